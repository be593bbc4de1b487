package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A base move with its modifiers and its range.
 *
 * @param span its place in the notation
 * @param link how it follows the part before it
 * @param atom its leap
 * @param bits its possible directions, as bits, seen from the owner's forward
 * @param range the number of leaps
 * @param modality its possible effects on the square that it reaches
 * @param style its way to that square
 * @param mark its additional capture
 * @param transit the condition on the square if another part follows
 */
public record BaseMove(
    Span span,
    SequenceLink link,
    Atom atom,
    int bits,
    Range range,
    Modality modality,
    Style style,
    Mark mark,
    Transit transit)
    implements SequencePart, SequencePlan.Stage {
  /**
   * The number of repetitions of a step.
   *
   * @param least the fewest
   * @param most the most, or {@link Length#UNLIMITED}
   */
  public record Range(int least, int most) {
    /** A single step. */
    public static final Range ONCE = new Range(1, 1);

    /** Any number of steps. */
    public static final Range UNLIMITED = new Range(1, Length.UNLIMITED);

    /** Returns whether it is made once. */
    public boolean isOnce() {
      return most == 1;
    }

    /** Returns whether it has no limit. */
    public boolean isUnlimited() {
      return most == Length.UNLIMITED;
    }

    /** Returns whether the number is fixed. */
    public boolean isFixed() {
      return least == most;
    }

    /** Returns whether it has a least number above 1. */
    public boolean isExact() {
      return least > 1;
    }

    /** Returns it as the length of a leg. */
    public Length length() {
      return new Length.Between(least, most);
    }
  }

  /** The possible effects of a step on the square that it reaches. */
  public enum Modality {
    /** Go to an empty square. */
    MOVE,
    /** Capture. */
    CAPTURE,
    /** Either. */
    BOTH;

    /** Returns whether it goes to empty squares. */
    public boolean moves() {
      return this != CAPTURE;
    }

    public boolean captures() {
      return this != MOVE;
    }
  }

  /**
   * The way of a step.
   *
   * @param passing the condition on the squares that its leaps pass over
   * @param hop whether it hops
   * @param turn whether it bends
   * @param over whether it passes over pieces
   */
  public record Style(PassedSquares passing, Hop hop, Turn turn, boolean over) {
    /** Without modifiers. */
    public static final Style PLAIN = new Style(PassedSquares.FREE, Hop.NONE, Turn.NONE, false);

    /** Returns the same style over other squares. */
    public Style passing(PassedSquares newPassing) {
      return new Style(newPassing, hop, turn, over);
    }

    /** Returns the same style with another hop. */
    public Style hopping(Hop newHop) {
      return new Style(passing, newHop, turn, over);
    }

    /** Returns the same style with another turn. */
    public Style turning(Turn newTurn) {
      return new Style(passing, hop, newTurn, over);
    }

    /** Returns the same style over pieces. */
    public Style leaping() {
      return new Style(passing, hop, turn, true);
    }
  }

  /** Whether a step hops over the first piece that it meets. */
  public enum Hop {
    /** It does not hop. */
    NONE,
    /** It goes on behind it for the same range ({@code p}). */
    ANY_DISTANCE,
    /** It lands directly behind ({@code g}). */
    DIRECTLY_BEHIND
  }

  /** The captures of a step in addition to, or instead of, the piece on its target. */
  public enum Mark {
    /** No such capture. */
    NONE,
    /** The piece that it approaches ({@code [ca]}). */
    APPROACH,
    /** The piece from which it withdraws ({@code [cw]}). */
    WITHDRAWAL,
    /** The only piece that it leaps over ({@code [cj]}). */
    LEAP_ONE,
    /** The pieces that it leaps over, at least one ({@code [cl]}). */
    LEAP_ANY,
    /** The piece on its target, from which it returns ({@code [cr]}). */
    RANGED;

    /** Returns whether it is a capture by leaping over. */
    public boolean leaps() {
      return this == LEAP_ONE || this == LEAP_ANY;
    }
  }

  /** The condition on the square from which the move goes on. */
  public enum Transit {
    /** The condition of the modality. */
    BY_MODALITY,
    /** Occupied ({@code j}). */
    HURDLE
  }

  /** Makes a step without modifiers. */
  public static BaseMove plain(Span span, Atom atom, Range range) {
    return new BaseMove(
        span,
        SequenceLink.ANYWHERE,
        atom,
        atom.ownDirections(),
        range,
        Modality.BOTH,
        Style.PLAIN,
        Mark.NONE,
        Transit.BY_MODALITY);
  }

  @Override
  public BaseMove linked(SequenceLink newLink) {
    return new BaseMove(span, newLink, atom, bits, range, modality, style, mark, transit);
  }

  /** Returns the same move with another place in the notation. */
  public BaseMove standing(Span newSpan) {
    return new BaseMove(newSpan, link, atom, bits, range, modality, style, mark, transit);
  }

  /** Returns the same move in some directions only. */
  public BaseMove along(int newBits) {
    return new BaseMove(span, link, atom, newBits, range, modality, style, mark, transit);
  }

  /** Returns the same move with another range. */
  public BaseMove ranged(Range newRange) {
    return new BaseMove(span, link, atom, bits, newRange, modality, style, mark, transit);
  }

  /** Returns the same move with another modality. */
  public BaseMove only(Modality newModality) {
    return new BaseMove(span, link, atom, bits, range, newModality, style, mark, transit);
  }

  /** Returns the same move in another style. */
  public BaseMove styled(Style newStyle) {
    return new BaseMove(span, link, atom, bits, range, modality, newStyle, mark, transit);
  }

  /** Returns the same move with another additional capture. */
  public BaseMove marked(Mark newMark) {
    return new BaseMove(span, link, atom, bits, range, modality, style, newMark, transit);
  }

  /** Returns the same move with another transit. */
  public BaseMove crossing(Transit newTransit) {
    return new BaseMove(span, link, atom, bits, range, modality, style, mark, newTransit);
  }

  /**
   * Returns its possible directions after a leap; empty if none is ahead of the leap (seed 002:
   * '-').
   *
   * @param before the leap, if there is one
   */
  public List<Integer> directions(Optional<Vector> before) {
    return IntStream.range(0, Atom.DIRECTIONS)
        .filter(direction -> (bits & 1 << direction) != 0)
        .filter(
            direction ->
                !link.ahead()
                    || before.isEmpty()
                    || Ahead.isAhead(before.get(), atom.leap(direction)))
        .boxed()
        .toList();
  }

  /** Returns whether its only modifiers are direction letters, {@code m} and {@code c}. */
  public boolean isPlain() {
    return style.equals(Style.PLAIN) && mark == Mark.NONE && transit == Transit.BY_MODALITY;
  }

  /** Returns whether every leap goes to a neighbouring square. */
  public boolean isUnit() {
    return atom.far() == 1;
  }

  /** The number of repetitions, with its place in the text. */
  public record RangeSuffix(BaseMove.Range range, Span span) {}
}
