package io.github.betza.processor.interpret;

import io.github.betza.board.Geometry;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * A leg of a path as numbers, for the pieces of one side: its steps as they face the enemy, and the
 * contents of the squares on which it may end as sets of bits, see {@link FlatOutcome#bit}.
 */
final class FlatLeg {
  /** As the most steps: both the most and the fewest steps are the number of the last leg. */
  static final int SAME_AS_BEFORE = -1;

  /** As the most steps: up to the enemy's half. */
  static final int TO_ENEMY_HALF = -2;

  /** As the most steps: the number of steps of the longest straight slide. */
  static final int ACROSS_BOARD = -3;

  /** The files and ranks of each step in turn. */
  final int[] files;

  final int[] ranks;

  /** Whether a step is longer than the padding of a board. */
  final boolean far;

  final int least;

  /** The most steps, or one of the constants of this class. */
  final int most;

  /** Whether the leg is exactly one step: then later legs do not take their length from it. */
  final boolean one;

  /**
   * The remainder of the number of steps divided by the length of the cycle, or {@link Leg#ANY}.
   */
  final int residue;

  /** Whether the first square is passed over. */
  final boolean ski;

  final Bridge.Condition bridge;

  /**
   * The squares that each step of the cycle passes over: for each route files and ranks
   * alternately.
   */
  final int[][][] routes;

  /** The contents of squares on which the leg may end with any outcome. */
  final int ends;

  /**
   * The contents of squares on which a move may end without a capture and without other effects.
   */
  final int quiets;

  /**
   * The contents of squares on which a move may end with a capture there and without other effects.
   */
  final int captures;

  /** All other ways to end a move. */
  final FlatOutcome[] landings;

  /** Whether some landing makes the squares that the leg passes over en-passant squares. */
  final boolean grants;

  /** The outcomes after which the move goes on. */
  final FlatOutcome[] branches;

  /** The legs that may follow after each branch. */
  final FlatLeg[][] next;

  /**
   * Makes a leg.
   *
   * @param turn 1 for White, -1 for Black
   * @param next the legs after each branch of the node
   */
  FlatLeg(Node node, int side, int turn, FlatLeg[][] next) {
    Leg leg = node.leg();
    this.files = leg.cycle().stream().mapToInt(step -> turn * step.files()).toArray();
    this.ranks = leg.cycle().stream().mapToInt(step -> turn * step.ranks()).toArray();
    this.far = leg.cycle().stream().anyMatch(step -> step.reach() > Geometry.PADDING);
    this.least = leg.length().least(SAME_AS_BEFORE);
    this.most = most(leg.length());
    this.one = leg.length().isOne();
    this.residue = leg.residue();
    this.ski = leg.ski();
    this.bridge = leg.bridge().condition();
    this.routes =
        leg.bridge().routes().stream()
            .map(step -> step.stream().map(route -> numbers(route, turn)).toArray(int[][]::new))
            .toArray(int[][][]::new);
    this.grants = node.grantsEnPassant();
    this.branches =
        node.branches().stream()
            .map(branch -> new FlatOutcome(branch.outcome(), side))
            .toArray(FlatOutcome[]::new);
    this.next = next;
    int quiet = 0;
    int capture = 0;
    int any = 0;
    List<FlatOutcome> others = new ArrayList<>();
    for (FlatOutcome landing :
        node.landings().stream().map(each -> new FlatOutcome(each, side)).toList()) {
      any |= landing.contents;
      if (!landing.isPlain()) {
        others.add(landing);
      } else if (landing.captures) {
        capture |= landing.contents;
      } else {
        quiet |= landing.contents;
      }
    }
    for (FlatOutcome branch : branches) {
      any |= branch.contents;
    }
    this.quiets = quiet;
    this.captures = capture;
    this.landings = others.toArray(FlatOutcome[]::new);
    this.ends = any;
  }

  private static int most(Length length) {
    if (length instanceof Length.Between between) {
      return between.most();
    }
    if (length instanceof Length.SameAsBefore) {
      return SAME_AS_BEFORE;
    }
    return length instanceof Length.AcrossBoard ? ACROSS_BOARD : TO_ENEMY_HALF;
  }

  private static int[] numbers(List<Vector> route, int turn) {
    int[] numbers = new int[2 * route.size()];
    for (int i = 0; i < route.size(); i++) {
      numbers[2 * i] = turn * route.get(i).files();
      numbers[2 * i + 1] = turn * route.get(i).ranks();
    }
    return numbers;
  }

  /** Returns whether the residue lets the leg end after a number of steps. */
  boolean mayEndAfter(int steps) {
    return residue == Leg.ANY || steps % files.length == residue;
  }
}
