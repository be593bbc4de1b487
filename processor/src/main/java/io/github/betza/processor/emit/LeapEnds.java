package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.BEFORE;
import static io.github.betza.processor.emit.Variables.CROSSED;
import static io.github.betza.processor.emit.Variables.FILES;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.RANKS;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.UP;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.NodeUsage.Use;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The methods for the actions on the square that a leap reaches. In the leaper's own method the
 * length would be fixed; here it is a parameter, so hundreds of leaps with the same continuation
 * share it: a rider that passes over anything is a leap to each of its squares.
 */
final class LeapEnds {
  /** The variable for the square where a leap began, which the code of its end must not use. */
  private static final CodeName BEGIN = CodeName.variable("begin");

  private final LegWriter legs;
  private final Routines routines;

  /** The methods by their use; empty if there is none, or it is being written. */
  private final Map<Use, Optional<Routines.Routine>> known = new HashMap<>();

  LeapEnds(LegWriter legs, Routines routines) {
    this.legs = legs;
    this.routines = routines;
  }

  /**
   * Returns the call of the method for the end of a leg; empty if it cannot be separated from the
   * leg itself.
   *
   * @param scope the variables where the leg begins
   * @param to the source of the square that it reaches
   */
  Optional<Code> call(Edge next, Mode mode, EmitScope scope, Code to) {
    PlanNode node = next.node();
    if (!isPlainLeap(node.leg()) || (node.isReturn() && !mode.findsCaptures())) {
      return Optional.empty();
    }
    Use use = new Use(node, mode);
    Optional<Routines.Routine> routine = known.get(use);
    if (routine == null) {
      // Legs may lead back to each other; then the method of a leg calls itself.
      known.put(use, Optional.empty());
      routine = write(node, mode);
      known.put(use, routine);
    }
    return routine.map(end -> Routines.call(end, node.template(), next.transform(), scope, to));
  }

  /** Returns whether a leg leaps to a square, whatever is between, and stays on the board. */
  static boolean isPlainLeap(Leg leg) {
    return LegQueries.isLeap(leg) && leg.bridge().isNone() && leg.wrap() == Wrap.NONE;
  }

  private Optional<Routines.Routine> write(PlanNode node, Mode mode) {
    return code(node, mode, Routines.basis(node.template()))
        .map(code -> add("end", mode, code, LegJavadoc.end(node, mode)));
  }

  private Routines.Routine add(String name, Mode mode, Code code, String comment) {
    return routines.add(name + mode.suffix(), legs.appender().type(mode), code, comment);
  }

  /** Returns the actions at the end of a leap, unless they depend on the square where it began. */
  private Optional<Code> code(PlanNode node, Mode mode, VectorBasis basis) {
    Body body = new Body(List.of(CROSSED, FILES, RANKS));
    if (!mode.returnsBoolean()) {
      body.setWanted(legs.filter(node));
    }
    Code before = node.template().needsSteps() ? BEFORE : EmitScope.NO_STEPS;
    Code crossed = node.mayHaveWrapped() ? CROSSED : EmitScope.NOT_CROSSED;
    EmitScope scope = new EmitScope(FROM, BEGIN, basis, before, crossed);
    EmitScope after = new EmitScope(FROM, SQUARE, basis, before, crossed);
    legs.arrive(body, node, mode, scope, after);
    if (mode.returnsBoolean()) {
      body.returnFalse();
    }
    Code code = legs.appender().whole(body.build());
    return code.names().contains(BEGIN) ? Optional.empty() : Optional.of(code);
  }

  /**
   * Returns the methods for the ends of first steps of several templates that are {@link AllRound
   * alike}, by the nodes of these steps.
   */
  Map<PlanNode, Routines.Routine> allRound(List<Edge> starts, Mode mode, NodeUsage usage) {
    Map<PlanNode, PlanNode> ends = new LinkedHashMap<>();
    for (Edge start : starts) {
      if (!ends.containsKey(start.node())) {
        AllRound.of(start, mode, usage).ifPresent(end -> ends.put(start.node(), end));
      }
    }
    if (ends.size() < 2) {
      return Map.of();
    }
    Map<Code, List<PlanNode>> alike = new LinkedHashMap<>();
    Map<PlanNode, Code> codes = new HashMap<>();
    ends.forEach(
        (node, end) ->
            code(end, mode, new VectorBasis.Plane(UP, OffsetSum.CONSTANT))
                .ifPresent(
                    code -> {
                      codes.put(node, code);
                      alike.computeIfAbsent(code, same -> new ArrayList<>()).add(node);
                    }));
    Map<PlanNode, Routines.Routine> methods = new HashMap<>();
    for (List<PlanNode> nodes : alike.values()) {
      for (PlanNode node : nodes.size() < 2 ? List.<PlanNode>of() : nodes) {
        methods.put(node, add("step", mode, codes.get(node), LegJavadoc.of(ends.get(node), mode)));
      }
    }
    return methods;
  }
}
