package io.github.betza.processor.notation.xbetza.lowering;

import static io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable.CAPTURES;
import static io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable.ENDS;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
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
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules of the modifiers on one leg. */
final class LegRules {
  private static final Pattern STEP = Pattern.compile("[a-z]*(?<atom>[A-Z])1?(?![0-9X*])");

  private static final String SPARES = "it spares royal pieces, but this leg never captures";

  /** The rules of its geometry. */
  static final ModifierCheck<LegGeometry> WAY =
      new ModifierCheck<>(
          XBetzaModifierTable.TABLE,
          List.of(
              new Excludes<>("z", 'q', leg -> true),
              new Excludes<>("j", 'n', leg -> !leg.isUnit()),
              new Coded<>(
                  "ie",
                  leg -> leg.isIso() && leg.context().before().curveEver(),
                  LegRules::refuseBentLength),
              new Only<>(
                  "ie",
                  ProblemCode.ISO_WITHOUT_SLIDER,
                  leg -> leg.isIso() && !leg.context().before().isStraightSlider(),
                  "on a later leg repeats the length of an earlier straight slide, and there is none",
                  "remove it, or make an earlier leg slide straight; for a first move write 'i' before the first 'a'"),
              new Undefined<>("j", leg -> leg.isSki() && leg.bends(), "a slide that turns"),
              new Undefined<>(
                  "ie", leg -> leg.isIso() && leg.bends() && !leg.isSki(), "a slide that turns"),
              new Undefined<>(
                  "pg",
                  leg -> leg.isIso() && leg.hops(),
                  "a leg that repeats the length of another one"),
              new Idle<>(
                  "qz", LegGeometry::turnsNothing, "a single step has no further step to turn"),
              new Idle<>(
                  "i",
                  leg -> !leg.context().first() && !leg.isIso(),
                  "no earlier leg slides, and this one is a single step"),
              new Idle<>("n", LegGeometry::passesNothing, "a single step passes over no square"),
              new Idle<>(
                  "n",
                  leg -> leg.letters().isDoubled('n') && !leg.grants(),
                  "only a last leg without a hop leaves en-passant squares"),
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
              new Coded<>("j", leg -> leg.isUnit() && !leg.isSlider(), LegRules::warnOfSkippedStep),
              new Only<>(
                  "q",
                  ProblemCode.REDUNDANT_RANGE,
                  LegGeometry::closesCircle,
                  "makes a circle that closes with the eighth step, so the range cannot "
                      + "be more than "
                      + Turn.CIRCLE,
                  "remove the range")));

  /** The rules of its outcomes. */
  static final ModifierCheck<LegOutcomes> END =
      new ModifierCheck<>(
          XBetzaModifierTable.TABLE,
          List.of(
              new Excludes<>("g", 'p', leg -> true),
              new Excludes<>("t", 'k', LegOutcomes::sparesRoyals),
              new Implied<>("k", 'c', leg -> true),
              new Implied<>("m", 'y', leg -> !leg.last()),
              new Default<>(
                  "m",
                  'c',
                  leg -> leg.first() && leg.last() && leg.letters().among(ENDS).size() == 2),
              new Needs<>(
                  "t",
                  CAPTURES + "pg",
                  leg -> !leg.last(),
                  "it restricts hops (\"tp\") and captures (\"tc\"), and this leg has "
                      + "neither"),
              new Needs<>("t", CAPTURES + "pg", LegOutcomes::endsWithoutCapture, SPARES),
              new Needs<>(
                  "t",
                  CAPTURES,
                  LegOutcomes::endsWithoutCapture,
                  SPARES + "; to hop over own pieces write two legs, as in \"ptafmR\""),
              new Idle<>("u", leg -> !leg.hasCaptured(), "no captured piece could be put down"),
              new Idle<>("u", LegOutcomes::onlyExcites, "this leg puts no piece down"),
              new Only<>(
                  "y",
                  ProblemCode.MODIFIER_NEEDS_CONTINUATION,
                  LegOutcomes::last,
                  "changes the range of a second leg, but no leg follows it",
                  "write 'a' and the next leg after it, as in \"yafsF\""),
              new Only<>(
                  "x",
                  ProblemCode.UNDEFINED_COMBINATION,
                  LegOutcomes::borrowsLate,
                  "(move as another own piece) cannot be combined with a hop or an earlier leg",
                  "write it on the only leg, as in \"xK\"; or add a leg, as in \"xaK\", to "
                      + "let the piece there finish the move")));

  private LegRules() {}

  /** Without the letter of the turn the earlier slide is straight. */
  private static void refuseBentLength(LegGeometry leg, ProblemLog log) {
    char iso = leg.isoByE() ? 'e' : 'i';
    Span letter = leg.letters().get(iso).span();
    String text = log.notation();
    int turn =
        Math.max(text.lastIndexOf('q', letter.start()), text.lastIndexOf('z', letter.start()));
    log.add(
        ProblemCode.ISO_WITHOUT_SLIDER,
        letter,
        "'"
            + iso
            + "' repeats the length of an earlier slide, but that slide turns, so it has none",
        turn < 0
            ? Advice.note("remove it, or make the earlier slide straight")
            : Advice.suggest(log.edited(Span.at(turn), "", "the earlier slide is straight")));
  }

  /** A second possible square comes before the next sign. */
  private static void warnOfSkippedStep(LegGeometry leg, ProblemLog log) {
    Span letter = leg.letters().get('j').span();
    Matcher step = STEP.matcher(log.notation()).region(letter.end(), log.notation().length());
    Advice advice = Advice.suggest(log.edited(letter, "", "a step without a jump").ofOtherPiece());
    if (step.lookingAt()) {
      advice =
          advice.suggesting(
              log.edited(
                      new Span(step.end("atom"), step.end()),
                      "2",
                      "two squares, the first jumped over")
                  .ofOtherPiece());
    }
    log.add(
        ProblemCode.NEVER_MOVES,
        letter,
        "'j' skips the first square of a slide, but this leg has no other square, so it never moves",
        advice.noting("give it a range, as in \"jW2\", or remove 'j'"));
  }

  /** Checks the geometry of a leg. */
  static void check(LegGeometry leg, ProblemLog log) {
    Optional<Letter> sided = leg.letters().firstTurn();
    if (sided.isPresent() && leg.context().before().curveEver()) {
      XBetzaModifierTable.TABLE
          .problems(log)
          .undefined(sided.get(), "a leg after a slide that turns");
    }
    WAY.check(leg.letters(), leg, log);
  }

  /** Checks the outcomes of a leg. */
  static void check(LegOutcomes leg, ProblemLog log) {
    END.check(leg.letters(), leg, log);
  }
}
