package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.model.AttackPath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The squares from which pieces attack: for each kind, side and distance the {@link Line lines}
 * along which a piece may capture another at that distance.
 *
 * <p>Generated code sets the lines of a kind. If the captures of a kind do not follow lines, at
 * most the distances at which it can capture are known, and only for a {@link
 * GameRulesBuilder#direct direct} kind, see {@link DirectCaptures}.
 */
final class Reach {
  /** No piece attacks at this distance. */
  static final int NEVER = 0;

  /** Only the piece's own code decides whether it attacks at this distance. */
  static final int UNKNOWN = -1;

  /** The same, and whether it can at all has not been tested yet. */
  private static final int UNTESTED = -2;

  private final int[] starts;
  private final int span;
  private final int largest;

  /**
   * The data at a start: the number of lines, and for each line the number of its squares and these
   * squares.
   */
  private final int[] lines;

  /**
   * By kind and side: the starts by pair of squares, for a kind whose lines depend on its square,
   * or null.
   */
  private final int[][] pairStarts;

  private final SquareNumbers squares;

  private final DirectCaptures direct;

  /**
   * Computes the lines.
   *
   * @param extras the extra moves, by their numbers
   */
  Reach(PieceTable pieces, Geometry geometry, List<Traits> traits, List<ExtraMoves> extras) {
    int far = Math.max(geometry.files(), geometry.ranks()) - 1;
    this.largest = far * geometry.stride() + far;
    this.span = 2 * largest + 1;
    this.starts = new int[2 * (pieces.size() + 1) * span];
    this.pairStarts = new int[2 * (pieces.size() + 1)][];
    this.squares = new SquareNumbers(geometry);
    boolean tests = traits.stream().anyMatch(Traits::direct);
    this.direct = tests ? DirectCaptures.of(geometry, pieces) : null;
    Arrays.fill(starts, UNKNOWN);
    List<Integer> numbers = new ArrayList<>(List.of(0));
    for (int kind = 1; kind <= pieces.size(); kind++) {
      Traits trait = traits.get(kind);
      List<AttackPath> paths = trait.attacks().orElse(List.of());
      List<AttackPath> joined = paths.stream().filter(AttackPath::isJoined).toList();
      Optional<List<Line>> known = trait.attacks().flatMap(all -> ClosedLines.of(geometry, all));
      if (known.isPresent() && !(trait.extraAttacks().isEmpty() && joined.isEmpty())) {
        Optional<PairLines> pairs =
            PairLines.of(geometry, squares, known.get(), joined, trait.extraAttacks(), extras);
        for (int side = Side.WHITE; pairs.isPresent() && side <= Side.BLACK; side++) {
          pairStarts[2 * kind + side] = pairs.get().starts(side, numbers);
        }
      } else if (known.isPresent()) {
        add(numbers, Cell.of(kind, Side.WHITE), known.get());
        add(numbers, Cell.of(kind, Side.BLACK), known.get().stream().map(Line::turned).toList());
      } else if (trait.direct() && direct != null) {
        fill(Cell.of(kind, Side.WHITE), UNTESTED);
        fill(Cell.of(kind, Side.BLACK), UNTESTED);
      }
    }
    this.lines = numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  private void add(List<Integer> numbers, int cell, List<Line> found) {
    fill(cell, NEVER);
    Map<Integer, List<Line>> byDistance = new TreeMap<>();
    found.forEach(
        line -> byDistance.computeIfAbsent(line.distance(), key -> new ArrayList<>()).add(line));
    byDistance.forEach(
        (distance, all) -> {
          starts[index(cell, distance)] = numbers.size();
          numbers.addAll(written(all));
        });
  }

  private void fill(int cell, int start) {
    Arrays.fill(starts, index(cell, -largest), index(cell, largest) + 1, start);
  }

  /** Returns lines in the format of {@link #lines}. */
  static List<Integer> written(List<Line> all) {
    List<Integer> numbers = new ArrayList<>(List.of(all.size()));
    for (Line line : all) {
      numbers.add(line.passed().size());
      numbers.addAll(line.passed());
    }
    return numbers;
  }

  /**
   * Returns how a piece on a square may attack another: {@link #NEVER}, {@link #UNKNOWN}, or the
   * index of its lines in {@link #lines}.
   */
  int start(int cell, int from, int target) {
    int start = startUntested(cell, from, target);
    return start == UNTESTED ? test(cell, target - from) : start;
  }

  private int test(int cell, int distance) {
    int start = direct.at(cell, distance) ? UNKNOWN : NEVER;
    starts[index(cell, distance)] = start;
    return start;
  }

  /** Returns the same, or {@link #UNTESTED} if only a test shows whether it can attack at all. */
  int startUntested(int cell, int from, int target) {
    int[] pairs = pairStarts[2 * Cell.kind(cell) + Cell.side(cell)];
    return pairs == null ? starts[index(cell, target - from)] : pairs[squares.pair(from, target)];
  }

  /** Returns the lines that a start points to. */
  int[] lines() {
    return lines;
  }

  /**
   * Returns whether a start points to lines over the same squares, one line for each square, where
   * that one must be occupied and the others must be empty: the piece attacks over one hurdle,
   * wherever on the way that is.
   */
  boolean isOverOneHurdle(int start) {
    if (start <= 0 || lines[start] != lines[start + 1]) {
      return false;
    }
    int count = lines[start];
    Set<Integer> squares = new HashSet<>();
    Set<Integer> hurdles = new HashSet<>();
    int place = start + 1;
    for (int line = 0; line < count && lines[place] == count; line++) {
      int occupied = 0;
      for (int i = place + 1; i <= place + count; i++) {
        squares.add(Line.distance(lines[i]));
        if (Line.mustBeOccupied(lines[i])) {
          hurdles.add(Line.distance(lines[i]));
          occupied++;
        }
      }
      if (occupied != 1) {
        return false;
      }
      place += count + 1;
    }
    return squares.size() == count && hurdles.size() == count;
  }

  /**
   * Returns whether a piece attacks along some line, given the cells of the board.
   *
   * @param blockers which kinds are blockers to it, or null
   */
  boolean holds(int start, int[] cells, int from, boolean[] blockers) {
    int place = start + 1;
    for (int left = lines[start]; left > 0; left--) {
      int end = place + 1 + lines[place];
      place++;
      while (place < end
          && Line.isAsItMust(lines[place], cells[from + Line.distance(lines[place])], blockers)) {
        place++;
      }
      if (place == end) {
        return true;
      }
      place = end;
    }
    return false;
  }

  private int index(int cell, int distance) {
    return (2 * Cell.kind(cell) + Cell.side(cell)) * span + distance + largest;
  }

  /**
   * At which distances {@link GameRulesBuilder#direct direct} pieces can capture at all: this is
   * tested for a piece that is alone with a victim. There are many pairs of squares, and few of
   * them ever matter, so each is tested when it does. Games on several threads share the rules.
   */
  private static final class DirectCaptures {
    private final Geometry geometry;

    /** In the middle of this board every distance has a square. */
    private final Board board;

    private final int centre;

    private DirectCaptures(Geometry geometry, int size, PieceTable pieces) {
      this.geometry = geometry;
      this.board = new Board(size, size, pieces);
      this.centre = board.geometry().square(size / 2, size / 2);
    }

    /** Returns the test for a board, or null if there is no board large enough to test on. */
    static DirectCaptures of(Geometry geometry, PieceTable pieces) {
      int size = 2 * Math.max(geometry.files(), geometry.ranks()) - 1;
      return size <= Geometry.MAX_SIZE ? new DirectCaptures(geometry, size, pieces) : null;
    }

    /**
     * Returns whether a piece can capture another at a distance between squares, if it is alone
     * with it. Squares on several ranks may be at the same distance: then whether it can in some
     * case.
     */
    synchronized boolean at(int cell, int distance) {
      for (int ranks = 1 - geometry.ranks(); ranks < geometry.ranks(); ranks++) {
        int files = distance - ranks * geometry.stride();
        if (Math.abs(files) < geometry.files() && at(cell, files, ranks)) {
          return true;
        }
      }
      return false;
    }

    private boolean at(int cell, int files, int ranks) {
      int kind = Cell.kind(cell);
      int side = Cell.side(cell);
      int target = board.geometry().step(centre, files, ranks);
      board.put(centre, Cell.of(kind, side) | Cell.UNMOVED);
      board.put(target, Cell.of(kind, Side.opponent(side)) | Cell.ROYAL);
      boolean captures = board.pieces().moves(kind).canCapture(board, centre, target);
      board.put(target, Cell.EMPTY);
      board.put(centre, Cell.EMPTY);
      return captures;
    }
  }
}
