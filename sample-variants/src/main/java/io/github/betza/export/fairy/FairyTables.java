package io.github.betza.export.fairy;

import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.export.SimpleMove.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * How Fairy-Stockfish combines several moves of one piece. It has one table for leaps, one for
 * slides and one for hops, with one entry for each direction. Of the squares that slides, hops and
 * lame leaps reach, it keeps the ones that any move of the piece could reach on an empty board.
 * Quiet moves and captures, and first moves and other moves, have separate tables.
 */
final class FairyTables {
  private static final String LAST =
      "Fairy-Stockfish takes only the last of several ranges in a direction";
  private static final String MIXED =
      "Fairy-Stockfish lets what slides, hops or is lame go along the same lines wherever any of"
          + " them may go: give all of them the same directions and no range";

  /** The length of the longest slide on the engine's largest board. */
  private static final int MOST_STEPS = 11;

  /**
   * A way to move that the engine handles separately.
   *
   * @param movement how it goes
   * @param line the lines, given by a step
   */
  private record Rider(Movement movement, String line) {
    static Rider of(SimpleMove move, Step step) {
      return new Rider(move.movement(), lineOf(move.movement(), step));
    }

    private static String lineOf(Movement movement, Step step) {
      int files = Math.abs(step.files());
      int ranks = Math.abs(step.ranks());
      if (files == ranks) {
        return "diagonal";
      }
      if (files * ranks == 0) {
        // Its lame leaps over two squares have all four directions at once.
        return movement == Movement.LAME ? "straight" : files == 0 ? "file" : "rank";
      }
      return Math.max(files, ranks) == 2 * Math.min(files, ranks) ? "knight" : "other";
    }

    /** Returns whether it can reach a square from the middle of some board. */
    boolean reaches(Step square) {
      if (!lineOf(movement, square).equals(line)) {
        return false;
      }
      return switch (movement) {
        case LAME -> distance(square) == (line.equals("knight") ? 1 : 2);
        case CANNON, GRASSHOPPER -> distance(square) > 1;
        case LEAP, SLIDE -> true;
      };
    }

    /** Returns whether another movement reaches a square whenever this one does. */
    boolean isWithin(Movement other, Step square) {
      boolean second = distance(square) == 2;
      return switch (movement) {
        case LAME -> other == Movement.SLIDE;
        case SLIDE -> other == Movement.LAME && second;
        case GRASSHOPPER -> other == Movement.CANNON;
        case CANNON -> other == Movement.GRASSHOPPER && second;
        case LEAP -> false;
      };
    }

    private static int distance(Step square) {
      int files = Math.abs(square.files());
      int ranks = Math.abs(square.ranks());
      return files == 0 || ranks == 0 ? files + ranks : Math.min(files, ranks);
    }
  }

  private FairyTables() {}

  /**
   * Returns why a piece with some moves would have others in the engine; empty if it has the same
   * moves.
   */
  static String conflict(List<SimpleMove> moves) {
    if (!isLastTheLongest(moves)) {
      return LAST;
    }
    for (boolean quiet : new boolean[] {true, false}) {
      for (boolean initial : new boolean[] {true, false}) {
        List<SimpleMove> own =
            moves.stream()
                .filter(move -> move.initial() == initial)
                .filter(move -> quiet ? move.moves() : move.captures())
                .toList();
        if (isMixed(own)) {
          return MIXED;
        }
      }
    }
    return "";
  }

  private static boolean isLastTheLongest(List<SimpleMove> moves) {
    Map<String, SimpleMove> known = new HashMap<>();
    for (SimpleMove move : moves) {
      for (String part : parts(move, FairyBetza.family(move))) {
        SimpleMove before = known.put(part, move);
        if (before != null && !covers(move, before)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether a move covers another one in the same direction. */
  private static boolean covers(SimpleMove move, SimpleMove other) {
    return move.movement() == other.movement()
        ? reach(move) >= reach(other)
        : move.movement() == Movement.LEAP;
  }

  private static List<String> parts(SimpleMove move, String way) {
    List<String> parts = new ArrayList<>();
    for (Step step : move.steps()) {
      String part = move.initial() + " " + way + " " + step;
      if (move.moves()) {
        parts.add("quiet " + part);
      }
      if (move.captures()) {
        parts.add("capture " + part);
      }
    }
    return parts;
  }

  /** Returns whether two lists of moves have the same union. */
  static boolean areSame(List<SimpleMove> moves, List<SimpleMove> others) {
    return parts(moves).equals(parts(others));
  }

  private static Set<String> parts(List<SimpleMove> moves) {
    Set<String> all = new HashSet<>();
    moves.forEach(move -> all.addAll(parts(move, move.movement() + " " + move.range())));
    return all;
  }

  private static boolean isMixed(List<SimpleMove> moves) {
    Map<Step, Set<Movement>> squares = new HashMap<>();
    Set<Rider> riders = new HashSet<>();
    for (SimpleMove move : moves) {
      for (Step step : move.steps()) {
        eachSquare(move, step, squares);
        if (move.movement() != Movement.LEAP) {
          riders.add(Rider.of(move, step));
        }
      }
    }
    BiPredicate<Rider, Step> isMeant =
        (rider, square) ->
            squares.get(square).stream()
                .anyMatch(
                    own ->
                        own == Movement.LEAP
                            || own == rider.movement()
                            || rider.isWithin(own, square));
    return riders.stream()
        .anyMatch(
            rider ->
                squares.keySet().stream()
                    .anyMatch(square -> rider.reaches(square) && !isMeant.test(rider, square)));
  }

  private static void eachSquare(SimpleMove move, Step step, Map<Step, Set<Movement>> squares) {
    boolean goesOn = move.movement() == Movement.SLIDE || move.hops();
    int last = !goesOn ? 1 : move.range() == 0 || move.hops() ? MOST_STEPS : move.range();
    for (int i = move.hops() ? 2 : 1; i <= last; i++) {
      Step square = new Step(i * step.files(), i * step.ranks());
      squares.computeIfAbsent(square, key -> new HashSet<>()).add(move.movement());
    }
  }

  /** Returns the moves in an order in which the engine uses the longest of several ranges. */
  static List<SimpleMove> ordered(List<SimpleMove> moves) {
    if (isLastTheLongest(moves)) {
      return moves;
    }
    List<SimpleMove> ordered = new ArrayList<>(moves);
    ordered.sort((one, other) -> Integer.compare(reach(one), reach(other)));
    return ordered;
  }

  private static int reach(SimpleMove move) {
    boolean whole = move.movement() == Movement.CANNON || move.movement() == Movement.LEAP;
    return whole || (move.movement() == Movement.SLIDE && move.range() == 0)
        ? Integer.MAX_VALUE
        : move.range();
  }
}
