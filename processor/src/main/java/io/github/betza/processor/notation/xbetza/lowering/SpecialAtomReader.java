package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads terms with the atoms O, U and I, whose moves have no directions or ranges. */
final class SpecialAtomReader {
  private static final int RIGHT = 1;
  private static final int LEFT = 2;

  private final XBetzaTerm term;
  private final LegLetters letters;
  private final ProblemLog log;
  private final ModifierProblems problems;

  private SpecialAtomReader(XBetzaTerm term, ProblemLog log) {
    this.term = term;
    this.letters = LegLetters.of(term.modifiers(), term.atom().span(), log);
    this.log = log;
    this.problems = XBetzaModifierTable.TABLE.problems(log);
  }

  static List<MoveSpec> read(XBetzaTerm term, ProblemLog log) {
    if (!isAlone(term, log)) {
      return List.of();
    }
    SpecialAtomReader reader = new SpecialAtomReader(term, log);
    List<Alternative> alternatives =
        switch (term.atom().value()) {
          case 'O' -> term.range().isPresent() ? reader.castling() : List.of(reader.pass());
          case 'U' -> List.of(reader.universal());
          default -> List.of(reader.imitator());
        };
    List<MoveSpec> moves = new ArrayList<>();
    alternatives.forEach(alternative -> moves.add(new MoveSpec.Plain(alternative)));
    return moves;
  }

  /** Returns whether the atom has neither a suffix nor another leg; these are reported. */
  private static boolean isAlone(XBetzaTerm term, ProblemLog log) {
    Optional<Letter> suffix = term.extension().or(term::doubling);
    suffix.ifPresent(
        letter ->
            log.add(
                ProblemCode.MISPLACED_EXTENSION,
                letter.span(),
                term.extension().isPresent()
                    ? "'X' cannot follow '" + term.atom().value() + "'"
                    : "'" + term.atom().value() + "' cannot be doubled",
                term.atom().value() == 'O'
                    ? Advice.suggest(log.edited(letter.span(), "2", "the king moves two squares"))
                    : Advice.NONE));
    Optional<Letter> again =
        term.modifiers().stream().filter(letter -> letter.value() == 'a').findFirst();
    again.ifPresent(
        letter ->
            log.add(
                ProblemCode.ATOM_WITHOUT_LEGS,
                term.atom().span(),
                "'" + term.atom().value() + "' is a whole move, so it cannot be a step after 'a'",
                "write an atom that leaps or slides after 'a', such as W"));
    return suffix.isEmpty() && again.isEmpty();
  }

  private boolean initial() {
    return letters.has('i');
  }

  private Alternative pass() {
    Optional<Letter> ofCastling = XBetzaModifierTable.ofCastlingOnly(term.modifiers());
    if (ofCastling.isPresent()) {
      reportMissingNumber(ofCastling.get());
      return new Alternative.NullMove(initial());
    }
    letters.runs().forEach(run -> problems.withoutEffect(run, "a pass goes nowhere"));
    fits(XBetzaModifierTable.PASS);
    return new Alternative.NullMove(initial());
  }

  private void reportMissingNumber(Letter ofCastling) {
    Span end = new Span(term.span().end(), term.span().end());
    log.add(
        ProblemCode.MODIFIER_NOT_FOR_ATOM,
        ofCastling.span(),
        "'" + ofCastling.value() + "' is for castling, but \"O\" without a number is a pass",
        Advice.suggest(log.edited(end, "2", "the king moves two squares"))
            .noting("write the number of squares that the king moves, as in \"isO2\""));
  }

  private List<Alternative> castling() {
    XBetzaTerm.Range range = term.range().orElseThrow();
    if (range.star() || range.number() == 0) {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          range.span(),
          "the number after 'O' must be 1 or more: the squares that the king moves",
          Advice.suggest(log.edited(range.span(), "2", "the king moves two squares")));
    }
    fits(XBetzaModifierTable.CASTLING);
    List<Letter> sideways = new ArrayList<>(letters.directions());
    List<Letter> others = letters.directions().stream().filter(each -> side(each) == 0).toList();
    sideways.removeAll(others);
    for (List<Letter> run : Letter.runs(others)) {
      problems.notForAtom(run, term.atomName(), "castling has only the directions 'r' and 'l'");
    }
    DirectionLetters named =
        new DirectionLetters(Letter.runs(sideways), false, name -> side(name.first()));
    named.warn(0, false, log);
    int inset = letters.has('j') ? 1 : 0;
    long directions = letters.runs().isEmpty() ? RIGHT | LEFT : named.bits();
    List<Alternative> sides = new ArrayList<>();
    if ((directions & RIGHT) != 0) {
      sides.add(new Alternative.Castling(initial(), 1, range.number(), inset));
    }
    if ((directions & LEFT) != 0) {
      sides.add(new Alternative.Castling(initial(), -1, range.number(), inset));
    }
    return sides;
  }

  private static int side(Letter letter) {
    return switch (letter.value()) {
      case 'r' -> RIGHT;
      case 'l' -> LEFT;
      case 's' -> RIGHT | LEFT;
      default -> 0;
    };
  }

  private Alternative universal() {
    refuseRange();
    for (List<Letter> run : letters.runs()) {
      problems.notForAtom(run, term.atomName(), "the universal leaper has no directions");
    }
    LegOutcomes outcomes = LegOutcomes.ofMove(letters, false);
    if (fits(XBetzaModifierTable.UNIVERSAL)) {
      LegRules.check(outcomes, log);
    }
    List<Landing> landings =
        outcomes.all().stream().map(outcome -> new Landing(outcome, false)).toList();
    return new Alternative.Universal(initial(), landings);
  }

  private Alternative imitator() {
    refuseRange();
    List<Letter> idle = new ArrayList<>(letters.directions());
    boolean mirrored =
        idle.stream()
            .filter(letter -> letter.value() == 'b')
            .findFirst()
            .map(idle::remove)
            .orElse(false);
    for (List<Letter> others : Letter.runs(idle)) {
      problems.withoutEffect(
          others, "an imitator takes its directions from the piece that moved last");
    }
    LegOutcomes outcomes = LegOutcomes.ofMove(letters, false);
    if (fits(XBetzaModifierTable.IMITATOR)) {
      LegRules.check(outcomes, log);
    }
    Set<OccupancyCondition> kinds = EnumSet.noneOf(OccupancyCondition.class);
    outcomes.all().forEach(outcome -> kinds.add(outcome.occupant()));
    return new Alternative.Imitation(initial(), mirrored, kinds);
  }

  private void refuseRange() {
    term.range()
        .ifPresent(
            range ->
                log.add(
                    ProblemCode.ATOM_WITHOUT_RANGE,
                    range.span(),
                    term.atom().value() == 'U'
                        ? "'U' reaches every square, so it takes no number"
                        : "'I' moves as the piece that moved last, so it takes no number"));
  }

  /** Reports modifiers that the place does not allow, and returns whether all are allowed. */
  private boolean fits(ModifierPlace place) {
    return place.check(letters, term.atomName(), problems);
  }
}
