package io.github.betza.processor.emit;

import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.ReachedSquare.GoOn;
import io.github.betza.processor.emit.plan.StaleSquares;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;

/** Writes the continuation of a move from the square that a leg reaches. */
record OnwardWriter(BoardAccess access, LandingWriter landings, LegWriter legs, Routines routines) {
  /** So few continuations always fit into a method, so their size is not measured. */
  private static final int FEW = 16;

  /** Writes the actions on the square reached, and the legs that follow. */
  void write(Body body, Arrival arrival, GoOn goOn) {
    switch (goOn.outcome().effect()) {
      case NONE, UNLOAD_AT_ORIGIN, SWAP, BORROW -> follow(body, arrival, goOn);
      case EXCITE -> excite(body, arrival, goOn);
      case REMOVE -> capture(body, arrival, goOn, "REMOVE");
      case UNLOAD_AT_LEG_START -> unload(body, arrival, goOn);
      case DROP_AT_LEG_START -> drop(body, arrival, goOn);
    }
  }

  /**
   * Writes moves of an excited piece. The first mover stays on its square, so no piece can have
   * been put down there; and a piece that was put down makes no moves.
   */
  private void excite(Body body, Arrival arrival, GoOn goOn) {
    boolean unloads = arrival.node().mayHaveUnloaded();
    Code from = arrival.scope().from();
    if (unloads) {
      body.beginIf("!$L", Pending.isUnloaded(from));
    }
    boolean meets = arrival.node().target().unloaded();
    if (meets) {
      body.beginIf("!$L", Pending.isUnloaded(arrival.to()));
    }
    follow(body, arrival, goOn, arrival.to(), EmitScope.NOT_CROSSED);
    if (meets) {
      body.end();
    }
    if (unloads) {
      body.end();
    }
  }

  /** Goes on after an effect on the piece on the square reached, or on the one en passant. */
  private void capture(Body body, Arrival arrival, GoOn goOn, String kind, Code... second) {
    LegOutcome outcome = goOn.outcome();
    PlanNode node = arrival.node();
    boolean enPassant = outcome.occupant().isEnPassant();
    Code victim =
        enPassant
            ? landings.beginEnPassant(body, node, outcome, arrival.scope(), arrival.to())
            : arrival.to();
    List<Code> squares = new ArrayList<>(List.of(victim));
    squares.addAll(List.of(second));
    Code effect = LandingWriter.effect(kind, squares.toArray(Code[]::new));
    Code taken = Code.nothing();
    if (enPassant) {
      body.statement(Pending.call("push($L)", effect));
    } else {
      taken = LandingWriter.beginEffect(body, node, effect);
    }
    follow(body, arrival, goOn);
    LandingWriter.endEffect(body, taken, victim);
    if (enPassant) {
      body.end();
    }
  }

  /**
   * Puts down a piece, which requires a square that is empty now and on which no piece was put
   * down.
   */
  private void unload(Body body, Arrival arrival, GoOn goOn) {
    boolean mayBeTaken = mayComeBack(arrival) || !arrival.node().context().first();
    if (mayBeTaken) {
      body.beginIf(isFree(arrival));
    }
    capture(body, arrival, goOn, "UNLOAD", arrival.scope().square());
    if (mayBeTaken) {
      body.end();
    }
  }

  /** Returns whether a mover that goes round the board may be on the square where the leg began. */
  private static boolean mayComeBack(Arrival arrival) {
    return arrival.node().leg().wrap() != Wrap.NONE;
  }

  private Code isFree(Arrival arrival) {
    EmitScope scope = arrival.scope();
    boolean pending = arrival.node().context().pending();
    StaleSquares any = new StaleSquares(true, pending, pending, false);
    Code isEmpty = access.isEmpty(scope.square(), scope.from(), EmitScope.NOT_CROSSED, any);
    return mayComeBack(arrival)
        ? Code.of("$L != $L && ($L)", arrival.to(), scope.square(), isEmpty)
        : isEmpty;
  }

  /** Puts the piece captured last on the square where the leg began, if there is one. */
  private void drop(Body body, Arrival arrival, GoOn goOn) {
    if (!arrival.node().context().pending()) {
      follow(body, arrival, goOn);
      return;
    }
    Code last = body.name("last");
    body.statement("int $L = $L", last, Pending.call("lastRemoval()"));
    body.beginIf(Code.any(List.of(Code.of("$L < 0", last), Code.of("($L)", isFree(arrival)))));
    body.beginIf("$L >= 0", last);
    body.statement(Pending.call("unload($L, $L)", last, arrival.scope().square()));
    body.end();
    follow(body, arrival, goOn);
    body.beginIf("$L >= 0", last);
    body.statement(Pending.call("reload($L)", last));
    body.end();
    body.end();
  }

  private void follow(Body body, Arrival arrival, GoOn goOn) {
    follow(body, arrival, goOn, arrival.scope().from(), arrival.after().crossed());
  }

  private void follow(Body body, Arrival arrival, GoOn goOn, Code from, Code crossed) {
    EmitScope after = arrival.after();
    EmitScope scope = new EmitScope(from, arrival.to(), after.basis(), after.before(), crossed);
    follow(body, goOn.exit().next(), arrival.mode(), scope);
  }

  /** Writes the legs that follow; in halves, each in a method, if there are too many. */
  private void follow(Body body, List<Edge> continuations, Mode mode, EmitScope scope) {
    if (continuations.size() > FEW && !fits(body, continuations, mode, scope)) {
      int middle = continuations.size() / 2;
      followApart(body, continuations.subList(0, middle), mode, scope);
      followApart(body, continuations.subList(middle, continuations.size()), mode, scope);
      return;
    }
    for (Edge next : continuations) {
      legs.follow(body, next, mode, scope);
    }
  }

  private boolean fits(Body body, List<Edge> continuations, Mode mode, EmitScope scope) {
    Body draft = body.draft();
    for (Edge next : continuations) {
      legs.follow(draft, next, mode, scope);
    }
    return CodeLimits.allow(draft.build().bytes());
  }

  private void followApart(Body body, List<Edge> continuations, Mode mode, EmitScope scope) {
    Body part = Routines.partBody();
    part.setWanted(body.filter());
    follow(part, continuations, mode, Routines.partPosition(scope.basis()));
    Code call = routines.partBehind("waysOn", mode, legs.appender(), part.build(), scope);
    if (mode.returnsBoolean()) {
      body.returnTrueIf(call);
    } else {
      body.statement("$L", legs.appender().call(call));
    }
  }
}
