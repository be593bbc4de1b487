package io.github.betza.processor.emit.template;

import io.github.betza.board.Geometry;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/** Questions about the ways to end a move. */
public final class LandingQueries {
  private LandingQueries() {}

  /**
   * Returns whether a landing can give a move: a piece on the square reached cannot be moved to the
   * start of the mover if the mover returns there.
   */
  public static boolean isPossible(Landing landing) {
    return !landing.finish().returns() || !movesOccupant(landing);
  }

  /** Returns whether the piece on the square reached is moved to the start of the mover. */
  public static boolean movesOccupant(Landing landing) {
    LegEffect effect = landing.outcome().effect();
    return effect == LegEffect.SWAP
        || (effect == LegEffect.UNLOAD_AT_ORIGIN
            && landing.outcome().occupant() != OccupancyCondition.EMPTY);
  }

  /** Returns whether a move with this landing may have other effects than the legs before it. */
  public static boolean hasEffects(Landing landing) {
    return landing.grantsEnPassant()
        || !landing.isPlain()
        || landing.outcome().effect() == LegEffect.SWAP
        || landing.outcome().effect() == LegEffect.UNLOAD_AT_ORIGIN
        || landing.outcome().occupant().isEnPassant();
  }

  /**
   * Returns whether custodial captures need squares that are not at a fixed offset from the target.
   */
  public static boolean isFar(Landing landing) {
    return reach(landing) > Geometry.PADDING;
  }

  /** Returns the largest offset of a square that custodial captures read; 0 for none. */
  public static int reach(Landing landing) {
    int reach = 0;
    for (Custody custody : landing.custodies()) {
      if (isLine(custody)) {
        reach = Math.max(reach, custody.between().get(0).reach());
      } else {
        reach = Math.max(reach, custody.friend().reach());
        for (Vector between : custody.between()) {
          reach = Math.max(reach, between.reach());
        }
      }
    }
    return reach;
  }

  /** Returns whether the other captor is some steps away, with exactly these steps between. */
  public static boolean isLine(Custody custody) {
    List<Vector> between = custody.between();
    if (between.isEmpty()) {
      return false;
    }
    Vector step = between.get(0);
    boolean line = custody.friend().equals(step.times(between.size() + 1));
    for (int i = 0; i < between.size(); i++) {
      line &= between.get(i).equals(step.times(i + 1));
    }
    return line;
  }

  static List<Vector> vectors(List<Landing> landings) {
    List<Vector> vectors = new ArrayList<>();
    for (Landing landing : landings) {
      for (Custody custody : landing.custodies()) {
        vectors.add(custody.friend());
        vectors.addAll(custody.between());
      }
    }
    return vectors;
  }
}
