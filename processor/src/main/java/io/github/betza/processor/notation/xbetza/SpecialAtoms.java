package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.NamedDirections;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads terms with the atoms O, U and I, which have no leap that could be turned or repeated. */
final class SpecialAtoms {
  private static final int RIGHT = 1;
  private static final int LEFT = 2;

  private final Term term;
  private final LegLetters letters;
  private final ProblemLog log;
  private final ModifierProblems problems;

  private SpecialAtoms(Term term, ProblemLog log) {
    this.term = term;
    this.letters = LegLetters.of(term.modifiers(), term.atom().span(), log);
    this.log = log;
    this.problems = XBetzaModifierTable.TABLE.problems(log);
  }

  static List<MoveSpec> read(Term term, ProblemLog log) {
    SpecialAtoms reader = new SpecialAtoms(term, log);
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

  private boolean initial() {
    return letters.has('i');
  }

  private Alternative pass() {
    if (isCastlingWithoutNumber()) {
      return new Alternative.NullMove(initial());
    }
    letters.runs().forEach(run -> problems.withoutEffect(run, "a pass goes nowhere"));
    fits(XBetzaModifierTable.PASS);
    return new Alternative.NullMove(initial());
  }

  /**
   * Reports letters of castling on an atom without a number, and returns whether there are some.
   * Where a number stands in front of the atom, that is told already.
   */
  private boolean isCastlingWithoutNumber() {
    Optional<Letter> ofCastling = XBetzaModifierTable.ofCastlingOnly(term.modifiers());
    if (ofCastling.isEmpty()) {
      return false;
    }
    int end = term.span().end();
    if (!mayHaveNumber(end)) {
      Letter first = ofCastling.get();
      log.add(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          first.span(),
          "'"
              + first.value()
              + "' is for castling, but without a number 'O' is a pass, which goes nowhere",
          Advice.suggest(log.edited(new Span(end, end), "2", "the king goes two squares"))
              .noting("say how many squares the king goes, as in \"isO2\""));
    }
    return true;
  }

  /** Returns whether the number is there, but in front of the atom or behind something wrong. */
  private boolean mayHaveNumber(int end) {
    int start = term.span().start();
    return log.problems().stream()
        .anyMatch(
            problem ->
                problem.span().start() == end
                    || (problem.code() == ProblemCode.MISPLACED_RANGE
                        && problem.span().end() >= start
                        && problem.span().start() < end));
  }

  private List<Alternative> castling() {
    Term.Range range = term.range().orElseThrow();
    if (range.star() || range.number() == 0) {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          range.span(),
          "behind 'O' stands how many squares the king goes, a number from 1 on",
          Advice.suggest(log.edited(range.span(), "2", "the king goes two squares")));
    }
    fits(XBetzaModifierTable.CASTLING);
    NamedDirections named = new NamedDirections();
    for (List<Letter> run : letters.runs()) {
      List<Letter> others = new ArrayList<>();
      for (Letter letter : run) {
        switch (letter.value()) {
          case 'r' -> named.add(RIGHT, letter.span());
          case 'l' -> named.add(LEFT, letter.span());
          case 's' -> named.add(RIGHT | LEFT, letter.span());
          default -> others.add(letter);
        }
      }
      if (!others.isEmpty()) {
        problems.notForAtom(
            others, term.atomName(), "castling goes to the right ('r') or the left ('l')");
      }
    }
    named.warn(log);
    int inset = letters.has('j') ? 1 : 0;
    long directions = letters.runs().isEmpty() ? RIGHT | LEFT : named.all();
    List<Alternative> sides = new ArrayList<>();
    if ((directions & RIGHT) != 0) {
      sides.add(new Alternative.Castling(initial(), 1, range.number(), inset));
    }
    if ((directions & LEFT) != 0) {
      sides.add(new Alternative.Castling(initial(), -1, range.number(), inset));
    }
    return sides;
  }

  private Alternative universal() {
    refuseRange();
    for (List<Letter> run : letters.runs()) {
      problems.notForAtom(run, term.atomName(), "the universal leaper has no directions");
    }
    LegModes modes = LegModes.ofMove(letters, false);
    if (fits(XBetzaModifierTable.UNIVERSAL)) {
      LegRules.check(modes, log);
    }
    List<Landing> landings =
        modes.outcomes().stream().map(outcome -> new Landing(outcome, false)).toList();
    return new Alternative.Universal(initial(), landings);
  }

  private Alternative imitator() {
    refuseRange();
    boolean mirrored = false;
    for (List<Letter> run : letters.runs()) {
      List<Letter> others = new ArrayList<>();
      for (Letter letter : run) {
        if (letter.value() == 'b' && !mirrored) {
          mirrored = true;
        } else {
          others.add(letter);
        }
      }
      if (!others.isEmpty()) {
        problems.withoutEffect(
            others, "an imitator takes its directions from the piece that moved last");
      }
    }
    LegModes modes = LegModes.ofMove(letters, false);
    if (fits(XBetzaModifierTable.IMITATOR)) {
      LegRules.check(modes, log);
    }
    Set<OccupancyCondition> kinds = EnumSet.noneOf(OccupancyCondition.class);
    modes.outcomes().forEach(outcome -> kinds.add(outcome.occupant()));
    return new Alternative.Imitation(initial(), mirrored, kinds);
  }

  private void refuseRange() {
    term.range()
        .ifPresent(
            range ->
                log.add(
                    ProblemCode.ATOM_WITHOUT_RANGE,
                    range.span(),
                    "'" + term.atom().value() + "' takes no range"));
  }

  /** Reports modifiers that do not fit the atom, and returns whether all do. */
  private boolean fits(ModifierPlace place) {
    return place.check(letters, term.atomName(), problems);
  }
}
