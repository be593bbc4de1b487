package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;

/**
 * The geometry of a leg by its modifiers and its place in the move; {@link LegOutcomes} reads its
 * end.
 */
final class LegGeometry {
  private final LegLetters letters;
  private final LegContext context;
  private final LegShape shape;
  private final boolean iso;

  LegGeometry(LegLetters letters, LegContext context) {
    this.letters = letters;
    this.context = context;
    this.shape = bent(context.shape());
    this.iso = !context.first() && (isoByI() || isoByE());
  }

  private LegShape bent(LegShape straight) {
    if (letters.has('z')) {
      return straight.winding();
    }
    return letters.has('q') ? straight.riding() : straight;
  }

  /** Without an earlier slider leg, a single step has every length. */
  private boolean isoByI() {
    return letters.has('i') && (context.before().sliderEver() || shape.isSlider());
  }

  /** Whether {@code e} follows a slider leg: the older form of iso (seed 001). */
  boolean isoByE() {
    return !context.first() && letters.has('e') && context.before().slider();
  }

  LegLetters letters() {
    return letters;
  }

  LegContext context() {
    return context;
  }

  LegShape shape() {
    return shape;
  }

  /**
   * Returns the modifiers for the outcomes: without an {@code e} for the length of the leg, so that
   * an {@code e} before a bracket still applies to the end.
   */
  LegLetters outcomeLetters() {
    return letters.without(isoByE() ? "e" : "");
  }

  /** Returns the shape of the last leg after its hurdle: {@code g} toggles it (seed 001). */
  LegShape shapeBehindHurdle() {
    return letters.has('g') ? shape.toggled() : shape;
  }

  /** Whether the leg takes the number of steps of the slider leg before. */
  boolean isIso() {
    return iso;
  }

  Length length() {
    return iso ? new Length.SameAsBefore() : shape.length();
  }

  /** Whether this leg may have more than one step. */
  boolean isSlider() {
    return iso || shape.isSlider();
  }

  /** Whether this last leg hops over a piece and goes on behind it. */
  boolean hops() {
    return context.last() && letters.hasAny("pg");
  }

  /** Whether every step goes to a neighbouring square. */
  boolean isUnit() {
    return shape.atom().far() == 1;
  }

  boolean isSki() {
    return letters.has('j') && isUnit();
  }

  /** Whether the modifiers turn every step. */
  boolean bends() {
    return letters.hasAny("qz");
  }

  /** Whether the modifiers turn every step, but there is only one step. */
  boolean turnsNothing() {
    return bends() && shape.length().isOne() && !hops();
  }

  /** Whether the leg is longer than a circle. */
  boolean closesCircle() {
    return shape.length() instanceof Length.Between between
        && between.most() != Length.UNLIMITED
        && between.most() > Turn.CIRCLE;
  }

  /** Whether {@code n} has no square: neither one to be empty nor one for en passant. */
  boolean passesNothing() {
    return isUnit() && (!grants() || length().isOne());
  }

  boolean isOblique() {
    return shape.atom().isOblique();
  }

  /** Returns the number of diagonal steps in a path to the end of an oblique leap. */
  int slantedSteps() {
    return Math.min(shape.atom().near(), shape.atom().far());
  }

  /** Returns the number of orthogonal steps in the same path. */
  int straightSteps() {
    return Math.abs(shape.atom().far() - shape.atom().near());
  }

  boolean isKnight() {
    return shape.atom().near() == 1 && shape.atom().far() == 2;
  }

  Turn turn() {
    if (turnsNothing()) {
      return Turn.NONE;
    }
    return letters.has('q') ? Turn.CIRCULAR : letters.has('z') ? Turn.ZIGZAG : Turn.NONE;
  }

  Wrap wrap() {
    if (!letters.has('o')) {
      return Wrap.NONE;
    }
    return letters.isDoubled('o') ? Wrap.TORUS : Wrap.CYLINDER;
  }

  PassedSquares passing() {
    if (isUnit()) {
      return PassedSquares.FREE;
    }
    return letters.has('n')
        ? PassedSquares.LAME
        : letters.has('j') ? PassedSquares.JUMPING : PassedSquares.FREE;
  }

  /**
   * Whether the squares passed over become en-passant squares: {@code in}, {@code nn} and the range
   * {@code *} (seed 003). Only the squares of the last leg of the move are kept for the reply.
   */
  boolean grants() {
    boolean initialLame = context.only() && letters.has('i') && letters.has('n');
    boolean star = shape.length() instanceof Length.ToEnemyHalf;
    return context.ends() && !hops() && (initialLame || letters.isDoubled('n') || star);
  }
}
