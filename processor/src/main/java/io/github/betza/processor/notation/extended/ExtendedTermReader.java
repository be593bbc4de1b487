package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.EmptySelectionCheck;
import io.github.betza.processor.notation.EmptySelectionCheck.Selected;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ExtendedTerm.Group;
import io.github.betza.processor.notation.extended.ExtendedTerm.Leap;
import io.github.betza.processor.notation.extended.ExtendedTerm.Null;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a term: applies its prefixes to every move in it. */
final class ExtendedTermReader {
  /** The work of reading a term. */
  private static final long TERM = 400;

  private final ProblemLog log;
  private final Budget budget;
  private final JoinedPrefixCheck joined;
  private final List<MoveSpec> moves = new ArrayList<>();
  private final List<Selected> selected = new ArrayList<>();
  private boolean royal;

  private ExtendedTermReader(Budget budget, ProblemLog log) {
    this.log = log;
    this.budget = budget;
    this.joined = new JoinedPrefixCheck(log);
  }

  /**
   * The result of reading a term.
   *
   * @param term the term
   * @param moves its moves; empty if it has an error
   * @param selected the chains of which only some paths may be selected
   * @param royal whether it makes the piece royal
   */
  record Result(ExtendedTerm term, List<MoveSpec> moves, List<Selected> selected, boolean royal) {
    /** Returns the moves with every path written out. */
    List<Alternative> build(ProblemLog log) {
      List<Alternative> built = PathTreeBuilder.build(moves, log.work()).alternatives();
      EmptySelectionCheck.report(selected, built, log);
      return built;
    }
  }

  /**
   * Reads a term.
   *
   * @param budget the limits that remain for the notation
   */
  static Result read(ExtendedTerm term, Budget budget, ProblemLog log) {
    log.work().count(TERM);
    ExtendedTermReader reader = new ExtendedTermReader(budget, log);
    try {
      reader.read(term, PrefixScope.OUTERMOST);
      return new Result(term, reader.moves, reader.selected, reader.royal);
    } catch (RefusedTextException refused) {
      return new Result(term, List.of(), List.of(), reader.royal);
    }
  }

  private void read(ExtendedTerm term, PrefixScope outer) {
    int errors = log.errors();
    term.prefixes().stream().filter(letter -> letter.value() == 'e').forEach(this::equal);
    ModifierRun modifiers = ModifierReader.read(term.prefixes(), symmetry(term), log);
    royal |= modifiers.has('k');
    ExtendedModifierTable.PREFIXES.check(modifiers, term, log);
    RefusedTextException.throwAfter(errors, log);
    PrefixScope scope =
        outer.with(term.prefixes(), modifiers, new ProblemLog(log.notation(), log.work()));
    joined.warn(outer.prefixes(), term.prefixes());
    if (term.isPlainGroup()) {
      ((Group) term.first().primary()).terms().forEach(inner -> read(inner, scope));
    } else if (term.links().isEmpty()
        && term.first().exponents().isEmpty()
        && term.first().primary() instanceof Null) {
      pass(modifiers, term, outer, scope);
      RefusedTextException.throwAfter(errors, log);
    } else {
      TrailExpander expander = new TrailExpander(scope.turns(), log, budget);
      List<List<ChainStep>> trails = expander.chain(term.first(), term.links(), true);
      ExtendedChainReader chains = new ExtendedChainReader(term, scope, log);
      int from = moves.size();
      trails.forEach(trail -> moves.addAll(chains.read(trail)));
      DoubtfulTermCheck doubtful = new DoubtfulTermCheck(term, log);
      doubtful.warn();
      doubtful.warnOfEdges(moves.subList(from, moves.size()));
      if (chains.selects()) {
        selected.add(new Selected(scope.named().orElse(term.span()), from, moves.size()));
      }
    }
  }

  /** The directions of the atom to which the prefixes apply, if it is a single one. */
  private static Optional<Symmetry> symmetry(ExtendedTerm term) {
    return term.links().isEmpty()
            && term.first().primary() instanceof Leap leap
            && term.first().exponents().stream().allMatch(ExtendedTermReader::isStraight)
        ? Optional.of(leap.atom().symmetry())
        : Optional.empty();
  }

  private static boolean isStraight(ExtendedTerm.Exponent exponent) {
    return exponent.modifiers().isEmpty();
  }

  /** Refuses an {@code e} before a term: usually an operator before it was omitted. */
  private void equal(Letter e) {
    throw new RefusedTextException(
        log,
        ProblemCode.EQUAL_WITHOUT_LEG,
        e.span(),
        "'e' repeats the length of the step before, but this is the first step",
        Advice.suggest(joined(e.index())).noting("put 'e' after an operator, as in \"RxebR\""));
  }

  /** Returns the texts in which an operator joins the step to the one before it. */
  private List<Suggestion> joined(int e) {
    String text = log.notation();
    boolean isAfterStep = e > 0 && text.substring(e - 1, e).matches("[A-Z0-9)]");
    Span gap = new Span(e, e);
    return isAfterStep
        ? List.of(
            log.edited(gap, "-", "goes on from an empty square").guessed(),
            log.edited(gap, "x", "goes on after a capture").guessed())
        : List.of();
  }

  /** The null move, which has no directions and captures nothing. */
  private void pass(
      ModifierRun modifiers, ExtendedTerm term, PrefixScope outer, PrefixScope scope) {
    if (!outer.modality().quiet()) {
      throw new RefusedTextException(
          log,
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          term.span(),
          "this null move captures nothing, but it is in a group that may only capture",
          "write 'O' outside of the group");
    }
    for (Letter letter : outer.geometryLetters()) {
      ExtendedModifierTable.problems(log)
          .notForAtom(List.of(letter), "the null move in the group", "it goes nowhere");
    }
    ExtendedModifierTable.NULL_MOVE.check(
        modifiers, "the null move", ExtendedModifierTable.problems(log));
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
