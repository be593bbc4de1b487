package io.github.betza.cli;

import io.github.betza.board.PieceTable;
import io.github.betza.cli.output.Printable;
import io.github.betza.declared.GameDeclarations;
import io.github.betza.game.Game;
import io.github.betza.play.Repertoire;
import io.github.betza.processor.atlas.GameOrigin;
import io.github.betza.processor.tool.AtlasTool;
import io.github.betza.processor.tool.GameClass;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code betza atlas}: writes pages that show how pieces move. */
@Command(
    name = "atlas",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Writes pages with diagrams of the pieces of games.",
    description =
        "%nWrites a page of HTML about a game, with a diagram of every piece, and an index, which"
            + " leads to all such pages of the folder. Without --variant, there is a page about"
            + " each game of --class-path, or of the samples.%n",
    footer = {"", "Example:", "  betza atlas --variant chess --out pages"})
final class AtlasCommand implements Callable<Integer> {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "The folder for the pages; it is made if need be.")
  private String out;

  @Mixin private GameOptions variant;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (out.isBlank()) {
      // An empty path would be the current folder, which no user would intend.
      throw new ParameterException(
          spec.commandLine(), "--out needs the name of a folder; \".\" is the current one");
    }
    List<GameClass> games = new ArrayList<>();
    for (Repertoire repertoire : variant.findAll()) {
      repertoire.names().forEach(name -> games.add(compiled(repertoire, name)));
    }
    try {
      AtlasTool.write(Path.of(out), games).forEach(spec.commandLine().getOut()::println);
    } catch (InvalidPathException e) {
      throw new UsageException("--out: no folder has the name " + Printable.quote(out));
    } catch (IOException e) {
      throw new UsageException(Printable.quote(out) + " cannot be written: " + Printable.reason(e));
    } catch (IllegalArgumentException e) {
      throw new UsageException(Printable.line(e.getMessage()));
    }
    return 0;
  }

  /** Returns a user's own game, whose page has the same name as one of the processor. */
  private static GameClass compiled(Repertoire repertoire, String name) {
    Game game = repertoire.open(name, null);
    Class<?> type = declaringType(game);
    String file = repertoire instanceof OwnGame ? type.getCanonicalName() : name;
    Optional<GameOrigin> origin =
        repertoire instanceof OwnGame ? Optional.empty() : SampleOrigins.find(name);
    return new GameClass(file, type, symbols(game.rules().pieces()), origin);
  }

  private static Class<?> declaringType(Game game) {
    try {
      return GameDeclarations.declaringType(game);
    } catch (IllegalStateException e) {
      throw new UsageException(e.getMessage());
    }
  }

  private static List<String> symbols(PieceTable pieces) {
    return IntStream.rangeClosed(1, pieces.size()).mapToObj(pieces::symbol).toList();
  }

  /**
   * The history of the sample games, and their rules in plain words. The file {@code origins.txt}
   * has four lines for each, and an empty line between them: its name, its history, a page, its
   * rules.
   */
  static final class SampleOrigins {
    private static final Map<String, GameOrigin> BY_NAME = read();

    private SampleOrigins() {}

    /** Returns what is known of a sample game, by the name that {@link Games} has for it. */
    static Optional<GameOrigin> find(String name) {
      return Optional.ofNullable(BY_NAME.get(name));
    }

    private static Map<String, GameOrigin> read() {
      Map<String, GameOrigin> origins = new HashMap<>();
      try (InputStream in = Games.class.getResourceAsStream("origins.txt")) {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        for (String block : text.strip().split("\\R\\R", -1)) {
          String[] lines = block.split("\\R", -1);
          origins.put(lines[0], new GameOrigin(lines[3], lines[1], lines[2]));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return origins;
    }
  }
}
