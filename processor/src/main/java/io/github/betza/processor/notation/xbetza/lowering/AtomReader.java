package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LongRangeCheck;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;

/** Reads the leap and its repetition from an atom, its extension and its range. */
record AtomReader(XBetzaTerm term, ProblemLog log) {
  /** Returns whether the atom leaps or slides. */
  boolean leaps() {
    return "OUI".indexOf(term.atom().value()) < 0;
  }

  /** Returns the leaps of an atom that leaps or slides; empty if its suffixes have no meaning. */
  List<LegShape> shapes() {
    char letter = term.atom().value();
    boolean slider = XBetzaAtoms.isSlider(letter);
    if (term.extension().isPresent() && slider) {
      Span span = term.extension().get().span();
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          span,
          "'X' makes a leap longer, but '" + letter + "' slides",
          Advice.suggest(
              log.edited(span, "", "without a longer leap").guessed(),
              log.edited(
                      term.atomSpan(),
                      String.valueOf("WFK".charAt("RBQ".indexOf(letter))),
                      "a leap beyond the single step")
                  .guessed()));
      return List.of();
    }
    if (term.doubling().isPresent() && term.range().isPresent()) {
      log.add(
          ProblemCode.RANGE_TWICE,
          term.range().get().span(),
          "the doubled '" + letter + "' is unlimited, so it cannot have a range");
      return List.of();
    }
    warnOfRange(slider);
    return leaps(letter).stream().map(atom -> shape(atom, slider)).toList();
  }

  private List<Atom> leaps(char letter) {
    if (term.numbers().isPresent()) {
      return List.of(term.numbers().get().leap());
    }
    return term.extension().isPresent()
        ? XBetzaAtoms.extended(letter)
        : List.of(XBetzaAtoms.leap(letter));
  }

  private void warnOfRange(boolean slider) {
    warnOfLongRange(slider);
    Span span = term.doubling().orElse(term.atom()).span();
    boolean needless = slider && term.doubling().isPresent();
    if (term.range().isPresent() && !term.range().get().star()) {
      span = term.range().get().span();
      int number = term.range().get().number();
      needless = slider ? number == 0 : number == 1 && !rides();
    }
    if (needless) {
      log.addNeedless(
          ProblemCode.REDUNDANT_RANGE,
          span,
          term.atomName()
              + (slider ? " is already unlimited" : " needs no number for a single step"));
    }
  }

  /**
   * Warns of a range that leads over the edge of every board. Round a board with joined edges, or
   * along a curve, more steps may fit than across it.
   */
  private void warnOfLongRange(boolean slider) {
    Optional<XBetzaTerm.Range> range = term.range().filter(written -> !written.star());
    boolean straight =
        term.modifiers().stream().noneMatch(letter -> "oqz".indexOf(letter.value()) >= 0);
    if (range.isEmpty() || !straight) {
      return;
    }
    int far = leaps(term.atom().value()).get(0).far();
    LongRangeCheck.warn(range.get().span(), range.get().number(), far, slider ? "" : "0", log);
  }

  /** Whether a modifier makes a rider of an atom without a range. */
  private boolean rides() {
    return term.modifiers().stream()
        .takeWhile(letter -> letter.value() != 'a')
        .anyMatch(letter -> "qz".indexOf(letter.value()) >= 0);
  }

  private LegShape shape(Atom atom, boolean slider) {
    boolean unlimited = slider || term.doubling().isPresent();
    Length length = unlimited ? LegShape.UNLIMITED : Length.one();
    if (term.range().isPresent()) {
      XBetzaTerm.Range range = term.range().get();
      length = range.star() ? new Length.ToEnemyHalf() : length(range.number());
    }
    boolean step = atom.far() == 1;
    LegShape.Kind other = step ? LegShape.Kind.STEP : LegShape.Kind.LEAPER;
    boolean once = term.range().isPresent() && length.isOne();
    return new LegShape(atom, length, slider ? LegShape.Kind.SLIDER : other, once);
  }

  private static Length length(int number) {
    return number == 0 ? LegShape.UNLIMITED : new Length.Between(1, number);
  }
}
