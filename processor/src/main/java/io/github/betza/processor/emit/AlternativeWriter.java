package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.WANTED;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PathContext;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the moves that do not follow a path. */
record AlternativeWriter(BoardAccess access, LegWriter legs) {
  /** Writes a leap to any other square. */
  void universal(Body body, Universal universal, Mode mode, EmitScope scope, boolean repeatable) {
    if (mode == Mode.ATTACKS) {
      hitsAnywhere(body, universal.landings());
      return;
    }
    // A leap to any square has no direction, so no step of it could meet a piece beyond its end.
    List<Landing> landings =
        universal.landings().stream()
            .filter(
                landing -> landing.outcome().occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE)
            .toList();
    PlanNode node = PlanNode.anywhere(landings, repeatable);
    Code rank = body.name("rank");
    Code file = body.name("file");
    Code to = body.name("to");
    body.comment("every other square");
    body.begin("for (int $L = 0; $L < $L; $L++)", rank, rank, access.geometry("ranks"), rank);
    body.begin("for (int $L = 0; $L < $L; $L++)", file, file, access.geometry("files"), file);
    body.statement("int $L = $L", to, access.geometry("square", file, rank));
    body.beginIf("$L != $L", to, scope.from());
    legs.arrive(body, node, mode, scope, to);
    body.end();
    body.end();
    body.end();
  }

  private void hitsAnywhere(Body body, List<Landing> landings) {
    Code royal = access.content(TARGET).isRoyal();
    for (Landing landing : landings) {
      if (!Mode.ATTACKS.wants(PathContext.START, landing)) {
        continue;
      }
      switch (landing.outcome().occupant()) {
        case ENEMY -> body.returnTrueIf(Code.of("$L != $L", TARGET, FROM));
        case ENEMY_ROYAL -> body.returnTrueIf(royal);
        case ENEMY_COMMON -> body.returnTrueIf(Code.of("!($L)", royal));
        case EMPTY, EMPTY_BEFORE_PIECE, OWN, OWN_COMMON, PIECE, EN_PASSANT, EN_PASSANT_COMMON -> {
          // It captures no piece on the square reached.
        }
      }
    }
  }

  void pass(Body body, EmitScope scope) {
    body.comment("pass");
    body.statement(
        "$L.pending().addUnique($T.quiet($L, $L))",
        MOVES,
        RuntimeTypes.MOVE,
        scope.from(),
        scope.from());
  }

  /** Writes the test whether such a move of the piece itself ends on the target. */
  void canMove(Body body, Alternative alternative, EmitScope scope) {
    if (alternative instanceof Castling castling) {
      beginCastling(body, castling, scope);
      body.returnTrueIf(Code.of("$L == $L", TARGET, castled(castling, scope)));
      body.end();
    } else {
      body.returnTrueIf(Code.of("$L == $L", TARGET, scope.from()));
    }
  }

  /** Returns the square to which the mover castles. */
  private static Code castled(Castling castling, EmitScope scope) {
    Vector whole = new Vector(castling.direction() * castling.steps(), 0);
    return scope.basis().offset(whole).after(scope.from());
  }

  void castling(Body body, Castling castling, EmitScope scope) {
    String comment = "castling to the " + (castling.direction() > 0 ? "right" : "left");
    Code step = scope.basis().offset(new Vector(castling.direction(), 0)).code();
    Optional<Code> call = access.castling(scope.from(), step, castling);
    if (call.isPresent()) {
      body.statement(call.get(), comment);
      return;
    }
    body.comment(comment);
    Code partner = beginCastling(body, castling, scope);
    Vector passed = new Vector(castling.direction() * (castling.steps() - 1), 0);
    Code beside = scope.basis().offset(passed).after(scope.from());
    body.statement(Pending.call("push($L)", LandingWriter.effect("PARTNER", partner, beside)));
    body.statement(
        "$L.pending().addUnique($L, $L, false)", MOVES, scope.from(), castled(castling, scope));
    body.statement(Pending.call("pop()"));
    body.end();
  }

  /**
   * Opens the block for castling that is possible, and returns the variable with the square of the
   * partner. A hole on the rank is an edge.
   */
  private Code beginCastling(Body body, Castling castling, EmitScope scope) {
    OffsetSum step = scope.basis().offset(new Vector(castling.direction(), 0));
    Code partner = body.name("partner");
    body.statement("int $L = $L", partner, step.after(scope.from()));
    body.begin("while ($L)", access.content(partner).isEmpty());
    body.statement("$L", step.addTo(partner));
    body.end();
    Code far =
        castling.steps() > 1
            ? Code.of(
                " && $T.abs($L - $L) >= $L",
                RuntimeTypes.MATH,
                partner,
                scope.from(),
                castling.steps())
            : Code.nothing();
    Code inset = Code.nothing();
    if (castling.inset() > 0) {
      Vector inner = new Vector(castling.direction() * castling.inset(), 0);
      inset = Code.of(" && !($L)", edge(scope, partner, inner));
    }
    Vector beyond = new Vector(castling.direction() * (castling.inset() + 1), 0);
    body.beginIf(
        "$L && $L$L$L && $L",
        access.content(partner).isOwn(false),
        access.isUnmoved(partner),
        far,
        inset,
        edge(scope, partner, beyond));
    return partner;
  }

  private Code edge(EmitScope scope, Code square, Vector away) {
    return access.isEdge(scope.basis().offset(away).after(square));
  }

  /** Writes the captures in the way in which the captured piece captures. */
  void imitativeCapture(Body body, EmitScope scope) {
    body.comment("captures as the captured piece does");
    body.statement(access.others("captureImitatively", Code.of("$L, $L", scope.from(), FORWARD)));
  }

  /** Writes the moves of the piece that moved last. */
  void imitation(Body body, Imitation imitation, EmitScope scope) {
    Set<OccupancyCondition> kinds = imitation.kinds();
    CodeBuilder ends = new CodeBuilder();
    boolean any = kinds.contains(OccupancyCondition.PIECE);
    boolean enemy = any || kinds.contains(OccupancyCondition.ENEMY);
    end(ends, kinds.contains(OccupancyCondition.EMPTY), "TO_EMPTY");
    end(ends, enemy || kinds.contains(OccupancyCondition.ENEMY_ROYAL), "TO_ENEMY_ROYAL");
    end(ends, enemy || kinds.contains(OccupancyCondition.ENEMY_COMMON), "TO_ENEMY_COMMON");
    end(ends, any || kinds.contains(OccupancyCondition.OWN), "TO_OWN");
    end(ends, kinds.contains(OccupancyCondition.EN_PASSANT), "EN_PASSANT");
    body.comment("as the piece that moved last");
    body.statement(
        access.others(
            "imitate",
            Code.of(
                imitation.mirrored() ? "$L, -$L, $L, $L" : "$L, $L, $L, $L",
                scope.from(),
                FORWARD,
                WANTED,
                ends.build())));
  }

  private static void end(CodeBuilder ends, boolean wanted, String constant) {
    if (wanted) {
      ends.add(ends.isEmpty() ? "$T.$L" : " | $T.$L", RuntimeTypes.OTHERS_MOVES, constant);
    }
  }
}
