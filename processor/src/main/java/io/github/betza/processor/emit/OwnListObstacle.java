package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.util.Optional;

/**
 * Why the moves of a piece need the list of the runtime: an engine's own list gets only the first
 * and last square of a move, and whether it captures.
 */
public enum OwnListObstacle {
  /** It imitates or borrows. */
  OTHERS_MOVES("it has moves of other pieces"),
  /** It castles, passes, captures or changes something on the way. */
  EFFECTS("its moves do more than to go to a square and to capture there"),
  /** Two paths may lead to one move. */
  TWICE("some moves can be made in two ways, and only that of the runtime lists them once");

  private final String words;

  OwnListObstacle(String words) {
    this.words = words;
  }

  /** Returns the obstacle in words, to follow "because". */
  public String words() {
    return words;
  }

  /**
   * Returns the obstacle that a piece has, if it has one.
   *
   * @throws TooLargeException as {@link Emitter#moves}
   */
  public static Optional<OwnListObstacle> of(Piece piece) throws TooLargeException {
    PiecePlan plan = new PiecePlan(piece);
    if (!plan.others().isEmpty()) {
      return Optional.of(OTHERS_MOVES);
    }
    boolean immobilizes = !plan.immobilizes().map(PiecePlan::isSimple).orElse(true);
    if (!plan.isSimple() || plan.hasEffects() || immobilizes) {
      return Optional.of(EFFECTS);
    }
    return plan.usesList() ? Optional.of(TWICE) : Optional.empty();
  }
}
