package io.github.betza.export;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.SquareSet;
import java.util.List;

/** The rules around the pieces, as far as XBoard is concerned. */
public final class XBoardRules {
  private static final int MOST_FILES = 16;

  /** On a sixteenth rank XBoard takes moves for drops. */
  private static final int MOST_RANKS = 15;

  /** How large a board may be, in words. */
  public static final String ROOM = MOST_FILES + " files and " + MOST_RANKS + " ranks";

  private XBoardRules() {}

  /**
   * Returns what XBoard cannot be told of a game besides the moves of its pieces and their
   * promotions, a sentence for each.
   */
  public static List<String> omissions(DeclaredVariant variant) {
    Omissions omissions = new Omissions();
    Rules.omit(variant, omissions);
    return omissions.sentences();
  }

  /** Returns when a game is drawn by its length, which XBoard cannot be told either. */
  public static List<String> draws(DeclaredVariant variant) {
    Omissions omissions = new Omissions();
    Rules.omitDraws(variant, omissions);
    return omissions.sentences();
  }

  /** Returns whether XBoard has room for the board of a game. */
  public static boolean hasRoom(DeclaredVariant variant) {
    return variant.files() <= MOST_FILES && variant.ranks() <= MOST_RANKS;
  }

  /** Returns whether a piece must promote, and that on the last rank and nowhere else. */
  public static boolean isOnLastRank(DeclaredVariant variant, DeclaredPromotion rule) {
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    SquareSet zone = SquareSet.parse(geometry, rule.zone());
    return !rule.optional() && FairyRegion.isLastRanks(geometry, zone, 1);
  }
}
