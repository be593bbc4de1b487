package io.github.betza.export;

import io.github.betza.declared.DeclaredVariant;
import java.util.List;

/** The rules around the pieces, as far as XBoard is concerned. */
public final class XBoardRules {
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
}
