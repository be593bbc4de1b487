package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.PassedSquares;
import io.github.betza.processor.path.spec.Turn;

/**
 * How a leg goes, as far as its modifiers and its place in the move say: what it meets at its end
 * is read by {@link LegOutcomes}.
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

  /** Without a slider leg before, a single step is as long as any. */
  private boolean isoByI() {
    return letters.has('i') && (context.before().sliderEver() || shape.isSlider());
  }

  /** Whether {@code e} follows a slider leg: the older way to write iso (seed 001). */
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
   * Returns the modifiers without an {@code e} that says how long the leg is: of what the leg meets
   * it says nothing, so one before a bracket still does.
   */
  LegLetters modes() {
    return letters.without(isoByE() ? "e" : "");
  }

  /** Returns the shape of the last leg behind its hurdle: {@code g} toggles it (seed 001). */
  LegShape shapeBehindHurdle() {
    return letters.has('g') ? shape.toggled() : shape;
  }

  /** Whether the leg takes as many steps as the slider leg before. */
  boolean isIso() {
    return iso;
  }

  Length length() {
    return iso ? new Length.SameAsBefore() : shape.length();
  }

  /** Whether this leg is one of more than one step. */
  boolean isSlider() {
    return iso || shape.isSlider();
  }

  /** Whether the move hops over a piece on this last leg, and goes on behind it. */
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

  /** Whether the modifiers turn every step, but the leg has a single one. */
  boolean turnsNothing() {
    return bends() && shape.length().isOne() && !hops();
  }

  /** Whether the leg is longer than a circle. */
  boolean closesCircle() {
    return shape.length() instanceof Length.Between between
        && between.most() != Length.UNLIMITED
        && between.most() > Turn.CIRCLE;
  }

  /** Whether {@code n} is about no square: neither one to be empty nor one for en passant. */
  boolean passesNothing() {
    return isUnit() && (!grants() || length().isOne());
  }

  boolean isOblique() {
    return shape.atom().isOblique();
  }

  /** Returns how many slanted steps a path to the end of an oblique leap has. */
  int slantedSteps() {
    return Math.min(shape.atom().near(), shape.atom().far());
  }

  /** Returns how many straight steps it has besides. */
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
   * {@code *} (seed 003). Only those of the leg with which a move ends are kept for the answer.
   */
  boolean grants() {
    boolean initialLame = context.only() && letters.has('i') && letters.has('n');
    boolean star = shape.length() instanceof Length.ToEnemyHalf;
    return context.ends() && !hops() && (initialLame || letters.isDoubled('n') || star);
  }
}
