package io.github.betza.cluster;

import io.github.betza.board.MoveList;
import io.github.betza.cluster.WorkUnit.PositionKey;
import io.github.betza.cluster.WorkUnit.Step;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The units of work of a count: the positions after some plies. Equal positions are one unit, which
 * counts as often as there are ways to it. All members find the same units in the same order.
 *
 * @param firstMoves the first moves, in the order of this member
 * @param units the units, in the order of their keys
 * @param depth how many plies follow each unit
 */
record WorkUnits(List<String> firstMoves, List<WorkUnit> units, int depth) {
  /** So many units keep some hundred threads busy to the end. */
  private static final int ENOUGH = 1_000;

  /** What is counted at once should take longer than to agree on who counts it. */
  private static final int SMALLEST_DEPTH = 2;

  /**
   * Finds the units.
   *
   * @param game the position in which the sequences begin, which is the same afterwards
   * @param depth how many plies are counted, at least 1
   */
  static WorkUnits of(Game game, int depth) {
    return of(game, depth, ENOUGH);
  }

  /** Finds the units, at least so many of them if the depth allows. */
  static WorkUnits of(Game game, int depth, int enough) {
    MoveList moves = legalMoves(game);
    List<String> firstMoves = new ArrayList<>();
    Map<PositionKey, WorkUnit> level = new TreeMap<>();
    for (int i = 0; i < moves.size(); i++) {
      String name = game.text(moves, i);
      firstMoves.add(name);
      add(level, game, new Step(null, moves, i), Map.of(name, 1L));
    }
    int left = depth - 1;
    while (left > SMALLEST_DEPTH && !level.isEmpty() && level.size() < enough) {
      level = next(game, level.values());
      left--;
    }
    return new WorkUnits(List.copyOf(firstMoves), List.copyOf(level.values()), left);
  }

  private static Map<PositionKey, WorkUnit> next(Game game, Collection<WorkUnit> level) {
    Map<PositionKey, WorkUnit> next = new TreeMap<>();
    for (WorkUnit unit : level) {
      int made = unit.path().make(game);
      MoveList moves = legalMoves(game);
      for (int i = 0; i < moves.size(); i++) {
        add(next, game, new Step(unit.path(), moves, i), unit.times());
      }
      unmake(game, made);
    }
    return next;
  }

  /** Adds the position after a move that is legal now. */
  private static void add(
      Map<PositionKey, WorkUnit> level, Game game, Step path, Map<String, Long> times) {
    game.make(path.moves(), path.index());
    PositionKey key = PositionKey.of(game);
    game.unmake();
    WorkUnit unit = level.computeIfAbsent(key, k -> new WorkUnit(k, path, new TreeMap<>()));
    times.forEach((first, more) -> unit.times().merge(first, more, Math::addExact));
  }

  private static MoveList legalMoves(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  static void unmake(Game game, int plies) {
    for (int i = 0; i < plies; i++) {
      game.unmake();
    }
  }

  int size() {
    return units.size();
  }
}
