package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.emit.plan.Shape.Onward;
import io.github.betza.processor.emit.plan.Shape.Placed;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The places of all shapes of a piece. Contexts are few, so a shape has few places, however many
 * paths lead through it; a place keeps in mind whatever can be so on any of them.
 */
final class PlaceGraph {
  private final Repetitions repetitions;
  private final ShapeBuilder shapes;
  private final Map<Key, Place> places = new HashMap<>();

  /** Each place before the places that lead to it, but for those that lead back. */
  private final List<Place> order = new ArrayList<>();

  private record Key(Shape shape, Context context, boolean back) {
    /** Written out, as {@link Context#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && back == key.back
          && shape.equals(key.shape)
          && context.equals(key.context);
    }

    @Override
    public int hashCode() {
      return 62 * shape.hashCode() + 2 * context.hashCode() + (back ? 1 : 0);
    }
  }

  /**
   * Makes a graph without places.
   *
   * @param starts the first legs of all moves that will be added
   */
  PlaceGraph(List<Node> starts) {
    this.repetitions = Repetitions.of(starts);
    this.shapes = new ShapeBuilder(starts, repetitions);
  }

  /** Adds the first legs of moves, and all that follows them. */
  List<Next> add(List<Node> nodes) {
    List<Next> starts = new ArrayList<>();
    for (Node node : nodes) {
      Placed placed = shapes.place(node);
      Place place = place(placed.shape(), Context.START, false);
      place.begin(placed.placement());
      starts.add(new Next(place, placed.placement()));
    }
    return starts;
  }

  /** Finds out what every place must keep in mind; to be called when all has been added. */
  void settle() {
    List<Place> downward = new ArrayList<>(order);
    Collections.reverse(downward);
    int before;
    int after = 0;
    do {
      before = after;
      for (Place place : downward) {
        place.meetAnywhere();
        for (Route route : place.routes()) {
          for (Next next : route.next()) {
            lead(place, route.way(), next);
          }
        }
      }
      after = 0;
      for (Place place : downward) {
        after += place.before().known();
      }
    } while (repetitions.isAny() && after > before);
    for (Place place : downward) {
      place.settle();
    }
  }

  /** Returns all places, those that lead to others first. */
  List<Place> places() {
    List<Place> downward = new ArrayList<>(order);
    Collections.reverse(downward);
    return downward;
  }

  /** Returns how many places there are. */
  int size() {
    return order.size();
  }

  private Place place(Shape shape, Context context, boolean back) {
    Key key = new Key(shape, context, back);
    Place known = places.get(key);
    if (known != null) {
      return known;
    }
    Place place = new Place(shape, context);
    places.put(key, place);
    for (Onward way : shape.ways()) {
      List<Next> next = new ArrayList<>();
      for (Placed placed : way.next()) {
        Context after = context.after(shape.leg(), way.outcome());
        // A step back ends where nothing has to be tested, so it does not share a place.
        boolean returns = placed.shape().ways().isEmpty() && isBack(place, way, placed);
        next.add(new Next(place(placed.shape(), after, returns), placed.placement()));
      }
      place.add(new Route(way, next));
    }
    order.add(place);
    return place;
  }

  /** Whether a leg is a step from the mover's square, and the next one the same step back. */
  private static boolean isBack(Place place, Onward way, Placed next) {
    Shape before = place.shape();
    Shape after = next.shape();
    return place.context().first()
        && way.outcome().effect() != LegEffect.EXCITE
        && Legs.isLeap(before.leg())
        && Legs.isLeap(after.leg())
        && !before.far()
        && !after.far()
        && next.placement().apply(after.leg().step(0)).equals(before.leg().step(0).opposite());
  }

  /** Tells a place what has happened before on a path that leads to it. */
  private static void lead(Place place, Onward way, Next next) {
    boolean back = isBack(place, way, new Placed(next.place().shape(), next.placement()));
    next.place().before().add(place.before(), place.leg(), way.outcome(), next, back);
  }
}
