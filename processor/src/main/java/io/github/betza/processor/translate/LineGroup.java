package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.line.WholePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Lines that differ only in their directions; a dialect may be able to write them as one term.
 *
 * @param initial whether only an unmoved piece has them
 * @param first the directions of the first leg, as numbers of its atom
 * @param units the legs
 * @param landings the ways to end the move, sorted
 * @param lines the lines
 */
record LineGroup(
    boolean initial,
    Set<Integer> first,
    List<LegUnit> units,
    List<Landing> landings,
    List<WholePath> lines) {
  LineGroup {
    first = Set.copyOf(first);
    units = List.copyOf(units);
    landings = List.copyOf(landings);
    lines = List.copyOf(lines);
  }

  /** Returns the moves of these lines alone. */
  Piece piece() {
    return new Piece(lines.stream().<Alternative>map(WholePath::walk).toList());
  }

  Stride stride() {
    return units.get(0).stride();
  }

  int firstBits() {
    return first.stream().mapToInt(direction -> 1 << direction).sum();
  }

  List<LegOutcome> ends() {
    return landings.stream().map(Landing::outcome).toList();
  }

  boolean grantsEnPassant() {
    return landings.stream().allMatch(Landing::grantsEnPassant);
  }

  /** Returns one group for each direction of the first leg. */
  List<LineGroup> parted() {
    List<LineGroup> parts = new ArrayList<>();
    for (int direction : new TreeSet<>(first)) {
      List<WholePath> some =
          lines.stream()
              .filter(line -> Stride.direction(line.legs().get(0).step(0)) == direction)
              .toList();
      parts.add(new LineGroup(initial, Set.of(direction), units, landings, some));
    }
    return parts;
  }

  /**
   * Returns the lines with an orthogonal and the lines with a diagonal first leg, which need
   * separate atoms.
   */
  List<LineGroup> halves() {
    List<LineGroup> halves = new ArrayList<>();
    for (int parity = 0; parity < 2 && !stride().atom().isOblique(); parity++) {
      List<WholePath> some = new ArrayList<>();
      Set<Integer> directions = new TreeSet<>();
      for (WholePath line : lines) {
        int direction = Stride.direction(line.legs().get(0).step(0));
        if (direction % 2 == parity) {
          some.add(line);
          directions.add(direction);
        }
      }
      if (!some.isEmpty()) {
        halves.add(new LineGroup(initial, directions, units, landings, some));
      }
    }
    return halves.isEmpty() ? List.of(this) : halves;
  }

  /** Joins this move with a move without its last leg that ends in the same way. */
  Optional<LineGroup> joined(LineGroup shorter) {
    int length = shorter.units().size();
    boolean fits =
        units.size() == length + 1
            && initial == shorter.initial
            && first.equals(shorter.first)
            && landings.equals(shorter.landings)
            && units.get(length - 1).goesOnFrom(LegOutcome.EMPTY);
    List<LegUnit> joined = new ArrayList<>(units);
    for (int i = 0; fits && i < length; i++) {
      LegUnit mine = units.get(i);
      LegUnit other = shorter.units().get(i);
      fits = mine.stride().equals(other.stride()) && mine.letters().equals(other.letters());
      if (i < length - 1) {
        fits &= mine.outcomes().equals(other.outcomes());
      }
      if (i == length - 1 || other.ends()) {
        joined.set(i, mine.ending());
      }
    }
    if (!fits) {
      return Optional.empty();
    }
    List<WholePath> all = new ArrayList<>(shorter.lines);
    all.addAll(lines);
    return Optional.of(new LineGroup(initial, first, joined, landings, all));
  }

  /**
   * A leg as a dialect writes it.
   *
   * @param stride how it goes
   * @param letters its directions in the words of the dialect; the first leg of a move has none,
   *     see {@link LineGroup}
   * @param outcomes the ways to go on, sorted; empty for the last leg
   * @param ends whether the move may end after it in the same way as after the last leg
   */
  record LegUnit(Stride stride, String letters, List<LegOutcome> outcomes, boolean ends) {
    LegUnit {
      outcomes = List.copyOf(outcomes);
    }

    boolean goesOnFrom(LegOutcome outcome) {
      return outcomes.equals(List.of(outcome));
    }

    LegUnit ending() {
      return new LegUnit(stride, letters, outcomes, true);
    }
  }
}
