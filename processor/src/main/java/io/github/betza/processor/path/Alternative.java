package io.github.betza.processor.path;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A kind of move of a piece. The moves of the piece are the moves of all its alternatives. */
public sealed interface Alternative {
  /** Returns whether only a piece that has not moved yet has these moves. */
  boolean initial();

  /** Returns the first legs of all walks for unmoved pieces only, or of all others. */
  static List<Node> firstLegs(List<Alternative> alternatives, boolean initial) {
    return alternatives.stream()
        .filter(each -> each instanceof Walk && each.initial() == initial)
        .flatMap(each -> ((Walk) each).first().stream())
        .toList();
  }

  /** Returns the same alternatives, with other first legs of all walks. */
  static List<Alternative> changed(
      List<Alternative> alternatives, UnaryOperator<List<Node>> change) {
    return alternatives.stream()
        .map(
            each ->
                each instanceof Walk walk
                    ? new Walk(walk.initial(), change.apply(walk.first()))
                    : each)
        .toList();
  }

  /**
   * Moves along a path.
   *
   * @param initial whether only an unmoved piece has them
   * @param first the first legs
   */
  record Walk(boolean initial, List<Node> first) implements Alternative {
    public Walk {
      first = List.copyOf(first);
    }
  }

  /**
   * A leap to any other square of the board ({@code U}).
   *
   * @param initial whether only an unmoved piece has it
   * @param landings the ways to end it
   */
  record Universal(boolean initial, List<Landing> landings) implements Alternative {
    public Universal {
      landings = List.copyOf(landings);
    }
  }

  /**
   * The pass: the turn ends without a change (bare {@code O}).
   *
   * @param initial whether only an unmoved piece has it
   */
  record NullMove(boolean initial) implements Alternative {}

  /**
   * Castling: the king slides along empty squares to the first piece, which must be an own unmoved
   * piece on the right file; it stops after a number of steps, and the partner goes to the last
   * square that the king crossed.
   *
   * @param initial whether only an unmoved piece has it
   * @param direction 1 to the owner's right, -1 to the left
   * @param steps the number of files that the king goes
   * @param inset the distance of the partner from the edge, in files
   */
  record Castling(boolean initial, int direction, int steps, int inset) implements Alternative {}

  /**
   * The moves of the piece that moved last ({@code I}).
   *
   * @param initial whether only an unmoved piece has them
   * @param mirrored whether they are turned by 180 degrees
   * @param kinds the moves of that piece that this piece has, by their last condition
   */
  record Imitation(boolean initial, boolean mirrored, Set<OccupancyCondition> kinds)
      implements Alternative {
    public Imitation {
      kinds = Set.copyOf(kinds);
    }
  }

  /**
   * Captures in the way in which the captured piece captures ({@code [ci]} of seed 002): for every
   * kind of enemy piece, the moves by which a piece of that kind, on this square, would capture
   * pieces of that kind and no others.
   *
   * @param initial whether only an unmoved piece has them
   */
  record ImitativeCapture(boolean initial) implements Alternative {}
}
