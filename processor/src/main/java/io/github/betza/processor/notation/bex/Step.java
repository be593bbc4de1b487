package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Passing;
import io.github.betza.processor.path.spec.Turn;

/**
 * A base move with its modifiers and its range.
 *
 * @param span where it stands
 * @param link how it hangs on the part before it
 * @param atom its leap
 * @param bits the directions that it may take, as bits, seen from the owner's forward
 * @param range how often it leaps
 * @param modality what it may do on the square that it reaches
 * @param style how it goes there
 * @param mark what it captures beside that
 * @param transit what the square must be where it is not the last part
 */
record Step(
    Span span,
    Link link,
    Atom atom,
    int bits,
    Range range,
    Modality modality,
    Style style,
    Mark mark,
    Transit transit)
    implements Part {

  /**
   * How often a step is made.
   *
   * @param least the fewest times
   * @param most the most times, or {@link Length#UNLIMITED}
   * @param bare whether it is what a slider has by itself, without a written range
   */
  record Range(int least, int most, boolean bare) {
    static final Range ONCE = new Range(1, 1);
    static final Range UNLIMITED = new Range(1, Length.UNLIMITED);
    static final Range SLIDE = new Range(1, Length.UNLIMITED, true);

    /** Makes a range as it is written. */
    Range(int least, int most) {
      this(least, most, false);
    }

    boolean isOnce() {
      return most == 1;
    }

    boolean isUnlimited() {
      return most == Length.UNLIMITED;
    }

    boolean isExact() {
      return least > 1;
    }

    Length length() {
      return new Length.Between(least, most);
    }
  }

  /** What a step may do on the square that it reaches. */
  enum Modality {
    /** Go to an empty square. */
    MOVE,
    /** Capture. */
    CAPTURE,
    /** Either. */
    BOTH;

    boolean moves() {
      return this != CAPTURE;
    }

    boolean captures() {
      return this != MOVE;
    }
  }

  /**
   * How a step goes.
   *
   * @param passing what the squares that its leaps pass over must be
   * @param hop whether it hops
   * @param turn whether it bends
   * @param over whether it passes over pieces
   */
  record Style(Passing passing, Hop hop, Turn turn, boolean over) {
    static final Style PLAIN = new Style(Passing.FREE, Hop.NONE, Turn.NONE, false);
  }

  /** Whether a step hops over the first piece that it meets. */
  enum Hop {
    /** It does not. */
    NONE,
    /** It goes on behind as far as before ({@code p}). */
    ANY_DISTANCE,
    /** It lands directly behind ({@code g}). */
    DIRECTLY_BEHIND
  }

  /** What a step captures besides or instead of what stands where it lands. */
  enum Mark {
    /** Nothing. */
    NONE,
    /** The piece that it approaches ({@code [ca]}). */
    APPROACH,
    /** The piece from which it withdraws ({@code [cw]}). */
    WITHDRAWAL,
    /** The only piece that it leaps over ({@code [cj]}). */
    LEAP_ONE,
    /** The pieces that it leaps over, one at the least ({@code [cl]}). */
    LEAP_ANY;

    boolean leaps() {
      return this == LEAP_ONE || this == LEAP_ANY;
    }
  }

  /** What the square must be from which the move goes on. */
  enum Transit {
    /** What the modality says. */
    BY_MODALITY,
    /** Where the modality asks for an empty square, it does not matter ({@code e}). */
    ANY,
    /** Occupied ({@code j}). */
    HURDLE
  }

  /** Makes a step without modifiers. */
  static Step plain(Span span, Atom atom, Range range) {
    return new Step(
        span,
        Link.ANYWHERE,
        atom,
        atom.ownDirections(),
        range,
        Modality.BOTH,
        Style.PLAIN,
        Mark.NONE,
        Transit.BY_MODALITY);
  }

  @Override
  public Step linked(Link newLink) {
    return new Step(span, newLink, atom, bits, range, modality, style, mark, transit);
  }

  Step standing(Span newSpan) {
    return new Step(newSpan, link, atom, bits, range, modality, style, mark, transit);
  }

  Step along(int newBits) {
    return new Step(span, link, atom, newBits, range, modality, style, mark, transit);
  }

  Step ranged(Range newRange) {
    return new Step(span, link, atom, bits, newRange, modality, style, mark, transit);
  }

  Step only(Modality newModality) {
    return new Step(span, link, atom, bits, range, newModality, style, mark, transit);
  }

  Step styled(Style newStyle) {
    return new Step(span, link, atom, bits, range, modality, newStyle, mark, transit);
  }

  Step marked(Mark newMark) {
    return new Step(span, link, atom, bits, range, modality, style, newMark, transit);
  }

  Step crossing(Transit newTransit) {
    return new Step(span, link, atom, bits, range, modality, style, mark, newTransit);
  }

  /** Returns whether another step leads to the same squares in the same manner. */
  boolean goesAs(Step other) {
    return link.equals(other.link)
        && atom.equals(other.atom)
        && bits == other.bits
        && range.equals(other.range)
        && style.equals(other.style)
        && mark == other.mark;
  }

  /** Returns whether it hops, bends, or needs something on its way; to leap is no such thing. */
  boolean goesInItsOwnWay() {
    return !style.equals(Style.PLAIN) && !style.over();
  }

  /** Returns whether every leap goes to a neighbouring square. */
  boolean isUnit() {
    return atom.far() == 1;
  }
}
