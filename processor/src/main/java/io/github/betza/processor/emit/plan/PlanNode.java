package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.template.LegSquares;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.LegTemplate.Continuation;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A template used in one context: what its code must test there, and the nodes after it.
 *
 * <p>Repeated legs lead back to themselves, so nodes form cycles and cannot be values. {@link
 * PlanGraph} makes them, adds their exits, and settles what they must test once all paths are
 * known; then {@link DuplicateFinder} marks what may come twice. The writers of code only read
 * them.
 */
public final class PlanNode {
  private final LegTemplate template;
  private final PathContext context;
  private final PathsBefore before;
  private final List<Exit> exits = new ArrayList<>();
  private final List<Exit> readExits = Collections.unmodifiableList(exits);
  private final boolean[] repeatable;

  /** Whether a move may begin with this leg so that its first step goes to a neighbour. */
  private boolean touches;

  private boolean isReturn;
  private StaleSquares target = StaleSquares.PLAIN;
  private StaleSquares passed = StaleSquares.PLAIN;
  private StaleSquares beyond = StaleSquares.PLAIN;

  /**
   * A branch to other nodes.
   *
   * @param continuation the branch
   * @param next its nodes
   */
  public record Exit(Continuation continuation, List<Edge> next) {
    /** Written out, as {@code equals} of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Exit exit
          && continuation.equals(exit.continuation)
          && next.equals(exit.next);
    }

    @Override
    public int hashCode() {
      return 31 * continuation.hashCode() + next.hashCode();
    }
  }

  /**
   * A following node.
   *
   * @param node the node
   * @param transform how it lies in the node before it
   */
  public record Edge(PlanNode node, Transform transform) {}

  PlanNode(LegTemplate template, PathContext context) {
    this.template = template;
    this.context = context;
    this.before = new PathsBefore(context.first());
    this.repeatable = new boolean[template.landings().size()];
  }

  /**
   * Returns a node for a single leap that begins a move and goes anywhere.
   *
   * @param repeatable whether the piece may have its moves by another path as well
   */
  public static PlanNode anywhere(List<Landing> landings, boolean repeatable) {
    PlanNode node =
        new PlanNode(LegTemplate.toAnywhere(-1, landings, List.of()), PathContext.START);
    Arrays.fill(node.repeatable, repeatable);
    return node;
  }

  /** Returns a copy of a node that is reached from anywhere, with other exits. */
  public PlanNode fromAnywhere(List<Exit> others) {
    PlanNode node =
        new PlanNode(
            LegTemplate.toAnywhere(
                template.number(), template.landings(), template.continuations()),
            context);
    System.arraycopy(repeatable, 0, node.repeatable, 0, repeatable.length);
    others.forEach(node::add);
    return node;
  }

  public LegTemplate template() {
    return template;
  }

  /** Returns the leg of the template. */
  public Leg leg() {
    return template.leg();
  }

  /** Returns the context in which it is used. */
  public PathContext context() {
    return context;
  }

  /** Returns the branches, each with its nodes. */
  public List<Exit> exits() {
    return readExits;
  }

  /** Adds a branch. */
  void add(Exit exit) {
    exits.add(exit);
  }

  /** Returns what may have happened on the paths that lead here. */
  PathsBefore before() {
    return before;
  }

  /** Returns whether a piece may have been put down on the way, anywhere. */
  public boolean mayHaveUnloaded() {
    return before.mayHaveUnloaded();
  }

  /** Returns what may have changed on the squares where steps end. */
  public StaleSquares target() {
    return target;
  }

  /** Returns what may have changed on the squares that steps pass over. */
  public StaleSquares passed() {
    return passed;
  }

  /** Returns what may have changed on the squares one step beyond the ends of steps. */
  public StaleSquares beyond() {
    return beyond;
  }

  /** Returns whether the mover may go over a joined edge of the board during this leg. */
  public boolean wraps() {
    return leg().wrap() != Wrap.NONE;
  }

  /**
   * Returns whether the mover may have gone over a joined edge before this leg; an excited piece
   * has not.
   */
  public boolean mayHaveWrapped() {
    return context.round() && !context.first();
  }

  /** Returns whether the mover may have gone round the board at a step of this leg. */
  public boolean isRound() {
    return wraps() || mayHaveWrapped();
  }

  /** Returns whether the leg may meet a piece that was put down. */
  boolean meetsUnloaded() {
    return target.unloaded() || passed.unloaded() || beyond.unloaded();
  }

  /** Notes the transform of a first leg. */
  void begin(Transform transform) {
    touches |= transform.apply(leg().step(0)).reach() == 1;
  }

  /**
   * Returns whether this leg only begins moves, and its first step passes over squares in every
   * transform.
   */
  public boolean beginsWithLeap() {
    return context.first() && !touches && before.areNone();
  }

  /**
   * Returns whether the leg is always a step back to the square that the mover left, which counts
   * as empty.
   */
  public boolean isReturn() {
    return isReturn;
  }

  /** Returns whether a landing may give a move that the piece has by another path as well. */
  public boolean isRepeatable(int landing) {
    return repeatable[landing];
  }

  /** Marks a landing as {@link #isRepeatable repeatable}. */
  void setRepeatable(int landing) {
    repeatable[landing] = true;
  }

  /** Returns whether some landing is {@link #isRepeatable repeatable}. */
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

  /** Finds out which squares the leg can meet, after all paths to it have been added. */
  void settle() {
    target = meeting(LegSquares.targets(leg()));
    passed = meeting(LegSquares.bridged(leg()));
    isReturn = before.allComeBack() && !context.first() && !target.unloaded();
    beyond = dependsOnSquareBeyond() ? meeting(LegSquares.beyond(leg())) : StaleSquares.PLAIN;
  }

  private boolean dependsOnSquareBeyond() {
    boolean needed = false;
    for (Landing landing : template.landings()) {
      needed |= landing.outcome().dependsOnSquareBeyond();
    }
    for (Continuation continuation : template.continuations()) {
      needed |= continuation.outcome().dependsOnSquareBeyond();
    }
    return needed;
  }

  private StaleSquares meeting(List<Vector> squares) {
    return before.about(squares, isRound());
  }
}
