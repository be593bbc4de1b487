package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.Traits.ExtraAttacks;
import io.github.betza.generated.BitBoards;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The lines of a kind whose attacks depend on its square, not only on the distance of its victim:
 * it has extra moves within some squares, or attacks over joined edges of the board. Only for
 * boards of at most 256 squares, because there is an entry for each pair of squares.
 */
final class PairLines {
  private final Geometry geometry;
  private final SquareNumbers squares;
  private final List<Line> own;
  private final List<AttackPath> joined;
  private final List<Extra> extras;

  private record Extra(SquareSet squares, List<Line> lines) {}

  private PairLines(
      Geometry geometry,
      SquareNumbers squares,
      List<Line> own,
      List<AttackPath> joined,
      List<Extra> extras) {
    this.geometry = geometry;
    this.squares = squares;
    this.own = own;
    this.joined = joined;
    this.extras = extras;
  }

  /**
   * Returns the lines of a kind.
   *
   * @param own its own lines, for White
   * @param joined its own paths over joined edges, for White
   * @param attacks the lines of its extra moves
   * @param all all extra moves, by their numbers
   * @return nothing if the board is too large, or there are too many lines
   */
  static Optional<PairLines> of(
      Geometry geometry,
      SquareNumbers squares,
      List<Line> own,
      List<AttackPath> joined,
      List<ExtraAttacks> attacks,
      List<ExtraMoves> all) {
    if (!BitBoards.fit(geometry)) {
      return Optional.empty();
    }
    if (numbers(geometry, squares, joined) > ClosedLines.MOST_NUMBERS) {
      return Optional.empty();
    }
    List<Extra> extras = new ArrayList<>();
    for (ExtraAttacks each : attacks) {
      Optional<List<Line>> lines = ClosedLines.of(geometry, each.paths());
      if (lines.isEmpty() || each.paths().stream().anyMatch(AttackPath::isJoined)) {
        return Optional.empty();
      }
      extras.add(new Extra(all.get(each.number()).squares(), lines.get()));
    }
    return Optional.of(new PairLines(geometry, squares, own, joined, extras));
  }

  /**
   * Returns how many numbers the lines over joined edges need; if they are too many, at least one
   * more than the limit.
   */
  private static long numbers(Geometry geometry, SquareNumbers squares, List<AttackPath> joined) {
    long numbers = 0;
    for (int i = 0; i < squares.count() && numbers <= ClosedLines.MOST_NUMBERS; i++) {
      for (AttackPath path : joined) {
        for (Line line : JoinedLines.from(geometry, squares.square(i), Side.WHITE, path)) {
          numbers += line.passed().size() + 1;
        }
      }
    }
    return numbers;
  }

  /**
   * Returns for each pair of squares the index of its lines.
   *
   * @param numbers the lines of all kinds, to which the method adds these lines
   */
  int[] starts(int side, List<Integer> numbers) {
    Map<Integer, List<Line>> ownLines = byDistance(side, own);
    List<Map<Integer, List<Line>>> extraLines =
        extras.stream().map(extra -> byDistance(side, extra.lines())).toList();
    List<Map<Integer, List<Line>>> joinedLines = joinedLines(side);
    Map<List<Integer>, Integer> known = new HashMap<>();
    int[] starts = new int[squares.count() * squares.count()];
    for (int i = 0; i < starts.length; i++) {
      int from = squares.square(i / squares.count());
      int to = squares.square(i % squares.count());
      List<Line> direct = ownLines.getOrDefault(to - from, List.of());
      List<Line> round = joinedLines.get(i / squares.count()).getOrDefault(to - from, List.of());
      if (direct.isEmpty() && round.isEmpty() && extras.isEmpty()) {
        starts[i] = Reach.NEVER;
        continue;
      }
      Set<Line> lines = new LinkedHashSet<>(direct);
      lines.addAll(round);
      for (int j = 0; j < extras.size(); j++) {
        SquareSet zone = extras.get(j).squares();
        if (zone.contains(side, from) && zone.contains(side, to)) {
          lines.addAll(extraLines.get(j).getOrDefault(to - from, List.of()));
        }
      }
      // A line that leaves the board never holds.
      lines.removeIf(line -> !isOnBoard(line, from));
      if (lines.isEmpty()) {
        starts[i] = Reach.NEVER;
      } else {
        List<Integer> written = Reach.written(List.copyOf(lines));
        Integer place = known.putIfAbsent(written, numbers.size());
        starts[i] = place == null ? numbers.size() : place;
        numbers.addAll(place == null ? written : List.of());
      }
    }
    return starts;
  }

  /** Returns the lines over joined edges by the number of the square from which they come. */
  private List<Map<Integer, List<Line>>> joinedLines(int side) {
    List<Map<Integer, List<Line>>> found = new ArrayList<>();
    for (int i = 0; i < squares.count(); i++) {
      int from = squares.square(i);
      Map<Integer, List<Line>> byDistance = new HashMap<>();
      for (AttackPath path : joined) {
        for (Line line : JoinedLines.from(geometry, from, side, path)) {
          byDistance.computeIfAbsent(line.distance(), distance -> new ArrayList<>()).add(line);
        }
      }
      found.add(byDistance);
    }
    return found;
  }

  private static Map<Integer, List<Line>> byDistance(int side, List<Line> lines) {
    Map<Integer, List<Line>> found = new LinkedHashMap<>();
    for (Line line : lines) {
      Line seen = side == Side.WHITE ? line : line.turned();
      found.computeIfAbsent(seen.distance(), distance -> new ArrayList<>()).add(seen);
    }
    return found;
  }

  private boolean isOnBoard(Line line, int from) {
    return line.passed().stream()
        .allMatch(passed -> squares.isOnBoard(from + Line.distance(passed)));
  }

  /**
   * The lines of paths that go on over joined edges of the board: so the squares that matter depend
   * on where the piece stands.
   */
  static final class JoinedLines {
    private JoinedLines() {}

    /** Returns the lines of a path from a square. A slide ends where it comes back to it. */
    static List<Line> from(Geometry geometry, int square, int side, AttackPath path) {
      boolean torus = path.edges() == Edges.TORUS;
      Leg leg = path.legs().get(0);
      int turn = side == Side.WHITE ? 1 : -1;
      int files = turn * leg.files();
      int ranks = turn * leg.ranks();
      List<Line> lines = new ArrayList<>();
      List<Integer> passed = new ArrayList<>();
      int at = geometry.wrap(square, files, ranks, torus);
      for (int steps = 1; steps <= leg.most() && at != Geometry.OFF && at != square; steps++) {
        if (steps >= leg.least()) {
          lines.add(new Line(at - square, passed));
        }
        passed.add(Line.empty(at - square));
        at = geometry.wrap(at, files, ranks, torus);
      }
      return lines;
    }
  }
}
