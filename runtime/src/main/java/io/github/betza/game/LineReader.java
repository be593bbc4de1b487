package io.github.betza.game;

import io.github.betza.board.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Works out the lines along which a kind attacks on one board from the text that {@link
 * GameRulesBuilder#attacks} describes.
 */
final class LineReader {
  /** More numbers than this are no help any more for a single kind. */
  static final int MOST_NUMBERS = 200_000;

  /**
   * After more steps than this the reader gives up: ways that never hold, over squares that would
   * have to be empty and occupied, cost time as others do, and have no number.
   */
  private static final int MOST_STEPS = 1_000_000;

  private static final Pattern LEG = Pattern.compile("([.#]?)" + Repeated.PATTERN);

  private final Geometry geometry;
  private final Set<Line> found = new LinkedHashSet<>();
  private int numbers;
  private int steps;

  /**
   * A part of a path.
   *
   * @param overPiece whether the square where it begins must be occupied, and not empty
   * @param step its step, and how often it is made
   */
  private record Leg(boolean overPiece, Repeated step) {}

  private LineReader(Geometry geometry) {
    this.geometry = geometry;
  }

  /**
   * Reads the lines of a kind of White's but for slides over joined edges.
   *
   * @return the lines, or nothing where they are too many, or too many to look at, or leap too far
   * @throws IllegalArgumentException where the text has no meaning
   */
  static Optional<List<Line>> read(Geometry geometry, String text) {
    LineReader reader = new LineReader(geometry);
    boolean fits = true;
    for (String path : text.split(" ", -1)) {
      if (!path.isEmpty() && !JoinedSlide.isJoined(path)) {
        fits = fits && reader.follow(legs(path), 0, 0, 0, List.of());
      }
    }
    return fits ? Optional.of(List.copyOf(reader.found)) : Optional.empty();
  }

  /**
   * Reads the slides over joined edges of a kind of White's.
   *
   * @throws IllegalArgumentException where the text has no meaning
   */
  static List<JoinedSlide> joined(String text) {
    return Arrays.stream(text.split(" ", -1))
        .filter(JoinedSlide::isJoined)
        .map(JoinedSlide::read)
        .toList();
  }

  /**
   * Looks at the text alone.
   *
   * @throws IllegalArgumentException where it has no meaning
   */
  static void check(String text) {
    joined(text);
    for (String path : text.split(" ", -1)) {
      if (!JoinedSlide.isJoined(path)) {
        legs(path);
      }
    }
  }

  private static List<Leg> legs(String path) {
    List<Leg> legs = new ArrayList<>();
    Matcher matcher = LEG.matcher(path);
    int end = 0;
    while (end < path.length()) {
      if (!matcher.find() || matcher.start() != end || matcher.group(1).isEmpty() != (end == 0)) {
        throw Repeated.noPath(path);
      }
      legs.add(new Leg(matcher.group(1).equals("#"), Repeated.read(matcher, path)));
      end = matcher.end();
    }
    return legs;
  }

  /**
   * Follows the legs from a number on.
   *
   * @return whether there are few enough lines and steps, and the padding of the board takes each
   */
  private boolean follow(List<Leg> legs, int number, int files, int ranks, List<Integer> passed) {
    if (number == legs.size()) {
      return add(distance(files, ranks), passed);
    }
    Repeated leg = legs.get(number).step();
    boolean overPiece = legs.get(number).overPiece();
    if (Math.abs(leg.files()) > Geometry.PADDING || Math.abs(leg.ranks()) > Geometry.PADDING) {
      return false;
    }
    List<Integer> way = new ArrayList<>(passed);
    int file = files;
    int rank = ranks;
    for (int step = 1; step <= leg.most() && isNear(file + leg.files(), rank + leg.ranks()); ) {
      if (number > 0 || step > 1) {
        int here = distance(file, rank);
        way.add(overPiece && step == 1 ? Line.occupied(here) : Line.empty(here));
      }
      file += leg.files();
      rank += leg.ranks();
      if (step >= leg.least() && !follow(legs, number + 1, file, rank, way)) {
        return false;
      }
      step++;
    }
    // What has been passed before is copied, and looked at again in the end.
    steps += way.size() + 1;
    return steps <= MOST_STEPS;
  }

  private boolean isNear(int files, int ranks) {
    return Math.abs(files) < geometry.files() && Math.abs(ranks) < geometry.ranks();
  }

  private int distance(int files, int ranks) {
    return ranks * geometry.stride() + files;
  }

  /**
   * Adds a line, unless it can never hold. The square that the attacker leaves counts as empty, and
   * that of its victim is occupied.
   */
  private boolean add(int distance, List<Integer> passed) {
    Set<Integer> matter = new LinkedHashSet<>();
    for (int entry : passed) {
      int at = Line.distance(entry);
      boolean decided = at == 0 || at == distance;
      boolean holds = Line.mustBeOccupied(entry) == (at == distance);
      if (decided ? !holds : matter.contains(entry ^ 1)) {
        return true;
      }
      if (!decided) {
        matter.add(entry);
      }
    }
    numbers += matter.size() + 1;
    if (distance != 0) {
      found.add(new Line(distance, List.copyOf(matter)));
    }
    return numbers <= MOST_NUMBERS;
  }
}
