package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The same as {@link Reach} as sets of bits, for a board of at most 64 squares. Most pieces attack
 * a square in one way only, over empty squares: for those a table says which, and pieces that agree
 * share one.
 */
final class BitReach {
  /** A kind that attacks in several ways, or over pieces, or in a way that only it knows. */
  private static final int NO_TABLE = -1;

  private static final long UNUSED = -1;

  private final int kinds;

  /** For each side and kind, and each square, from where it may be attacked. */
  private final long[] origins;

  private final int[] tables;

  /** For each table, origin and target the squares between them. */
  private final long[] between;

  BitReach(GameRules rules) {
    Geometry geometry = rules.geometry();
    this.kinds = rules.kinds();
    this.origins = new long[2 * (kinds + 1) * Long.SIZE];
    this.tables = new int[2 * (kinds + 1)];
    BitBoards numbers = new BitBoards(geometry, kinds);
    int squares = geometry.files() * geometry.ranks();
    List<long[]> made = new ArrayList<>();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int kind = 1; kind <= kinds; kind++) {
        int piece = side * (kinds + 1) + kind;
        long[] ways = new long[Long.SIZE * Long.SIZE];
        Arrays.fill(ways, UNUSED);
        boolean single = true;
        for (int from = 0; from < squares; from++) {
          for (int to = 0; to < squares; to++) {
            int start =
                rules.reach().start(Cell.of(kind, side), numbers.square(from), numbers.square(to));
            if (start != Reach.NEVER
                && rules.mayAttack(kind, side, numbers.square(to))
                && !leavesBoard(rules, start, numbers.square(from))) {
              origins[piece * Long.SIZE + to] |= 1L << from;
              single &= rules.reach().isOneWayOverEmpty(start);
              if (single) {
                ways[from * Long.SIZE + to] = between(rules, numbers, start, from);
              }
            }
          }
        }
        tables[piece] = single ? shared(made, ways) : NO_TABLE;
      }
    }
    this.between = new long[made.size() * Long.SIZE * Long.SIZE];
    for (int i = 0; i < made.size(); i++) {
      System.arraycopy(made.get(i), 0, between, i * Long.SIZE * Long.SIZE, Long.SIZE * Long.SIZE);
    }
  }

  /**
   * Returns whether a single line over empty squares passes one that is off the board, and so never
   * holds. Two squares may be as far apart as two others that are on such a line.
   */
  private static boolean leavesBoard(GameRules rules, int start, int from) {
    if (!rules.reach().isOneWayOverEmpty(start)) {
      return false;
    }
    int[] lines = rules.reach().lines();
    Geometry geometry = rules.geometry();
    boolean leaves = false;
    for (int i = start + 2; i < start + 2 + lines[start + 1]; i++) {
      int square = from + Line.distance(lines[i]);
      leaves |= square < 0 || geometry.step(square, 0, 0) != square;
    }
    return leaves;
  }

  /** Returns the squares passed, all of which are on the board. */
  private static long between(GameRules rules, BitBoards numbers, int start, int from) {
    int[] lines = rules.reach().lines();
    long passed = 0;
    for (int i = start + 2; i < start + 2 + lines[start + 1]; i++) {
      passed |= numbers.bit(numbers.square(from) + Line.distance(lines[i]));
    }
    return passed;
  }

  /** Returns the number of a table that agrees with some ways, after adding them to it. */
  private static int shared(List<long[]> made, long[] ways) {
    for (int i = 0; i < made.size(); i++) {
      if (agree(made.get(i), ways)) {
        for (int j = 0; j < ways.length; j++) {
          made.get(i)[j] = ways[j] == UNUSED ? made.get(i)[j] : ways[j];
        }
        return i;
      }
    }
    made.add(ways);
    return made.size() - 1;
  }

  private static boolean agree(long[] some, long[] others) {
    for (int i = 0; i < some.length; i++) {
      if (some[i] != UNUSED && others[i] != UNUSED && some[i] != others[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns from where a side's pieces of a kind may attack a square. */
  long origins(int side, int kind, int target) {
    return origins[(side * (kinds + 1) + kind) * Long.SIZE + target];
  }

  /** Returns whether a kind attacks a square in one way only, over empty squares. */
  boolean isOneWay(int side, int kind) {
    return tables[side * (kinds + 1) + kind] != NO_TABLE;
  }

  /** Returns the squares that must be empty for a piece of such a kind to attack another square. */
  long between(int side, int kind, int from, int target) {
    int table = tables[side * (kinds + 1) + kind];
    return between[(table * Long.SIZE + from) * Long.SIZE + target];
  }
}
