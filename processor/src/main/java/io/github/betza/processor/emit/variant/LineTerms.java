package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The moves of a kind, separated into those that are counted along the lines of the board, and the
 * rest. That is possible only where no two moves may reach one square: a set counts it once.
 *
 * @param lines the moves along lines
 * @param rest the others
 */
record LineTerms(List<Lined> lines, List<BitTerm> rest) {
  /** The steps along the lines, by the number of their direction. */
  private static final List<Vector> DIRECTIONS =
      List.of(new Vector(1, 0), new Vector(0, 1), new Vector(1, 1), new Vector(-1, 1));

  /** Copies the lists. */
  LineTerms {
    lines = List.copyOf(lines);
    rest = List.copyOf(rest);
  }

  /** What is counted along a line. */
  enum Way {
    /** Empty squares both ways. */
    QUIET,
    /** Empty squares and captures both ways. */
    REACH,
    /** Captures behind one piece both ways. */
    BEHIND_HURDLES,
    /** Empty squares and captures to higher bits, for White. */
    FORWARD,
    /** Empty squares and captures to lower bits, for White. */
    BACKWARD
  }

  /**
   * Moves along a line.
   *
   * @param direction the number of the direction
   * @param conditions what must hold before
   * @param pivot the square where the line begins, counted from the piece
   */
  record Lined(Way way, int direction, List<Condition> conditions, Vector pivot) {
    /** Copies the list. */
    Lined {
      conditions = List.copyOf(conditions);
    }
  }

  /**
   * Parts moves.
   *
   * @param longest the most steps that the board has room for
   */
  static LineTerms of(List<BitTerm> terms, int longest) {
    if (!areApart(terms, longest)) {
      return new LineTerms(List.of(), terms);
    }
    List<Lined> lines = new ArrayList<>();
    List<BitTerm> rest = new ArrayList<>();
    Set<BitTerm> done = new HashSet<>();
    for (BitTerm term : terms) {
      BitTerm turned = term.turned();
      int direction = direction(term, longest);
      if (done.contains(term)) {
        continue;
      }
      if (direction >= 0 && !isBent(term.shape()) && terms.contains(turned)) {
        lines.add(new Lined(both(term), direction, List.of(), Vector.ZERO));
        done.add(turned);
      } else if (direction >= 0
          && term.ends() == Ends.BOTH
          && term.shape() instanceof Slide slide) {
        Way way = DIRECTIONS.contains(slide.step()) ? Way.FORWARD : Way.BACKWARD;
        lines.add(new Lined(way, direction, slide.conditions(), slide.pivot()));
      } else {
        rest.add(term);
      }
    }
    return new LineTerms(lines, rest);
  }

  private static Way both(BitTerm term) {
    if (term.shape() instanceof Hop) {
      return Way.BEHIND_HURDLES;
    }
    return term.ends() == Ends.QUIET ? Way.QUIET : Way.REACH;
  }

  private static boolean isBent(Shape shape) {
    return shape instanceof Slide slide && !slide.isDirect();
  }

  /** Returns the direction of moves that may be counted along a line, or -1. */
  private static int direction(BitTerm term, int longest) {
    if (term.initial() || term.grants()) {
      return -1;
    }
    if (term.shape() instanceof Slide slide) {
      boolean isWhole = slide.most() >= longest && term.ends() != Ends.CAPTURE;
      return isWhole ? direction(slide.step()) : -1;
    }
    return term.shape() instanceof Hop hop && term.ends() == Ends.CAPTURE && hop.isOneLine(longest)
        ? direction(hop.step())
        : -1;
  }

  private static int direction(Vector step) {
    return Math.max(DIRECTIONS.indexOf(step), DIRECTIONS.indexOf(step.opposite()));
  }

  private static boolean areApart(List<BitTerm> terms, int longest) {
    Set<Vector> quiet = new HashSet<>();
    Set<Vector> capturing = new HashSet<>();
    if (terms.stream().anyMatch(term -> term.shape() instanceof Turn)) {
      return false;
    }
    for (BitTerm term : terms) {
      for (Vector square : squares(term.shape(), longest)) {
        if ((term.ends() != Ends.CAPTURE && !quiet.add(square))
            || (term.ends() != Ends.QUIET && !capturing.add(square))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns all squares that moves may reach, each as often as they may reach it in two ways. */
  private static List<Vector> squares(Shape shape, int longest) {
    List<Vector> squares = new ArrayList<>();
    if (shape instanceof Leaps leaps) {
      squares.addAll(leaps.steps());
    } else if (shape instanceof Slide slide) {
      for (int steps = 1; steps <= Math.min(slide.most(), longest); steps++) {
        squares.add(slide.pivot().plus(slide.step().times(steps)));
      }
    } else {
      Hop hop = (Hop) shape;
      for (int there = 1; there <= Math.min(hop.farthest(), longest); there++) {
        for (int steps = 1; steps <= Math.min(hop.most(), longest); steps++) {
          Vector square = hop.approach().times(there).plus(hop.step().times(steps));
          if (!hop.approach().equals(hop.step()) || !squares.contains(square)) {
            squares.add(square);
          }
        }
      }
    }
    return squares;
  }
}
