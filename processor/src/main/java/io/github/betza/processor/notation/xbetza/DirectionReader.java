package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the direction letters of a leg. */
final class DirectionReader implements DirectionRuns.Visitor {
  private final LegLetters letters;
  private final Atom atom;
  private final boolean first;
  private final Symmetry system;
  private final boolean handUnclear;
  private final ProblemLog log;
  private final List<Named> named = new ArrayList<>();
  private int bits;

  /** Directions that were named, and where. */
  private record Named(int bits, Span span) {}

  private DirectionReader(
      LegLetters letters, Atom atom, boolean first, boolean handUnclear, ProblemLog log) {
    this.letters = letters;
    this.atom = atom;
    this.first = first;
    this.system = first ? atom.symmetry() : Symmetry.EIGHTFOLD;
    this.handUnclear = handUnclear;
    this.log = log;
  }

  /**
   * Returns the directions of a leg.
   *
   * @param context whether it is the first leg, whose directions are absolute and written in the
   *     system of its atom; a continuation is written in the eight-fold system of the king
   */
  static DirectionSet read(LegLetters letters, Atom atom, LegContext context, ProblemLog log) {
    return new DirectionReader(letters, atom, context.first(), context.before().handUnclear(), log)
        .read();
  }

  /** Returns the directions of a first leg, as bits in the order of {@link Atom#leap}. */
  static int first(LegLetters letters, Atom atom, ProblemLog log) {
    return new DirectionReader(letters, atom, true, false, log).read().bits();
  }

  private DirectionSet read() {
    DirectionRuns.visit(letters, this, log);
    return result();
  }

  /** Returns whether a first leg chooses a side where it is left-handed; {@code hl} does not. */
  static boolean isHandUnclear(LegSpec first) {
    return first.atom().isOblique()
        && first.heading() instanceof DirectionSet directions
        && (directions.bits() & Directions.LEFT_HANDED) != 0
        && directions.bits() != Directions.LEFT_HANDED;
  }

  private DirectionSet result() {
    if (letters.runs().isEmpty() || bits == 0) {
      return new DirectionSet(first ? atom.ownDirections() : defaultContinuation());
    }
    if (first && bits == atom.ownDirections()) {
      NameProblems.all(letters.directions(), log);
    } else {
      warnOfNeedless();
    }
    boolean handed = !first && handUnclear && atom.isOblique() && !isSymmetric();
    if (handed) {
      log.add(
          ProblemCode.OBLIQUE_TURN,
          letters.runs().get(0).get(0).span(),
          "left and right on a continuation of an oblique atom have no settled meaning; they"
              + " are taken from the first sideways choice",
          "write the two hands apart, with 'hr' and 'hl' on the first leg");
    }
    return new DirectionSet(bits, handed);
  }

  /** Warns of names that say nothing beside those in front of them, or else behind them. */
  private void warnOfNeedless() {
    List<Span> repeated = coveredBefore(named);
    if (!repeated.isEmpty()) {
      repeated.forEach(span -> NameProblems.repeated(span, log));
      return;
    }
    List<Named> backwards = new ArrayList<>(named);
    Collections.reverse(backwards);
    List<Span> covered = coveredBefore(backwards);
    if (covered.isEmpty()) {
      new PartedPair(letters, log).warn(this);
    } else {
      covered.forEach(span -> NameProblems.covered(span, log));
    }
  }

  /** Returns where nothing is named but what others name in front of it in the list. */
  private static List<Span> coveredBefore(List<Named> names) {
    List<Span> covered = new ArrayList<>();
    int known = 0;
    for (Named name : names) {
      if ((known | name.bits()) == known) {
        covered.add(name.span());
      }
      known |= name.bits();
    }
    return covered;
  }

  /** Whether left and right play the same part: then it does not matter which is which. */
  private boolean isSymmetric() {
    for (int turn = 1; turn < 4; turn++) {
      boolean right = (bits & 1 << turn) != 0;
      boolean left = (bits & 1 << (Atom.DIRECTIONS - turn)) != 0;
      if (right != left) {
        return false;
      }
    }
    return true;
  }

  private int defaultContinuation() {
    return switch (atom.symmetry()) {
      case ORTHOGONAL, DIAGONAL -> Directions.PRINCIPAL_NOT_BACK;
      case EIGHTFOLD, OBLIQUE -> Directions.NOT_BACK;
    };
  }

  @Override
  public void name(DirectionName name) {
    if (name.isHalf() && (system == Symmetry.ORTHOGONAL || system == Symmetry.DIAGONAL)) {
      NameProblems.idleHalf(name, log);
    }
    add(name.bits(system), name.span());
  }

  private void add(int more, Span span) {
    named.add(new Named(more, span));
    bits |= more;
  }

  @Override
  public boolean isUnion(char first, char second) {
    int both = Directions.single(first, system) | Directions.single(second, system);
    return Directions.pair(first, second, system) == both;
  }

  @Override
  public void hand(DirectionName hand) {
    Span span = hand.span();
    char side = hand.last().value();
    if (!first) {
      log.add(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          span,
          "\"h" + side + "\" chooses the hand of the first leg only",
          "put it in front of the first 'a'");
    } else if (!atom.isOblique()) {
      log.add(
          ProblemCode.HANDS_OF_STRAIGHT_ATOM,
          span,
          "\"h" + side + "\" needs an atom with a left and a right hand, such as N",
          "the "
              + (side == 'r' ? "right" : "left")
              + " half is \""
              + side
              + "h\", or leave 'h' out: "
              + log.offer(span, String.valueOf(side)));
    } else {
      add(side == 'r' ? Directions.RIGHT_HANDED : Directions.LEFT_HANDED, span);
    }
  }
}
