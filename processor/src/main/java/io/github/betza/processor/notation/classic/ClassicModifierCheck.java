package io.github.betza.processor.notation.classic;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.notation.modifier.ModifierTable;
import io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow;
import io.github.betza.processor.notation.modifier.RepeatedModifierCheck;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import java.util.List;
import java.util.Optional;

/** Reports the modifiers of a term that Betza did not have, with their meaning elsewhere. */
final class ClassicModifierCheck {
  private static final String BETZAS = "mcnjpgzqoi";

  /** The modifiers of CLASSIC: the modifiers of XBETZA that Betza had, with the same meaning. */
  static final ModifierTable TABLE =
      new ModifierTable(
          "CLASSIC",
          ProblemCode.MODERN_MODIFIER,
          "fblrsvh",
          atom -> ModernConstructCheck.isAtom((char) atom),
          XBetzaModifierTable.TABLE.rows().stream().map(ClassicModifierCheck::row).toList());

  private final String text;
  private final List<Letter> written;
  private final ProblemLog log;

  private ClassicModifierCheck(String text, Span span, ProblemLog log) {
    this.text = text;
    this.written = Letter.all(text, span);
    this.log = log;
  }

  /**
   * Reports the modern modifiers of a term.
   *
   * @param span their place; all of them are small letters
   */
  static void report(String text, Span span, ProblemLog log) {
    ClassicModifierCheck modifiers = new ClassicModifierCheck(text, span, log);
    Optional<Letter> again =
        modifiers.written.stream().filter(letter -> letter.value() == 'a').findFirst();
    if (again.isPresent()) {
      // The letters of the other legs are part of this one mistake.
      TABLE.isUnknownReported(again.get(), log);
    } else {
      modifiers.letters();
      modifiers.halves();
    }
  }

  private static ModifierRow row(ModifierRow later) {
    String where = XBetzaModifierTable.TABLE.clause(later.letter());
    return BETZAS.indexOf(later.letter()) >= 0
        ? later
        : ModifierRow.foreign(later.letter(), "set dialect = Dialect.XBETZA, where " + where);
  }

  private void letters() {
    written.forEach(letter -> TABLE.isUnknownReported(letter, log));
    new RepeatedModifierCheck(TABLE)
        .sort(written, TABLE::isDirection, this::doubled)
        .doubled()
        .forEach(this::doubled);
  }

  private void doubled(Letter letter) {
    if (letter.value() == 'o' || letter.value() == 'n') {
      log.add(
          ProblemCode.MODERN_MODIFIER,
          letter.span(),
          "'" + letter.value() + "' cannot be doubled in CLASSIC",
          (letter.value() == 'o'
              ? "set dialect = Dialect.XBETZA, where \"oo\" joins all edges"
              : "set dialect = Dialect.XBETZA, where \"nn\" leaves en-passant squares"));
    }
  }

  /** Reports a hand, and an {@code h} that does not follow the letter that it halves. */
  private void halves() {
    for (List<Letter> run : Letter.runs(written.stream().filter(TABLE::isDirection).toList())) {
      List<DirectionName> names = DirectionName.cut(run, true);
      for (int i = 0; i < names.size(); i++) {
        DirectionName name = names.get(i);
        if (name.isHand()) {
          reportHand(name);
        } else if (name.isLonelyH() && !isAfterMistake(name, i == 0 ? name : names.get(i - 1))) {
          NameProblems.lonelyH(names, i, "", log);
        }
      }
    }
  }

  /** An {@code h} after an unknown letter may be the half of the intended one. */
  private boolean isAfterMistake(DirectionName h, DirectionName before) {
    int index = h.span().start() - 1;
    return before.isHand()
        || (index >= 0
            && !TABLE.isKnown(text.charAt(index))
            && !ModernConstructCheck.isAtom(text.charAt(index)));
  }

  private void reportHand(DirectionName hand) {
    String letters = hand.span().of(text);
    log.add(
        ProblemCode.MODERN_MODIFIER,
        hand.span(),
        "\"" + letters + "\" does not name directions in CLASSIC",
        "for the moves of one hand set dialect = Dialect.XBETZA; for a half of "
            + "the board write \""
            + letters.charAt(1)
            + "h\"");
  }
}
