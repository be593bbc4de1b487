package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.path.LegOutcome;
import java.util.List;

/**
 * Reads the end of a bracket's move: the modifiers before the bracket decide it, unless the last
 * leg does.
 *
 * @param whole the modifiers before it
 */
record BracketEndReader(Bracket bracket, LegLetters whole, ProblemLog log) {
  /** Modifiers that decide how the last leg ends. */
  private static final String ENDINGS = XBetzaModifierTable.ENDS + "tu";

  /**
   * The modifiers among them that name the captured pieces: if one is written, nothing else may be
   * captured.
   */
  private static final String TAKEN = "m" + XBetzaModifierTable.CAPTURES;

  /** Returns the ways to end the move by the modifiers before the bracket. */
  List<LegOutcome> ofMove(boolean captures) {
    return outcomes(LegOutcomes.ofMove(whole, captures));
  }

  /**
   * Returns the ways to end the move with its last leg.
   *
   * @param written the modifiers of this leg
   * @param ending the modifiers among them for its end, see {@link LegGeometry#outcomeLetters}
   */
  List<LegOutcome> ofLastLeg(LegLetters written, LegLetters ending, LegContext context) {
    if (!ending.hasAny(ENDINGS)) {
      return ofMove(context.before().captures());
    }
    LegLetters effective = ending.with(whole, inherited(ending, context.before().captures()));
    List<LegOutcome> landings = outcomes(LegOutcomes.of(effective, context));
    warnOfFront(effective);
    new DoubtfulHopCheck(written, log).warn();
    return landings;
  }

  private List<LegOutcome> outcomes(LegOutcomes outcomes) {
    LegRules.check(outcomes, log);
    return outcomes.all();
  }

  /**
   * Returns the modifiers before the bracket that apply to the last leg too, although it has some
   * of its own: the ones that these do not contradict.
   *
   * @param captures whether an earlier leg may have captured a piece
   */
  private String inherited(LegLetters ending, boolean captures) {
    if (ending.has('x')) {
      // Another piece makes the move, or decides it.
      return "";
    }
    boolean taken = ending.hasAny(TAKEN);
    LegLetters what = taken ? ending : whole;
    boolean takes = !what.hasAny(TAKEN) || what.hasAny(XBetzaModifierTable.CAPTURES);
    String inherited = taken ? "" : ending.has('t') ? TAKEN.replace("k", "") : TAKEN;
    return inherited + (takes && !what.has('k') ? "t" : "") + (takes || captures ? "u" : "");
  }

  /**
   * Warns of modifiers before the bracket that apply to no leg, because the last one has its own.
   */
  private void warnOfFront(LegLetters effective) {
    boolean stops =
        bracket.joiners().stream().anyMatch(joiner -> joiner.value() == Bracket.MAY_STOP);
    bracket.modifiers().stream()
        .filter(letter -> !stops && ENDINGS.indexOf(letter.value()) >= 0)
        .filter(letter -> !effective.letters().contains(letter))
        .findFirst()
        .ifPresent(
            letter ->
                XBetzaModifierTable.TABLE
                    .problems(log)
                    .withoutEffect(
                        letter, "the last leg has its own letters for how the move ends"));
  }
}
