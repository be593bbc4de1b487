package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierCheck;
import io.github.betza.processor.notation.modifier.ModifierRule.Only;
import io.github.betza.processor.notation.modifier.Modifiers;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import java.util.List;

/** The rules of the modifiers before a bracket and on its legs. */
record BracketRules(Bracket bracket, int number) {
  private static final Only<BracketRules> NO_LEGS =
      new Only<>(
          "a",
          ProblemCode.LEGS_IN_BRACKET,
          leg -> true,
          "is not used in a bracket, where each leg has an atom of its own",
          "join legs with '?' or '-', as in \"[W-W-R]\"");

  private static final ModifierCheck<BracketRules> FRONT =
      new ModifierCheck<>(XBetzaModifierTable.TABLE, List.of(NO_LEGS));

  static final ModifierCheck<BracketRules> LEG =
      new ModifierCheck<>(
          XBetzaModifierTable.TABLE,
          List.of(
              NO_LEGS,
              new Only<>(
                  "i",
                  ProblemCode.MODIFIER_ON_WRONG_LEG,
                  BracketRules::isFirst,
                  "repeats the length of an earlier leg, but this is the first leg",
                  "remove it; for a first move of the piece, put 'i' before the bracket"),
              new Only<>(
                  "qz",
                  ProblemCode.MODIFIER_ON_WRONG_LEG,
                  BracketRules::isFirst,
                  "depends on an earlier turn, but this is the first leg",
                  "remove it, or put it on a later leg that follows a turn"),
              new Only<>(
                  "y",
                  ProblemCode.MODIFIER_ON_WRONG_LEG,
                  leg -> true,
                  "would change the range of the next leg, but each leg of a bracket has "
                      + "its own range",
                  "remove it, and give the next leg the atom and range that you mean"),
              new Only<>(
                  "g",
                  ProblemCode.MODIFIER_ON_WRONG_LEG,
                  leg -> !leg.isLast(),
                  "would change the range of the next leg, but each leg of a bracket has "
                      + "its own range",
                  "write 'p' for the hop, and give the next leg the atom and range that you mean"),
              new Only<>(
                  "m",
                  ProblemCode.REDUNDANT_MODIFIER,
                  BracketRules::mayStop,
                  "is redundant: a leg before '?' ends on an empty square anyway",
                  "")));

  /** Checks the modifiers before a bracket. */
  static void checkFront(Bracket bracket, ProblemLog log) {
    for (Letter letter : bracket.modifiers()) {
      if (!XBetzaModifierTable.TABLE.isUnknownReported(letter, log)
          && letter.value() != 'a'
          && !XBetzaModifierTable.BRACKET.has(letter)) {
        log.add(
            ProblemCode.MODIFIER_ON_WRONG_LEG,
            letter.span(),
            "'" + letter.value() + "' is for one leg, not for a whole bracket",
            "put it on one leg, after '[', '?' or '-'");
      }
    }
    FRONT.check(bracket::modifiers, new BracketRules(bracket, 0), log);
  }

  /** Checks the modifiers of a leg. */
  static void checkLeg(Bracket bracket, int number, ProblemLog log) {
    Modifiers written = bracket.legs().get(number)::modifiers;
    BracketRules leg = new BracketRules(bracket, number);
    LEG.check(written, leg, log);
    for (Letter letter :
        leg.mayStop() ? written.among(XBetzaModifierTable.MEETINGS) : written.among("")) {
      log.add(
          ProblemCode.STOP_AFTER_MODIFIER,
          letter.span(),
          "'"
              + letter.value()
              + "' cannot stand before '?', because the leg must end on an empty square",
          Advice.suggest(
                  log.edited(bracket.joiners().get(number).span(), "-", "the move always goes on"))
              .noting(
                  "write '-' for '?', or put it before the bracket if the whole move "
                      + "ends so"));
    }
  }

  private boolean isFirst() {
    return number == 0;
  }

  private boolean isLast() {
    return number == bracket.legs().size() - 1;
  }

  private boolean mayStop() {
    return !isLast() && bracket.mayStopAfter(number);
  }
}
