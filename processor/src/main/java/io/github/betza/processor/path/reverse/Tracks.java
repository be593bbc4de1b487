package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.reverse.Track.Stage;
import java.util.ArrayList;
import java.util.List;

/** Finds the single paths in a tree along which something may be captured. */
final class Tracks {
  /** The most legs of all paths together; more would be felt while a piece is compiled. */
  private static final int MOST_LEGS = 3_000;

  private final List<Track> tracks = new ArrayList<>();
  private final Captures captures = new Captures();
  private int legs;

  private Tracks() {}

  static List<Track> of(List<Node> first) throws UnfitException {
    Tracks tracks = new Tracks();
    for (Node node : first) {
      tracks.follow(node, List.of(), false);
    }
    return tracks.tracks;
  }

  private void follow(Node node, List<Stage> before, boolean captured) throws UnfitException {
    if (!captured && !captures.mayCapture(node)) {
      return;
    }
    for (Landing landing : node.landings()) {
      boolean takes = Captures.isAimed(landing.outcome()) || !landing.custodies().isEmpty();
      if (captured || takes) {
        List<Stage> stages = new ArrayList<>(before);
        stages.add(new Stage(node.leg(), landing.outcome()));
        legs += stages.size();
        if (legs > MOST_LEGS) {
          throw new UnfitException(Obstacle.TOO_MANY);
        }
        tracks.add(new Track(stages, landing).joined());
      }
    }
    for (Branch branch : node.branches()) {
      List<Stage> stages = new ArrayList<>(before);
      stages.add(new Stage(node.leg(), branch.outcome()));
      boolean takes = captured || Captures.isAimed(branch.outcome());
      for (Node next : branch.next()) {
        follow(next, stages, takes);
      }
    }
  }
}
