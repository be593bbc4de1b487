package io.github.betza.processor.emit.bitboard;

import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A circular or crooked rider: it slides over empty squares, and turns at every step.
 *
 * @param cycle its steps, repeated in turn
 * @param most the most steps
 * @param ends the squares on which it may end
 */
record Winding(List<Vector> cycle, int most, Ends ends) {
  /** Copies the list. */
  Winding {
    cycle = List.copyOf(cycle);
  }

  /**
   * The moves of a piece.
   *
   * @param windings the riders that wind
   * @param rest all other moves
   */
  record Parted(List<Winding> windings, Alternatives rest) {}

  /** Returns the moves of a piece with the windings separated. */
  static Parted part(Alternatives all, int files, int ranks) {
    List<Winding> windings = new ArrayList<>();
    List<Alternative> rest = new ArrayList<>();
    // In the backward list, paths with equal beginnings are not joined.
    for (Alternative alternative : all.backward()) {
      if (alternative instanceof Walk walk && !walk.initial()) {
        List<Node> others = new ArrayList<>();
        for (Node node : walk.first()) {
          of(node, files, ranks).ifPresentOrElse(windings::add, () -> others.add(node));
        }
        rest.add(new Walk(false, others));
      } else {
        rest.add(alternative);
      }
    }
    return windings.isEmpty()
        ? new Parted(windings, all)
        : new Parted(List.copyOf(windings), Alternatives.of(new Piece(rest)));
  }

  private static Optional<Winding> of(Node node, int files, int ranks) {
    Leg leg = node.leg();
    OptionalInt most = most(leg.length(), files, ranks);
    Optional<Ends> ends = ends(node.landings());
    boolean winds =
        !leg.isStraight()
            && leg.residue() == Leg.ANY
            && !leg.ski()
            && leg.wrap() == Wrap.NONE
            && leg.bridge().isNone()
            && node.branches().isEmpty();
    return winds && most.isPresent() && ends.isPresent()
        ? Optional.of(new Winding(leg.cycle(), most.getAsInt(), ends.get()))
        : Optional.empty();
  }

  private static OptionalInt most(Length length, int files, int ranks) {
    if (length instanceof AcrossBoard) {
      return OptionalInt.of(AcrossBoard.steps(files, ranks));
    }
    return length instanceof Between between && between.least() == 1
        ? OptionalInt.of(Math.min(between.most(), files * ranks))
        : OptionalInt.empty();
  }

  private static Optional<Ends> ends(List<Landing> landings) {
    Set<LegOutcome> outcomes = new HashSet<>();
    landings.forEach(landing -> outcomes.add(landing.outcome()));
    boolean isPlain =
        landings.stream().allMatch(landing -> landing.isPlain() && !landing.grantsEnPassant());
    if (!isPlain || !Set.of(LegOutcome.EMPTY, LegOutcome.CAPTURE).containsAll(outcomes)) {
      return Optional.empty();
    }
    return outcomes.size() == 2
        ? Optional.of(Ends.BOTH)
        : outcomes.stream()
            .findFirst()
            .map(only -> only.equals(LegOutcome.EMPTY) ? Ends.QUIET : Ends.CAPTURE);
  }

  /** Returns the same rider with every step changed. */
  Winding mapped(UnaryOperator<Vector> change) {
    return new Winding(cycle.stream().map(change).toList(), most, ends);
  }

  /** Returns whether the riders go backward as they go forward. */
  static boolean areSymmetric(List<Winding> windings) {
    return windings.stream().allMatch(each -> windings.contains(each.mapped(Vector::opposite)));
  }
}
