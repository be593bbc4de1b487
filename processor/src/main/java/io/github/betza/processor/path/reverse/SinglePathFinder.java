package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.reverse.SinglePath.Stage;
import java.util.ArrayList;
import java.util.List;

/** Finds the single paths in a tree along which something may be captured. */
final class SinglePathFinder {
  /** The most legs of all paths together; more would be felt while a piece is compiled. */
  private static final int MOST_LEGS = 3_000;

  private final List<SinglePath> paths = new ArrayList<>();
  private final CaptureFinder captures = new CaptureFinder();
  private int legs;

  private SinglePathFinder() {}

  static List<SinglePath> of(List<Node> first) throws UnfitException {
    SinglePathFinder paths = new SinglePathFinder();
    for (Node node : first) {
      paths.follow(node, List.of(), false);
    }
    return paths.paths;
  }

  private void follow(Node node, List<Stage> before, boolean captured) throws UnfitException {
    if (!captured && !captures.mayCapture(node)) {
      return;
    }
    for (Landing landing : node.landings()) {
      boolean takes = CaptureFinder.isAimed(landing.outcome()) || !landing.custodies().isEmpty();
      if (captured || takes) {
        List<Stage> stages = new ArrayList<>(before);
        stages.add(new Stage(node.leg(), landing.outcome()));
        legs += stages.size();
        if (legs > MOST_LEGS) {
          throw new UnfitException(Obstacle.TOO_MANY);
        }
        paths.add(new SinglePath(stages, landing).joined());
      }
    }
    for (Branch branch : node.branches()) {
      List<Stage> stages = new ArrayList<>(before);
      stages.add(new Stage(node.leg(), branch.outcome()));
      boolean takes = captured || CaptureFinder.isAimed(branch.outcome());
      for (Node next : branch.next()) {
        follow(next, stages, takes);
      }
    }
  }
}
