package io.github.betza.processor.variant;

import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import java.util.List;

/**
 * A game as its annotation declares it.
 *
 * @param name the name of the game
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which a game begins
 * @param pieces the pieces; their kinds are their places in this list, counted from 1
 * @param promotions which pieces promote
 * @param zones which pieces may not leave which squares
 * @param royalty what the royal pieces are to their side
 * @param stalemate what becomes of a side without a legal move
 * @param capturing whether a side that can capture must
 * @param flyingGeneral whether royal pieces may not face each other on a file
 */
public record VariantFacts(
    String name,
    int files,
    int ranks,
    String setup,
    List<PieceFacts> pieces,
    List<PromotionFacts> promotions,
    List<ZoneFacts> zones,
    Royalty royalty,
    Stalemate stalemate,
    Capturing capturing,
    boolean flyingGeneral) {
  /** Copies the lists. */
  public VariantFacts {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
  }

  /** A promotion, with the letters of the pieces. */
  public record PromotionFacts(
      String of, String to, String zone, boolean optional, boolean limited) {}

  /** A zone, with the letters of the pieces. */
  public record ZoneFacts(String of, String squares) {}

  /** Returns the kind with a letter, or 0 where there is none. */
  public int kindOf(char letter) {
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.get(kind - 1).letter() == letter) {
        return kind;
      }
    }
    return 0;
  }

  /** Returns the piece of a kind. */
  public PieceFacts piece(int kind) {
    return pieces.get(kind - 1);
  }
}
