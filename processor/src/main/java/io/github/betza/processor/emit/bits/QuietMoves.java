package io.github.betza.processor.emit.bits;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The moves of a piece that capture nothing, where each of the others captures an enemy whatever
 * else it does: so sets of bits may express the quiet moves of a piece that captures in a way which
 * they cannot express.
 */
public final class QuietMoves {
  private final List<Alternative> quiet = new ArrayList<>();
  private final Set<Jump> jumps = new LinkedHashSet<>();
  private final IdentityHashMap<Node, Optional<Node>> kept = new IdentityHashMap<>();
  private boolean areApart = true;
  private boolean allJump = true;

  /**
   * The beginning of a capture: a leap on an enemy, and one from there to an empty square.
   *
   * @param over the square of the enemy, as a vector from the piece
   * @param end the empty square
   */
  public record Jump(Vector over, Vector end) {
    static Jump of(Leg there, Leg on) {
      return new Jump(there.step(0), there.step(0).plus(on.step(0)));
    }
  }

  private QuietMoves() {}

  /** Returns those of a piece, where its captures are apart from them. */
  public static Optional<QuietMoves> of(Piece piece) {
    QuietMoves moves = new QuietMoves();
    piece.alternatives().forEach(moves::add);
    return moves.areApart ? Optional.of(moves) : Optional.empty();
  }

  /** Returns the plan for the quiet moves, see {@link BitPlan#of(Piece, int)}. */
  public Optional<BitPlan> plan(int furthest) {
    return BitPlan.of(Alternatives.of(new Piece(quiet)), furthest);
  }

  /** Returns whether all captures begin with a jump over an enemy. */
  public boolean jump() {
    return allJump && !jumps.isEmpty();
  }

  /** Returns the jumps with which captures begin. */
  public List<Jump> jumps() {
    return List.copyOf(jumps);
  }

  private void add(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      walk.first().forEach(this::noteJumps);
      List<Node> legs = quiet(walk.first());
      if (!legs.isEmpty()) {
        quiet.add(new Walk(walk.initial(), legs));
      }
    } else if (alternative instanceof ImitativeCapture) {
      allJump = false;
    } else {
      areApart &= alternative instanceof Castling || alternative instanceof NullMove;
      quiet.add(alternative);
    }
  }

  private void noteJumps(Node node) {
    allJump &= node.landings().stream().noneMatch(this::isCapture);
    for (Branch branch : node.branches()) {
      if (isCapture(branch.outcome())) {
        branch.next().forEach(next -> noteJump(node, next));
      } else {
        allJump &= branch.next().stream().allMatch(this::isQuiet);
      }
    }
  }

  private void noteJump(Node there, Node on) {
    allJump &= isLeap(there.leg()) && isLeap(on.leg()) && isOnEmptySquares(on);
    Jump jump = Jump.of(there.leg(), on.leg());
    // The square that the piece came from is empty by then.
    allJump &= jump.end().reach() != 0;
    jumps.add(jump);
  }

  /** Returns whether a leg ends on empty squares alone, and does nothing there. */
  private static boolean isOnEmptySquares(Node node) {
    return Stream.concat(
            node.landings().stream().map(Landing::outcome),
            node.branches().stream().map(Branch::outcome))
        .allMatch(LegOutcome.EMPTY::equals);
  }

  private static boolean isLeap(Leg leg) {
    return leg.length().isOne()
        && leg.isStraight()
        && leg.bridge().isNone()
        && !leg.ski()
        && leg.wrap() == Wrap.NONE;
  }

  /** Returns the legs that some quiet move has. */
  private List<Node> quiet(List<Node> nodes) {
    return nodes.stream().flatMap(node -> quiet(node).stream()).toList();
  }

  /** Returns a leg without captures, or itself where it leads to none: it may be met often. */
  private Optional<Node> quiet(Node node) {
    Optional<Node> known = kept.get(node);
    if (known == null) {
      known = withoutCaptures(node);
      kept.put(node, known);
    }
    return known;
  }

  private Optional<Node> withoutCaptures(Node node) {
    List<Landing> landings =
        node.landings().stream().filter(landing -> !isCapture(landing)).toList();
    boolean same = landings.size() == node.landings().size();
    List<Branch> branches = new ArrayList<>();
    for (Branch branch : node.branches()) {
      List<Node> next = quiet(branch.next());
      boolean captures = isCapture(branch.outcome());
      same &= !captures && branch.next().stream().allMatch(this::isQuiet);
      if (!captures && !next.isEmpty()) {
        branches.add(new Branch(branch.outcome(), next));
      }
    }
    if (same) {
      return Optional.of(node);
    }
    return landings.isEmpty() && branches.isEmpty()
        ? Optional.empty()
        : Optional.of(new Node(node.leg(), landings, branches));
  }

  private boolean isQuiet(Node node) {
    return quiet(node).filter(rest -> isSame(rest, node)).isPresent();
  }

  @SuppressWarnings("ReferenceEquality") // equal legs may have whole trees after them
  private static boolean isSame(Node one, Node other) {
    return one == other;
  }

  private boolean isCapture(Landing landing) {
    return isCapture(landing.outcome()) || !landing.custodies().isEmpty();
  }

  /** A piece that is put down again may be captured or not; so captures are not apart then. */
  private boolean isCapture(LegOutcome outcome) {
    boolean removes = outcome.effect() == LegEffect.REMOVE;
    areApart &= !outcome.occupant().isEnPassant();
    areApart &= removes ? outcome.occupant().isEnemy() : outcome.effect() == LegEffect.NONE;
    return removes;
  }
}
