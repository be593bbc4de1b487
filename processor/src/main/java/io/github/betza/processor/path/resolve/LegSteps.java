package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathTreeBuilder.Place;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the steps that each leg of a chain may make on any of its paths. */
final class LegSteps {
  private final Chain chain;
  private final boolean tracksSide;
  private final Work work;
  private final Set<Place> followed = new HashSet<>();
  private final List<Set<Vector>> steps = new ArrayList<>();

  private LegSteps(Chain chain, Work work) {
    this.chain = chain;
    this.work = work;
    this.tracksSide = PathTreeBuilder.tracksSide(chain);
    chain.legs().forEach(leg -> steps.add(new LinkedHashSet<>()));
  }

  /** Returns the steps of every leg. The work does not grow with the number of paths. */
  static List<Set<Vector>> of(Chain chain, Work work) {
    LegSteps legs = new LegSteps(chain, work);
    for (int entry : chain.entries()) {
      legs.follow(new Place(entry, Arrival.START));
    }
    return List.copyOf(legs.steps);
  }

  private void follow(Place place) {
    if (!followed.add(place)) {
      return;
    }
    LegSpec spec = chain.legs().get(place.leg());
    List<Integer> followers = PathTreeBuilder.followers(chain, place.leg());
    for (LegDirection way :
        LegDirections.of(spec, place.arrival(), followers.isEmpty(), tracksSide, work)) {
      for (int direction : way.directions()) {
        steps.get(place.leg()).add(spec.atom().leap(direction));
      }
      followers.forEach(next -> follow(new Place(next, way.end())));
    }
  }
}
