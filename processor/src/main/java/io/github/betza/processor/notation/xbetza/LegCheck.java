package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Turn;
import java.util.Optional;

/** Checks whether the modifiers that say how a leg goes have a meaning together. */
final class LegCheck {
  private final LegLetters letters;
  private final LegContext context;
  private final LegManner manner;
  private final Vocabulary vocabulary;
  private final ProblemLog log;
  private final ModifierProblems problems;

  LegCheck(
      LegLetters letters,
      LegContext context,
      LegManner manner,
      Vocabulary vocabulary,
      ProblemLog log) {
    this.letters = letters;
    this.context = context;
    this.manner = manner;
    this.vocabulary = vocabulary;
    this.log = log;
    this.problems = new ModifierProblems(log);
  }

  /** Reports what is wrong with how the leg goes. */
  void check() {
    if (letters.has('q') && letters.has('z')) {
      problems.contradiction(letters.get('z'), "'q' turns always the same way and 'z' alternately");
    }
    boolean straightSlider = context.before().sliderEver() && !context.before().curveEver();
    if (manner.isIso() && !straightSlider) {
      Letter letter = letters.get(letters.has('i') ? 'i' : 'e');
      log.add(
          ProblemCode.ISO_WITHOUT_SLIDER,
          letter.span(),
          "'"
              + letter.value()
              + "' asks for as many steps as a slider leg before, but no straight one comes before",
          "leave it out, or give an earlier leg a range");
    }
    Optional<Letter> sided = letters.firstTurn();
    if (sided.isPresent() && context.before().curveEver()) {
      problems.undefined(sided.get(), "a leg after a bent one, which turns with every step");
    }
    if (letters.hasAny("qz") && (manner.isIso() || manner.isSki())) {
      char other = manner.isSki() ? 'j' : letters.has('i') ? 'i' : 'e';
      problems.undefined(letters.get(other), "a bent rider");
    }
    if (manner.turnsNothing()) {
      Letter turn = letters.get(letters.has('q') ? 'q' : 'z');
      problems.withoutEffect(turn, "it turns from step to step, but the range is a single step");
    }
    if (manner.hops() && manner.isIso()) {
      problems.undefined(letters.get(letters.has('p') ? 'p' : 'g'), "a leg of a given length");
    }
    if (letters.has('i') && !context.first() && !manner.isIso()) {
      problems.withoutEffect(
          letters.get('i'), "no leg before is a slider leg, and this one is a single step");
    }
    if (!isContradictory()) {
      checkLame();
      checkJump();
    }
    warnOfCircle();
  }

  /** Reports a leg that is lame and jumps. Without one of the letters the rest looks different. */
  private boolean isContradictory() {
    boolean both = letters.has('n') && letters.has('j') && !manner.isUnit();
    if (both) {
      problems.contradiction(
          letters.get('j'), "'n' asks for empty squares and 'j' for occupied ones");
    }
    return both;
  }

  private void checkLame() {
    if (!letters.has('n')) {
      return;
    }
    Letter n = letters.get('n');
    if (manner.isUnit() && (!manner.grants() || manner.length().isOne())) {
      problems.withoutEffect(
          n, letters.secondOf('n'), "a step to a neighbouring square passes over nothing");
    } else if (letters.isDoubled('n') && !manner.grants()) {
      problems.withoutEffect(
          n,
          "the squares passed over are en-passant squares only on a last leg that does not"
              + " hop");
    } else if (manner.shape().atom().isOblique()) {
      checkLameOblique(n);
    }
  }

  private void checkLameOblique(Letter n) {
    boolean knight = manner.shape().atom().near() == 1 && manner.shape().atom().far() == 2;
    if (knight) {
      new LameKnight(letters, context, manner, vocabulary, log).warn();
    } else {
      lameOblique(n);
    }
  }

  private void checkJump() {
    if (!letters.has('j')) {
      return;
    }
    Letter j = letters.get('j');
    if (manner.shape().atom().isOblique()) {
      lameOblique(j);
    } else if (manner.isUnit() && !manner.isSlider()) {
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
        vocabulary.legByLeg(
            "spell the path leg by leg, such as \"" + spelledOut(letter.value()) + "\""));
  }

  /**
   * Returns a path of single steps to the end of the leap, straight ones first: over empty squares
   * for {@code n}, over occupied ones for {@code j}.
   */
  private String spelledOut(char letter) {
    String on = letter == 'j' ? "pa" : "a";
    int slanted = manner.shape().atom().near();
    int straight = manner.shape().atom().far() - slanted;
    return (on + "f").repeat(straight - 1) + on + "fs" + (on + "f").repeat(slanted - 1) + "W";
  }

  private void warnOfCircle() {
    if (letters.has('q')
        && manner.shape().length() instanceof Length.Between between
        && between.most() != Length.UNLIMITED
        && between.most() > Turn.CIRCLE) {
      log.add(
          ProblemCode.REDUNDANT_RANGE,
          letters.get('q').span(),
          "a circular rider closes its circle with the eighth step, so its range ends at "
              + Turn.CIRCLE,
          "leave the range out");
    }
  }
}
