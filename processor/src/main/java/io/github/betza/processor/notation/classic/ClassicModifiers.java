package io.github.betza.processor.notation.classic;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.notation.modifier.ModifierRow;
import io.github.betza.processor.notation.modifier.ModifierTable;
import io.github.betza.processor.notation.xbetza.XBetzaModifierTable;
import java.util.List;
import java.util.Optional;

/** Reports the modifiers of a term that Betza did not have, with what they mean elsewhere. */
final class ClassicModifiers {
  private static final String BETZAS = "mcnjpgzqoi";

  /** The modifiers of CLASSIC, which are those of XBETZA that Betza had: they mean the same. */
  static final ModifierTable TABLE =
      new ModifierTable(
          "CLASSIC",
          ProblemCode.MODERN_MODIFIER,
          "fblrsvh",
          atom -> ModernConstructs.isAtom((char) atom),
          XBetzaModifierTable.TABLE.rows().stream().map(ClassicModifiers::row).toList());

  private final String text;
  private final Span span;
  private final List<Letter> written;
  private final ProblemLog log;

  private ClassicModifiers(String text, Span span, ProblemLog log) {
    this.text = text;
    this.span = span;
    this.written = Letter.all(text, span);
    this.log = log;
  }

  /**
   * Reports what is modern about the modifiers of a term.
   *
   * @param span where they stand, all of them small letters
   */
  static void report(String text, Span span, ProblemLog log) {
    ClassicModifiers modifiers = new ClassicModifiers(text, span, log);
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
        : ModifierRow.foreign(later.letter(), "declare the dialect XBETZA, where " + where);
  }

  private void letters() {
    written.forEach(letter -> TABLE.isUnknownReported(letter, log));
    TABLE.sort(written, TABLE::isDirection, this::doubled).doubled().forEach(this::doubled);
  }

  private void doubled(Letter letter) {
    if (letter.value() == 'o' || letter.value() == 'n') {
      log.add(
          ProblemCode.MODERN_MODIFIER,
          letter.span(),
          "'" + letter.value() + "' is doubled, which Betza gave no meaning",
          (letter.value() == 'o'
              ? "the dialect XBETZA joins all edges with \"oo\""
              : "the dialect XBETZA makes en-passant squares with \"nn\""));
    }
  }

  /**
   * Reports an {@code h} that does not stand behind the letter of which it takes the half. One
   * behind a hand takes perhaps that of its letter, and is no mistake of its own.
   */
  private void halves() {
    for (List<Letter> run : runs()) {
      List<DirectionName> names = DirectionName.cut(run, true);
      for (int i = 0; i < names.size(); i++) {
        DirectionName name = names.get(i);
        if (name.isHand()) {
          reportHand(name);
        } else if (name.isLonelyH() && (i == 0 || !names.get(i - 1).isHand())) {
          NameProblems.lonelyH(names, i, "", log);
        }
      }
    }
  }

  /** Returns the direction letters that stand side by side, without those behind a mistake. */
  private List<List<Letter>> runs() {
    return Letter.runs(
        written.stream()
            .filter(TABLE::isDirection)
            .filter(letter -> letter.value() != 'h' || !standsBehindMistake(letter.index()))
            .toList());
  }

  /**
   * Returns whether a letter of which a letter is the half may be lost: the one in front of it is
   * foreign, a small letter or a capital, and stands perhaps for that one, or a range has slipped
   * in between.
   */
  private boolean standsBehindMistake(int index) {
    if (index > span.start()) {
      return !TABLE.isKnown(text.charAt(index - 1));
    }
    int range = index;
    while (range > 0 && Digits.RANGE.indexOf(text.charAt(range - 1)) >= 0) {
      range--;
    }
    char before = range == 0 ? ' ' : text.charAt(range - 1);
    boolean noAtom = before >= 'A' && before <= 'Z' && !ModernConstructs.isAtom(before);
    return noAtom || (range < index && before >= 'a' && before <= 'z');
  }

  private void reportHand(DirectionName hand) {
    String letters = hand.span().of(text);
    log.add(
        ProblemCode.MODERN_MODIFIER,
        hand.span(),
        "\"" + letters + "\" is not one of Betza's sets of directions",
        "the dialect XBETZA has the moves of one hand; a half of the board is written \""
            + letters.charAt(1)
            + "h\"");
  }
}
