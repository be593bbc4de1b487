package io.github.betza.processor.variant.sentence;

import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Says in sentences how the king castles, what a side must and may not do, and how a game ends. */
public final class EndSentences {
  private EndSentences() {}

  /** Returns the sentences about a game, in which pieces go by their names. */
  public static List<String> of(VariantFacts facts) {
    return of(
        facts,
        symbols ->
            RuleWords.list(
                facts.kindsOf(symbols).stream()
                    .map(kind -> "the " + facts.piece(kind).name())
                    .toList(),
                " or "));
  }

  /**
   * Returns the sentences about a game.
   *
   * @param any words for any one of the pieces with some symbols
   */
  public static List<String> of(VariantFacts facts, UnaryOperator<String> any) {
    List<String> rules = new ArrayList<>(CastlingSentences.of(facts));
    rules.add(
        switch (facts.royalty()) {
          case NONE -> "No piece is royal.";
          case CHECKMATE ->
              "No move may leave a royal piece of its own side attacked. A side that has no legal"
                  + " move while a royal piece is attacked is checkmated and has lost.";
          case LAST_CAPTURED -> "A side that has lost its last royal piece has lost.";
          case KIND_EXTINCT -> "A side that has lost its last piece of a kind has lost.";
        });
    rules.add(
        switch (facts.model().stalemate()) {
          case DRAW -> "Stalemate is a draw.";
          case LOSS -> "A side that is stalemated has lost.";
          case WIN -> "A side that is stalemated has won.";
        });
    addDuties(facts, rules);
    addEnds(facts.model(), any, rules);
    return rules;
  }

  private static void addDuties(VariantFacts facts, List<String> rules) {
    switch (facts.model().capturing()) {
      case FREE -> {}
      case MANDATORY -> rules.add("A side that can capture must.");
      case COMPLETE ->
          rules.add(
              "A side that can capture must, and must carry a capture of several pieces through.");
    }
    if (facts.model().flyingGeneral()) {
      rules.add("Royal pieces of opposite sides may not face each other on a file.");
    }
    if (facts.model().bikjang()) {
      rules.add(
          "A side that finds royal pieces of opposite sides facing each other on a file must end"
              + " that, or pass, which draws the game.");
    }
    if (facts.model().passesEnd()) {
      rules.add("The game is drawn when both sides have passed one after the other.");
    }
  }

  private static void addEnds(GameModel ends, UnaryOperator<String> any, List<String> rules) {
    switch (ends.bareKing()) {
      case PLAYS_ON -> {}
      case LOSES ->
          rules.add(
              "A side that has nothing left but royal pieces has lost; where neither side has more,"
                  + " the game is drawn.");
      case LOSES_UNLESS_ANSWERED ->
          rules.add(
              "A side that has nothing left but royal pieces has lost, unless the next move leaves"
                  + " the other side no more than that, which draws the game.");
    }
    for (Goal goal : ends.goals()) {
      rules.add(
          "A side that brings "
              + any.apply(goal.of())
              + " to "
              + RuleWords.squares(goal.squares())
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
}
