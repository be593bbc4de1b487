package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierCheck;
import io.github.betza.processor.notation.modifier.ModifierRule.Coded;
import io.github.betza.processor.notation.modifier.ModifierRule.Default;
import io.github.betza.processor.notation.modifier.ModifierRule.Excludes;
import io.github.betza.processor.notation.modifier.ModifierRule.Idle;
import io.github.betza.processor.notation.modifier.ModifierRule.Implied;
import io.github.betza.processor.notation.modifier.ModifierRule.Needs;
import io.github.betza.processor.notation.modifier.ModifierRule.Only;
import io.github.betza.processor.notation.modifier.ModifierRule.Undefined;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;
import java.util.Optional;

/** The rules of the modifiers on one leg. */
final class LegRules {
  private static final String SPARES = "it spares royal pieces, but this leg captures nothing";

  /** Of how a leg goes. */
  static final ModifierCheck<LegGeometry> WAY =
      new ModifierCheck<>(
          XBetzaModifierTable.TABLE,
          List.of(
              new Excludes<>("z", 'q', leg -> true),
              new Excludes<>("j", 'n', leg -> !leg.isUnit()),
              new Only<>(
                  "ie",
                  ProblemCode.ISO_WITHOUT_SLIDER,
                  leg -> leg.isIso() && !leg.context().before().isStraightSlider(),
                  "needs as many steps as a slider leg before, but no straight one comes before",
                  "give an earlier leg a range"),
              new Undefined<>("j", leg -> leg.isSki() && leg.bends(), "a bent rider"),
              new Undefined<>(
                  "ie", leg -> leg.isIso() && leg.bends() && !leg.isSki(), "a bent rider"),
              new Undefined<>("pg", leg -> leg.isIso() && leg.hops(), "a leg of a given length"),
              new Idle<>("qz", LegGeometry::turnsNothing, "a single step has no next one to turn"),
              new Idle<>(
                  "i",
                  leg -> !leg.context().first() && !leg.isIso(),
                  "no leg before is a slider leg, and this one is a single step"),
              new Idle<>(
                  "n", LegGeometry::passesNothing, "a step to the next square passes over nothing"),
              new Idle<>(
                  "n",
                  leg -> leg.letters().isDoubled('n') && !leg.grants(),
                  "the squares passed over are en-passant squares only on a last leg that does not hop"),
              new Coded<>(
                  "n", LegGeometry::isKnight, (leg, log) -> new LameKnightCheck(leg, log).warn()),
              new Coded<>(
                  "n",
                  LegGeometry::isOblique,
                  (leg, log) -> new LameObliqueCheck(leg, log).report('n')),
              new Coded<>(
                  "j",
                  LegGeometry::isOblique,
                  (leg, log) -> new LameObliqueCheck(leg, log).report('j')),
              new Only<>(
                  "j",
                  ProblemCode.NEVER_MOVES,
                  leg -> leg.isUnit() && !leg.isSlider(),
                  "skips the first square of a slide, but this leg has only that one step",
                  "give it a range, as in \"jW2\""),
              new Only<>(
                  "q",
                  ProblemCode.REDUNDANT_RANGE,
                  LegGeometry::closesCircle,
                  "closes its circle with the eighth step, so the range ends at " + Turn.CIRCLE,
                  "a circle needs no range")));

  /** Of what it meets. */
  static final ModifierCheck<LegOutcomes> END =
      new ModifierCheck<>(
          XBetzaModifierTable.TABLE,
          List.of(
              new Excludes<>("g", 'p', leg -> true),
              new Excludes<>("t", 'k', LegOutcomes::sparesRoyals),
              new Implied<>("k", 'c', leg -> true),
              new Implied<>("m", 'y', leg -> !leg.last()),
              new Default<>(
                  "m", 'c', leg -> leg.first() && leg.last() && !leg.letters().hasAny("dkex")),
              new Needs<>(
                  "t",
                  "cdpgke",
                  leg -> !leg.last(),
                  "it restricts hops (\"tp\") and captures (\"tc\"), but this leg has neither"),
              new Needs<>("t", "cdkepg", LegOutcomes::endsWithoutCapture, SPARES),
              new Needs<>(
                  "t",
                  "cdke",
                  LegOutcomes::endsWithoutCapture,
                  SPARES + "; to hop over own pieces, the hop needs its own leg, as in \"ptafmR\""),
              new Idle<>(
                  "u", leg -> !leg.hasCaptured(), "no piece is captured that could be unloaded"),
              new Idle<>(
                  "u", LegOutcomes::onlyExcites, "the leg excites a piece, and puts none down"),
              new Only<>(
                  "y",
                  ProblemCode.MODIFIER_NEEDS_CONTINUATION,
                  LegOutcomes::last,
                  "goes on from an empty square with another range, but no leg follows",
                  "put 'a' and the next leg after it, as in \"yafsF\""),
              new Only<>(
                  "x",
                  ProblemCode.UNDEFINED_COMBINATION,
                  LegOutcomes::borrowsLate,
                  "is not defined for a borrower that hops, or that has legs before",
                  "a borrower has one leg, as in \"xK\"; for the piece there to make the rest of the move,"
                      + " add a leg, as in \"xaK\"")));

  private LegRules() {}

  /** Checks how a leg goes. */
  static void check(LegGeometry leg, ProblemLog log) {
    Optional<Letter> sided = leg.letters().firstTurn();
    if (sided.isPresent() && leg.context().before().curveEver()) {
      XBetzaModifierTable.TABLE
          .problems(log)
          .undefined(sided.get(), "a leg after a bent one, which turns with every step");
    }
    WAY.check(leg.letters(), leg, log);
  }

  /** Checks what a leg meets. */
  static void check(LegOutcomes leg, ProblemLog log) {
    END.check(leg.letters(), leg, log);
  }
}
