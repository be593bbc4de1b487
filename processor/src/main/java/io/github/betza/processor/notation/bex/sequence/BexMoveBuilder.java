package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.DeadMoveCheck.Written;
import io.github.betza.processor.notation.EmptySelectionCheck;
import io.github.betza.processor.notation.EmptySelectionCheck.Selected;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.sequence.MoveSequence.PathSelection;
import io.github.betza.processor.notation.bex.sequence.SequencePart.SequenceLink;
import io.github.betza.processor.notation.bex.sequence.SequencePlan.Stage;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.resolve.PathCount;
import io.github.betza.processor.path.resolve.SelectionCheck;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.MoveSpec.Plain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Converts sequences to moves. */
public final class BexMoveBuilder {
  private final ProblemLog log;
  private final BexContext context;
  private final List<List<MoveSpec>> perRoute = new ArrayList<>();
  private final List<MoveSpec> moves = new ArrayList<>();
  private final List<Written> written = new ArrayList<>();
  private final List<Selected> selected = new ArrayList<>();
  private final List<MoveSpec> immobilizes = new ArrayList<>();
  private final Map<Span, Set<MoveSpec>> immobilizations = new LinkedHashMap<>();
  private final Map<Span, Set<MoveSpec>> releases = new LinkedHashMap<>();
  private final ImmobilizationCheck arrivals = new ImmobilizationCheck();

  public BexMoveBuilder(BexContext context) {
    this.log = context.log();
    this.context = context;
  }

  /** Returns the moves of all sequences. */
  public List<MoveSpec> moves() {
    return moves;
  }

  /** Returns the places of the moves, in order. */
  public List<Written> written() {
    return written;
  }

  /** Returns the captures by which the piece immobilises. */
  public List<MoveSpec> immobilizes() {
    return immobilizes;
  }

  /** Returns the moves of each added sequence separately. */
  public List<List<MoveSpec>> perRoute() {
    return perRoute;
  }

  /**
   * Reports direction letters before groups that select no path.
   *
   * @param built the moves with every path written out
   */
  public void reportEmptySelections(List<Alternative> built) {
    EmptySelectionCheck.report(selected, built, log);
  }

  /** Adds the moves of all sequences of a notation. */
  public void addAll(List<MoveSequence> routes) {
    for (MoveSequence route : routes) {
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
                "\"[x!i..]\" releases what \"[xi..]\" with the same move immobilises, "
                    + "but no such effect is in this notation",
                "add \"[xi..]\" with the same move at the end, as in \"[x!iK]--mQ--[xiK]\"");
          }
        });
  }

  private List<MoveSpec> read(MoveSequence route) {
    List<SequencePart> parts = new ArrayList<>(route.parts());
    takeRelease(parts);
    Set<MoveSpec> held = takeImmobilization(parts);
    if (parts.isEmpty()) {
      arrivals.addAlways(held);
      return List.of();
    }
    if (parts.size() == 1 && parts.get(0) instanceof SequencePart.Null) {
      return List.of(new Plain(new Alternative.NullMove(route.initial())));
    }
    if (parts.size() == 1 && parts.get(0) instanceof SequencePart.Imitation) {
      List<MoveSpec> imitation =
          List.of(new Plain(new Alternative.ImitativeCapture(route.initial())));
      arrivals.add(imitation, held);
      return imitation;
    }
    return paths(route.with(parts), held);
  }

  /** Removes a release from the beginning of a sequence. */
  private void takeRelease(List<SequencePart> parts) {
    if (parts.get(0) instanceof SequencePart.Immobilization first && first.release()) {
      releases.put(first.span(), captures(first));
      parts.remove(0);
    }
  }

  /** Removes an immobilisation from the end of a sequence, and returns its captures. */
  private Set<MoveSpec> takeImmobilization(List<SequencePart> parts) {
    int last = parts.size() - 1;
    if (last >= 0 && parts.get(last) instanceof SequencePart.Immobilization end && !end.release()) {
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
   * Returns the moves of a sequence along its paths.
   *
   * @param held the captures by which it immobilises pieces when it ends
   */
  private List<MoveSpec> paths(MoveSequence route, Set<MoveSpec> held) {
    Optional<SequencePlan> program = SequencePlan.of(route.parts(), log);
    List<MoveSpec> specs = program.map(found -> chain(route, found)).orElse(List.of());
    if (program.isPresent() && program.get().finish() == Finish.STAY) {
      arrivals.add(specs, held);
    }
    return specs;
  }

  private Set<MoveSpec> captures(SequencePart.Immobilization immobilization) {
    Set<MoveSpec> captures = new HashSet<>();
    for (MoveSequence route : immobilization.routes()) {
      SequencePlan.of(route.parts(), log)
          .ifPresent(program -> captures.addAll(chain(route, program)));
    }
    return captures;
  }

  private List<MoveSpec> chain(MoveSequence route, SequencePlan program) {
    Fragment first = new SequenceBuilder(program, context.budget(), log).build();
    if (log.hasErrors() || context.isSpent(route.span())) {
      return List.of();
    }
    Chain chain =
        first.chain(
            route.initial(),
            route.selection().map(PathSelection::toward),
            program.withdrawsFirst());
    if (first.isEmpty() || PathCount.all(chain, log.work()) == 0) {
      reportTurn(route, program.stages());
      return List.of();
    }
    return isClear(chain, route) ? List.of(chain) : List.of();
  }

  /** Reports that no step goes on within 45 degrees of the one before it. */
  private void reportTurn(MoveSequence route, List<Stage> stages) {
    List<Suggestion> anyTurn =
        stages.stream()
            .filter(stage -> stage.link().ahead())
            .flatMap(stage -> stage.link().operator().stream())
            .map(link -> log.edited(link, "--", SequenceLink.ANY_TURN))
            .toList();
    log.add(
        ProblemCode.SELECTION_EMPTY,
        route.span(),
        "'-' turns by at most 45 degrees, but the step after it turns farther",
        Advice.suggest(anyTurn).noting("write \"--\", which turns by any angle, instead of '-'"));
  }

  /** Checks that the direction letters before a sequence select among its paths. */
  private boolean isClear(Chain chain, MoveSequence route) {
    if (route.selection().isEmpty()) {
      return true;
    }
    long ways = PathCount.all(chain, log.work());
    context.budget().takeLegs(ways);
    if (context.isSpent(route.span())) {
      return false;
    }
    if (SelectionCheck.isClear(chain, log.work())) {
      return true;
    }
    log.add(
        ProblemCode.SELECTION_UNCLEAR,
        route.span(),
        "direction letters before a group choose by where the whole move ends, "
            + "but here that depends on how far it slides",
        "write the direction letters in the group, before its atoms");
    return false;
  }
}
