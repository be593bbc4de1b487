package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The captures of a piece walked backward. The paths begin on the square of the captured piece,
 * whatever it contains; a piece of this kind at the end of one captures it. The content of the
 * squares between, and the directions, are as the capturing piece sees them.
 *
 * @param paths the paths; the only way to end one is to capture, and its occupant is the condition
 *     on the captured piece. Initial paths need a piece that has not moved yet
 * @param takesEnPassant whether the piece captures en passant as well, which no path shows
 * @param takesImitatively whether the piece also captures as the captured piece does, which no path
 *     shows
 * @param obstacle the reason why the captures cannot be walked backward; then there are no paths
 */
public record Backward(
    List<Alternative> paths,
    boolean takesEnPassant,
    boolean takesImitatively,
    Optional<Obstacle> obstacle) {
  public Backward {
    paths = List.copyOf(paths);
  }

  /** Walks the captures of a piece backward. */
  public static Backward of(Alternatives alternatives) {
    try {
      return reversed(alternatives);
    } catch (UnfitException e) {
      return new Backward(List.of(), false, false, Optional.of(e.obstacle()));
    }
  }

  private static Backward reversed(Alternatives alternatives) throws UnfitException {
    boolean takesImitatively = false;
    for (Alternative alternative : alternatives.others()) {
      if (!(alternative instanceof ImitativeCapture) || alternative.initial()) {
        throw new UnfitException(Obstacle.OTHERS_MOVES);
      }
      takesImitatively = true;
    }
    for (Alternative alternative : alternatives.backward()) {
      if (alternative instanceof Universal universal) {
        refuseCaptures(universal);
      }
    }
    List<Alternative> paths = new ArrayList<>();
    boolean takesEnPassant = false;
    // All at once: paths from two terms of a notation may be one path backward.
    for (boolean initial : List.of(false, true)) {
      PathReverser reverser =
          new PathReverser(
              CaptureFinder.paths(
                  new Walk(initial, Alternative.firstLegs(alternatives.backward(), initial))));
      List<Node> nodes = reverser.reverse();
      takesEnPassant |= reverser.takesEnPassant();
      if (!nodes.isEmpty()) {
        paths.add(new Walk(initial, nodes));
      }
    }
    return new Backward(paths, takesEnPassant, takesImitatively, Optional.empty());
  }

  private static void refuseCaptures(Universal universal) throws UnfitException {
    boolean captures =
        universal.landings().stream()
            .anyMatch(
                landing ->
                    CaptureFinder.isAimed(landing.outcome()) || !landing.custodies().isEmpty());
    if (captures) {
      throw new UnfitException(Obstacle.EVERYWHERE);
    }
  }
}
