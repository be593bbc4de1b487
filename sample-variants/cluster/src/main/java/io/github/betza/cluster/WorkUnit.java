package io.github.betza.cluster;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.Map;

/**
 * A position from which one member counts all that follows.
 *
 * @param key what is equal for equal positions
 * @param path the moves that lead there, of several ways one
 * @param times how many ways there are, by their first moves
 */
record WorkUnit(PositionKey key, Step path, Map<String, Long> times) {
  /**
   * A position. A FEN alone does not hold all that its moves depend on; the hash does.
   *
   * @param hash the hash of the game
   * @param placement the pieces, which makes it all but impossible that two positions are mixed up
   */
  record PositionKey(long hash, String placement) implements Comparable<PositionKey> {
    static PositionKey of(Game game) {
      String fen = game.fen();
      return new PositionKey(game.hash(), fen.substring(0, fen.indexOf(' ')));
    }

    @Override
    public int compareTo(PositionKey other) {
      int order = Long.compare(hash, other.hash);
      return order == 0 ? placement.compareTo(other.placement) : order;
    }
  }

  /**
   * A move after others. Nothing changes the list, so all threads may use it.
   *
   * @param before the moves before it, or null
   */
  record Step(Step before, MoveList moves, int index) {
    /** Makes the moves, and returns how many they are. */
    int make(Game game) {
      int made = before == null ? 0 : before.make(game);
      game.make(moves, index);
      return made + 1;
    }
  }
}
