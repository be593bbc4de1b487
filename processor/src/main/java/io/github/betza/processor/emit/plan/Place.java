package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Shape.Onward;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A shape as it is used in one context: what its code must test there, and what follows it.
 *
 * <p>Repeated legs lead back to themselves, so places form cycles and cannot be values. {@link
 * PlaceGraph} makes them, adds their routes, and settles what they must test once all paths are
 * known; then {@link Duplicates} marks what may come twice. Whoever writes code only reads them.
 */
public final class Place {
  private final Shape shape;
  private final Context context;
  private final PathsBefore before;
  private final List<Route> routes = new ArrayList<>();
  private final List<Route> readRoutes = Collections.unmodifiableList(routes);
  private final boolean[] repeatable;

  /** Whether a move may begin with this leg so that its first step goes to a neighbour. */
  private boolean touches;

  private boolean isReturn;
  private Doubt target = Doubt.PLAIN;
  private Doubt passed = Doubt.PLAIN;
  private Doubt beyond = Doubt.PLAIN;

  /**
   * The places that follow one way to go on.
   *
   * @param way the way
   * @param next the places
   */
  public record Route(Onward way, List<Next> next) {}

  /**
   * A place that follows.
   *
   * @param place the place
   * @param placement how it lies in this one
   */
  public record Next(Place place, Placement placement) {}

  Place(Shape shape, Context context) {
    this.shape = shape;
    this.context = context;
    this.before = new PathsBefore(context.first());
    this.repeatable = new boolean[shape.landings().size()];
  }

  /**
   * Returns a place for a single leap that begins a move and goes anywhere.
   *
   * @param repeatable whether the piece may have its moves in another way as well
   */
  public static Place anywhere(List<Landing> landings, boolean repeatable) {
    Place place = new Place(Shape.toAnywhere(-1, landings, List.of()), Context.START);
    Arrays.fill(place.repeatable, repeatable);
    return place;
  }

  /** Returns the same place as one that is reached from anywhere, and has other routes. */
  public Place fromAnywhere(List<Route> others) {
    Place place =
        new Place(Shape.toAnywhere(shape.number(), shape.landings(), shape.ways()), context);
    System.arraycopy(repeatable, 0, place.repeatable, 0, repeatable.length);
    others.forEach(place::add);
    return place;
  }

  /** Returns the shape. */
  public Shape shape() {
    return shape;
  }

  /** Returns the leg of the shape. */
  public Leg leg() {
    return shape.leg();
  }

  /** Returns the context in which it is used. */
  public Context context() {
    return context;
  }

  /** Returns the ways to go on, each with the places that follow. */
  public List<Route> routes() {
    return readRoutes;
  }

  /** Adds a way to go on. */
  void add(Route route) {
    routes.add(route);
  }

  /** Returns what may have happened on the paths that lead here. */
  PathsBefore before() {
    return before;
  }

  /** Returns whether a piece may have been put down on the way, wherever that is. */
  public boolean mayHaveUnloaded() {
    return before.mayHaveUnloaded();
  }

  /** Returns what must be kept in mind about the squares on which steps end. */
  public Doubt target() {
    return target;
  }

  /** Returns what must be kept in mind about the squares that steps pass over. */
  public Doubt passed() {
    return passed;
  }

  /** Returns what must be kept in mind about the squares one step beyond those. */
  public Doubt beyond() {
    return beyond;
  }

  /** Returns whether the mover may go over a joined edge of the board during this leg. */
  public boolean wraps() {
    return leg().wrap() != Wrap.NONE;
  }

  /** Returns whether it may have done so before; a piece that was excited has not. */
  public boolean mayHaveWrapped() {
    return context.round() && !context.first();
  }

  /** Returns whether the mover may have gone round the board at some step of this leg. */
  public boolean isRound() {
    return wraps() || mayHaveWrapped();
  }

  /** Returns whether the leg may meet a piece that was put down. */
  boolean meetsUnloaded() {
    return target.unloaded() || passed.unloaded() || beyond.unloaded();
  }

  /** Notes how a first leg lies. */
  void begin(Placement placement) {
    touches |= placement.apply(leg().step(0)).reach() == 1;
  }

  /**
   * Returns whether moves begin with this leg and no other leg leads to it, and whether its first
   * step passes over squares, however it lies.
   */
  public boolean beginsWithLeap() {
    return context.first() && !touches && before.areNone();
  }

  /**
   * Returns whether the leg always is a step back to the square that the mover left, which counts
   * as empty.
   */
  public boolean isReturn() {
    return isReturn;
  }

  /** Returns whether a landing may give a move that the piece has by another path as well. */
  public boolean isRepeatable(int landing) {
    return repeatable[landing];
  }

  /** Notes that a landing may give such a move. */
  void setRepeatable(int landing) {
    repeatable[landing] = true;
  }

  /** Returns whether some landing may give such a move. */
  boolean hasRepeatable() {
    for (boolean each : repeatable) {
      if (each) {
        return true;
      }
    }
    return false;
  }

  /** Notes that nothing is known of squares that a leg round the board can meet. */
  void meetAnywhere() {
    boolean simple = context.first() && leg().isStraight() && leg().bridge().isNone();
    boolean windsRound = wraps() && !simple;
    if (context.round() || windsRound) {
      before.addAnywhere(context.pending());
    }
  }

  /** Finds out which squares the leg can meet, once all that lead here are known. */
  void settle() {
    target = meeting(Paths.targets(leg()));
    passed = meeting(Paths.bridged(leg()));
    isReturn = before.allComeBack() && !context.first() && !target.unloaded();
    beyond = asksBeyond() ? meeting(Paths.beyond(leg())) : Doubt.PLAIN;
  }

  private boolean asksBeyond() {
    boolean asks = false;
    for (Landing landing : shape.landings()) {
      asks |= landing.outcome().asksBeyond();
    }
    for (Onward way : shape.ways()) {
      asks |= way.outcome().asksBeyond();
    }
    return asks;
  }

  private Doubt meeting(List<Vector> squares) {
    return before.about(squares, isRound());
  }
}
