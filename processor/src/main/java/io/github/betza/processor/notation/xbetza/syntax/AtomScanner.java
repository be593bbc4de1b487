package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;

/** Cuts out an atom with its modifiers and suffixes. */
record AtomScanner(XBetzaCursor cursor, ProblemLog log) {
  /** No board is longer, and no path of single steps needs more. */
  private static final int LARGEST_RANGE = 99;

  /**
   * Reads the atom here. The term is empty if the capital letter cannot be an atom.
   *
   * @param modifiers the modifiers before it
   * @param repetition the group among them
   */
  Optional<XBetzaTerm> scan(List<Letter> modifiers, Optional<XBetzaRepetition> repetition) {
    Letter atom = cursor.next();
    if (atom.value() == 'X') {
      int end = cursor.runOf("X").end();
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          new Span(atom.index(), end),
          "'X' lengthens a leap, but there is no atom before it",
          "write an atom before it, as in \"FX\" for the leap (1,4)");
      cursor.runOf(Digits.RANGE);
      return Optional.empty();
    }
    Optional<Letter> extension = cursor.at('X') ? Optional.of(cursor.next()) : Optional.empty();
    if (extension.isPresent() && cursor.at('X')) {
      reportLongerExtension(atom.value());
    }
    Optional<Letter> doubling =
        extension.isEmpty() && cursor.at(atom.value())
            ? Optional.of(cursor.next())
            : Optional.empty();
    return Optional.of(
        new XBetzaTerm(
            modifiers, repetition, atom, Optional.empty(), extension, doubling, range()));
  }

  /**
   * Reads the leap by its numbers here. The term is empty if they are invalid.
   *
   * @param modifiers the modifiers before it
   * @param repetition the group among them
   */
  Optional<XBetzaTerm> scanNumbers(List<Letter> modifiers, Optional<XBetzaRepetition> repetition) {
    Letter open = new Letter(cursor.peek(), cursor.position());
    Span span = cursor.goTo(LeapNumbers.end(cursor.text(), cursor.position()));
    Optional<Atom> leap = LeapNumbers.read(span, log);
    if (leap.isPresent() && cursor.at('X')) {
      Span longer = cursor.runOf("X");
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          longer,
          "'X' can lengthen only the leap of a letter, not a leap by numbers");
    }
    Optional<XBetzaTerm.Range> range = range();
    return leap.map(
        atom ->
            new XBetzaTerm(
                modifiers,
                repetition,
                open,
                Optional.of(new XBetzaTerm.Numbers(atom, span)),
                Optional.empty(),
                Optional.empty(),
                range));
  }

  /** Reports further letters that lengthen an atom, unless the first one is reported as wrong. */
  private void reportLongerExtension(char atom) {
    Span more = cursor.runOf("X");
    if (XBetzaAtoms.isKnown(atom) && !XBetzaAtoms.isSlider(atom) && "OUI".indexOf(atom) < 0) {
      log.add(ProblemCode.MISPLACED_EXTENSION, more, "'X' can lengthen an atom only once");
    }
  }

  private Optional<XBetzaTerm.Range> range() {
    if (cursor.at('*')) {
      return Optional.of(new XBetzaTerm.Range(0, true, cursor.next().span()));
    }
    if (!cursor.atDigit()) {
      return Optional.empty();
    }
    Span span = cursor.digits();
    String number = span.of(cursor.text());
    String plain = Digits.withoutZeros(number);
    if (plain.length() > 2) {
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the range " + cursor.shown(span) + " is larger than " + LARGEST_RANGE,
          Advice.suggest(log.edited(span, "0", "any number of steps")));
      return Optional.empty();
    }
    if (plain.length() < number.length()) {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "a range cannot begin with 0"
              + (Digits.areExactInBex(number)
                  ? "; " + cursor.shown(span) + " means an exact number of steps in BEX only"
                  : ""),
          Advice.suggest(log.edited(span, plain)));
      return Optional.empty();
    }
    return Optional.of(new XBetzaTerm.Range(Integer.parseInt(number), false, span));
  }
}
