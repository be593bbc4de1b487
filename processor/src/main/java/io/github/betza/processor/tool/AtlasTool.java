package io.github.betza.processor.tool;

import io.github.betza.processor.atlas.Atlas;
import io.github.betza.processor.atlas.DrawnGame;
import io.github.betza.processor.atlas.DrawnPiece;
import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Severity;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantCheck;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Writes pages about games, as the processor does with the option {@code betza.atlas}. */
public final class AtlasTool {
  private final Atlas atlas;

  /**
   * Makes the folder for the pages, if need be.
   *
   * @throws IOException where it cannot be made
   */
  public AtlasTool(Path folder) throws IOException {
    this.atlas = new Atlas(folder);
  }

  /**
   * Writes the page about a game.
   *
   * @param file the name of the page's file, without {@code .html}
   * @return the file
   * @throws IOException where it cannot be written
   * @throws IllegalArgumentException where something is wrong with the game
   */
  public Path write(String file, NotatedGame game) throws IOException {
    VariantFacts facts = facts(game);
    VariantCheck.check(facts).stream()
        .filter(problem -> problem.code().severity() == Severity.ERROR)
        .findFirst()
        .ifPresent(
            problem -> {
              throw new IllegalArgumentException(game.name() + ": " + problem.message());
            });
    return atlas.write(
        file, new DrawnGame(facts, game.pieces().stream().map(AtlasTool::drawn).toList()));
  }

  /**
   * Writes the page that leads to all pages about games in the folder.
   *
   * @return the file
   * @throws IOException where it cannot be written
   */
  public Path writeIndex() throws IOException {
    return atlas.writeIndex();
  }

  private static VariantFacts facts(NotatedGame game) {
    List<PromotionFacts> promotions =
        game.promotions().stream()
            .map(
                rule ->
                    new PromotionFacts(
                        rule.of(), rule.to(), rule.zone(), rule.optional(), rule.limited()))
            .toList();
    return new VariantFacts(
        game.name(),
        game.files(),
        game.ranks(),
        game.setup(),
        game.pieces().stream().map(AtlasTool::facts).toList(),
        promotions,
        game.zones().stream().map(zone -> new ZoneFacts(zone.of(), zone.squares())).toList(),
        game.royalty(),
        game.stalemate(),
        game.capturing(),
        game.flyingGeneral());
  }

  private static PieceFacts facts(NotatedGame.Piece piece) {
    return new PieceFacts(
        piece.name(),
        piece.name(),
        piece.name(),
        piece.letter(),
        true,
        piece.royal(),
        true,
        true,
        Notations.read(piece.notation().notation(), language(piece)).piece());
  }

  private static DrawnPiece drawn(NotatedGame.Piece piece) {
    return new DrawnPiece(
        piece.name(), piece.letter(), piece.royal(), piece.notation().notation(), language(piece));
  }

  private static Language language(NotatedGame.Piece piece) {
    return Language.valueOf(piece.notation().dialect().name());
  }
}
