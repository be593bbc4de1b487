package io.github.betza.browser;

import io.github.betza.model.GameModel;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.CastlingCheck;

/** The castling rights of a setup in which no piece has moved. */
final class CastlingRights {
  private static final String NONE = "-";

  private CastlingRights() {}

  /**
   * Returns a game with the rights of the pieces that can castle where they are set up. Rights that
   * hold are kept, however they are written.
   */
  static VariantFacts renewed(VariantFacts facts) {
    SetupGrid grid = SetupGrid.of(facts.files(), facts.ranks(), facts.setup());
    String declared = grid.rights();
    String rights = declared.equals(NONE) || !holds(facts, grid, declared) ? "" : declared;
    if (rights.matches("[KQkq]*")) {
      for (String right : new String[] {"K", "Q", "k", "q"}) {
        String more = sorted(rights + right);
        rights = holds(facts, grid, more) ? more : rights;
      }
    }
    grid.setRights(rights.isEmpty() ? NONE : rights);
    return facts.with(GameModel.SETUP, grid.text());
  }

  /** Returns the letters of some rights in the usual order, each once. */
  private static String sorted(String rights) {
    StringBuilder sorted = new StringBuilder();
    for (char right : "KQkq".toCharArray()) {
      sorted.append(rights.indexOf(right) < 0 ? "" : right);
    }
    return sorted.toString();
  }

  private static boolean holds(VariantFacts facts, SetupGrid grid, String rights) {
    grid.setRights(rights);
    VariantFacts game = facts.with(GameModel.SETUP, grid.text());
    return SetupBoard.isReadable(game, game.setup())
        && new CastlingCheck(game, game.geometry()).rights(SetupBoard.of(game)).isEmpty();
  }
}
