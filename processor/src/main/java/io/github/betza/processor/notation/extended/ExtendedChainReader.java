package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.resolve.PathCount;
import io.github.betza.processor.path.resolve.SelectionCheck;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes moves of the trails of a term, with the prefixes before it. */
final class ExtendedChainReader {
  /**
   * With two slides, the direction of every pair of lengths is computed: the factor of that work.
   */
  private static final int TWO_SLIDES = 10;

  private static final List<Integer> FIRST = List.of(0);

  private final ExtendedTerm term;
  private final PrefixScope scope;
  private final ProblemLog log;
  private boolean selects;

  ExtendedChainReader(ExtendedTerm term, PrefixScope scope, ProblemLog log) {
    this.term = term;
    this.scope = scope;
    this.log = log;
  }

  /** Returns the moves of a trail. */
  List<MoveSpec> read(List<ChainStep> expanded) {
    List<ChainStep> trail =
        scope.wraps() ? expanded.stream().map(ChainStep::wrapping).toList() : List.copyOf(expanded);
    Optional<Sector> selection = scope.directions().filter(sector -> !sector.equals(Sector.ALL));
    if (selection.isPresent() && isStraight(trail)) {
      trail = headed(trail, selection.get());
      selection = Optional.empty();
    }
    List<MoveSpec> moves = new ArrayList<>();
    for (List<LegSpec> legs : legs(trail)) {
      Chain chain = new Chain(scope.initial(), legs, FIRST, selection);
      if (selection.isPresent()) {
        checkSelection(chain);
      }
      moves.add(chain);
    }
    return moves;
  }

  /**
   * Whether the whole path goes in the direction of its first step, so that direction letters for
   * either mean the same.
   */
  private static boolean isStraight(List<ChainStep> trail) {
    for (int i = 1; i < trail.size(); i++) {
      ChainStep step = trail.get(i);
      if (!step.heading().orElse(Sector.FORWARD).equals(Sector.FORWARD)
          || !SectorArithmetic.areParallel(trail.get(i - 1).atom(), step.atom())) {
        return false;
      }
    }
    return true;
  }

  private List<ChainStep> headed(List<ChainStep> trail, Sector selection) {
    ChainStep first = trail.get(0);
    Sector heading =
        first.heading().map(own -> SectorArithmetic.both(own, selection)).orElse(selection);
    if (SectorArithmetic.bits(heading, first.atom().symmetry()) == 0) {
      throw ChainModifierReader.contradiction(term.span(), log);
    }
    List<ChainStep> headed = new ArrayList<>(trail);
    headed.set(0, first.heading(heading));
    return headed;
  }

  private List<List<LegSpec>> legs(List<ChainStep> trail) {
    List<Letter> ways = scope.ways();
    if (trail.size() == 1) {
      AtomMoveReader whole = new AtomMoveReader(trail.get(0), scope.modality(), log);
      if (ways.isEmpty()) {
        return whole.plain();
      }
      if (!PrefixScope.areJoined(ways)) {
        ExtendedModifierTable.problems(log).contradict(ways);
        throw new RefusedTextException();
      }
      boolean once = term.first().exponents().stream().anyMatch(each -> each.number() == 1);
      return ways.stream()
          .flatMap(letter -> whole.read(letter, scope.jumpsMany(), once).stream())
          .toList();
    }
    ChainModifierReader inside = new ChainModifierReader(log);
    List<ChainStep> steps = trail;
    for (Letter letter : ways) {
      if (letter.value() != 'n') {
        inside.read(List.of(letter), "");
      }
      PassedSquaresReader passed = new PassedSquaresReader(log);
      steps = steps.stream().map(step -> passed.lame(step, letter)).toList();
    }
    return List.of(TrailLegFactory.of(steps, scope.modality().landings(), log));
  }

  /** Checks whether the selection of a chain is possible, and does not take too long. */
  private void checkSelection(Chain chain) {
    long most = Budget.MOST_LEGS / (SelectionCheck.slides(chain) > 1 ? TWO_SLIDES : 1);
    if (PathCount.all(chain, log.work()) > most) {
      throw RefusedTextException.tooMany(
          term.span(),
          "direction letters have to choose among more than " + most + " paths of this chain",
          log);
    }
    if (!SelectionCheck.isClear(chain, log.work())) {
      Span letters = scope.named().orElse(term.span());
      throw new RefusedTextException(
          log,
          ProblemCode.SELECTION_UNCLEAR,
          letters,
          "\""
              + letters.shortened(log.notation())
              + "\" is ambiguous before a slide with a turn: it may be the direction of the "
              + "first step or of the whole move",
          Advice.suggest(TrailExpander.ofFirstStep(letters, log))
              .noting("write it in parentheses with the first step, as in \"(fR)trR\""));
    }
    selects = true;
  }

  /** Returns whether direction letters select whole paths of some trail. */
  boolean selects() {
    return selects;
  }
}
