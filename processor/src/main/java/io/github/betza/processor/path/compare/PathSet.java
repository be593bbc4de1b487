package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All moves that a piece may have on boards up to some size: for every result of a move, the terms
 * on which it is possible. Moves without squares are kept unchanged.
 *
 * @param moves by result, the terms of which one is enough
 * @param others castling, imitation and imitative captures
 * @param wrapping the first legs of paths over joined edges of the board
 */
record PathSet(
    Map<MoveResult, Set<Terms>> moves, Set<Alternative> others, Map<Boolean, List<Node>> wrapping) {
  /**
   * Finds the moves.
   *
   * @param horizon the size of the board, less one; 35 for any board
   * @throws UndecidedException if a path cannot be followed
   * @throws io.github.betza.processor.work.WorkSpentException if there are too many
   */
  static PathSet of(List<Alternative> alternatives, int horizon, Work work) {
    PathSet set = new PathSet(new LinkedHashMap<>(), new LinkedHashSet<>(), new LinkedHashMap<>());
    TreeNumbers trees = new TreeNumbers();
    for (Alternative alternative : alternatives) {
      Requirements requirements = new Requirements(horizon);
      if (alternative.initial()) {
        requirements.require(QuestionKeys.MOVED, QuestionKeys.UNMOVED);
      }
      Follower follower = new Follower(requirements, work, set::add);
      if (alternative instanceof Walk walk) {
        for (Node node : walk.first()) {
          if (trees.wraps(node)) {
            set.wrapping.computeIfAbsent(walk.initial(), any -> new ArrayList<>()).add(node);
          } else {
            follower.follow(node);
          }
        }
      } else if (alternative instanceof Universal universal) {
        leapAnywhere(universal.landings(), horizon, follower);
      } else if (alternative instanceof NullMove) {
        MoveResult pass =
            new MoveResult(Requirements.START, Requirements.START, false, List.of(), List.of());
        requirements.terms().ifPresent(terms -> set.add(pass, terms));
      } else if (alternative instanceof Imitation imitation) {
        set.addImitation(imitation);
      } else {
        set.others.add(alternative);
      }
    }
    return set;
  }

  private static void leapAnywhere(List<Landing> landings, int horizon, Follower follower) {
    for (int files = -horizon; files <= horizon; files++) {
      for (int ranks = -horizon; ranks <= horizon; ranks++) {
        if (files != 0 || ranks != 0) {
          Vector square = new Vector(files, ranks);
          landings.forEach(landing -> follower.leapTo(landing, square));
        }
      }
    }
  }

  private boolean add(MoveResult result, Terms terms) {
    moves.computeIfAbsent(result, any -> new LinkedHashSet<>()).add(terms);
    return true;
  }

  /** An imitation of several kinds equals one imitation for each kind. */
  private void addImitation(Imitation imitation) {
    for (OccupancyCondition kind : imitation.kinds()) {
      others.add(new Imitation(imitation.initial(), imitation.mirrored(), Set.of(kind)));
    }
  }
}
