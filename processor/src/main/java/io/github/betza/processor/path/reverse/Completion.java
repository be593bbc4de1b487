package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Stage;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The conditions after a piece captured in passing for the completion of the move. */
final class Completion {
  /** The start of the capturing piece: so far away that no leap meets it again. */
  private static final Vector APPROACH = new Vector(67, 83);

  private Completion() {}

  /**
   * Returns the squares, as vectors from the captured piece.
   *
   * @param rest the legs after it
   * @param landing the end of the move
   * @param mayBeQuiet whether the same legs may also end the move on an empty square
   * @return one list for every way to complete the move
   */
  static List<List<Crossing>> of(List<Stage> rest, Landing landing, boolean mayBeQuiet)
      throws UnfitException {
    List<Stage> stages = new ArrayList<>();
    stages.add(new Stage(Leg.leap(APPROACH), LegOutcome.CAPTURE));
    for (Stage stage : rest) {
      boolean last = stages.size() == rest.size();
      stages.add(last ? new Stage(shortest(stage, mayBeQuiet), stage.outcome()) : stage);
    }
    WholePath path = WholePath.of(false, stages, landing);
    if (!JoinedSlides.areFixed(path.legs())) {
      throw new UnfitException(Obstacle.GOES_ON);
    }
    LineFinder finder = new LineFinder();
    finder.follow(path.walk().first().get(0));
    List<AttackLine> lines = new ArrayList<>(finder.lines());
    lines.removeIf(line -> !line.target().equals(APPROACH));
    return LineSimplifier.simplified(lines).stream()
        .map(
            line ->
                line.crossings().stream()
                    .map(
                        crossing ->
                            new Crossing(crossing.square().minus(APPROACH), crossing.condition()))
                    .toList())
        .toList();
  }

  /**
   * A slide that may end on any empty square can be completed if its fewest steps can be: even if
   * these have only another ending, the slide itself may end on the empty square.
   */
  private static Leg shortest(Stage stage, boolean mayBeQuiet) {
    Leg leg = stage.leg();
    int least = leg.length() instanceof Length.Between between ? between.least() : 1;
    boolean anyLength =
        leg.length() instanceof Length.Between || leg.length() instanceof Length.AcrossBoard;
    boolean fewest = leg.mayEndAfter(least) && !leg.ski();
    boolean empty = mayBeQuiet || stage.outcome().occupant() == OccupancyCondition.EMPTY;
    Length length = new Length.Between(least, least);
    return anyLength && fewest && empty ? leg.withLength(length) : leg;
  }

  /**
   * Captures after which a move may end on the next empty square. No other continuation beyond that
   * square, such as a second capture, adds to them.
   *
   * @param steps the steps with which a move may end, by the legs up to the capture
   */
  record NextSquareCaptures(Map<List<Stage>, Set<Vector>> steps) {
    static NextSquareCaptures of(List<WholePath> paths) {
      Map<List<Stage>, Set<Vector>> steps = new HashMap<>();
      for (WholePath path : paths) {
        int last = path.legs().size() - 1;
        Leg leg = path.legs().get(last);
        if (last > 0
            && JoinedSlides.isPlain(leg)
            && mayBeOne(leg)
            && path.landing().outcome().equals(LegOutcome.EMPTY)
            && path.landing().isPlain()) {
          steps
              .computeIfAbsent(path.stages().subList(0, last), s -> new HashSet<>())
              .add(leg.step(0));
        }
      }
      return new NextSquareCaptures(steps);
    }

    /**
     * Returns whether a shorter path makes the same capture whenever this path does.
     *
     * @param before the legs up to the capture
     * @param rest the legs after it, at least two
     */
    boolean cover(List<Stage> before, List<Stage> rest) {
      Leg next = rest.get(0).leg();
      boolean passes = next.length() instanceof Length.Between between && between.least() > 1;
      return JoinedSlides.isPlain(next)
          && (passes || rest.get(0).outcome().equals(LegOutcome.EMPTY))
          && steps.getOrDefault(before, Set.of()).contains(next.step(0));
    }

    private static boolean mayBeOne(Leg leg) {
      return leg.length() instanceof Length.Between between && between.least() == 1;
    }
  }
}
