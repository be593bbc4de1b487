package io.github.betza.processor.tool;

import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import java.util.List;

/**
 * A game as {@link io.github.betza.Variant} declares it.
 *
 * @param name its name
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which it begins, as a FEN
 * @param pieces its pieces, in the order of their kinds
 * @param promotions which pieces promote
 * @param zones which pieces may not leave which squares
 * @param royalty what the royal pieces are to their side
 * @param stalemate what becomes of a side without a legal move
 * @param capturing whether a side that can capture must
 * @param flyingGeneral whether royal pieces may not face each other on a file
 */
public record NotatedGame(
    String name,
    int files,
    int ranks,
    String setup,
    List<Piece> pieces,
    List<Promotion> promotions,
    List<Zone> zones,
    Royalty royalty,
    Stalemate stalemate,
    Capturing capturing,
    boolean flyingGeneral) {
  /** Copies the lists. */
  public NotatedGame {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
  }

  /** A piece of the game. */
  public record Piece(String name, char letter, boolean royal, NotatedPiece notation) {}

  /** A promotion; pieces by their letters. */
  public record Promotion(String of, String to, String zone, boolean optional, boolean limited) {}

  /** A zone; pieces by their letters. */
  public record Zone(String of, String squares) {}
}
