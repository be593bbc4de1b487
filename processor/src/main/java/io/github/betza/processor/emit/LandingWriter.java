package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.WANTED;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;

/** Writes the end of a move: the call that appends it to the list. */
record LandingWriter(BoardAccess access, Appender appender, CustodyWriter custodies) {
  private static final Code NO_UNLOADING = Code.nothing();

  /**
   * Writes the end of a move on a square that satisfies the landing's condition on the occupant.
   */
  void write(
      Body body, PlanNode node, ReachedSquare.Land land, Mode mode, EmitScope scope, Code to) {
    LegOutcome outcome = land.landing().outcome();
    if (mode == Mode.CAN_MOVE) {
      result(body, node, land.landing(), scope, to);
    } else if (outcome.effect() == LegEffect.BORROW) {
      borrow(body, scope, to);
    } else if (outcome.occupant().isEnPassant() && mode == Mode.ATTACKS) {
      Code taken = Code.of("$L == $L", victim(to), TARGET);
      Code tests = Code.sequence(notItself(node, scope, to), spared(outcome, TARGET));
      body.returnTrueIf(Code.of("$L$L", taken, tests));
    } else {
      // The mover cannot go back to a square on which it has put down a piece.
      boolean mayBeBlocked = land.landing().finish().returns() && node.mayHaveUnloaded();
      if (mayBeBlocked) {
        body.beginIf("!$L", Pending.isUnloaded(scope.from()));
      }
      land(body, node, land, scope, to);
      if (mayBeBlocked) {
        body.end();
      }
    }
  }

  /**
   * Writes the test whether the move ends on the target; only if there are no effects on the way.
   */
  private void result(Body body, PlanNode node, Landing landing, EmitScope scope, Code to) {
    boolean enPassant = landing.outcome().occupant().isEnPassant();
    if (enPassant) {
      beginEnPassant(body, node, landing.outcome(), scope, to);
    }
    body.returnTrueIf(Code.of("$L == $L", TARGET, landing.finish().returns() ? scope.from() : to));
    if (enPassant) {
      body.end();
    }
  }

  private void land(Body body, PlanNode node, ReachedSquare.Land land, EmitScope scope, Code to) {
    Landing landing = land.landing();
    LegOutcome outcome = landing.outcome();
    boolean pending = node.context().pending();
    boolean goesHome = LandingQueries.movesOccupant(landing);
    if (goesHome && pending) {
      body.beginIf("!$L", Pending.isUnloaded(scope.from()));
    }
    if (outcome.occupant().isEnPassant()) {
      Code victim = beginEnPassant(body, node, outcome, scope, to);
      Code effect = goesHome ? effect("UNLOAD", victim, scope.from()) : effect("REMOVE", victim);
      body.statement(Pending.call("push($L)", effect));
      finish(body, node, land, scope, to, true, NO_UNLOADING);
      body.statement(Pending.call("pop()"));
      body.end();
    } else if (goesHome) {
      String kind = outcome.effect() == LegEffect.SWAP ? "SWAP" : "UNLOAD";
      withEffect(body, node, land, scope, to, effect(kind, to, scope.from()));
    } else if (outcome.effect() == LegEffect.UNLOAD_AT_ORIGIN && pending) {
      unloadLast(body, node, land, scope, to);
    } else if (outcome.effect() == LegEffect.REMOVE && landing.finish().returns()) {
      withEffect(body, node, land, scope, to, effect("REMOVE", to));
    } else if (outcome.occupant().isPiece() && node.target().unloaded()) {
      // A piece that was put there is not on its first square.
      withEffect(body, node, land, scope, to, effect("REMOVE", to));
    } else {
      finish(body, node, land, scope, to, pending, NO_UNLOADING);
    }
    if (goesHome && pending) {
      body.end();
    }
  }

  /** Returns the word of an effect. */
  static Code effect(String kind, Code... squares) {
    return Code.of(
        "$T.of($T.$L, $L)",
        RuntimeTypes.EFFECT,
        RuntimeTypes.EFFECT,
        kind,
        Code.join(List.of(squares), ", "));
  }

  /** Writes the end of a move that has an effect on the piece on the square reached. */
  private void withEffect(
      Body body, PlanNode node, ReachedSquare.Land land, EmitScope scope, Code to, Code effect) {
    Code taken = beginEffect(body, node, effect);
    finish(body, node, land, scope, to, true, NO_UNLOADING);
    endEffect(body, taken, to);
  }

  /**
   * Records an effect on the piece on the square reached, until {@link #endEffect} is written.
   *
   * @return the variable with the data to take back, or no code
   */
  static Code beginEffect(Body body, PlanNode node, Code effect) {
    if (!node.target().unloaded()) {
      body.statement(Pending.call("push($L)", effect));
      return Code.nothing();
    }
    Code taken = body.name("taken");
    body.statement("int $L = $L", taken, Pending.call("take($L)", effect));
    return taken;
  }

  static void endEffect(Body body, Code taken, Code square) {
    if (taken.isEmpty()) {
      body.statement(Pending.call("pop()"));
    } else {
      body.statement(Pending.call("takeBack($L, $L)", taken, square));
    }
  }

  /**
   * Puts the piece captured on the way on the square where the mover began, unless the mover stays
   * there or another piece was put there before.
   */
  private void unloadLast(
      Body body, PlanNode node, ReachedSquare.Land land, EmitScope scope, Code to) {
    Code last = body.name("last");
    body.statement("int $L = $L", last, Pending.call("lastRemoval()"));
    body.beginIf("$L < 0", last);
    finish(body, node, land, scope, to, true, NO_UNLOADING);
    if (!land.landing().finish().returns()) {
      body.next("else if ($L != $L && !$L)", to, scope.from(), Pending.isUnloaded(scope.from()));
      finish(body, node, land, scope, to, true, last);
    }
    body.end();
  }

  /**
   * Writes the effects of the end of a move on other squares than the one reached, and the move.
   *
   * @param pending whether effects are pending
   * @param unloads the variable with the number of the removal whose piece is put on the mover's
   *     first square; custodial captures come before
   */
  private void finish(
      Body body,
      PlanNode node,
      ReachedSquare.Land land,
      EmitScope scope,
      Code to,
      boolean pending,
      Code unloads) {
    Landing landing = land.landing();
    Code end = landing.finish().returns() ? scope.from() : to;
    boolean holds = !landing.custodies().isEmpty();
    Code mark = holds ? body.name("mark") : Code.nothing();
    if (holds) {
      body.statement("int $L = $L", mark, Pending.call("size()"));
      body.beginIf(custodies.call(node, landing, scope, end));
    }
    if (!unloads.isEmpty()) {
      body.statement(Pending.call("unload($L, $L)", unloads, scope.from()));
    }
    if (landing.finish().vanishes()) {
      body.statement(Pending.call("push($L)", effect("VANISH", end)));
    }
    boolean captures = landing.outcome().captures() || node.context().captured() || holds;
    boolean effects = pending || holds || landing.finish().vanishes() || landing.grantsEnPassant();
    boolean unique = node.isRepeatable(land.number());
    if (effects) {
      String once = unique ? "Unique" : "";
      body.statement("$L.pending().add$L($L, $L, $L)", MOVES, once, scope.from(), end, captures);
    } else {
      append(body, unique, scope.from(), end, captures);
    }
    if (landing.finish().vanishes()) {
      body.statement(Pending.call("pop()"));
    }
    if (!unloads.isEmpty()) {
      body.statement(Pending.call("reload($L)", unloads));
    }
    if (holds) {
      body.end();
      body.statement(Pending.call("popTo($L)", mark));
    }
  }

  /** Writes an ordinary move. */
  private void append(Body body, boolean unique, Code from, Code end, boolean captures) {
    Code squares = Code.of("$L($L, $L", captures ? "capture" : "quiet", from, end);
    Code move = Code.of("$T.$L)", RuntimeTypes.MOVE, squares);
    boolean tested = !captures && body.filter() == MoveFilter.BOTH;
    if (appender.writes()) {
      if (tested) {
        appender.append(body, move, access.quiets());
      } else {
        appender.append(body, move);
      }
    } else if (access.hasOwnList()) {
      boolean wanted = !captures && body.beginWanted(MoveFilter.QUIETS, access);
      body.statement("$L.add($L, $L, $L)", MOVES, from, end, captures);
      body.endWanted(wanted);
    } else if (unique) {
      body.statement("$L.pending().addUnique($L)", MOVES, move);
    } else {
      body.statement(
          "$L.$L$L)", MOVES, squares, tested ? Code.of(", $L", access.quiets()) : Code.nothing());
    }
  }

  /**
   * Returns the condition that excludes the square that the mover left, which counts as empty but
   * is not an en-passant square.
   */
  private static Code notItself(PlanNode node, EmitScope scope, Code to) {
    return node.target().origin() ? Code.of(" && $L != $L", to, scope.from()) : Code.nothing();
  }

  /** Returns the condition that a royal piece is not the victim if the outcome spares it. */
  private Code spared(LegOutcome outcome, Code victim) {
    return outcome.occupant() == OccupancyCondition.EN_PASSANT_COMMON
        ? Code.of(" && !($L)", access.content(victim).isRoyal())
        : Code.nothing();
  }

  /** Opens the block for a square on which an enemy piece can be captured en passant. */
  Code beginEnPassant(Body body, PlanNode node, LegOutcome outcome, EmitScope scope, Code to) {
    Code victim = body.name("victim");
    body.statement("int $L = $L", victim, victim(to));
    Code gone =
        node.context().pending() ? Code.of(" && !$L", Pending.isVacated(victim)) : Code.nothing();
    body.beginIf(
        "$L != $T.OFF && $L$L$L$L",
        victim,
        RuntimeTypes.GEOMETRY,
        access.content(victim).isEnemy(false),
        spared(outcome, victim),
        notItself(node, scope, to),
        gone);
    return victim;
  }

  private static Code victim(Code to) {
    return BoardCall.of("enPassantVictim", to);
  }

  private void borrow(Body body, EmitScope scope, Code to) {
    Code sign = scope.basis().sign().code();
    Code facing = Code.of("$L ? $L : -$L", access.isWhite(), sign, sign);
    body.statement(
        access.others("borrow", Code.of("$L, $L, $L, $L", to, scope.from(), facing, WANTED)));
  }
}
