package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.BehindAtom;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.RangeInFront;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reports characters that stand where no move can use them, and goes over them. */
final class Strays {
  /** How far the king goes. */
  private static final Pattern SQUARES = Pattern.compile("[1-9][0-9]?");

  private final Cursor cursor;
  private final Vocabulary vocabulary;
  private final ProblemLog log;

  Strays(Cursor cursor, Vocabulary vocabulary, ProblemLog log) {
    this.cursor = cursor;
    this.vocabulary = vocabulary;
    this.log = log;
  }

  /** Reports the digits here, which do not stand behind an atom. */
  void range() {
    if (isBehindAtomInSmall()) {
      cursor.digits();
      return;
    }
    String text = cursor.text();
    boolean ranged = cursor.position() > 0 && text.charAt(cursor.position() - 1) == '*';
    Span span = cursor.digits();
    String number = Digits.withoutZeros(span.of(text));
    int atom = RepetitionScanner.endOfModifiers(text, span.end());
    String help = log.offer(span, "");
    if (span.length() == text.length()) {
      help = "write it behind an atom, as in \"W3\"";
    } else if (!ranged && takesRange(atom, number)) {
      int end = WrittenLegs.endOfAtom(text, atom);
      Span moved = new Span(span.start(), end);
      help =
          "write it behind its atom: " + log.offer(moved, text.substring(span.end(), end) + number);
    }
    boolean group = cursor.at('(');
    String offer = help;
    log.add(
        ProblemCode.MISPLACED_RANGE,
        span,
        "the range " + cursor.shown(span) + " does not stand behind an atom",
        group || number.equals("0") ? RangeInFront.offer(span, log).orElse(offer) : offer);
  }

  /**
   * Returns whether the letter in front is no modifier but an atom in small, which is reported. The
   * range belongs to that atom, and is no mistake of its own.
   */
  private boolean isBehindAtomInSmall() {
    int before = cursor.position() - 1;
    return before >= 0
        && Cursor.isModifier(cursor.text().charAt(before))
        && XBetzaModifierTable.TABLE.isUnknownReported(
            new Letter(cursor.text().charAt(before), before), log);
  }

  /** Returns whether an atom stands at an index that lacks a range, and can have this one. */
  private boolean takesRange(int atom, String number) {
    String text = cursor.text();
    if (atom >= text.length()
        || !Atoms.isKnown(text.charAt(atom))
        || "UI".indexOf(text.charAt(atom)) >= 0
        || !vocabulary.hasRange(number)
        || (text.charAt(atom) == 'O' && number.equals("0"))) {
      return false;
    }
    int end = WrittenLegs.endOfAtom(text, atom);
    boolean doubled = end == atom + 2 && text.charAt(atom + 1) != 'X';
    return !doubled && (end == text.length() || Digits.RANGE.indexOf(text.charAt(end)) < 0);
  }

  /** Reports the stars here, which do not stand behind an atom. */
  void star() {
    if (isBehindAtomInSmall()) {
      cursor.runOf("*");
      return;
    }
    Span span = cursor.runOf("*");
    log.add(
        ProblemCode.MISPLACED_STAR,
        span,
        "the range '*' does not stand behind an atom that lacks a range",
        log.offer(span, ""));
  }

  /**
   * Reports the characters here that no dialect uses. What they keep away from an atom belongs to
   * it, and is no mistake of its own.
   */
  void unknown() {
    unknown(false);
  }

  /**
   * Reports them.
   *
   * @param inBracket whether they may stand for a sign that joins legs
   */
  void unknown(boolean inBracket) {
    Span span = cursor.unknown();
    log.addUnknown(span, "XBETZA", inBracket ? OtherDialects.ofLegs(span, log) : Optional.empty());
    char before = span.start() == 0 ? ' ' : cursor.text().charAt(span.start() - 1);
    if (Atoms.isKnown(before)) {
      cursor.runOf(cursor.at('X') ? "X" + Digits.RANGE : Digits.RANGE);
    } else if (before == 'X' || before == ')' || (before >= '0' && before <= '9')) {
      cursor.runOf(Digits.RANGE);
    }
  }

  /**
   * Reports a zero that stands for the letter of castling, behind its modifiers, and goes over it
   * and the number behind it. Returns whether there is one.
   */
  boolean isCastlingWithZero(List<Letter> modifiers) {
    if (!isOfCastling(modifiers) || !cursor.at('0')) {
      return false;
    }
    Span span = cursor.digits();
    String squares = span.of(cursor.text()).substring(1);
    boolean sided = XBetzaModifierTable.ofCastlingOnly(modifiers).isPresent();
    boolean beforeLetter = cursor.at('O');
    Span zero = beforeLetter ? span.to(Span.at(span.end())) : span;
    if (beforeLetter && cursor.text().substring(zero.end()).matches("[0-9*].*")) {
      // The letter of castling is there and has its number, so that these digits are too many.
      squares = "";
      sided = false;
    }
    boolean sound = squares.isEmpty() || SQUARES.matcher(squares).matches();
    String range = squares.isEmpty() && sided ? "2" : squares;
    log.add(
        ProblemCode.MISSING_ATOM,
        Span.at(span.start()),
        "there is no atom here, but the digit '0'",
        sound
            ? "castling is the letter 'O': " + log.offer(zero, "O" + range)
            : "castling is the letter 'O', with the squares that the king goes behind it: \"isO2\"");
    return true;
  }

  /** Reports modifiers that no atom follows; {@code span} is where they stand. */
  void dangling(List<Letter> modifiers, Span span) {
    dangling(modifiers, span, anAtom(span) + ", or leave it out");
  }

  /**
   * Reports modifiers with which the text ends, but for a number. The last of them may be the atom,
   * written as a small letter.
   */
  void danglingAtEnd(List<Letter> modifiers, Span span) {
    Letter last = modifiers.get(modifiers.size() - 1);
    char capital = Character.toUpperCase(last.value());
    String atom = anAtom(span);
    Optional<String> raised =
        Atoms.isKnown(capital)
            ? log.offers().sound(last.span(), String.valueOf(capital))
            : Optional.empty();
    Optional<String> moved = BehindAtom.offer(log);
    dangling(
        modifiers,
        span,
        withoutLetterOfCastling(modifiers)
            .or(
                () ->
                    raised.map(
                        offer ->
                            (moved.isPresent() ? BehindAtom.clearOffer(log) : Optional.of(atom))
                                    .map(other -> other + "; or, ")
                                    .orElse("")
                                + "as atoms are capitals, "
                                + offer))
            .or(() -> moved)
            .orElse(atom + ", or leave it out"));
  }

  /** Offers the letter of castling between its modifiers and the number of squares: {@code is2}. */
  private Optional<String> withoutLetterOfCastling(List<Letter> modifiers) {
    Span last = modifiers.get(modifiers.size() - 1).span();
    return isOfCastling(modifiers) && SQUARES.matcher(cursor.text().substring(last.end())).matches()
        ? log.offers()
            .sound(last, last.of(cursor.text()) + "O")
            .map(offer -> "castling is the letter 'O': " + offer)
        : Optional.empty();
  }

  private static boolean isOfCastling(List<Letter> modifiers) {
    return modifiers.stream().anyMatch(letter -> letter.value() == 'i')
        && modifiers.stream().allMatch(XBetzaModifierTable.CASTLING::allows);
  }

  private String anAtom(Span modifiers) {
    return "put an atom there" + log.offers().suchAs(cursor.shortened(modifiers) + "K");
  }

  private void dangling(List<Letter> modifiers, Span span, String help) {
    boolean unknown = false;
    for (Letter letter : modifiers) {
      unknown |= XBetzaModifierTable.TABLE.isUnknownReported(letter, log);
    }
    if (unknown) {
      return;
    }
    log.add(ProblemCode.MISSING_ATOM, span, "there is no atom behind " + cursor.shown(span), help);
  }
}
