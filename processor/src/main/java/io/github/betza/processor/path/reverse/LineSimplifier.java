package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Expresses the same captures with fewer lines. */
final class LineSimplifier {
  /**
   * The most lines compared, each time; more would take noticeable time when a piece is compiled.
   */
  private static final int MOST_LOOKS = 500_000;

  private int looks;

  private LineSimplifier() {}

  /**
   * Drops lines that other lines cover, and joins lines that differ in only one condition.
   *
   * @throws UnfitException if that takes too long, because there are thousands of lines
   */
  static List<AttackLine> simplified(List<AttackLine> lines) throws UnfitException {
    LineSimplifier set = new LineSimplifier();
    Map<Vector, List<Marked>> byTarget = new LinkedHashMap<>();
    for (AttackLine line : lines) {
      List<Marked> same = byTarget.get(line.target());
      if (same == null) {
        same = new ArrayList<>();
        byTarget.put(line.target(), same);
      }
      set.add(same, Marked.of(line));
    }
    List<AttackLine> simplified = new ArrayList<>();
    byTarget.values().forEach(same -> same.forEach(marked -> simplified.add(marked.line())));
    return simplified;
  }

  /**
   * A line with a mark of its squares: most lines differ in a square, so comparing the marks shows
   * at once that neither replaces the other.
   *
   * @param squares one bit for every square; different squares may share a bit
   */
  private record Marked(AttackLine line, long squares) {
    static Marked of(AttackLine line) {
      long squares = 0;
      for (Crossing crossing : line.crossings()) {
        squares |= 1L << (crossing.square().files() * 11 + crossing.square().ranks());
      }
      return new Marked(line, squares);
    }

    /** A line that covers another has no conditions on squares of its own. */
    boolean covers(Marked other) {
      return (squares & ~other.squares) == 0 && line.covers(other.line);
    }
  }

  /** Adds a line to others with the same target, none of which covers or completes another. */
  private void add(List<Marked> lines, Marked line) throws UnfitException {
    looks += lines.size();
    if (looks > MOST_LOOKS) {
      throw new UnfitException(Obstacle.TOO_MANY);
    }
    for (Marked other : lines) {
      if (other.covers(line)) {
        return;
      }
    }
    lines.removeIf(line::covers);
    for (int i = 0; i < lines.size(); i++) {
      Marked other = lines.get(i);
      Optional<AttackLine> both =
          line.squares() == other.squares() ? joined(line.line(), other.line()) : Optional.empty();
      if (both.isPresent()) {
        lines.remove(i);
        add(lines, Marked.of(both.get()));
        return;
      }
    }
    lines.add(line);
  }

  /** Returns the line that covers exactly two lines, if there is a single one. */
  private static Optional<AttackLine> joined(AttackLine one, AttackLine other) {
    if (one.crossings().equals(other.crossings())) {
      return one.victim()
          .or(other.victim())
          .map(either -> new AttackLine(one.target(), either, one.crossings()));
    }
    if (one.victim() != other.victim() || one.crossings().size() != other.crossings().size()) {
      return Optional.empty();
    }
    List<Crossing> joined = new ArrayList<>();
    boolean different = false;
    for (Crossing crossing : one.crossings()) {
      Optional<Condition> same = condition(other, crossing.square());
      if (same.isEmpty()) {
        return Optional.empty();
      }
      boolean differs = same.get() != crossing.condition();
      Optional<Condition> either = crossing.condition().or(same.get());
      if (either.isEmpty() || (differs && different)) {
        return Optional.empty();
      }
      different |= differs;
      joined.add(new Crossing(crossing.square(), either.get()));
    }
    return Optional.of(new AttackLine(one.target(), one.victim(), joined));
  }

  private static Optional<Condition> condition(AttackLine line, Vector square) {
    return line.crossings().stream()
        .filter(crossing -> crossing.square().equals(square))
        .map(AttackLine.Crossing::condition)
        .findFirst();
  }
}
