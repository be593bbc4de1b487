package io.github.betza.processor.path.reverse;

/** Thrown if captures cannot be found from the captured piece's square. */
final class UnfitException extends Exception {
  private static final long serialVersionUID = 1L;

  private final Obstacle obstacle;

  UnfitException(Obstacle obstacle) {
    super(obstacle.words(), null, false, false);
    this.obstacle = obstacle;
  }

  Obstacle obstacle() {
    return obstacle;
  }
}
