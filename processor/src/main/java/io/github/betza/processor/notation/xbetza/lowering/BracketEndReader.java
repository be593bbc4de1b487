package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.path.LegOutcome;
import java.util.List;

/**
 * Reads how the move of a bracket ends: the modifiers before it say so, unless the last leg does.
 *
 * @param whole the modifiers before it
 */
record BracketEndReader(Bracket bracket, LegLetters whole, ProblemLog log) {
  /** Modifiers that decide how the last leg ends. */
  private static final String MODES = XBetzaModifierTable.ENDS + "tu";

  /** Those of them that name what may be there: if any is written, nothing else may be. */
  private static final String TAKEN = "m" + XBetzaModifierTable.CAPTURES;

  /** Returns the ways to end the move that the modifiers before the bracket give it. */
  List<LegOutcome> ofMove(boolean captures) {
    return outcomes(LegOutcomes.ofMove(whole, captures));
  }

  /**
   * Returns the ways to end the move with its last leg.
   *
   * @param written the modifiers of this leg
   * @param ending those of them that say how it ends, see {@link LegGeometry#modes}
   */
  List<LegOutcome> ofLastLeg(LegLetters written, LegLetters ending, LegContext context) {
    if (!ending.hasAny(MODES)) {
      return ofMove(context.before().captures());
    }
    LegLetters asked = ending.with(whole, inherited(ending, context.before().captures()));
    List<LegOutcome> landings = outcomes(LegOutcomes.of(asked, context));
    warnOfFront(asked);
    new DoubtfulHopCheck(written, log).warn();
    return landings;
  }

  private List<LegOutcome> outcomes(LegOutcomes modes) {
    LegRules.check(modes, log);
    return modes.outcomes();
  }

  /**
   * Returns which modifiers before the bracket are about the last leg too, although it has some of
   * its own: those that these do not contradict.
   *
   * @param captures whether a leg before may have captured something
   */
  private String inherited(LegLetters ending, boolean captures) {
    if (ending.has('x')) {
      // Another piece makes the move, or says what it is.
      return "";
    }
    boolean taken = ending.hasAny(TAKEN);
    LegLetters what = taken ? ending : whole;
    boolean takes = !what.hasAny(TAKEN) || what.hasAny(XBetzaModifierTable.CAPTURES);
    String inherited = taken ? "" : ending.has('t') ? TAKEN.replace("k", "") : TAKEN;
    return inherited + (takes && !what.has('k') ? "t" : "") + (takes || captures ? "u" : "");
  }

  /**
   * Warns of modifiers before the bracket that are about no leg, because the last one has its own.
   */
  private void warnOfFront(LegLetters asked) {
    boolean stops =
        bracket.joiners().stream().anyMatch(joiner -> joiner.value() == Bracket.MAY_STOP);
    bracket.modifiers().stream()
        .filter(letter -> !stops && MODES.indexOf(letter.value()) >= 0)
        .filter(letter -> !asked.letters().contains(letter))
        .findFirst()
        .ifPresent(
            letter ->
                XBetzaModifierTable.TABLE
                    .problems(log)
                    .withoutEffect(
                        letter, "the last leg has its own letters for how the move ends"));
  }
}
