package io.github.betza.processor.tool;

import io.github.betza.Dialect;
import io.github.betza.processor.CompiledGames;
import io.github.betza.processor.atlas.Atlas;
import io.github.betza.processor.atlas.Drawing;
import io.github.betza.processor.atlas.DrawnGame;
import io.github.betza.processor.diagnostic.ProblemCode.Severity;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.check.VariantCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Writes pages about games, as the processor does with the option {@code betza.atlas}. */
public final class AtlasTool {
  private AtlasTool() {}

  /**
   * Writes a page about each game, and an index of all pages about games in the folder. The
   * playground, where any notation can be tried, and the scripts of the pages are written as well.
   *
   * @param folder the folder; it is created if it does not exist
   * @param games the games; their annotations are read in one run of the compiler
   * @return the pages about the games, in their order, and the index
   * @throws NullPointerException if an argument or a game is null
   * @throws IOException if a file cannot be written
   * @throws IllegalArgumentException if a game cannot be read, or has errors
   * @throws NoCompilerException if this Java has no compiler
   */
  public static List<Path> write(Path folder, List<GameClass> games) throws IOException {
    Objects.requireNonNull(folder, "folder");
    CompiledGames read = read(games);
    Atlas atlas = new Atlas(folder);
    List<Path> files = new ArrayList<>();
    for (GameClass game : games) {
      files.add(atlas.write(game.file(), drawn(game, read)));
    }
    files.add(atlas.writeIndex());
    return files;
  }

  /**
   * Draws the moves of a piece.
   *
   * @param notation a notation without errors
   * @param symbol the text on the piece: one or two letters
   * @return an SVG file of its own, which follows the reader's choice of light or dark colors
   * @throws IllegalArgumentException if the notation has an error
   */
  public static String draw(String notation, Dialect dialect, String symbol) {
    Piece piece =
        Notations.read(notation, dialect)
            .piece()
            .orElseThrow(() -> new IllegalArgumentException("the notation has an error"));
    return Drawing.file(piece, symbol, "How " + notation + " moves");
  }

  private static CompiledGames read(List<GameClass> games) {
    CompiledGames reader = new CompiledGames();
    List<Class<?>> types = games.stream().<Class<?>>map(GameClass::type).toList();
    Optional<String> errors = ClassFiles.show(types, reader);
    if (errors.isPresent()) {
      throw new IllegalArgumentException("the games cannot be read: " + errors.get());
    }
    return reader;
  }

  private static DrawnGame drawn(GameClass game, CompiledGames read) {
    DrawnGame drawn =
        read.find(name(game))
            .orElseThrow(() -> refused(game, "its annotations name what cannot be found"));
    VariantCheck.check(drawn.facts()).stream()
        .filter(problem -> problem.code().severity() == Severity.ERROR)
        .findFirst()
        .ifPresent(
            problem -> {
              throw refused(game, problem.message());
            });
    if (!drawn.isReadable()) {
      throw refused(game, "a notation has errors");
    }
    try {
      return drawn.inOrder(game.symbols()).with(game.origin());
    } catch (IllegalArgumentException e) {
      throw refused(game, e.getMessage());
    }
  }

  private static IllegalArgumentException refused(GameClass game, String reason) {
    return new IllegalArgumentException(name(game) + ": " + reason);
  }

  /** Local and anonymous types have no canonical name, but none of them can declare a game. */
  private static String name(GameClass game) {
    return game.type().getCanonicalName();
  }
}
