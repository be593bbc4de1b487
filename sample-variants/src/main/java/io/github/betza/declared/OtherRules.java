package io.github.betza.declared;

import io.github.betza.BareKing;
import io.github.betza.Promoting;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts into words what the annotations of a game say besides the members of {@link
 * DeclaredVariant}, so that whoever tells others about the game can say what is missing.
 */
final class OtherRules {
  private OtherRules() {}

  /**
   * Returns the rules in words.
   *
   * @param game the values of the annotation of the game
   */
  static List<String> of(Values game) {
    List<String> rules = new ArrayList<>();
    for (Values zone : game.nested("zones")) {
      String forms = PieceLetters.forms(zone.text("of"));
      if (!forms.isEmpty()) {
        rules.add("that " + forms + " may not leave " + zone.text("squares"));
      }
      if (!zone.text("captures").isEmpty()) {
        rules.add("that " + zone.text("of") + " may capture on " + zone.text("captures"));
      }
    }
    for (Values blocker : game.nested("blockers")) {
      rules.add(
          "that "
              + blocker.text("of")
              + " are like the edge of the board to "
              + blocker.text("to"));
    }
    ends(game, rules);
    return rules;
  }

  /** Returns the rules of a game that are not exported to any program, in words. */
  static List<String> untold(DeclaredVariant variant) {
    List<String> rules = new ArrayList<>(variant.rest());
    for (DeclaredPromotion promotion : variant.promotions()) {
      if (promotion.on() != Promoting.ARRIVAL) {
        rules.add(
            "that not only moves that end in "
                + promotion.zone()
                + ", or not all of them,"
                + " promote "
                + promotion.of());
      }
    }
    for (DeclaredExtra extra : variant.extras()) {
      rules.add("the further moves of " + extra.of() + " within " + extra.squares());
    }
    if (variant.ends().bareKing() != BareKing.PLAYS_ON) {
      rules.add("what becomes of a bare king");
    }
    return rules;
  }

  private static void ends(Values game, List<String> rules) {
    if (game.flag("bikjang")) {
      rules.add("that royal pieces that face each other must be parted");
    }
    if (game.flag("passesEnd")) {
      rules.add("that two passes end the game");
    }
  }

  /** Returns whether promoted forms take part in a promotion. */
  static boolean isAboutForms(Values promotion) {
    return (promotion.text("of") + promotion.text("to")).indexOf('+') >= 0;
  }
}
