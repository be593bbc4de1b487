package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath.Stage;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Checks that the squares of a path of slides are different from the squares whose content changes
 * during the move: the start of the piece, the squares that it emptied, and the square of the
 * captured piece, on which there may be no other condition.
 */
record SelfIntersectionCheck(List<Stage> stages) {
  /**
   * Requires this.
   *
   * @param behind the relevant squares after the captured piece, as vectors from it
   */
  void exclude(List<Vector> behind) throws UnfitException {
    int last = stages.size() - 1;
    for (Stage stage : stages) {
      demand(Segment.isSimple(stage.leg()));
    }
    boolean advances = advances(behind);
    if (!advances) {
      List<Segment> whole = legs(0, last);
      demand(Segment.leadAway(whole) || stages.size() == 1);
      for (Vector square : behind) {
        demand(Segment.leadAway(Segment.then(whole, Segment.of(square))));
      }
    }
    for (int i = 0; i <= last; i++) {
      if (!advances) {
        excludeOn(i);
      }
      if (i < last && BackwardPathWriter.looksAhead(stages, i)) {
        excludeBeyond(i);
      }
      LegEffect effect = stages.get(i).outcome().effect();
      if (!advances && i < last && effect == LegEffect.REMOVE) {
        excludeEmptied(i, behind);
      }
    }
  }

  /**
   * Returns whether every step, and every square after the victim, lies further on in the direction
   * of the first step. Then no two squares are the same, and the rest need not be tested: most
   * paths are of this kind, and a path of many legs would need a test for each pair.
   */
  private boolean advances(List<Vector> behind) {
    Vector ahead = stages.get(0).leg().step(0);
    for (Stage stage : stages) {
      Leg leg = stage.leg();
      if (!leg.bridge().isNone() || !Segment.advances(leg.cycle(), ahead)) {
        return false;
      }
    }
    return Segment.advances(behind, ahead);
  }

  /** The squares of a leg are neither the piece's start nor the victim's square. */
  private void excludeOn(int number) throws UnfitException {
    int last = stages.size() - 1;
    for (List<Segment> reaching : squaresOf(number)) {
      List<Segment> fromStart = new ArrayList<>(legs(0, number - 1));
      fromStart.addAll(reaching);
      demand(Segment.leadAway(fromStart) || (number == 0 && reaching.size() == 1));
    }
    for (List<Segment> leaving : squaresBeforeEndOf(number)) {
      List<Segment> toVictim = new ArrayList<>(leaving);
      toVictim.addAll(legs(number + 1, last));
      demand(Segment.leadAway(toVictim) || (number == last && leaving.size() == 1));
    }
    if (number < last) {
      demand(Segment.leadAway(legs(0, number)) || number == 0);
      demand(Segment.leadAway(legs(number + 1, last)) || number + 1 == last);
    }
  }

  /** The square beyond the end of a leg is unknown if it is the start or the victim's square. */
  private void excludeBeyond(int number) throws UnfitException {
    Leg leg = stages.get(number).leg();
    if (!leg.isStraight()) {
      throw new UnfitException(Obstacle.LOOKS_AHEAD);
    }
    Vector step = leg.step(0);
    demand(Segment.leadAway(Segment.then(legs(0, number), Segment.of(step))));
    List<Segment> toVictim = legs(number + 1, stages.size() - 1);
    demand(Segment.leadAway(Segment.then(toVictim, Segment.of(step.opposite()))));
    for (int i = 0; i < number; i++) {
      if (stages.get(i).outcome().effect() == LegEffect.REMOVE) {
        List<Segment> fromEmptied = legs(i + 1, number);
        demand(Segment.leadAway(Segment.then(fromEmptied, Segment.of(step))));
      }
    }
  }

  /** No later leg comes to a square whose piece was taken off at the end of a leg. */
  private void excludeEmptied(int number, List<Vector> behind) throws UnfitException {
    int last = stages.size() - 1;
    for (int i = number + 1; i <= last; i++) {
      for (List<Segment> reaching : squaresOf(i)) {
        List<Segment> path = new ArrayList<>(legs(number + 1, i - 1));
        path.addAll(reaching);
        demand(Segment.leadAway(path) || (i == number + 1 && reaching.size() == 1));
      }
      demand(Segment.leadAway(legs(number + 1, i)) || i == number + 1);
    }
    for (Vector square : behind) {
      demand(Segment.leadAway(Segment.then(legs(number + 1, last), Segment.of(square))));
    }
  }

  private List<Segment> legs(int first, int last) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(i -> Segment.whole(stages.get(i).leg()))
        .toList();
  }

  /** Returns the segments from the start of a leg to its squares, without its end. */
  private List<List<Segment>> squaresOf(int number) {
    Leg leg = stages.get(number).leg();
    List<List<Segment>> squares = new ArrayList<>();
    int most = Segment.most(leg);
    if (most > 1) {
      squares.add(List.of(new Segment(leg.cycle(), leg.ski() ? 2 : 1, less(most), false)));
    }
    for (Vector over : bridged(leg)) {
      squares.add(List.of(new Segment(leg.cycle(), 0, less(most), false), Segment.of(over)));
    }
    return squares;
  }

  /** Returns the segments from the other squares of a leg to its end. */
  private List<List<Segment>> squaresBeforeEndOf(int number) {
    Leg leg = stages.get(number).leg();
    List<List<Segment>> squares = new ArrayList<>();
    int most = Segment.most(leg);
    if (most > 1) {
      squares.add(List.of(new Segment(leg.cycle(), 1, less(most), true)));
    }
    for (Vector over : bridged(leg)) {
      squares.add(List.of(new Segment(leg.cycle(), 1, most, true), Segment.of(over.opposite())));
    }
    return squares;
  }

  private static int less(int most) {
    return most == Length.UNLIMITED ? most : most - 1;
  }

  private static List<Vector> bridged(Leg leg) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return List.of();
    }
    Set<Vector> vectors = new LinkedHashSet<>();
    bridge.routes().forEach(route -> route.forEach(vectors::addAll));
    return List.copyOf(vectors);
  }

  private static void demand(boolean holds) throws UnfitException {
    if (!holds) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
  }
}
