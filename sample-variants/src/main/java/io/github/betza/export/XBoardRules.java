package io.github.betza.export;

import io.github.betza.declared.DeclaredVariant;
import java.util.List;

/** The rules around the pieces, as far as XBoard is concerned. */
public final class XBoardRules {
  /** The most files of a board. */
  public static final int MOST_FILES = 16;

  /** The most ranks of a board: on a sixteenth rank XBoard takes moves for drops. */
  public static final int MOST_RANKS = 15;

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

  /** Returns whether XBoard has room for the board of a game. */
  public static boolean hasRoom(DeclaredVariant variant) {
    return variant.files() <= MOST_FILES && variant.ranks() <= MOST_RANKS;
  }
}
