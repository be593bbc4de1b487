package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes moves of the trails of a term, with the prefixes in front of it. */
final class ChainReader {
  /** Of two slides every pair of lengths is asked where it leads: so much more they cost. */
  private static final int TWO_SLIDES = 10;

  private static final List<Integer> FIRST = List.of(0);

  private final Term term;
  private final Scope scope;
  private final Trouble trouble;
  private boolean selects;

  ChainReader(Term term, Scope scope, Trouble trouble) {
    this.term = term;
    this.scope = scope;
    this.trouble = trouble;
  }

  /** Returns the moves of a trail. */
  List<MoveSpec> read(List<Step> expanded) {
    if (trouble.isFound()) {
      return List.of();
    }
    List<Step> trail =
        scope.wraps() ? expanded.stream().map(Step::wrapping).toList() : List.copyOf(expanded);
    Optional<Sector> selection = scope.directions().filter(sector -> !sector.equals(Sector.ALL));
    if (selection.isPresent() && isStraight(trail)) {
      trail = headed(trail, selection.get());
      selection = Optional.empty();
    }
    List<MoveSpec> moves = new ArrayList<>();
    for (List<LegSpec> legs : legs(trail)) {
      Chain chain = new Chain(scope.initial(), legs, FIRST, selection);
      if (!trouble.isFound() && (selection.isEmpty() || isClear(chain))) {
        moves.add(chain);
      }
    }
    return moves;
  }

  /**
   * Whether the whole path goes in the direction of its first step, so that it does not matter to
   * which of the two the direction letters refer.
   */
  private static boolean isStraight(List<Step> trail) {
    for (int i = 1; i < trail.size(); i++) {
      Step step = trail.get(i);
      if (!step.heading().orElse(Sector.FORWARD).equals(Sector.FORWARD)
          || !Headings.areParallel(trail.get(i - 1).atom(), step.atom())) {
        return false;
      }
    }
    return true;
  }

  private List<Step> headed(List<Step> trail, Sector selection) {
    Step first = trail.get(0);
    Sector heading = first.heading().map(own -> Headings.both(own, selection)).orElse(selection);
    if (Headings.bits(heading, first.atom().symmetry()) == 0) {
      new InsideChain(trouble).contradiction(term.span());
    }
    List<Step> headed = new ArrayList<>(trail);
    headed.set(0, first.heading(heading));
    return headed;
  }

  private List<List<LegSpec>> legs(List<Step> trail) {
    List<Letter> ways = scope.ways();
    if (trail.size() == 1) {
      WholeMoves whole = new WholeMoves(trail.get(0), scope.modality(), trouble);
      if (ways.isEmpty()) {
        return whole.plain();
      }
      if (!Scope.areJoined(ways)) {
        trouble.problems().contradict(ways);
        return List.of();
      }
      boolean once = term.first().exponents().stream().anyMatch(each -> each.number() == 1);
      return ways.stream()
          .flatMap(letter -> whole.read(letter, scope.jumpsMany(), once).stream())
          .toList();
    }
    InsideChain inside = new InsideChain(trouble);
    List<Step> steps = trail;
    for (Letter letter : ways) {
      if (letter.value() != 'n') {
        inside.read(List.of(letter), "");
        return List.of();
      }
      LeapManner manner = new LeapManner(trouble);
      steps = steps.stream().map(step -> manner.lame(step, letter)).toList();
    }
    return List.of(new TrailLegs(trouble).of(steps, scope.modality().landings()));
  }

  /** Checks whether the selection of a chain can be made, and does not take too long. */
  private boolean isClear(Chain chain) {
    long most = Budget.MOST_LEGS / (PathBuilder.countSlides(chain) > 1 ? TWO_SLIDES : 1);
    if (PathBuilder.countPaths(chain, trouble.log().work()) > most) {
      trouble.tooMany(
          term.span(), "direction letters select from more than " + most + " paths of this chain");
      return false;
    }
    if (!PathBuilder.isSelectionClear(chain, trouble.log().work())) {
      trouble.report(
          ProblemCode.SELECTION_UNCLEAR,
          scope.named().orElse(term.span()),
          "direction letters select finished paths, but where this one leads depends on how far it"
              + " slides",
          "to direct a single step, put them behind an operator, or around the first step, such as"
              + " \"(fR)trR\"");
      return false;
    }
    selects = true;
    return true;
  }

  /** Returns whether direction letters select whole paths of some trail that was read. */
  boolean selects() {
    return selects;
  }
}
