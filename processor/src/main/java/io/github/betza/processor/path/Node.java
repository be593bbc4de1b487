package io.github.betza.processor.path;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * A leg in the tree of a piece's moves; it begins where its parent ended. Equal subtrees are equal
 * values, and a builder shares them, so the tree of a piece with many legs is a small graph.
 *
 * @param leg how the leg moves
 * @param landings the ways to end the move on the square reached
 * @param branches the ways to go on from the square reached
 */
public record Node(Leg leg, List<Landing> landings, List<Branch> branches) {
  public Node {
    landings = List.copyOf(landings);
    branches = List.copyOf(branches);
  }

  /** Returns whether a move that ends with this leg may grant en-passant rights. */
  public boolean grantsEnPassant() {
    return landings.stream().anyMatch(Landing::grantsEnPassant);
  }

  /** Written out, as {@link Vector#equals} is: paths are compared often. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Node node
        && leg.equals(node.leg)
        && landings.equals(node.landings)
        && branches.equals(node.branches);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * leg.hashCode() + landings.hashCode()) + branches.hashCode();
  }

  /**
   * A way to go on.
   *
   * @param outcome the condition on the square reached, and the effect there
   * @param next the legs that may follow
   */
  public record Branch(LegOutcome outcome, List<Node> next) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a piece is put down and moves are borrowed later: while
     *     the move is searched for, that piece is not on the board yet, so its moves could not be
     *     found. No notation has this combination
     */
    public Branch {
      next = List.copyOf(next);
      if (outcome.effect().putsAtLegStart() && borrows(next)) {
        throw new IllegalArgumentException("a piece that puts another one down cannot borrow then");
      }
    }

    /** Written out as well. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Branch branch
          && outcome.equals(branch.outcome)
          && next.equals(branch.next);
    }

    @Override
    public int hashCode() {
      return 31 * outcome.hashCode() + next.hashCode();
    }
  }

  /** Returns whether some of the legs, or of the legs after them, end with a borrowed move. */
  private static boolean borrows(List<Node> legs) {
    // Many paths may lead to the same leg.
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Node> waiting = new ArrayDeque<>(legs);
    while (!waiting.isEmpty()) {
      Node node = waiting.remove();
      if (seen.add(node)) {
        if (node.landings().stream().anyMatch(end -> end.outcome().effect() == LegEffect.BORROW)) {
          return true;
        }
        node.branches().forEach(branch -> waiting.addAll(branch.next()));
      }
    }
    return false;
  }
}
