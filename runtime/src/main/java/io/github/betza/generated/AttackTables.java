package io.github.betza.generated;

import io.github.betza.board.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables of the attacks on royal pieces in a game on at most 256 squares. The game makes them from
 * its rules; {@link Checks} reads them.
 */
public final class AttackTables {
  final int squares;
  final int words;
  final int[] royals;

  /** Which kinds cannot be hurdles but block the attacks over hurdles, or null. */
  final boolean[] blockers;

  /** Whether some attacks need hurdles. */
  final boolean hasHurdles;

  /**
   * Whether no attack needs hurdles, and all squares of a line are on a straight line between the
   * attacker and its target.
   */
  final boolean straight;

  /** By target and attacker the squares between, if the two squares determine them, or null. */
  final long[] between;

  /** In that case the {@link #origins} of each kind that attacks; or null. */
  final long[][] straightOrigins;

  private final Side[] sides = new Side[2];

  /**
   * One way in which the pieces of a kind attack along lines: from each square to each other there
   * is at most one line. Some of its squares must be empty, and on others there must be a number of
   * hurdles. For a rider all squares between must be empty, for a cannon there must be one hurdle
   * on them, and for a grasshopper the last one must be a hurdle and the others empty. A kind that
   * attacks a square along several lines has several ways.
   */
  public static final class Way {
    final int kind;
    final int hurdles;
    final long[] origins;
    final int[] places;
    final long[] lines;

    /**
     * Makes one from tables, which it keeps.
     *
     * @param kind the kind
     * @param hurdles how many hurdles a line needs
     * @param origins for each square the words of the set of squares from which it may be attacked
     * @param places for each square, and for each origin, the index of the line in {@code lines}
     * @param lines the lines, each the words of the set that must be empty, and of the set on which
     *     the hurdles are
     */
    public Way(int kind, int hurdles, long[] origins, int[] places, long[] lines) {
      this.kind = kind;
      this.hurdles = hurdles;
      this.origins = origins;
      this.places = places;
      this.lines = lines;
    }

    /**
     * Returns whether a line holds.
     *
     * @param place its index
     * @param occupied the words of the set of occupied squares
     * @param noHurdles the words of the set of pieces that cannot be hurdles; read only if the way
     *     has hurdles
     */
    boolean holds(int place, long[] occupied, long[] noHurdles) {
      int words = occupied.length;
      if (words == 1 && hurdles == 0) {
        return (lines[place] & occupied[0]) == 0;
      }
      long met = 0;
      for (int word = 0; word < words; word++) {
        met |= lines[place + word] & occupied[word];
      }
      if (met != 0 || hurdles == 0) {
        return met == 0;
      }
      int count = 0;
      for (int word = 0; word < words; word++) {
        long over = lines[place + words + word] & occupied[word];
        if ((over & noHurdles[word]) != 0) {
          return false;
        }
        count += Long.bitCount(over);
      }
      return count == hurdles;
    }
  }

  /** The attacks of a kind that no lines describe: the code of its notation finds them. */
  public static final class Other {
    final int kind;
    final long[] origins;

    /**
     * Makes one from a table, which it keeps.
     *
     * @param kind the kind
     * @param origins for each square the words of the set of squares from which it may be attacked
     */
    public Other(int kind, long[] origins) {
      this.kind = kind;
      this.origins = origins;
    }

    /** Returns the kind. */
    public int kind() {
      return kind;
    }

    /** Returns a word of the set of squares from which a square may be attacked. */
    public long origins(int target, int words, int word) {
      return origins[target * words + word];
    }
  }

  /** The attacks of a side, laid out so that data read together is close together. */
  static final class Side {
    /** How many words of sets of pieces there are: of all ways, one way after the other. */
    final int count;

    /** How many of these words, from the first, belong to ways to capture. */
    final int capturing;

    /** By word: its index, see {@code BitBoards.word}. */
    final int[] pieces;

    /** By word: the number of its way. */
    final int[] number;

    /** By word: its first bit. */
    final int[] bit;

    /** How many of these words, from the first, belong to ways whose lines have no squares. */
    final int leaping;

    /** For each square: the same words of the sets of squares from which it may be attacked. */
    final long[] origins;

    /**
     * For each square: the words of the set of squares from which these first ways may attack it.
     */
    final long[] leapOrigins;

    /** By word: the index of its first square in {@link #reached}. */
    final int[] row;

    /** For each way and each square: the words of the set of squares that it attacks. */
    final long[] reached;

    final Way[] ways;
    final Other[] others;

    Side(int side, int squares, int words, int facing, List<Way> ordered, List<Other> others) {
      List<Way> all = new ArrayList<>();
      List<Way> slides = new ArrayList<>();
      int first = ordered.size() - facing;
      for (int i = 0; i < ordered.size(); i++) {
        Way way = ordered.get(i);
        (i < first && isLeap(way, squares, words) ? all : slides).add(way);
      }
      this.leaping = all.size() * words;
      all.addAll(slides);
      this.count = all.size() * words;
      this.capturing = first * words;
      this.ways = all.toArray(Way[]::new);
      this.others = others.toArray(Other[]::new);
      this.pieces = new int[count];
      this.number = new int[count];
      this.bit = new int[count];
      this.row = new int[count];
      this.origins = new long[squares * count];
      this.leapOrigins = new long[squares * words];
      this.reached = new long[squares * count];
      for (int i = 0; i < ways.length; i++) {
        Way way = ways[i];
        for (int word = 0; word < words; word++) {
          pieces[i * words + word] = (2 * way.kind + side) * words + word;
          number[i * words + word] = i;
          bit[i * words + word] = word * Long.SIZE;
          row[i * words + word] = (i * squares + word * Long.SIZE) * words;
        }
        for (int target = 0; target < squares; target++) {
          int begin = target * words;
          System.arraycopy(way.origins, begin, origins, target * count + i * words, words);
          for (int word = 0; i * words < leaping && word < words; word++) {
            leapOrigins[begin + word] |= way.origins[begin + word];
          }
          for (int from = 0; from < squares; from++) {
            if ((way.origins[begin + (from >> 6)] >>> from & 1) != 0) {
              reached[(i * squares + from) * words + (target >> 6)] |= 1L << target;
            }
          }
        }
      }
    }

    private static boolean isLeap(Way way, int squares, int words) {
      boolean empty = way.hurdles == 0;
      for (int pair = 0; pair < squares * squares; pair++) {
        int target = pair / squares;
        int from = pair % squares;
        if ((way.origins[target * words + (from >> 6)] >>> from & 1) != 0) {
          for (int word = 0; word < words; word++) {
            empty &= way.lines[way.places[pair] + word] == 0;
          }
        }
      }
      return empty;
    }
  }

  /**
   * Makes the tables.
   *
   * @param squares the number of squares of the board
   * @param words the number of words of a set
   * @param royals the royal kinds
   * @param straight whether all lines are straight, and need no hurdles
   * @param between by target and attacker the squares between them, if the pair determines them and
   *     the board has at most 64 squares, or null
   * @param blockers which kinds cannot be hurdles for the kinds that attack over hurdles, or null
   * @param facing how many of the ways, at the end, are royal pieces facing each other, which
   *     capture nothing
   * @param ways by side: the attacks along lines
   * @param others by side: the other attacks
   */
  public AttackTables(
      int squares,
      int words,
      List<Integer> royals,
      boolean straight,
      long[] between,
      boolean[] blockers,
      int facing,
      List<List<Way>> ways,
      List<List<Other>> others) {
    this.squares = squares;
    this.words = words;
    this.royals = royals.stream().mapToInt(Integer::intValue).toArray();
    this.straight = straight;
    this.between = between;
    this.blockers = blockers;
    this.hasHurdles = ways.stream().flatMap(List::stream).anyMatch(way -> way.hurdles > 0);
    for (int side = 0; side < 2; side++) {
      sides[side] = new Side(side, squares, words, facing, ways.get(side), others.get(side));
    }
    this.straightOrigins = between == null ? null : new long[Cell.KIND + 1][];
    for (int side = 0; between != null && side < 2; side++) {
      ways.get(side).forEach(way -> straightOrigins[way.kind] = origins(way.kind));
    }
  }

  /**
   * Returns whether all attacks of a side are along lines that need no hurdles: then a piece
   * dropped on an empty square gives check only by its own lines.
   */
  public boolean areOwn(int side) {
    return !hasHurdles && sides[side].others.length == 0;
  }

  /**
   * Returns by target and attacker, each of 64 squares, the squares between them that must be
   * empty.
   *
   * @throws IllegalStateException if two squares do not determine the squares between
   */
  public long[] between() {
    if (between == null) {
      throw new IllegalStateException("attacks are not all straight");
    }
    return between.clone();
  }

  /**
   * Returns by square and side the words of the set of squares from which a kind attacks the
   * square.
   */
  public long[] origins(int kind) {
    long[] origins = new long[2 * Long.SIZE * words * words];
    for (int side = 0; side < 2; side++) {
      int first = side * Long.SIZE * words * words;
      for (Way way : sides[side].ways) {
        for (int i = 0; way.kind == kind && i < way.origins.length; i++) {
          origins[first + i] |= way.origins[i];
        }
      }
    }
    return origins;
  }

  /**
   * Returns a word of the set from where a kind attacks a square.
   *
   * @param origins the {@link #origins} of the kind
   */
  public long word(long[] origins, int side, int target, int word) {
    return origins[(side * Long.SIZE * words + target) * words + word];
  }

  Side side(int side) {
    return sides[side];
  }

  /** Returns the attacks of a side that no lines describe. */
  public List<Other> others(int side) {
    return List.of(sides[side].others);
  }
}
