package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.LongRangeCheck;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what an atom, its extension and its range say together: the leap and how often. */
final class AtomReader {
  private final Term term;
  private final ProblemLog log;

  AtomReader(Term term, ProblemLog log) {
    this.term = term;
    this.log = log;
  }

  /** Reports letters that no dialect rule knows, so that the readers meet known ones only. */
  boolean isKnown() {
    boolean sound = true;
    for (Letter letter : term.modifiers()) {
      sound &= !XBetzaModifierTable.TABLE.isUnknownReported(letter, log);
    }
    if (term.numbers().isEmpty() && !Atoms.isKnown(term.atom().value())) {
      log.add(
          ProblemCode.UNKNOWN_ATOM,
          term.atom().span(),
          "'" + term.atom().value() + "' is not an atom",
          "the atoms are " + Atoms.LETTERS + unknownAtomHint());
      sound = false;
    }
    return sound;
  }

  private String unknownAtomHint() {
    return switch (term.atom().value()) {
      case 'P' -> "; the orthodox pawn is \"fmWfceFifmnD\"";
      case 'E' -> "; the elephant is \"nA\"";
      case 'M' -> "; the marshall is \"RN\", the mao \"afsW\"";
      default -> "";
    };
  }

  /** Returns whether the atom is one that leaps or slides. */
  boolean leaps() {
    return "OUI".indexOf(term.atom().value()) < 0;
  }

  /** Returns the leaps of an atom that leaps or slides; none where its suffixes have no meaning. */
  List<Shape> shapes() {
    char letter = term.atom().value();
    boolean slider = Atoms.isSlider(letter);
    if (term.extension().isPresent() && slider) {
      Span span = term.extension().get().span();
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          span,
          "'X' lengthens a leap, but '" + letter + "' slides");
      return List.of();
    }
    if (term.doubling().isPresent() && term.range().isPresent()) {
      log.add(
          ProblemCode.RANGE_TWICE,
          term.range().get().span(),
          "the doubled '" + letter + "' is unlimited, so a range cannot follow");
      return List.of();
    }
    warnOfRange(slider);
    List<Shape> shapes = new ArrayList<>();
    for (Atom atom : leaps(letter)) {
      shapes.add(shape(atom, slider));
    }
    return shapes;
  }

  private List<Atom> leaps(char letter) {
    if (term.numbers().isPresent()) {
      return List.of(term.numbers().get().leap());
    }
    return term.extension().isPresent() ? Atoms.extended(letter) : List.of(Atoms.leap(letter));
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
   * Warns of a range that leads over the edge of every board. Round a board whose edges are joined,
   * or along a curve, more steps may fit than across it.
   */
  private void warnOfLongRange(boolean slider) {
    Optional<Term.Range> range = term.range().filter(written -> !written.star());
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

  private Shape shape(Atom atom, boolean slider) {
    boolean unlimited = slider || term.doubling().isPresent();
    Length length = unlimited ? Shape.UNLIMITED : Length.one();
    if (term.range().isPresent()) {
      Term.Range range = term.range().get();
      length = range.star() ? new Length.ToEnemyHalf() : length(range.number());
    }
    boolean step = atom.far() == 1;
    Shape.Kind other = step ? Shape.Kind.STEP : Shape.Kind.LEAPER;
    boolean once = term.range().isPresent() && length.isOne();
    return new Shape(atom, length, slider ? Shape.Kind.SLIDER : other, once);
  }

  private static Length length(int number) {
    return number == 0 ? Shape.UNLIMITED : new Length.Between(1, number);
  }
}
