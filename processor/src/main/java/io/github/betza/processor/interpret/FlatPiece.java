package io.github.betza.processor.interpret;

import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Wrap;
import java.util.IdentityHashMap;
import java.util.List;

/** The moves of a piece of one side, as legs made of numbers. */
final class FlatPiece {
  private final FlatLeg[] always;

  /** The first legs of the moves for unmoved pieces only. */
  private final FlatLeg[] initial;

  private final Castling[] castlings;
  private final NullMove[] passes;

  /** Makes a piece for which {@link #isPossible} returned true. */
  FlatPiece(List<Alternative> alternatives, int side) {
    Maker maker = new Maker(side);
    this.always = maker.legs(Alternative.firstLegs(alternatives, false));
    this.initial = maker.legs(Alternative.firstLegs(alternatives, true));
    this.castlings =
        alternatives.stream().filter(Castling.class::isInstance).toArray(Castling[]::new);
    this.passes = alternatives.stream().filter(NullMove.class::isInstance).toArray(NullMove[]::new);
  }

  /**
   * Returns whether the moves can be represented by numbers: no joined edges, custodial captures,
   * leaps to any square, or moves of other pieces.
   */
  static boolean isPossible(List<Alternative> alternatives) {
    IdentityHashMap<Node, Boolean> seen = new IdentityHashMap<>();
    return alternatives.stream()
        .allMatch(
            each ->
                each instanceof Walk walk
                    ? walk.first().stream().allMatch(node -> isPossible(node, seen))
                    : each instanceof Castling || each instanceof NullMove);
  }

  private static boolean isPossible(Node node, IdentityHashMap<Node, Boolean> seen) {
    return seen.put(node, true) != null
        || (node.leg().wrap() == Wrap.NONE
            && node.landings().stream().allMatch(FlatPiece::isPossible)
            && node.branches().stream()
                .flatMap(branch -> branch.next().stream())
                .allMatch(next -> isPossible(next, seen)));
  }

  private static boolean isPossible(Landing landing) {
    return landing.custodies().isEmpty() && landing.outcome().effect() != LegEffect.BORROW;
  }

  /**
   * Finds the moves of a piece.
   *
   * @param cell the content of the piece's cell
   */
  void follow(int cell, FlatFollower follower) {
    boolean unmoved = (cell & Cell.UNMOVED) != 0;
    follower.follow(always);
    if (unmoved) {
      follower.follow(initial);
    }
    for (Castling castling : castlings) {
      if (unmoved || !castling.initial()) {
        follower.castle(castling);
      }
    }
    for (NullMove pass : passes) {
      if (unmoved || !pass.initial()) {
        follower.pass();
      }
    }
  }

  /** Makes the legs; a subtree that several legs share is made once. */
  private static final class Maker {
    private final IdentityHashMap<Node, FlatLeg> made = new IdentityHashMap<>();
    private final int side;

    Maker(int side) {
      this.side = side;
    }

    FlatLeg[] legs(List<Node> nodes) {
      return nodes.stream().map(this::leg).toArray(FlatLeg[]::new);
    }

    private FlatLeg leg(Node node) {
      FlatLeg known = made.get(node);
      if (known != null) {
        return known;
      }
      FlatLeg[][] next =
          node.branches().stream().map(branch -> legs(branch.next())).toArray(FlatLeg[][]::new);
      FlatLeg leg = new FlatLeg(node, side, side == Side.WHITE ? 1 : -1, next);
      made.put(node, leg);
      return leg;
    }
  }
}
