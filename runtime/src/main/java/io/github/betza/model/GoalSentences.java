package io.github.betza.model;

import java.util.ArrayList;
import java.util.List;

/** A goal in a sentence. */
record GoalSentences(RuleSentences words, Goal goal) {
  String text() {
    return goal.isFormation() ? formation() : places();
  }

  private String all() {
    return " of " + RuleSentences.list(words.named(goal.of()), " and ");
  }

  private static String squares(String set) {
    return RuleSentences.squares(set);
  }

  private String formation() {
    List<String> ways = new ArrayList<>();
    if (goal.line() > 0) {
      ways.add(
          goal.line()
              + all()
              + " in a row along a rank"
              + (goal.orthogonal() ? " or a file" : ", a file or a diagonal"));
    }
    if (goal.block() > 0) {
      int size = goal.block();
      ways.add(size * size + all() + " filling " + size + " by " + size + " squares");
    }
    String black = goal.black().isEmpty() ? "" : ", or as Black on " + squares(goal.black());
    return "A side that has "
        + String.join(", or ", ways)
        + ", all on "
        + squares(goal.squares())
        + black
        + ", has won.";
  }

  private String places() {
    boolean one = goal.count() == 1;
    String black =
        goal.black().isEmpty() ? "" : ", or as Black to " + squares(goal.black()) + " instead,";
    String condition = "";
    if (goal.safe()) {
      condition +=
          one ? " if no enemy attacks it there" : " if no attack threatens to leave fewer there";
    }
    if (goal.answered()) {
      condition +=
          (goal.safe() ? ", or" : "")
              + (one ? " if it is" : " if they are")
              + " still there after the next move of the other side; the game is drawn if that is"
              + " Black's and brings a royal piece there as well";
    }
    return "A side that brings "
        + (one ? words.any(goal.of()) : goal.count() + all())
        + " to "
        + squares(goal.squares())
        + black
        + " has won"
        + condition
        + ".";
  }
}
