package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes single steps, their conditions on the squares passed over, and the bound on their number.
 */
record StepWriter(BoardAccess access) {
  /** Ends a walk round the board at its first square, if the mover may be missing there. */
  void stopOnEmptyOrigin(Body body, EmitScope scope, Code to) {
    if (!access.isMoverOnOrigin()) {
      body.beginIf("$L == $L && $L", to, scope.square(), access.content(to).isEmpty());
      body.statement("break");
      body.end();
    }
  }

  /** Returns the square that the first step reaches. */
  Code first(PlanNode node, EmitScope scope) {
    return square(node, scope, scope.square(), node.leg().step(0));
  }

  /** Returns the square at a vector from another. */
  private Code square(PlanNode node, EmitScope scope, Code base, Vector vector) {
    if (!node.template().far()) {
      return scope.basis().offset(vector).after(base);
    }
    return far(
        node.leg(), base, scope.basis().files(vector).code(), scope.basis().ranks(vector).code());
  }

  private Code far(Leg leg, Code base, Code files, Code ranks) {
    return leg.wrap() == Wrap.NONE
        ? access.geometry("step", base, files, ranks)
        : access.geometry("wrap", base, files, ranks, Code.of("$L", leg.wrap() == Wrap.TORUS));
  }

  /** Writes the step of a loop to the next square. */
  void advance(Body body, PlanNode node, EmitScope scope, Code to, Code count) {
    Leg leg = node.leg();
    if (!node.template().far()) {
      if (leg.isStraight()) {
        body.statement("$L", scope.basis().offset(leg.step(0)).addTo(to));
      } else {
        List<Code> offsets =
            leg.cycle().stream().map(step -> scope.basis().offset(step).code()).toList();
        body.statement("$L += $L", to, inTurn(offsets, count, most(leg)));
      }
      return;
    }
    List<Code> squares = leg.cycle().stream().map(step -> square(node, scope, to, step)).toList();
    body.statement("$L = $L", to, inTurn(squares, count, most(leg)));
    if (leg.ski()) {
      body.beginIf("$L == $T.OFF", to, RuntimeTypes.GEOMETRY);
      body.statement("break");
      body.end();
    }
  }

  /** Returns whether a later leg depends on whether the mover has gone over a joined edge. */
  static boolean needsCrossed(PlanNode node) {
    return node.leg().wrap() != Wrap.NONE
        && (node.target().origin()
            || node.passed().origin()
            || node.beyond().origin()
            || !node.exits().isEmpty());
  }

  /** Returns the condition that the mover has gone over a joined edge after the next step. */
  Code crosses(PlanNode node, EmitScope scope, Code square, Code count, Code before) {
    return crosses(node.leg(), node.leg().cycle(), scope, square, count, before);
  }

  /**
   * Returns the condition that the mover would have gone over a joined edge after one more step.
   */
  Code crossesBeyond(PlanNode node, EmitScope scope, Code to, Code count, Code before) {
    return crosses(node.leg(), following(node.leg()), scope, to, count, before);
  }

  private Code crosses(
      Leg leg, List<Vector> steps, EmitScope scope, Code square, Code count, Code before) {
    List<Code> leaves = new ArrayList<>();
    for (Vector step : steps) {
      Code files = scope.basis().files(step).code();
      Code ranks = scope.basis().ranks(step).code();
      leaves.add(access.geometry("leaves", square, files, ranks));
    }
    Code now = inTurn(leaves, count, most(leg));
    if (before.equals(EmitScope.NOT_CROSSED)) {
      return now;
    }
    return leaves.size() == 1 || count.isEmpty()
        ? Code.any(List.of(before, now))
        : Code.of("$L | ($L)", before, now);
  }

  /**
   * Returns the value for a step in a cycle; steps are counted from 1.
   *
   * @param most the most steps: later turns have no case
   */
  private static Code inTurn(List<Code> values, Code count, int most) {
    if (values.size() == 1 || count.isEmpty()) {
      return values.get(0);
    }
    if (values.size() == 2) {
      return Code.of("($L & 1) != 0 ? $L : $L", count, values.get(0), values.get(1));
    }
    int cases = Math.min(most, values.size());
    CodeBuilder code = new CodeBuilder();
    if (most <= values.size()) {
      code.add("switch ($L) {\n$>$>", count);
    } else {
      code.add("switch ($L % $L) {\n$>$>", count, values.size());
    }
    for (int i = 0; i < cases - 1; i++) {
      code.add("case $L -> $L;\n", i + 1, values.get(i));
    }
    return code.add("default -> $L;\n$<$<}", values.get(cases - 1)).build();
  }

  /** Returns the most steps of a leg, if it is known. */
  private static int most(Leg leg) {
    return leg.length() instanceof Between between && between.most() != Length.UNLIMITED
        ? between.most()
        : Integer.MAX_VALUE;
  }

  /** Returns the condition that the squares which a step passes over satisfy its requirements. */
  Code bridge(PlanNode node, EmitScope scope, Code square, Code crossed, Code count) {
    Leg leg = node.leg();
    List<Code> perStep = new ArrayList<>();
    for (List<List<Vector>> routes : leg.bridge().routes()) {
      List<Code> conditions =
          routes.stream().map(route -> route(node, scope, square, crossed, route)).toList();
      perStep.add(conditions.isEmpty() ? Code.of("true") : Code.any(conditions));
    }
    if (perStep.size() == 1 || count.isEmpty()) {
      return perStep.get(0);
    }
    List<Code> turns = new ArrayList<>();
    for (int i = 0; i < perStep.size(); i++) {
      int turn = (i + 1) % perStep.size();
      turns.add(Code.of("$L % $L == $L && ($L)", count, perStep.size(), turn, perStep.get(i)));
    }
    return Code.any(turns);
  }

  private Code route(
      PlanNode node, EmitScope scope, Code square, Code crossed, List<Vector> route) {
    return switch (node.leg().bridge().condition()) {
      case EMPTY -> route(node, scope, square, crossed, route, -1);
      case OCCUPIED -> {
        List<Code> all =
            route.stream().map(vector -> isPiece(node, scope, square, crossed, vector)).toList();
        yield all.isEmpty() ? Code.of("true") : Code.join(all, " && ");
      }
      case ONE_OCCUPIED -> {
        List<Code> any = new ArrayList<>();
        for (int hurdle = 0; hurdle < route.size(); hurdle++) {
          any.add(route(node, scope, square, crossed, route, hurdle));
        }
        yield any.isEmpty() ? Code.of("false") : Code.any(any);
      }
    };
  }

  /** Returns the condition that one square of a route holds a piece, and all others are empty. */
  private Code route(
      PlanNode node, EmitScope scope, Code square, Code crossed, List<Vector> route, int hurdle) {
    List<Code> conditions = new ArrayList<>();
    for (int i = 0; i < route.size(); i++) {
      Vector vector = route.get(i);
      conditions.add(
          i == hurdle
              ? isPiece(node, scope, square, crossed, vector)
              : isEmpty(node, scope, square, crossed, vector));
    }
    return conditions.isEmpty() ? Code.of("true") : Code.join(conditions, " && ");
  }

  private Code isPiece(PlanNode node, EmitScope scope, Code square, Code crossed, Vector vector) {
    Code over = square(node, scope, square, vector);
    Code by = crossedBy(node, scope, square, crossed, vector);
    return access.isPiece(over, scope.from(), by, node.passed());
  }

  private Code isEmpty(PlanNode node, EmitScope scope, Code square, Code crossed, Vector vector) {
    Code over = square(node, scope, square, vector);
    Code by = crossedBy(node, scope, square, crossed, vector);
    return access.isEmpty(over, scope.from(), by, node.passed());
  }

  /**
   * Returns the condition that the mover has gone over a joined edge when it passes over a square.
   */
  private Code crossedBy(PlanNode node, EmitScope scope, Code square, Code crossed, Vector vector) {
    if (!node.wraps() || !node.passed().origin()) {
      return crossed;
    }
    Code by = crosses(node.leg(), List.of(vector), scope, square, Code.nothing(), crossed);
    return crossed.equals(EmitScope.NOT_CROSSED) ? by : Code.of("($L)", by);
  }

  /** Returns the square that the step after the last one would reach. */
  Code beyond(PlanNode node, EmitScope scope, Code to, Code count) {
    List<Code> squares =
        following(node.leg()).stream().map(step -> square(node, scope, to, step)).toList();
    return inTurn(squares, count, most(node.leg()));
  }

  /** Returns the steps in the order in which they come after the first. */
  private static List<Vector> following(Leg leg) {
    List<Vector> steps = new ArrayList<>();
    int many = leg.length().isOne() ? 1 : leg.cycle().size();
    for (int step = 1; step <= many; step++) {
      steps.add(leg.step(step));
    }
    return steps;
  }

  /**
   * Returns whether the squares passed over become en-passant squares; no leg follows such a leg.
   */
  static boolean grants(PlanNode node, Mode mode) {
    boolean grants = false;
    for (Landing landing : node.template().landings()) {
      grants |= landing.grantsEnPassant();
    }
    return grants && !mode.returnsBoolean();
  }

  /** Records the empty squares of a possible step as en-passant squares. */
  void grantBridges(
      Body body, PlanNode node, EmitScope scope, Code square, Code crossed, Code count) {
    if (node.leg().bridge().condition() == Bridge.Condition.OCCUPIED) {
      return;
    }
    List<List<List<Vector>>> perStep = node.leg().bridge().routes();
    int made = count.isEmpty() ? 1 : perStep.size();
    for (int i = 0; i < made; i++) {
      boolean turns = made > 1;
      if (turns) {
        body.beginIf("$L % $L == $L", count, perStep.size(), (i + 1) % perStep.size());
      }
      for (List<Vector> route : perStep.get(i)) {
        boolean several = perStep.get(i).size() > 1;
        if (several) {
          body.beginIf(route(node, scope, square, crossed, route));
        }
        boolean hurdle = node.leg().bridge().condition() != Bridge.Condition.EMPTY;
        for (Vector vector : route) {
          if (hurdle) {
            body.beginIf(isEmpty(node, scope, square, crossed, vector));
          }
          body.statement(Pending.call("grant($L)", square(node, scope, square, vector)));
          if (hurdle) {
            body.end();
          }
        }
        if (several) {
          body.end();
        }
      }
      if (turns) {
        body.end();
      }
    }
  }

  /** Returns the most steps of a loop as source; no code if there is no limit. */
  Code most(Body body, Leg leg, EmitScope scope) {
    Length length = leg.length();
    if (length instanceof Between between) {
      return between.most() == Length.UNLIMITED ? Code.nothing() : Code.of("$L", between.most());
    }
    if (length instanceof Length.SameAsBefore) {
      return scope.before();
    }
    Code value =
        length instanceof Length.ToEnemyHalf
            ? access.geometry("ranksToEnemyHalf", scope.square(), scope.basis().sign().code())
            : Code.of(
                "$T.max($L, $L) - 1",
                RuntimeTypes.MATH,
                access.geometry("files"),
                access.geometry("ranks"));
    Code most = body.name("most");
    body.statement("int $L = $L", most, value);
    return most;
  }

  /** Returns the condition that the leg may end after so many steps; no code if it always may. */
  Code mayEnd(Leg leg, EmitScope scope, Code count) {
    List<Code> conditions = new ArrayList<>();
    if (leg.length() instanceof Length.SameAsBefore) {
      conditions.add(Code.of("$L == $L", count, scope.before()));
    } else if (leg.length() instanceof Between between && between.least() > 1) {
      String compare = between.least() == between.most() ? "==" : ">=";
      conditions.add(Code.of("$L $L $L", count, compare, between.least()));
    }
    if (leg.residue() != Leg.ANY) {
      conditions.add(Code.of("$L % $L == $L", count, leg.cycle().size(), leg.residue()));
    }
    return Code.join(conditions, " && ");
  }
}
