package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.generated.AttackTables;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The same as {@link Reach} as sets of bits, for a board of at most 256 squares. Most pieces attack
 * a square in one way only, over empty squares, and pieces that attack one square from another do
 * so over the same ones: a table that all of them share holds these. Kinds that attack over one
 * hurdle use the same table. The other kinds are left to {@link Reach}.
 */
final class BitReach implements AttackTables {
  private final int words;
  private final int kinds;
  private final int squares;

  /** For each side, square and kind: from where the square may be attacked. */
  private final long[] origins;

  /**
   * For each side, square and kind that attacks over empty squares: what it attacks from there
   * where all are empty. Not for boards of more than two words, and not where royal pieces may not
   * face each other.
   */
  private final long[] reached;

  /** By side: the kinds that share the table, each times the number of words. */
  private final int[][] oneWay = new int[2][];

  /** By side: the kinds that share it too, and attack where one of the squares is occupied. */
  private final int[][] hoppers = new int[2][];

  /** By side: the kinds that do not. */
  private final int[][] others = new int[2][];

  /** How the lines at each start attack, as far as they have been looked at. */
  private final Way[] forms;

  /** How a kind attacks. */
  private enum Way {
    OVER_EMPTY,
    OVER_ONE_HURDLE,
    OTHER
  }

  /** For each origin and square attacked: the squares between them. */
  private final long[] between;

  /** For each origin and square attacked: whether something has been written there. */
  private final boolean[] known;

  /** For each square the others on its file, where royal pieces may not face each other on one. */
  private final long[] files;

  BitReach(GameRules rules) {
    Geometry geometry = rules.geometry();
    BitBoards numbers = new BitBoards(geometry, 1);
    this.words = numbers.words();
    this.kinds = rules.kinds();
    this.squares = geometry.files() * geometry.ranks();
    this.origins = new long[2 * squares * (kinds + 1) * words];
    this.between = new long[squares * squares * words];
    this.known = new boolean[squares * squares];
    this.reached = new long[words > 2 || rules.flyingGeneral() ? 0 : origins.length];
    this.forms = new Way[rules.reach().lines().length];
    this.files = new long[rules.flyingGeneral() ? squares * words : 0];
    if (rules.flyingGeneral()) {
      addFiles(geometry.files());
    }
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      List<Integer> empty = new ArrayList<>();
      List<Integer> hurdle = new ArrayList<>();
      List<Integer> rest = new ArrayList<>();
      for (int kind = 1; kind <= kinds; kind++) {
        switch (add(rules, numbers, side, kind)) {
          case OVER_EMPTY -> empty.add(kind * words);
          case OVER_ONE_HURDLE -> hurdle.add(kind);
          case OTHER -> rest.add(kind);
        }
      }
      oneWay[side] = array(empty);
      hoppers[side] = array(hurdle);
      others[side] = array(rest);
    }
  }

  private static int[] array(List<Integer> kindNumbers) {
    return kindNumbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private void addFiles(int width) {
    for (int from = 0; from < squares; from++) {
      for (int to = from % width; to < squares; to += width) {
        if (to != from) {
          set(files, to * words, from);
          int way = from * squares + to;
          known[way] = true;
          for (int passed = Math.min(from, to) + width; passed < Math.max(from, to); ) {
            set(between, way * words, passed);
            passed += width;
          }
        }
      }
    }
  }

  /**
   * Adds what a kind attacks.
   *
   * @return whether it shares the table, and how
   */
  private Way add(GameRules rules, BitBoards numbers, int side, int kind) {
    Reach reach = rules.reach();
    int[] ways = new int[squares * squares];
    int count = 0;
    long[] passed = new long[words];
    boolean agree = true;
    boolean overEmpty = true;
    boolean overHurdle = rules.hasCommonBlockers(kind);
    for (int from = 0; from < squares; from++) {
      for (int to = 0; to < squares; to++) {
        int start =
            reach.startUntested(Cell.of(kind, side), numbers.square(from), numbers.square(to));
        if (start != Reach.NEVER
            && rules.mayAttack(kind, side, numbers.square(to))
            && !leavesBoard(rules, start, numbers.square(from))) {
          set(origins, origins(side, to, kind), from);
          ways[count++] = from * squares + to;
          overEmpty = overEmpty && form(reach, start) == Way.OVER_EMPTY;
          overHurdle = overHurdle && form(reach, start) == Way.OVER_ONE_HURDLE;
          agree = agree && (overEmpty || overHurdle);
          if (agree) {
            pass(reach, numbers, start, from, passed);
            agree = agrees(passed, from * squares + to);
          }
        }
      }
    }
    if (!agree) {
      return Way.OTHER;
    }
    for (int i = 0; i < count; i++) {
      int from = ways[i] / squares;
      int to = ways[i] % squares;
      int start = reach.start(Cell.of(kind, side), numbers.square(from), numbers.square(to));
      known[ways[i]] = true;
      if (overEmpty && reached.length > 0) {
        set(reached, origins(side, from, kind), to);
      }
      pass(reach, numbers, start, from, passed);
      System.arraycopy(passed, 0, between, ways[i] * words, words);
    }
    return overEmpty ? Way.OVER_EMPTY : Way.OVER_ONE_HURDLE;
  }

  /** Returns how lines attack; a start of them is looked at once. */
  private Way form(Reach reach, int start) {
    if (start < 0) {
      return Way.OTHER;
    }
    if (forms[start] == null) {
      Way hurdle = reach.isOverOneHurdle(start) ? Way.OVER_ONE_HURDLE : Way.OTHER;
      forms[start] = reach.isOneWayOverEmpty(start) ? Way.OVER_EMPTY : hurdle;
    }
    return forms[start];
  }

  private boolean agrees(long[] passed, int way) {
    boolean same = true;
    for (int word = 0; known[way] && word < words; word++) {
      same &= between[way * words + word] == passed[word];
    }
    return same;
  }

  private static void set(long[] sets, int first, int bit) {
    sets[first + (bit >> 6)] |= 1L << bit;
  }

  private int origins(int side, int target, int kind) {
    return ((side * squares + target) * (kinds + 1) + kind) * words;
  }

  /**
   * Returns whether each line that alone decides passes a square that is off the board, and so
   * never holds. Two squares may be as far apart as two others that are on such a line.
   */
  private boolean leavesBoard(GameRules rules, int start, int from) {
    Reach reach = rules.reach();
    if (form(reach, start) == Way.OTHER) {
      return false;
    }
    int[] lines = reach.lines();
    Geometry geometry = rules.geometry();
    boolean leaves = false;
    for (int i = start + 2; i < start + 2 + lines[start + 1]; i++) {
      leaves |= !geometry.isSquare(from + Line.distance(lines[i]));
    }
    return leaves;
  }

  /** Writes the set of squares passed, all of which are on the board. */
  private static void pass(Reach reach, BitBoards numbers, int start, int from, long[] passed) {
    Arrays.fill(passed, 0);
    int[] lines = reach.lines();
    for (int i = start + 2; i < start + 2 + lines[start + 1]; i++) {
      set(passed, 0, numbers.number(numbers.square(from) + Line.distance(lines[i])));
    }
  }

  /** Returns how many kinds there are. */
  int kinds() {
    return kinds;
  }

  /** Returns the kinds of a side that attack where one square between is occupied. */
  int[] hoppers(int side) {
    return hoppers[side];
  }

  /** Returns the kinds of a side that do not share the table. */
  int[] others(int side) {
    return others[side];
  }

  /** Returns a word of the set from where a side's pieces of a kind may attack a square. */
  long origins(int side, int target, int kind, int word) {
    return origins[origins(side, target, kind) + word];
  }

  /**
   * Returns for each side and each bit of a set from where a kind that shares the table may attack
   * it; nothing for a kind that does not.
   */
  long[] originsOf(int kind) {
    int bitCount = words * Long.SIZE;
    long[] sets = new long[2 * bitCount * words];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      if (Arrays.stream(oneWay[side]).anyMatch(times -> times == kind * words)) {
        for (int to = 0; to < squares; to++) {
          int place = (side * bitCount + to) * words;
          System.arraycopy(origins, origins(side, to, kind), sets, place, words);
        }
      }
    }
    return sets;
  }

  @Override
  public long potentialAttackers(BitBoards bits, int side, int target, int word) {
    return bits.meet(side, word, oneWay[side], origins, origins(side, target, 0) + word);
  }

  /** Returns a word of the set of a side's royal pieces that might face a square. */
  long facing(BitBoards bits, PieceLists lists, int side, int target, int word) {
    long found = 0;
    if (files.length > 0) {
      for (int i = 0; i < lists.royalCount(side); i++) {
        int royal = bits.number(lists.royals(side)[i]);
        found |= royal >> 6 == word ? files[target * words + word] & 1L << royal : 0;
      }
    }
    return found;
  }

  @Override
  public boolean hasExactAttacks() {
    return reached.length > 0
        && oneWay[Side.WHITE].length == kinds
        && oneWay[Side.BLACK].length == kinds;
  }

  @Override
  public long attacked(BitBoards bits, int side, long set, int word, long low, long high) {
    long attacked = 0;
    for (int times : oneWay[side]) {
      int kind = times / words;
      for (int place = 0; place < words; place++) {
        for (long left = bits.pieces(side, kind, place); left != 0; left &= left - 1) {
          int from = place * Long.SIZE + Long.numberOfTrailingZeros(left);
          long met = reached[origins(side, from, kind) + word] & set & ~attacked;
          for (; met != 0; met &= met - 1) {
            int target = word * Long.SIZE + Long.numberOfTrailingZeros(met);
            if ((between(from, target, 0) & low) == 0
                && (words == 1 || (between(from, target, 1) & high) == 0)) {
              attacked |= met & -met;
            }
          }
        }
      }
    }
    return attacked;
  }

  /**
   * Returns a word of the set of squares that must be empty for a candidate to attack a square, or
   * of which one must be occupied where it is a hopper.
   *
   * @param from the bit of the candidate
   */
  long between(int from, int target, int word) {
    return between[(from * squares + target) * words + word];
  }
}
