package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Coordinates;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The legs from a place of a notation on, as they seem to be meant: for offering corrections of
 * brackets whose form is wrong.
 *
 * @param legs where each stands
 * @param joined whether a joiner stands in front of each
 * @param end the index behind the last leg or joiner
 */
record WrittenLegs(List<Span> legs, List<Boolean> joined, int end) {
  /** Copies the lists. */
  WrittenLegs {
    legs = List.copyOf(legs);
    joined = List.copyOf(joined);
  }

  /** Finds legs and joiners, up to the first character that belongs to neither. */
  static WrittenLegs from(String text, int start) {
    List<Span> legs = new ArrayList<>();
    List<Boolean> joined = new ArrayList<>();
    int at = start;
    boolean joiner = false;
    while (at < text.length()) {
      Optional<Span> leg = leg(text, at);
      if (leg.isPresent()) {
        legs.add(leg.get());
        joined.add(joiner);
        joiner = false;
        at = leg.get().end();
      } else if (!joiner && Bracket.isJoiner(text.charAt(at))) {
        joiner = true;
        at++;
      } else {
        break;
      }
    }
    return new WrittenLegs(legs, joined, at);
  }

  /** Returns the first leg from one on that is joined to the one before, or is not. */
  int next(int from, boolean wanted) {
    int leg = from;
    while (leg < legs.size() && joined.get(leg) != wanted) {
      leg++;
    }
    return leg;
  }

  /** Returns whether the last leg ends at an index. */
  boolean endsAt(int index) {
    return end == index && !legs.isEmpty() && legs.get(legs.size() - 1).end() == index;
  }

  /** Returns where the leg at an index stands: modifiers, a known atom, and what is behind it. */
  static Optional<Span> leg(String text, int start) {
    int atom = RepetitionScanner.endOfModifiers(text, start);
    if (Coordinates.areAt(text, atom)) {
      return Optional.of(new Span(start, endOfRange(text, Coordinates.end(text, atom))));
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
