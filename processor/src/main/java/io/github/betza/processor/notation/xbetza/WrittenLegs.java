package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.LeapNumbers;
import java.util.Optional;

/** Finds legs in texts that cannot be read as they stand. */
final class WrittenLegs {
  private WrittenLegs() {}

  /** Returns where the leg at an index stands: modifiers, a known atom, and what is behind it. */
  static Optional<Span> leg(String text, int start) {
    int atom = RepetitionScanner.endOfModifiers(text, start);
    if (LeapNumbers.areAt(text, atom)) {
      return Optional.of(new Span(start, endOfRange(text, LeapNumbers.end(text, atom))));
    }
    if (atom == text.length() || !Atoms.isKnown(text.charAt(atom))) {
      return Optional.empty();
    }
    return Optional.of(new Span(start, endOfRange(text, endOfAtom(text, atom))));
  }

  /** Returns the index behind an atom and the letter behind it that belongs to it. */
  static int endOfAtom(String text, int atom) {
    int end = atom + 1;
    boolean two =
        end < text.length() && (text.charAt(end) == 'X' || text.charAt(end) == text.charAt(atom));
    return two ? end + 1 : end;
  }

  private static int endOfRange(String text, int start) {
    int end = start;
    while (end < text.length() && Digits.RANGE.indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }
}
