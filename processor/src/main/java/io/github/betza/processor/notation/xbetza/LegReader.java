package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Passing;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;

/**
 * Reads the modifiers of one leg. A leg written with a hopping modifier at the end of a move
 * becomes two: one to the hurdle and one behind it.
 */
final class LegReader {
  private final LegLetters letters;
  private final LegContext context;
  private final ProblemLog log;
  private final Shape shape;
  private final boolean iso;

  LegReader(LegLetters letters, LegContext context, ProblemLog log) {
    this.letters = letters;
    this.context = context;
    this.log = log;
    this.shape = bent(context.shape());
    this.iso = !context.first() && (isoByI() || isoByE());
  }

  private Shape bent(Shape straight) {
    if (letters.has('z')) {
      return straight.winding();
    }
    return letters.has('q') ? straight.riding() : straight;
  }

  /** Without a slider leg before, a single step is as long as any. */
  private boolean isoByI() {
    return letters.has('i') && (context.sliderEver() || shape.isSlider());
  }

  /**
   * Whether {@code e} stands straight after a slider leg: the older way to write iso (seed 001).
   */
  private boolean isoByE() {
    return letters.has('e') && context.sliderBefore();
  }

  /** Returns whether this leg is one of more than one step. */
  boolean isSlider() {
    return iso || shape.isSlider();
  }

  /** Returns whether the next leg slides where this one leaps, and the other way round. */
  boolean toggles() {
    return !context.last() && letters.hasAny("yg");
  }

  /** Returns the leg, or the two legs of a hop. */
  List<LegSpec> read() {
    checkShape();
    LegModes modes = new LegModes(letters, context, iso && isoByE(), log);
    if (!context.last()) {
      return List.of(leg(List.of(), modes.outcomes()));
    }
    List<Landing> landings =
        modes.landings().stream().map(outcome -> new Landing(outcome, grants())).toList();
    if (!hops()) {
      return List.of(leg(landings, List.of()));
    }
    Outcome hurdle = new Outcome(Occupant.PIECE, Deed.NONE);
    return List.of(leg(List.of(), List.of(hurdle)), behindHurdle(landings));
  }

  private boolean hops() {
    return context.last() && letters.hasAny("pg");
  }

  private LegSpec leg(List<Landing> landings, List<Outcome> outcomes) {
    DirectionSet directions = DirectionReader.read(letters, shape.atom(), context, log);
    Length length = iso ? new Length.SameAsBefore() : shape.length();
    return new LegSpec(
        shape.atom(),
        directions,
        length,
        turn(),
        false,
        passing(),
        ski(),
        wrap(),
        landings,
        outcomes);
  }

  /** {@code p} keeps the range behind the hurdle, {@code g} toggles it (seed 001). */
  private LegSpec behindHurdle(List<Landing> landings) {
    Shape behind = letters.has('g') ? shape.toggled() : shape;
    return new LegSpec(
        behind.atom(),
        new DirectionSet(1),
        behind.length(),
        turn(),
        turn() != Turn.NONE,
        passing(),
        false,
        wrap(),
        landings,
        List.of());
  }

  private Turn turn() {
    return letters.has('q') ? Turn.CIRCULAR : letters.has('z') ? Turn.ZIGZAG : Turn.NONE;
  }

  private Wrap wrap() {
    if (!letters.has('o')) {
      return Wrap.NONE;
    }
    return letters.isDoubled('o') ? Wrap.TORUS : Wrap.CYLINDER;
  }

  private boolean isUnit() {
    return shape.atom().far() == 1;
  }

  private boolean ski() {
    return letters.has('j') && isUnit();
  }

  private Passing passing() {
    if (isUnit()) {
      return Passing.FREE;
    }
    return letters.has('n') ? Passing.LAME : letters.has('j') ? Passing.JUMPING : Passing.FREE;
  }

  /**
   * Whether the squares passed over become en-passant squares: {@code in}, {@code nn} and the range
   * {@code *} (seed 003).
   */
  private boolean grants() {
    boolean initialLame = context.only() && letters.has('i') && letters.has('n');
    boolean star = shape.length() instanceof Length.ToEnemyHalf;
    return !hops() && (initialLame || letters.isDoubled('n') || star);
  }

  private void checkShape() {
    if (letters.has('q') && letters.has('z')) {
      contradiction('z', "'q' turns always the same way and 'z' alternately");
    }
    if (iso && (!context.sliderEver() || context.curveEver())) {
      Letter letter = letters.get(letters.has('i') ? 'i' : 'e');
      log.add(
          ProblemCode.ISO_WITHOUT_SLIDER,
          letter.span(),
          "'"
              + letter.value()
              + "' asks for as many steps as a slider leg before, but no straight one comes before",
          "leave it out, or give an earlier leg a range");
    }
    if (letters.hasAny("qz") && (iso || ski())) {
      undefined(letters.has('q') ? 'q' : 'z', "a bent rider");
    }
    if (hops() && iso) {
      undefined(letters.has('p') ? 'p' : 'g', "a leg of a given length");
    }
    if (letters.has('i') && !context.first() && !iso) {
      without(letters.get('i'), "no leg before is a slider leg, and this one is a single step");
    }
    checkLame();
    checkJump();
    warnOfCircle();
  }

  private void checkLame() {
    if (!letters.has('n')) {
      return;
    }
    Letter n = letters.get('n');
    if (letters.has('j') && !isUnit()) {
      contradiction('j', "'n' asks for empty squares and 'j' for occupied ones");
    }
    if (letters.isDoubled('n') && !grants()) {
      without(
          n,
          "the squares passed over are en-passant squares only on a last leg that does not"
              + " hop");
    } else if (isUnit() && !grants()) {
      without(n, "a step to a neighbouring square passes over nothing");
    } else if (shape.atom().isOblique()) {
      checkLameOblique(n);
    }
  }

  private void checkLameOblique(Letter n) {
    boolean knight = shape.atom().near() == 1 && shape.atom().far() == 2;
    if (knight) {
      log.add(
          ProblemCode.LAME_KNIGHT,
          n.span(),
          "\"nN\" is compiled as the Mao, which goes over the orthogonal square; the seeds leave it"
              + " undefined",
          "write \"afsW\" (Mao), \"afsF\" (Moa) or \"afsK\" (either way) to say which");
    } else {
      lameOblique(n);
    }
  }

  private void checkJump() {
    if (!letters.has('j')) {
      return;
    }
    Letter j = letters.get('j');
    if (shape.atom().isOblique()) {
      lameOblique(j);
    } else if (isUnit() && !isSlider()) {
      log.add(
          ProblemCode.NEVER_MOVES,
          j.span(),
          "'j' skips the first square of a slide, but this leg has only that one step",
          "give it a range, such as \"jW2\", or leave 'j' out");
    }
  }

  private void lameOblique(Letter letter) {
    log.add(
        ProblemCode.LAME_OBLIQUE,
        letter.span(),
        "'" + letter.value() + "' is not defined for an oblique leap, which has no squares between",
        "spell the path leg by leg, such as \"" + spelledOut(letter.value()) + "\"");
  }

  /**
   * Returns a path of single steps to the end of the leap, straight ones first: over empty squares
   * for {@code n}, over occupied ones for {@code j}.
   */
  private String spelledOut(char letter) {
    String on = letter == 'j' ? "pa" : "a";
    int slanted = shape.atom().near();
    int straight = shape.atom().far() - slanted;
    return (on + "f").repeat(straight - 1) + on + "fs" + (on + "f").repeat(slanted - 1) + "W";
  }

  private void warnOfCircle() {
    if (letters.has('q')
        && shape.length() instanceof Length.Between between
        && between.most() != Length.UNLIMITED
        && between.most() > 7) {
      log.add(
          ProblemCode.REDUNDANT_RANGE,
          letters.get('q').span(),
          "a circular rider closes its circle with the eighth step, so its range ends at 7",
          "leave the range out");
    }
  }

  private void contradiction(char letter, String why) {
    log.add(
        ProblemCode.CONTRADICTORY_MODIFIERS,
        letters.get(letter).span(),
        why + ": a leg cannot do both",
        log.offer(letters.get(letter).span(), ""));
  }

  private void undefined(char letter, String what) {
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        letters.get(letter).span(),
        "'" + letter + "' is not defined for " + what,
        log.offer(letters.get(letter).span(), ""));
  }

  private void without(Letter letter, String why) {
    log.add(
        ProblemCode.MODIFIER_WITHOUT_EFFECT,
        letter.span(),
        "'" + letter.value() + "' has no effect here: " + why,
        log.offer(letter.span(), ""));
  }
}
