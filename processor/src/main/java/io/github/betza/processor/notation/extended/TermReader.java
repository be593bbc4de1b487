package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.EmptySelections;
import io.github.betza.processor.notation.EmptySelections.Selected;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.Term.Group;
import io.github.betza.processor.notation.extended.Term.Leap;
import io.github.betza.processor.notation.extended.Term.Null;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a term: hands its prefixes down to every move that it stands for. */
final class TermReader {
  private final ProblemLog log;
  private final Budget budget;
  private final Trouble trouble;
  private final JoinedPrefixes joined;
  private final List<MoveSpec> moves = new ArrayList<>();
  private final List<Selected> selected = new ArrayList<>();
  private boolean royal;

  private TermReader(Term whole, Budget budget, ProblemLog log) {
    this.log = log;
    this.budget = budget;
    this.trouble = new Trouble(log);
    this.joined = new JoinedPrefixes(whole, log);
  }

  /**
   * What a term says.
   *
   * @param term the term
   * @param moves its moves; none where something is wrong with it
   * @param selected the chains of which not all paths may be meant
   * @param royal whether it says that the piece is royal
   */
  record Result(Term term, List<MoveSpec> moves, List<Selected> selected, boolean royal) {
    /** Returns whether direction letters choose among the paths of some of the moves. */
    boolean isSelected() {
      return !selected.isEmpty();
    }

    /** Returns the moves with every path written out. */
    List<Alternative> build(ProblemLog log) {
      List<Alternative> built = PathBuilder.build(moves, log.work()).alternatives();
      EmptySelections.report(selected, built, log);
      return built;
    }
  }

  /**
   * Reads a term.
   *
   * @param budget what the notation may still need
   */
  static Result read(Term term, Budget budget, ProblemLog log) {
    TermReader reader = new TermReader(term, budget, log);
    reader.read(term, Scope.OUTERMOST);
    return reader.trouble.isFound()
        ? new Result(term, List.of(), List.of(), reader.royal)
        : new Result(term, reader.moves, reader.selected, reader.royal);
  }

  private void read(Term term, Scope outer) {
    if (hasEqual(term)) {
      return;
    }
    ModifierRun modifiers = ModifierReader.read(term.prefixes(), symmetry(term), log);
    royal |= modifiers.has('k');
    ExtendedModifierTable.PREFIXES.check(modifiers, term, log);
    if (trouble.isFound()) {
      return;
    }
    Scope scope =
        outer.with(term.prefixes(), modifiers, new ProblemLog(log.notation(), log.work()));
    joined.warn(outer.prefixes(), term.prefixes());
    if (term.isPlainGroup()) {
      ((Group) term.first().primary()).terms().forEach(inner -> read(inner, scope));
    } else if (term.links().isEmpty()
        && term.first().exponents().isEmpty()
        && term.first().primary() instanceof Null) {
      pass(modifiers, term, outer, scope);
    } else {
      TrailExpander expander = new TrailExpander(scope.turns(), trouble, budget);
      List<List<Step>> trails = expander.chain(term.first(), term.links(), true);
      ChainReader chains = new ChainReader(term, scope, trouble);
      int from = moves.size();
      trails.forEach(trail -> moves.addAll(chains.read(trail)));
      if (!trouble.isFound()) {
        DoubtfulTerm doubtful = new DoubtfulTerm(term, log);
        doubtful.warn();
        doubtful.warnOfEdges(moves.subList(from, moves.size()), trouble);
      }
      if (chains.selects()) {
        selected.add(new Selected(scope.named().orElse(term.span()), from, moves.size()));
      }
    }
  }

  /** The directions of the atom that the prefixes are about, if it is a single one. */
  private static Optional<Symmetry> symmetry(Term term) {
    return term.links().isEmpty()
            && term.first().primary() instanceof Leap leap
            && term.first().exponents().stream().allMatch(TermReader::isStraight)
        ? Optional.of(leap.atom().symmetry())
        : Optional.empty();
  }

  private static boolean isStraight(Term.Exponent exponent) {
    return exponent.modifiers().isEmpty();
  }

  /** Returns whether {@code e} is among the prefixes, mostly that of an operator left out. */
  private boolean hasEqual(Term term) {
    Optional<Letter> equal =
        term.prefixes().stream().filter(letter -> letter.value() == 'e').findFirst();
    equal.ifPresent(
        e ->
            trouble.report(
                ProblemCode.EQUAL_WITHOUT_LEG,
                e.span(),
                "'e' asks for the length of the step before, but there is none",
                "write it behind an operator, such as \"RxebR\""));
    return equal.isPresent();
  }

  /** The null move, which has no directions and captures nothing. */
  private void pass(ModifierRun modifiers, Term term, Scope outer, Scope scope) {
    if (!outer.modality().quiet()) {
      trouble.report(
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          term.span(),
          "the null move captures nothing, but the group around it may only capture",
          "write it outside of the group");
    }
    for (Letter letter : outer.manners()) {
      trouble
          .problems()
          .notForAtom(List.of(letter), "the null move in the group", "it goes nowhere");
    }
    ExtendedModifierTable.NULL_MOVE.check(modifiers, "the null move", trouble.problems());
    if (modifiers.directions().isPresent()) {
      List<Letter> directions = ModifierReader.directions(term.prefixes());
      log.addNeedless(
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          Letter.span(directions),
          "direction letters have no effect on the null move",
          List.of(Letter.spans(directions)));
    }
    moves.add(new MoveSpec.Plain(new Alternative.NullMove(scope.initial())));
  }
}
