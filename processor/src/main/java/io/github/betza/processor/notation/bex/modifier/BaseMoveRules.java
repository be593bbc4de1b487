package io.github.betza.processor.notation.bex.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.BaseMove;
import io.github.betza.processor.notation.bex.sequence.BaseMove.Modality;
import io.github.betza.processor.notation.modifier.ModifierCheck;
import io.github.betza.processor.notation.modifier.ModifierRule.Coded;
import io.github.betza.processor.notation.modifier.ModifierRule.Default;
import io.github.betza.processor.notation.modifier.ModifierRule.Idle;
import io.github.betza.processor.notation.modifier.ModifierRule.OneOf;
import io.github.betza.processor.notation.modifier.ModifierRule.Only;
import io.github.betza.processor.notation.modifier.ModifierRule.Undefined;
import io.github.betza.processor.path.resolve.Bridges;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;

/**
 * The rules of the modifiers of one step.
 *
 * @param modifiers the modifiers
 * @param step the step without them
 * @param direct whether they are directly before the step, and not before a group
 */
record BaseMoveRules(BexModifiers modifiers, BaseMove step, boolean direct) {
  /** A leap with more shortest paths would give endless code. */
  private static final int MOST_SHORTEST_PATHS = 100;

  private static final String TWICE = "a move that already has a modifier of this kind";

  private static final String STYLES = BexModifierTable.WAYS + BexModifierTable.TURNS;

  static final ModifierCheck<BaseMoveRules> CHECK =
      new ModifierCheck<>(
          BexModifierTable.TABLE,
          List.of(
              new Default<>("m", 'c', place -> !place.isMarked()),
              new Only<>(
                  "m",
                  ProblemCode.CONTRADICTORY_MODIFIERS,
                  place -> place.hasOneOfBoth() && place.step.modality() == Modality.CAPTURE,
                  "contradicts the effect in brackets: its move captures in any case",
                  ""),
              new Only<>(
                  "c",
                  ProblemCode.CONTRADICTORY_MODIFIERS,
                  BaseMoveRules::mustNotCapture,
                  "contradicts the effect in brackets: its move must end on an empty square",
                  ""),
              new Only<>(
                  "m",
                  ProblemCode.REDUNDANT_MODIFIER,
                  place -> place.hasOneOfBoth() && place.modifiers.mark().isPresent(),
                  "is redundant: the move ends on an empty square anyway",
                  ""),
              new Undefined<>(
                  STYLES,
                  place -> place.modifiers.mark().isPresent(),
                  "a move with a capture beside it"),
              new OneOf<>(BexModifierTable.WAYS, place -> true),
              new OneOf<>(BexModifierTable.TURNS, place -> true),
              new Undefined<>(BexModifierTable.WAYS, BaseMoveRules::isStyledTwice, TWICE),
              new Undefined<>(
                  BexModifierTable.TURNS,
                  place -> place.isStyledTwice() && !place.modifiers.hasAny(BexModifierTable.WAYS),
                  TWICE),
              new Undefined<>("pg", place -> place.step.range().isExact(), "an exact range"),
              new Only<>(
                  "q",
                  ProblemCode.CONTRADICTORY_MODIFIERS,
                  place -> place.step.range().least() > Turn.CIRCLE,
                  "cannot have this range: the circle closes after " + Turn.CIRCLE + " steps",
                  ""),
              new Idle<>(
                  "n",
                  place -> place.direct && place.step.isUnit(),
                  "a single step passes over no square"),
              new Idle<>(
                  "e",
                  place -> place.direct && place.step.range().isOnce(),
                  "the move leaps anyway"),
              new Coded<>("j", BaseMoveRules::passesNothing, BaseMoveRules::reportJump),
              new Only<>(
                  "nj",
                  ProblemCode.TOO_MANY_PATHS,
                  BaseMoveRules::hasManyPaths,
                  "allows leaps of at most " + MOST_SHORTEST_PATHS + " shortest paths",
                  "write the paths step by step, as in \"mW-F\"")));

  /** Reports the problems of the modifiers, and returns whether none is an error. */
  boolean check(ProblemLog log) {
    return CHECK.check(modifiers, this, log);
  }

  private boolean isMarked() {
    return modifiers.mark().isPresent() || step.mark() != BaseMove.Mark.NONE;
  }

  private boolean hasOneOfBoth() {
    return modifiers.has('m') != modifiers.has('c');
  }

  private boolean mustNotCapture() {
    return hasOneOfBoth()
        && step.mark() == BaseMove.Mark.NONE
        && step.modality() == BaseMove.Modality.MOVE;
  }

  /** Whether a group applies letters to a step that has other letters of this kind already. */
  private boolean isStyledTwice() {
    boolean bent = modifiers.among(BexModifierTable.TURNS).size() == 1;
    return !isStyledAgain()
        && (!step.style().equals(BaseMove.Style.PLAIN)
            || step.mark() != BaseMove.Mark.NONE
            || (bent && modifiers.hasAny("nej")));
  }

  /**
   * Whether a group applies a letter to a step that has the same letter, and to some that lack it.
   */
  boolean isStyledAgain() {
    return !modifiers.hasAny(BexModifierTable.TURNS)
        && ((modifiers.has('e') && step.style().over())
            || (modifiers.has('n') && step.style().passing() == PassedSquares.LAME_ON_SHORTEST));
  }

  private boolean hasManyPaths() {
    return !step.isUnit() && Bridges.shortestPaths(step.atom()) > MOST_SHORTEST_PATHS;
  }

  private boolean passesNothing() {
    return step.isUnit() && (step.range().isOnce() || step.range().isExact());
  }

  private void reportJump(ProblemLog log) {
    log.add(
        ProblemCode.MODIFIER_NOT_FOR_ATOM,
        modifiers.get('j').span(),
        "'j' cannot modify \""
            + step.span().of(log.notation())
            + "\", because it passes over no square",
        "put 'j' before a leap or slide, as in \"jD\" or \"jR\", or remove it");
  }
}
