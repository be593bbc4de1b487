package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.generated.AttackTables;
import io.github.betza.generated.BitBoards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Makes the tables of attacks on royal pieces from the lines of {@link Reach}, for a board of at
 * most 256 squares. Attacks that take the same squares from one square to another share a table.
 */
final class LineTables {
  /**
   * A kind that attacks a square along more lines than this is left to the code of its notation.
   */
  private static final int MOST_LINES = 6;

  private final GameRules rules;
  private final Geometry geometry;
  private final Reach reach;
  private final SquareNumbers numbers;
  private final int squares;
  private final int words;

  /** The squares of all lines. */
  private long[] lines = new long[1024];

  private int size;

  /** By pair of squares: the index of the lines between them, one in each table. */
  private final List<int[]> known = new ArrayList<>();

  /** The tables that attacks share. */
  private final List<int[]> tables = new ArrayList<>();

  private boolean straight = true;

  /** An attack whose squares are still being collected. */
  private static final class WayDraft {
    private final int kind;
    private final int hurdles;
    private final long[] origins;
    private final int[] places;

    WayDraft(int kind, int hurdles, int squares, int words) {
      this.kind = kind;
      this.hurdles = hurdles;
      this.origins = new long[squares * words];
      this.places = new int[squares * squares];
      Arrays.fill(places, -1);
    }
  }

  private LineTables(GameRules rules) {
    this.rules = rules;
    this.geometry = rules.geometry();
    this.reach = rules.reach();
    this.numbers = new SquareNumbers(geometry);
    this.squares = numbers.count();
    this.words = BitBoards.words(squares);
  }

  /** Returns the tables of a game. */
  static AttackTables of(GameRules rules) {
    LineTables made = new LineTables(rules);
    List<List<WayDraft>> ways = new ArrayList<>();
    List<List<AttackTables.Other>> others = new ArrayList<>();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      ways.add(new ArrayList<>());
      others.add(new ArrayList<>());
      for (int kind = 1; kind <= rules.kinds(); kind++) {
        made.add(side, kind, ways.get(side), others.get(side));
      }
    }
    List<Integer> royals =
        IntStream.rangeClosed(1, rules.kinds()).filter(rules.pieces()::isRoyal).boxed().toList();
    if (rules.flyingGeneral()) {
      royals.forEach(kind -> ways.forEach(all -> all.add(made.along(kind))));
    }
    long[] lines = Arrays.copyOf(made.lines, made.size);
    return new AttackTables(
        made.squares,
        made.words,
        royals,
        made.straight,
        made.between(),
        made.blockers(),
        rules.flyingGeneral() ? royals.size() : 0,
        ways.stream()
            .map(all -> all.stream().map(way -> made.shared(way, lines)).toList())
            .toList(),
        others);
  }

  /**
   * Returns the squares between by pair of squares, if there is one line for each pair, or null.
   */
  private long[] between() {
    if (words > 1 || !straight || known.size() > 1) {
      return null;
    }
    long[] between = new long[Long.SIZE * Long.SIZE];
    for (int pair = 0; !known.isEmpty() && pair < squares * squares; pair++) {
      int place = known.get(0)[pair];
      between[pair / squares * Long.SIZE + pair % squares] = place < 0 ? 0 : lines[place];
    }
    return between;
  }

  /** Returns which kinds cannot be hurdles for the kinds that attack over hurdles, or null. */
  private boolean[] blockers() {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      if (rules.blockersTo(kind) != null && rules.hasCommonBlockers(kind)) {
        return rules.blockersTo(kind);
      }
    }
    return null;
  }

  private AttackTables.Way shared(WayDraft way, long[] lines) {
    return new AttackTables.Way(way.kind, way.hurdles, way.origins, shared(way), lines);
  }

  /** Returns a table with the places of an attack; several attacks may share it. */
  private int[] shared(WayDraft way) {
    for (int[] table : tables) {
      if (IntStream.range(0, table.length)
          .allMatch(
              pair -> way.places[pair] < 0 || table[pair] < 0 || table[pair] == way.places[pair])) {
        for (int pair = 0; pair < table.length; pair++) {
          table[pair] = Math.max(table[pair], way.places[pair]);
        }
        return table;
      }
    }
    tables.add(way.places);
    return way.places;
  }

  private void add(int side, int kind, List<WayDraft> ways, List<AttackTables.Other> others) {
    long[] origins = new long[squares * words];
    Map<Integer, WayDraft> found = new LinkedHashMap<>();
    boolean isKnown = true;
    boolean attacks = false;
    for (int target = 0; target < squares; target++) {
      if (!rules.mayAttack(kind, side, numbers.square(target))) {
        continue;
      }
      for (int from = 0; from < squares; from++) {
        int start =
            reach.startUntested(Cell.of(kind, side), numbers.square(from), numbers.square(target));
        if (start != Reach.NEVER) {
          set(origins, target, from);
          attacks = true;
          isKnown = isKnown && start > 0 && add(found, kind, start, from, target);
        }
      }
    }
    if (isKnown) {
      ways.addAll(found.values());
    } else if (attacks) {
      others.add(new AttackTables.Other(kind, origins));
    }
  }

  /** Adds the lines from one square to another, and returns whether they are few enough. */
  private boolean add(Map<Integer, WayDraft> found, int kind, int start, int from, int target) {
    int[] all = reach.lines();
    if (reach.isOverOneHurdle(start)) {
      long[] over = new long[words];
      return !pass(all, start + 1, from, over, over)
          || add(found, kind, 1, 0, from, target, new long[words], over);
    }
    int place = start + 1;
    int[] count = new int[MOST_LINES + 1];
    for (int line = 0; line < all[start]; line++) {
      long[] empty = new long[words];
      long[] over = new long[words];
      if (pass(all, place, from, empty, over)) {
        int hurdles = count(over);
        if (hurdles > MOST_LINES
            || count[hurdles] == MOST_LINES
            || !add(found, kind, hurdles, count[hurdles]++, from, target, empty, over)) {
          return false;
        }
      }
      place += all[place] + 1;
    }
    return true;
  }

  private boolean add(
      Map<Integer, WayDraft> found,
      int kind,
      int hurdles,
      int number,
      int from,
      int target,
      long[] empty,
      long[] over) {
    if (hurdles > 0 && !rules.hasCommonBlockers(kind)) {
      return false;
    }
    WayDraft way =
        found.computeIfAbsent(hurdles * (MOST_LINES + 1) + number, none -> way(kind, hurdles));
    set(way.origins, target, from);
    way.places[target * squares + from] = place(target * squares + from, empty, over);
    straight = straight && hurdles == 0 && isStraight(from, target, empty);
    return true;
  }

  private static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private WayDraft way(int kind, int hurdles) {
    return new WayDraft(kind, hurdles, squares, words);
  }

  /** Returns whether some squares are on a straight line between two others. */
  private boolean isStraight(int from, int target, long[] empty) {
    int width = geometry.files();
    int files = target % width - from % width;
    int ranks = target / width - from / width;
    for (int word = 0; word < words; word++) {
      for (long left = empty[word]; left != 0; left &= left - 1) {
        int bit = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        int file = bit % width - from % width;
        int rank = bit / width - from / width;
        int along = file * files + rank * ranks;
        if (file * ranks != rank * files || along <= 0 || along >= files * files + ranks * ranks) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the index of a line; most lines are shared by several kinds. */
  private int place(int pair, long[] empty, long[] over) {
    for (int[] table : known) {
      if (table[pair] < 0) {
        table[pair] = added(empty, over);
        return table[pair];
      }
      if (isAt(table[pair], empty, over)) {
        return table[pair];
      }
    }
    int[] table = new int[squares * squares];
    Arrays.fill(table, -1);
    table[pair] = added(empty, over);
    known.add(table);
    return table[pair];
  }

  private int added(long[] empty, long[] over) {
    int place = size;
    size += 2 * words;
    if (size > lines.length) {
      lines = Arrays.copyOf(lines, 2 * lines.length);
    }
    System.arraycopy(empty, 0, lines, place, words);
    System.arraycopy(over, 0, lines, place + words, words);
    return place;
  }

  private boolean isAt(int place, long[] empty, long[] over) {
    return Arrays.equals(lines, place, place + words, empty, 0, words)
        && Arrays.equals(lines, place + words, place + 2 * words, over, 0, words);
  }

  /**
   * Adds the squares of a line to the two sets: squares that must be empty, and squares that must
   * be occupied.
   *
   * @return whether all are on the board; otherwise the line never holds
   */
  private boolean pass(int[] all, int place, int from, long[] empty, long[] over) {
    for (int i = place + 1; i <= place + all[place]; i++) {
      int square = numbers.square(from) + Line.distance(all[i]);
      if (!geometry.isSquare(square)) {
        return false;
      }
      set(Line.mustBeOccupied(all[i]) ? over : empty, 0, numbers.number(square));
    }
    return true;
  }

  private void set(long[] sets, int entry, int bit) {
    sets[entry * words + (bit >> 6)] |= 1L << bit;
  }

  /** Returns how royal pieces of a kind face others along files. */
  private WayDraft along(int kind) {
    WayDraft way = way(kind, 0);
    int width = geometry.files();
    for (int target = 0; target < squares; target++) {
      for (int from = target % width; from < squares; from += width) {
        if (from != target) {
          long[] between = new long[words];
          for (int passed = Math.min(from, target) + width; passed < Math.max(from, target); ) {
            set(between, 0, passed);
            passed += width;
          }
          set(way.origins, target, from);
          way.places[target * squares + from] =
              place(target * squares + from, between, new long[words]);
        }
      }
    }
    return way;
  }
}
