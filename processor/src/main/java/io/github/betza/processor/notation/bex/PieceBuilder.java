package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.EmptySelections;
import io.github.betza.processor.notation.NeverMoves.Written;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.bex.Program.Stage;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.resolve.PathBuilder;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Ahead;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.MoveSpec.Plain;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Describes the moves of routes. */
final class PieceBuilder {
  private static final LegOutcome EXCHANGE =
      new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP);

  private final ProblemLog log;
  private final Budget budget;
  private final Search search;
  private final List<List<MoveSpec>> perRoute = new ArrayList<>();
  private final List<MoveSpec> moves = new ArrayList<>();
  private final List<Written> written = new ArrayList<>();
  private final List<Selected> selected = new ArrayList<>();
  private final List<MoveSpec> immobilizes = new ArrayList<>();
  private final Map<Span, Set<MoveSpec>> immobilizations = new LinkedHashMap<>();
  private final Map<Span, Set<MoveSpec>> releases = new LinkedHashMap<>();
  private final Arrivals arrivals = new Arrivals();

  /** The moves, by their numbers from 0, among whose paths direction letters choose. */
  private record Selected(Span letters, int from, int to) {}

  PieceBuilder(Cursor cursor) {
    this.log = cursor.log();
    this.search = cursor.search();
    this.budget = new Budget(log);
  }

  List<MoveSpec> moves() {
    return moves;
  }

  /** Returns where the moves stand, in their order. */
  List<Written> written() {
    return written;
  }

  List<MoveSpec> immobilizes() {
    return immobilizes;
  }

  /** Returns the moves of the routes that were added, of each for itself. */
  List<List<MoveSpec>> perRoute() {
    return perRoute;
  }

  /**
   * Reports direction letters in front of groups in whose directions no path leads.
   *
   * @param built the moves with every path written out
   */
  void reportEmptySelections(List<Alternative> built) {
    EmptySelections empty = new EmptySelections();
    selected.forEach(each -> empty.add(each.letters(), built.subList(each.from(), each.to())));
    empty.report(log);
  }

  /** Adds the moves of all routes of a notation. */
  void addAll(List<Route> routes) {
    for (Route route : routes) {
      List<MoveSpec> specs = read(route);
      int from = moves.size();
      if (!specs.isEmpty()) {
        route
            .selection()
            .ifPresent(
                paths -> selected.add(new Selected(paths.letters(), from, from + specs.size())));
      }
      perRoute.add(specs);
      moves.addAll(specs);
      written.add(new Written(route.span(), specs.size()));
    }
    arrivals.warn(immobilizations, log);
    releases.forEach(
        (span, released) -> {
          if (!immobilizations.containsValue(released) && !log.hasErrors()) {
            log.add(
                ProblemCode.RELEASE_WITHOUT_IMMOBILIZATION,
                span,
                "nothing in this notation immobilises the pieces that are released here",
                "add an \"[xi..]\" with the same move, such as \"[x!iK]--mQ--[xiK]\"");
          }
        });
  }

  private List<MoveSpec> read(Route route) {
    List<Part> parts = new ArrayList<>(route.parts());
    takeRelease(parts);
    Set<MoveSpec> held = takeImmobilization(parts);
    if (parts.isEmpty()) {
      arrivals.addAlways(held);
      return List.of();
    }
    if (parts.size() == 1 && parts.get(0) instanceof Part.Null) {
      return List.of(new Plain(new Alternative.NullMove(route.initial())));
    }
    if (parts.size() == 1 && parts.get(0) instanceof Part.Imitation) {
      List<MoveSpec> imitation =
          List.of(new Plain(new Alternative.ImitativeCapture(route.initial())));
      arrivals.add(imitation, held);
      return imitation;
    }
    return paths(route.with(parts), held);
  }

  /** Takes a release off the beginning of a route. */
  private void takeRelease(List<Part> parts) {
    if (parts.get(0) instanceof Part.Immobilization first && first.release()) {
      releases.put(first.span(), captures(first));
      parts.remove(0);
    }
  }

  /** Takes an immobilisation off the end of a route, and returns the captures that it goes by. */
  private Set<MoveSpec> takeImmobilization(List<Part> parts) {
    int last = parts.size() - 1;
    if (last >= 0 && parts.get(last) instanceof Part.Immobilization end && !end.release()) {
      Set<MoveSpec> held = captures(end);
      if (immobilizations.put(end.span(), held) == null) {
        immobilizes.addAll(held);
      }
      parts.remove(last);
      return held;
    }
    return Set.of();
  }

  /**
   * Returns the moves of a route along its paths.
   *
   * @param held the captures by which it immobilises pieces when it ends
   */
  private List<MoveSpec> paths(Route route, Set<MoveSpec> held) {
    Optional<List<Route>> routes = LeapsApart.of(route, false, search);
    if (routes.isEmpty()) {
      if (!log.hasErrors()) {
        budget.refuse(route.span());
      }
      return List.of();
    }
    List<MoveSpec> specs = new ArrayList<>();
    for (Route apart : routes.get()) {
      Optional<Program> program = Program.of(apart.parts(), log);
      List<MoveSpec> more = program.map(found -> chains(apart, found)).orElse(List.of());
      if (program.isPresent() && program.get().finish() == Finish.STAY) {
        arrivals.add(more, held);
      }
      specs.addAll(more);
    }
    return specs;
  }

  private Set<MoveSpec> captures(Part.Immobilization immobilization) {
    Set<MoveSpec> captures = new HashSet<>();
    for (Route route : immobilization.routes()) {
      Program.of(route.parts(), log).ifPresent(program -> captures.addAll(chains(route, program)));
    }
    return captures;
  }

  private List<MoveSpec> chains(Route route, Program program) {
    for (Stage stage : program.stages()) {
      for (Step step : stage.steps()) {
        if (step.mark().leaps() && !budget.take(LeapCaptures.size(step), step.span())) {
          return List.of();
        }
      }
    }
    if (isRelative(program.stages()) && !program.isCustodyAhead()) {
      return chain(route, program, relative(program.stages()), program.custodies());
    }
    List<MoveSpec> chains = new ArrayList<>();
    for (Resolver.Way way :
        new Resolver(program.stages(), route.span(), budget, search, log).ways()) {
      List<Custody> custodies = program.custodies();
      if (program.isCustodyAhead()) {
        custodies = program.custodiesAhead(way.last());
        if (custodies.isEmpty()) {
          // Without a victim it is no custodial capture, and so no move.
          continue;
        }
      }
      chains.addAll(chain(route, program, way.legs(), custodies));
    }
    if (chains.isEmpty() && !log.hasErrors()) {
      reportTurn(route, program.stages());
    }
    return chains;
  }

  private List<MoveSpec> chain(Route route, Program program, Legs way, List<Custody> custodies) {
    Legs legs = program.swaps() ? way.meeting(List.of(EXCHANGE)) : way;
    List<LegSpec> ended =
        legs.ending(outcome -> new Landing(outcome, false, program.finish(), custodies));
    Chain chain =
        new Chain(
            route.initial(),
            ended,
            legs.entries(),
            route.selection().map(PathSelection::toward),
            program.withdrawsFirst());
    if (route.selection().isEmpty() && PathBuilder.countPaths(chain, log.work()) == 0) {
      reportTurn(route, program.stages());
      return List.of();
    }
    boolean fits = budget.take(ended.size(), route.span()) && isClear(chain, route);
    return fits ? List.of(chain) : List.of();
  }

  /** Reports that no step goes on within 45 degrees of the one before it. */
  private void reportTurn(Route route, List<Stage> stages) {
    Optional<String> anyTurn =
        stages.stream()
            .filter(stage -> stage instanceof Stage.Go go && go.step().link() == Link.AHEAD)
            .map(stage -> Span.at(((Stage.Go) stage).step().span().start() - 1))
            .filter(link -> link.start() >= 0)
            .flatMap(link -> log.offers().sound(link, "--").stream())
            .findFirst();
    log.add(
        ProblemCode.SELECTION_EMPTY,
        route.span(),
        "nothing behind a '-' lies within 45 degrees of the step before",
        anyTurn
            .map(offer -> "'--' turns by any angle: " + offer)
            .orElse(
                "choose other directions, or join the steps with '--', which turns by any angle"));
  }

  /** Returns whether every stage depends on the direction of the leg before it only. */
  private static boolean isRelative(List<Stage> stages) {
    for (int i = 0; i < stages.size(); i++) {
      Stage stage = stages.get(i);
      Optional<Step> before =
          i > 0 && stages.get(i - 1) instanceof Stage.Go go
              ? Optional.of(go.step())
              : Optional.empty();
      if (stage instanceof Stage.Repeat
          || (stage instanceof Stage.Back back
              && (back.from() != i - 1 || before.filter(PieceBuilder::isPlain).isEmpty()))
          || (stage instanceof Stage.Go go
              && go.step().link() == Link.AHEAD
              && i > 0
              && (before.isEmpty() || isLost(before.get()) || needsDirection(go.step())))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(Step step) {
    Step.Style style = step.style();
    return step.mark() == Step.Mark.NONE
        && style.hop() == Step.Hop.NONE
        && style.turn() == Turn.NONE
        && !style.over();
  }

  /** Whether the last leg of a step does not go where the step goes. */
  private static boolean isLost(Step step) {
    return step.mark() == Step.Mark.APPROACH || (step.mark().leaps() && step.atom().isOblique());
  }

  /** Whether the first leg of a step does not go where the step goes. */
  private static boolean needsDirection(Step step) {
    return step.mark() == Step.Mark.WITHDRAWAL || (step.mark().leaps() && step.atom().isOblique());
  }

  private static Legs relative(List<Stage> stages) {
    List<Legs> parts = new ArrayList<>();
    for (int i = 0; i < stages.size(); i++) {
      boolean last = i == stages.size() - 1;
      if (stages.get(i) instanceof Stage.Go go) {
        Step step = go.step();
        boolean ahead = i > 0 && step.link() == Link.AHEAD;
        Heading heading = ahead ? new Ahead(step.bits()) : new Absolute(step.bits());
        parts.add(StepLegs.of(step, heading, i == 0, last));
      } else {
        parts.add(back(((Stage.Go) stages.get(i - 1)).step(), last));
      }
    }
    return Legs.chain(parts).orElseThrow();
  }

  /** Straight back over a step, which may have passed or captured whatever stands there. */
  private static Legs back(Step step, boolean last) {
    LegSpec leg =
        LegSpec.straight(
            step.atom(),
            StepLegs.BACK,
            step.range().isOnce() ? Length.one() : new Length.SameAsBefore(),
            List.of(),
            List.of());
    return Legs.inLine(List.of(leg), last ? List.of(LegOutcome.EMPTY) : StepLegs.ANY);
  }

  /** Checks that the direction letters in front of a sequence choose among its paths. */
  private boolean isClear(Chain chain, Route route) {
    if (route.selection().isEmpty()) {
      return true;
    }
    long ways = PathBuilder.countPaths(chain, log.work());
    if (!budget.take(ways, route.span())) {
      return false;
    }
    if (PathBuilder.isSelectionClear(chain, log.work())) {
      return true;
    }
    log.add(
        ProblemCode.SELECTION_UNCLEAR,
        route.span(),
        "the direction letters in front of this group choose by where the whole move leads, but"
            + " that depends on how far it slides",
        "put the letters on the base moves in the group");
    return false;
  }
}
