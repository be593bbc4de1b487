package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

/** Reads a term: decides what its atom and range are, and hands its modifiers on. */
final class TermReader {
  private final Term term;
  private final ProblemLog log;

  private TermReader(Term term, ProblemLog log) {
    this.term = term;
    this.log = log;
  }

  /** Returns the moves of a term; none where it has no meaning, which is then reported. */
  static List<MoveSpec> read(Term term, ProblemLog log) {
    TermReader reader = new TermReader(term, log);
    if (!reader.checkModifiers()) {
      return List.of();
    }
    return switch (term.atom().value()) {
      case 'O', 'U', 'I' -> reader.special();
      default -> reader.leaping();
    };
  }

  /** Reports letters that no dialect rule knows, so that the readers meet known ones only. */
  private boolean checkModifiers() {
    boolean sound = true;
    for (Letter letter : term.modifiers()) {
      sound &= !Modifiers.reportUnknown(letter, log);
    }
    if (!Atoms.isKnown(term.atom().value())) {
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

  private List<MoveSpec> special() {
    boolean sound = true;
    if (term.extension().isPresent() || term.doubling().isPresent()) {
      Span suffix =
          term.extension().or(term::doubling).map(Letter::span).orElse(term.atom().span());
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          suffix,
          "'" + term.atom().value() + "' cannot be doubled or lengthened",
          log.offer(suffix, ""));
      sound = false;
    }
    for (Letter letter : term.modifiers()) {
      if (letter.value() == 'a') {
        log.add(
            ProblemCode.ATOM_WITHOUT_LEGS,
            letter.span(),
            "'" + term.atom().value() + "' cannot be a leg of a longer move",
            "use 'a' with an atom that leaps or slides");
        return List.of();
      }
    }
    return sound ? SpecialAtoms.read(term, log) : List.of();
  }

  private List<MoveSpec> leaping() {
    char letter = term.atom().value();
    boolean slider = Atoms.isSlider(letter);
    if (term.extension().isPresent() && slider) {
      Span span = term.extension().get().span();
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          span,
          "'X' lengthens a leap, but '" + letter + "' slides",
          log.offer(span, ""));
      return List.of();
    }
    if (term.doubling().isPresent() && term.range().isPresent()) {
      log.add(
          ProblemCode.RANGE_TWICE,
          term.range().get().span(),
          "the doubled '" + letter + "' is unlimited, so a range cannot follow",
          log.offer(term.doubling().get().span(), ""));
      return List.of();
    }
    warnOfRange(slider);
    List<Atom> atoms =
        term.extension().isPresent() ? Atoms.extended(letter) : List.of(Atoms.leap(letter));
    List<MoveSpec> moves = new ArrayList<>();
    for (Atom atom : atoms) {
      ChainReader.read(term, shape(atom, slider), log).ifPresent(moves::add);
    }
    return moves;
  }

  private void warnOfRange(boolean slider) {
    Span span = term.doubling().map(Letter::span).orElse(term.atom().span());
    boolean needless = slider && term.doubling().isPresent();
    if (term.range().isPresent() && !term.range().get().star()) {
      span = term.range().get().span();
      int number = term.range().get().number();
      needless = slider ? number == 0 : number == 1;
    }
    if (needless) {
      log.add(
          ProblemCode.REDUNDANT_RANGE,
          span,
          "'" + term.atom().value() + "' has this range by itself",
          log.offer(span, ""));
    }
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
    return new Shape(atom, length, slider ? Shape.Kind.SLIDER : other);
  }

  private static Length length(int number) {
    return number == 0 ? Shape.UNLIMITED : new Length.Between(1, number);
  }
}
