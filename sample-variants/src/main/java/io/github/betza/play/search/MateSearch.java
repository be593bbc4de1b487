package io.github.betza.play.search;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches for a mate by checks only, as in problems of Shogi: every move of the side to move gives
 * check. It searches with growing depth, and proves that there is no mate when no line goes on
 * beyond the depth. One search at a time; only {@link #stop} may be called while it runs.
 */
public final class MateSearch {
  private static final int MEGABYTES = 16;

  /** The depth of a position that has been searched completely. */
  private static final int WHOLE = 255;

  /** What {@link #attack} and {@link #defend} return: the checks mate. */
  private static final int MATED = 4;

  /** Some line goes on beyond the depth. */
  private static final int LIMITED = 1;

  /** Some line comes back to an earlier position, or ends the game otherwise. */
  private static final int TIED = 2;

  /** No line goes on, whatever moves came before. */
  private static final int NONE = 0;

  private final Game game;
  private final Stopper stopper = new Stopper(System::nanoTime);

  /** The positions in which no checks mate, with the depth of the search. */
  private final TranspositionTable failed = new TranspositionTable(MEGABYTES);

  private final List<MoveList> moves = new ArrayList<>();

  /** By ply: the moves that mate from there on. */
  private final List<MoveList> lines = new ArrayList<>();

  /** By ply: the hashes of the positions on the way. */
  private final long[] path = new long[WHOLE + 1];

  private boolean isProved;

  /**
   * Makes a search.
   *
   * @param game the game, which is the same after each search
   */
  public MateSearch(Game game) {
    this.game = game;
    for (int ply = 0; ply < path.length; ply++) {
      moves.add(new MoveList());
      lines.add(new MoveList());
    }
  }

  /** Stops the search at once, even if it has not begun yet. */
  public void stop() {
    stopper.requestStop();
  }

  /**
   * Searches.
   *
   * @return the moves of a mate, the side to move first, with the longest defence; empty if none
   *     was found
   */
  public MoveList search(SearchLimits limits) {
    stopper.begin(limits);
    isProved = false;
    int found = LIMITED;
    for (int depth = 1; depth < WHOLE && found != MATED && !isProved; depth += 2) {
      found = attack(depth, 0);
      if (stopper.isStopped()) {
        break;
      }
      isProved = found != MATED && (found & LIMITED) == 0;
    }
    MoveList line = new MoveList();
    for (int i = 0; found == MATED && i < lines.get(0).size(); i++) {
      line.append(lines.get(0), i);
    }
    return line;
  }

  /** Returns whether the last search has shown that no checks mate. */
  public boolean isProved() {
    return isProved;
  }

  /** Tries the checks. */
  private int attack(int depth, int ply) {
    long hash = game.hash();
    long entry = failed.find(hash);
    if (entry != TranspositionTable.UNKNOWN && TranspositionTable.depth(entry) >= depth) {
      return TranspositionTable.depth(entry) == WHOLE ? NONE : LIMITED;
    }
    path[ply] = hash;
    MoveList list = legal(ply);
    int all = NONE;
    for (int i = 0; i < list.size(); i++) {
      if (!game.givesCheck(list, i)) {
        continue;
      }
      if (depth == 0 || stopper.countNode()) {
        return LIMITED;
      }
      game.make(list, i);
      int found = defend(depth - 1, ply + 1);
      game.unmake();
      if (found == MATED) {
        expect(list, i, ply);
        return MATED;
      }
      all |= found;
    }
    if ((all & TIED) == 0 && !stopper.isStopped()) {
      failed.put(hash, 0, Score.DRAW, all == NONE ? WHOLE : depth, TranspositionTable.EXACT);
    }
    return all;
  }

  /** Tries the replies to a check. */
  private int defend(int depth, int ply) {
    int attacker = game.side() ^ 1;
    MoveList list = legal(ply);
    lines.get(ply).clear();
    Result result = game.result(list.size() > 0);
    if (result.isFinal()) {
      return result.winner().orElse(attacker ^ 1) == attacker ? MATED : TIED;
    }
    if (depth == 0) {
      return LIMITED;
    }
    // Most checks are refuted by a reply after which there is no further check.
    int last = 0;
    for (int deep = 0; deep < 2; deep++) {
      for (int i = 0; i < list.size(); i++) {
        game.make(list, i);
        int found = isOnPath(ply) ? TIED : attack(deep * (depth - 1), ply + 1);
        game.unmake();
        if (deep == 0 ? found == NONE : found != MATED) {
          return found;
        }
        if (deep == 1 && lines.get(ply + 1).size() >= last) {
          last = lines.get(ply + 1).size();
          expect(list, i, ply);
        }
      }
    }
    return MATED;
  }

  private MoveList legal(int ply) {
    MoveList list = moves.get(ply);
    list.clear();
    game.legalMoves(list);
    return list;
  }

  /** Returns whether the position after a ply has already occurred since the search began. */
  private boolean isOnPath(int ply) {
    long hash = game.hash();
    for (int before = ply - 1; before >= 0; before -= 2) {
      if (path[before] == hash) {
        return true;
      }
    }
    return false;
  }

  private void expect(MoveList list, int index, int ply) {
    MoveList line = lines.get(ply);
    line.clear();
    line.append(list, index);
    for (int i = 0; i < lines.get(ply + 1).size(); i++) {
      line.append(lines.get(ply + 1), i);
    }
  }
}
