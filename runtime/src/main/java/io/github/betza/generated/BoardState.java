package io.github.betza.generated;

import io.github.betza.board.Board;
import java.util.Objects;

/**
 * Holds the writer of a {@link Board}, for generated code and for games. Users of a board have no
 * access to it, so that only the game changes its position.
 */
public abstract sealed class BoardState permits Board {
  /** Makes the moves of the board, and keeps the records of its positions. */
  protected final BoardWriter writer;

  /** Gives a board its writer. */
  protected BoardState(BoardWriter writer) {
    this.writer = Objects.requireNonNull(writer, "writer");
  }
}
