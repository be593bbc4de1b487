package io.github.betza.processor.atlas;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Kinds of moves, by which users search for pieces and games. */
enum MoveKind {
  STEPPERS("steppers"),
  LEAPERS("leapers"),
  SLIDERS("sliders"),
  RIDERS("riders"),
  HOPPERS("hoppers"),
  LAME("lame"),
  BENT("bent"),
  CURVED("curved"),
  DIVERGENT("divergent"),
  LOCUSTS("locusts"),
  CUSTODIANS("custodians"),
  RIFLES("rifles"),
  KAMIKAZES("kamikazes"),
  SWAPPERS("swappers"),
  IMITATORS("imitators"),
  IMMOBILIZERS("immobilizers"),
  CYLINDER("cylinder"),
  CASTLING("castling"),
  EN_PASSANT("en passant"),
  FIRST_MOVE("first move"),
  TO_THE_MIDDLE("to the middle"),
  ANYWHERE("anywhere"),
  PASS("pass");

  private final String word;

  MoveKind(String word) {
    this.word = word;
  }

  /** Returns its word in a search. */
  String word() {
    return word;
  }

  static Set<MoveKind> of(Piece piece) {
    Look look = new Look();
    piece.alternatives().forEach(look::at);
    if (piece.isImmobilizer()) {
      look.found.add(IMMOBILIZERS);
    }
    return look.found;
  }

  /** Visits every leg once, although it may be reached in many ways. */
  private static final class Look {
    private final Set<MoveKind> found = EnumSet.noneOf(MoveKind.class);
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    void at(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        walk.first().forEach(this::atFirst);
      } else if (alternative instanceof Universal universal) {
        found.add(ANYWHERE);
        universal.landings().forEach(this::at);
      } else if (alternative instanceof NullMove) {
        found.add(PASS);
      } else if (alternative instanceof Imitation || alternative instanceof ImitativeCapture) {
        found.add(IMITATORS);
      }
      if (alternative instanceof Castling) {
        found.add(CASTLING);
      } else if (alternative.initial()) {
        found.add(FIRST_MOVE);
      }
    }

    private void atFirst(Node node) {
      Leg leg = node.leg();
      boolean near = leg.cycle().stream().allMatch(Look::isNear);
      if (leg.length().isOne()) {
        found.add(near ? STEPPERS : LEAPERS);
      } else {
        found.add(near ? SLIDERS : RIDERS);
      }
      at(node);
    }

    private static boolean isNear(Vector step) {
      return Math.max(Math.abs(step.files()), Math.abs(step.ranks())) <= 1;
    }

    private void at(Node node) {
      if (!seen.add(node)) {
        return;
      }
      at(node.leg());
      List<Landing> landings = node.landings();
      boolean captures = landings.stream().anyMatch(landing -> landing.outcome().captures());
      if (!landings.isEmpty()
          && (!captures || landings.stream().allMatch(landing -> landing.outcome().captures()))) {
        found.add(DIVERGENT);
      }
      landings.forEach(this::at);
      for (Branch branch : node.branches()) {
        at(branch.outcome());
        if (branch.outcome().captures()) {
          found.add(LOCUSTS);
        } else if (branch.outcome().equals(LegOutcome.HOP)) {
          found.add(HOPPERS);
        }
        for (Node next : branch.next()) {
          if (!isStraightOn(node.leg(), next.leg())) {
            found.add(BENT);
          }
          at(next);
        }
      }
    }

    private void at(Leg leg) {
      if (!leg.isStraight()) {
        found.add(CURVED);
      }
      if (leg.length() instanceof Length.ToEnemyHalf) {
        found.add(TO_THE_MIDDLE);
      }
      if (leg.wrap() != Wrap.NONE) {
        found.add(CYLINDER);
      }
      if (!leg.bridge().isNone()) {
        found.add(leg.bridge().condition() == Bridge.Condition.EMPTY ? LAME : HOPPERS);
      }
    }

    private static boolean isStraightOn(Leg leg, Leg next) {
      Vector one = leg.step(0);
      Vector other = next.step(0);
      int cross = one.files() * other.ranks() - one.ranks() * other.files();
      int dot = one.files() * other.files() + one.ranks() * other.ranks();
      return cross == 0 && dot > 0;
    }

    private void at(Landing landing) {
      at(landing.outcome());
      if (!landing.custodies().isEmpty()) {
        found.add(CUSTODIANS);
      }
      if (landing.finish() == Finish.VANISH || landing.finish() == Finish.RETURN_AND_VANISH) {
        found.add(KAMIKAZES);
      } else if (landing.finish() == Finish.RETURN && landing.outcome().captures()) {
        found.add(RIFLES);
      }
    }

    private void at(LegOutcome outcome) {
      if (outcome.occupant().isEnPassant()) {
        found.add(EN_PASSANT);
      }
      if (outcome.effect() == LegEffect.SWAP) {
        found.add(SWAPPERS);
      } else if (outcome.effect() == LegEffect.BORROW) {
        found.add(IMITATORS);
      }
    }
  }
}
