package io.github.betza.declared;

import io.github.betza.BareKing;
import io.github.betza.Promoting;
import io.github.betza.model.Blocker;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import java.util.ArrayList;
import java.util.List;

/** Puts into words the rules of a game that are not exported to any program. */
final class OtherRules {
  private OtherRules() {}

  /** Returns the rules in words. */
  static List<String> untold(DeclaredVariant variant) {
    GameModel game = variant.model();
    List<String> rules = new ArrayList<>();
    for (Zone zone : game.zones()) {
      String forms = PieceLetters.forms(zone.of());
      if (!forms.isEmpty()) {
        rules.add("that " + forms + " may not leave " + zone.squares());
      }
      if (!zone.captures().isEmpty()) {
        rules.add("that " + zone.of() + " may capture on " + zone.captures());
      }
    }
    for (Blocker blocker : game.blockers()) {
      rules.add("that " + blocker.of() + " are like the edge of the board to " + blocker.to());
    }
    if (game.bikjang()) {
      rules.add("that royal pieces that face each other must be parted");
    }
    if (game.passesEnd()) {
      rules.add("that two passes end the game");
    }
    for (Promotion promotion : variant.promotions()) {
      if (promotion.on() != Promoting.ARRIVAL) {
        rules.add(
            "that not only moves that end in "
                + promotion.zone()
                + ", or not all of them, promote "
                + promotion.of());
      }
    }
    for (DeclaredExtra extra : variant.extras()) {
      rules.add("the further moves of " + extra.of() + " within " + extra.squares());
    }
    if (game.bareKing() != BareKing.PLAYS_ON) {
      rules.add("what becomes of a bare king");
    }
    return rules;
  }
}
