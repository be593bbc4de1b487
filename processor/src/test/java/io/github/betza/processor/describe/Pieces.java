package io.github.betza.processor.describe;

import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;

/** Pieces for the tests of this package, made without any grammar. */
final class Pieces {
  static final Atom WAZIR = Atom.leaper(0, 1);
  static final Atom KNIGHT = Atom.leaper(1, 2);
  static final Atom KING = Atom.king();
  static final Length ONE = Length.one();
  static final Length ANY = new Between(1, Length.UNLIMITED);
  static final LegOutcome HOP = new LegOutcome(OccupancyCondition.PIECE, LegEffect.NONE);
  static final Landing MOVE = new Landing(LegOutcome.EMPTY, false);
  static final Landing CAPTURE = new Landing(LegOutcome.CAPTURE, false);

  private Pieces() {}

  static Piece of(LegSpec... legs) {
    return PathTreeBuilder.build(List.of(move(legs)), new Work(1_000_000));
  }

  static MoveSpec move(LegSpec... legs) {
    return new Chain(false, List.of(legs));
  }

  /** A first leg that ends the move, in every direction. */
  static LegSpec ending(Atom atom, Length length, Landing... landings) {
    return LegSpec.straight(atom, Sector.ALL, length, List.of(landings), List.of());
  }

  static Landing finishing(LegOutcome outcome, Finish finish) {
    return new Landing(outcome, false, finish, List.of());
  }

  /** A move that ends with captures in custody of pieces beside it. */
  static Landing holding() {
    List<Custody> custodies = new ArrayList<>();
    for (Vector v : List.of(new Vector(0, 1), new Vector(1, 0), new Vector(0, -1))) {
      custodies.add(new Custody(List.of(v), v.times(2)));
    }
    custodies.add(new Custody(List.of(new Vector(-1, 0)), new Vector(-2, 0)));
    return new Landing(LegOutcome.EMPTY, false, Finish.STAY, custodies);
  }

  /** A rook that passes over pieces, of so many steps at most. */
  static Piece jumper(int steps) {
    List<LegSpec> legs = new ArrayList<>();
    for (int i = 1; i <= steps; i++) {
      List<LegOutcome> outcomes = i == steps ? List.of() : List.of(LegOutcome.EMPTY, HOP);
      Sector heading = i == 1 ? Sector.ALL : Sector.FORWARD;
      legs.add(LegSpec.straight(WAZIR, heading, ONE, List.of(MOVE, CAPTURE), outcomes));
    }
    return of(legs.toArray(LegSpec[]::new));
  }

  static Piece passing(Atom atom, PassedSquares passing) {
    return of(
        new LegSpec(
            atom,
            Sector.ALL,
            ONE,
            Turn.NONE,
            false,
            passing,
            false,
            Wrap.NONE,
            List.of(MOVE, CAPTURE),
            List.of()));
  }

  /** Slides to the square before a piece, and steps slantwise from there. */
  static Piece splitter() {
    LegOutcome split = new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE);
    return of(
        LegSpec.straight(WAZIR, Sector.ALL, ANY, List.of(), List.of(split)),
        LegSpec.straight(
            Atom.leaper(1, 1), Sector.FORWARD, ONE, List.of(MOVE, CAPTURE), List.of()));
  }
}
