package io.github.betza.processor.path.reverse;

/** Says that captures cannot be told from the captured piece's side. */
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
