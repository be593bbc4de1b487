package io.github.betza.processor.atlas;

import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import java.util.ArrayList;
import java.util.List;

/** Tells the rules of a game that are not moves of pieces. */
final class GameSentences {
  private GameSentences() {}

  /** Returns the rules in sentences. */
  static List<String> of(DrawnGame game) {
    VariantFacts facts = game.facts();
    List<String> rules = new ArrayList<>(PieceSentences.of(game));
    rules.add(
        switch (facts.royalty()) {
          case NONE -> "No piece is royal.";
          case CHECKMATE -> "Royal pieces may not be left attacked.";
          case LAST_CAPTURED -> "Who has lost the last royal piece has lost.";
          case KIND_EXTINCT -> "Who has lost the last piece of a kind has lost.";
        });
    rules.add(
        switch (facts.stalemate()) {
          case DRAW -> "Stalemate is a draw.";
          case LOSS -> "Who is stalemated has lost.";
          case WIN -> "Who is stalemated has won.";
        });
    switch (facts.capturing()) {
      case FREE -> {}
      case MANDATORY -> rules.add("Who can capture must.");
      case COMPLETE ->
          rules.add("Who can capture must, and must carry a capture of several pieces through.");
    }
    if (facts.flyingGeneral()) {
      rules.add("Royal pieces of opposite sides may not face each other on a file.");
    }
    if (facts.bikjang()) {
      rules.add(
          "Who finds royal pieces of opposite sides facing each other on a file must end that,"
              + " or pass, which draws the game.");
    }
    if (facts.passesEnd()) {
      rules.add("The game is drawn when both sides have passed one after the other.");
    }
    addEnds(game, rules);
    if (namesSquares(facts)) {
      rules.add("Squares are named as White sees them; for Black the board is turned round.");
    }
    return rules;
  }

  private static void addEnds(DrawnGame game, List<String> rules) {
    EndFacts ends = game.facts().ends();
    switch (ends.bareKing()) {
      case PLAYS_ON -> {}
      case LOSES ->
          rules.add(
              "Who has nothing left but royal pieces has lost; where neither side has more, the"
                  + " game is drawn.");
      case LOSES_UNLESS_ANSWERED ->
          rules.add(
              "Who has nothing left but royal pieces has lost, unless the next move leaves the"
                  + " other side no more than that, which draws the game.");
    }
    for (GoalFacts goal : ends.goals()) {
      rules.add(
          "Who brings "
              + Phrases.any(game, goal.of())
              + " to "
              + Phrases.squares(goal.squares())
              + " has won.");
    }
    if (ends.repetitions() > 0) {
      rules.add(
          "The game is drawn when the same position, with the same side to move, has been on the"
              + " board "
              + ends.repetitions()
              + " times.");
    }
    if (ends.moveLimit() > 0) {
      rules.add(
          "The game is drawn after "
              + ends.moveLimit()
              + " moves of each side in which nothing was captured and no piece that promotes has"
              + " moved.");
    }
  }

  private static boolean namesSquares(VariantFacts facts) {
    return !(facts.promotions().isEmpty()
        && facts.zones().isEmpty()
        && facts.extras().isEmpty()
        && facts.ends().goals().isEmpty());
  }
}
