package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Those paths of a sequence that turn back, in files or in ranks: they are no leap as a whole. How
 * far its slides go does not matter to that.
 */
final class TurningBack {
  private final List<Step> steps;
  private final Search search;
  private final List<List<Step>> found = new ArrayList<>();

  /**
   * A path that has not turned back yet.
   *
   * @param sides to which sides it leads: a file and a rank at the most
   * @param last its last leap, if that matters to the next step
   */
  private record Place(Vector sides, Optional<Vector> last) {
    Place after(Vector leap, boolean matters) {
      return new Place(
          new Vector(
              Integer.signum(sides.files() + Integer.signum(leap.files())),
              Integer.signum(sides.ranks() + Integer.signum(leap.ranks()))),
          matters ? Optional.of(leap) : Optional.empty());
    }
  }

  private TurningBack(List<Step> steps, Search search) {
    this.steps = steps;
    this.search = search;
  }

  /** Returns sequences all of whose paths turn back, and which have all such paths. */
  static List<List<Step>> of(List<Step> steps, Search search) {
    TurningBack turning = new TurningBack(steps, search);
    turning.follow(List.of(), new Place(Vector.ZERO, Optional.empty()));
    return turning.found;
  }

  /** Returns whether a leap goes back in files or in ranks behind others that never did so. */
  static boolean isBack(Vector sum, Vector leap) {
    return (long) sum.files() * leap.files() < 0 || (long) sum.ranks() * leap.ranks() < 0;
  }

  private void follow(List<Step> before, Place place) {
    int number = before.size();
    if (number == steps.size()) {
      return;
    }
    Step step = steps.get(number);
    boolean matters = number + 1 < steps.size() && steps.get(number + 1).link() == Link.AHEAD;
    int back = 0;
    Map<Place, Integer> onward = new LinkedHashMap<>();
    for (int direction : search.directions(step, place.last())) {
      Vector leap = step.atom().leap(direction);
      if (isBack(place.sides(), leap)) {
        back |= 1 << direction;
      } else {
        onward.merge(place.after(leap, matters), 1 << direction, (one, other) -> one | other);
      }
    }
    if (back != 0) {
      List<Step> path = new ArrayList<>(before);
      path.add(step.along(back));
      path.addAll(steps.subList(number + 1, steps.size()));
      if (isPath(path, number, place.last())) {
        found.add(path);
      }
    }
    onward.forEach(
        (next, bits) -> {
          List<Step> longer = new ArrayList<>(before);
          longer.add(step.along(bits));
          follow(longer, next);
        });
  }

  /** Returns whether some path takes all steps from one on. */
  private boolean isPath(List<Step> path, int number, Optional<Vector> last) {
    if (number == path.size()) {
      return true;
    }
    Step step = path.get(number);
    return search.directions(step, last).stream()
        .anyMatch(direction -> isPath(path, number + 1, Optional.of(step.atom().leap(direction))));
  }
}
