package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.FILES;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.RANKS;
import static io.github.betza.processor.emit.Variables.SQUARE;

import io.github.betza.board.Geometry;
import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.StaleSquares;
import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Writes custodial captures: a method that records the removal of every piece that the mover holds
 * from its last square, and returns whether there is one. By then the mover has left its square,
 * and all pieces captured on the way are gone.
 */
record CustodyWriter(BoardAccess access, Routines routines) {
  /** Returns the call that records the pieces held from a square. */
  Code call(PlanNode node, Landing landing, EmitScope scope, Code end) {
    VectorBasis basis = Routines.basis(node.template());
    boolean pending = node.context().pending();
    // The pieces that the landing captures elsewhere are gone when the mover is on its last square.
    boolean captures =
        landing.outcome().effect() == LegEffect.REMOVE
            && (landing.finish().returns() || landing.outcome().occupant().isEnPassant());
    StaleSquares stale = new StaleSquares(true, pending || captures, pending, false);
    Body body = new Body(List.of(FILES, RANKS));
    Code any = body.name("any");
    body.statement("boolean $L = false", any);
    Map<Vector, NavigableSet<Integer>> lines = new LinkedHashMap<>();
    for (Custody custody : landing.custodies()) {
      if (LandingQueries.isLine(custody)) {
        lines
            .computeIfAbsent(custody.between().get(0), step -> new TreeSet<>())
            .add(custody.between().size() + 1);
      } else {
        single(body, custody, basis, stale, any);
      }
    }
    lines.forEach((step, distances) -> line(body, step, distances, basis, stale, any));
    body.statement("return $L", any);
    return routines.custody(body.build(), node.template(), scope, end);
  }

  /** Writes a single case; the squares between may be anywhere. */
  private void single(Body body, Custody custody, VectorBasis basis, StaleSquares stale, Code any) {
    ContentTests friend = read(body, square(basis, custody.friend()), stale);
    body.beginIf(friend.isOwn(false));
    List<ContentTests> between = new ArrayList<>();
    List<Code> squares = new ArrayList<>();
    for (Vector vector : custody.between()) {
      Code held = body.name("held");
      body.statement("int $L = $L", held, square(basis, vector));
      squares.add(held);
      between.add(read(body, held, stale));
    }
    for (int victim = 0; victim < between.size(); victim++) {
      List<Code> conditions = new ArrayList<>();
      for (int i = 0; i < between.size(); i++) {
        conditions.add(i == victim ? between.get(i).isEnemy(false) : between.get(i).isEmpty());
      }
      body.beginIf(Code.join(conditions, " && "));
      hold(body, squares.get(victim), any);
      body.end();
    }
    body.end();
  }

  /** Writes a line: the other captor is beyond the held piece, at one of some distances. */
  private void line(
      Body body,
      Vector step,
      NavigableSet<Integer> distances,
      VectorBasis basis,
      StaleSquares stale,
      Code any) {
    OffsetSum offset = basis.offset(step);
    Code held = body.name("held");
    if (distances.equals(new TreeSet<>(List.of(2)))) {
      body.statement("int $L = $L", held, offset.after(SQUARE));
      ContentTests victim = read(body, held, stale);
      body.beginIf(victim.isEnemy(false));
      ContentTests friend = read(body, basis.offset(step.times(2)).after(SQUARE), stale);
      body.beginIf(friend.isOwn(false));
      hold(body, held, any);
      body.end();
      body.end();
      return;
    }
    Code to = body.name("to");
    Code steps = body.name("steps");
    body.statement("int $L = $T.OFF", held, RuntimeTypes.GEOMETRY);
    body.statement("int $L = $L", to, SQUARE);
    body.begin(
        "for (int $L = 1; $L <= $L; $L++)",
        steps,
        steps,
        Math.min(distances.last(), LargestBoard.ACROSS),
        steps);
    body.statement("$L", offset.addTo(to));
    ContentTests content = read(body, to, stale);
    body.beginIf(content.isEmpty());
    body.statement("continue");
    body.end();
    body.beginIf("$L == $T.OFF && $L", held, RuntimeTypes.GEOMETRY, content.isEnemy(false));
    body.statement("$L = $L", held, to);
    body.statement("continue");
    body.end();
    body.beginIf(
        "$L != $T.OFF && $L$L",
        held,
        RuntimeTypes.GEOMETRY,
        isOneOf(steps, distances),
        content.isOwn(false));
    hold(body, held, any);
    body.end();
    body.statement("break");
    body.end();
  }

  /** Returns the condition on the distance of the other captor, unless it is known. */
  private static Code isOneOf(Code steps, NavigableSet<Integer> distances) {
    if (distances.last() - distances.first() == distances.size() - 1) {
      return distances.first() <= 2
          ? Code.nothing()
          : Code.of("$L >= $L && ", steps, distances.first());
    }
    Code any =
        Code.any(distances.stream().map(distance -> Code.of("$L == $L", steps, distance)).toList());
    return Code.of("($L) && ", any);
  }

  private static void hold(Body body, Code held, Code any) {
    body.statement(Pending.call("remove($L)", held));
    body.statement("$L = true", any);
  }

  /** Reads a square; a piece that was put down on the way blocks the line as the edge does. */
  private ContentTests read(Body body, Code square, StaleSquares stale) {
    Code read = square;
    if (stale.unloaded()) {
      read = body.name("read");
      Code barred = Pending.isUnloaded(square);
      body.statement("int $L = $L ? $T.OFF : $L", read, barred, RuntimeTypes.GEOMETRY, square);
    }
    StaleSquares there = new StaleSquares(stale.origin(), stale.vacated(), false, stale.round());
    return access.read(body, read, FROM, EmitScope.NOT_CROSSED, there);
  }

  private Code square(VectorBasis basis, Vector vector) {
    return vector.reach() > Geometry.PADDING
        ? access.geometry("step", SQUARE, basis.files(vector).code(), basis.ranks(vector).code())
        : basis.offset(vector).after(SQUARE);
  }
}
