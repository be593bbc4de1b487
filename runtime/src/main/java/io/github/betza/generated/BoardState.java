package io.github.betza.generated;

import io.github.betza.board.Board;
import java.util.Objects;

/**
 * What a {@link Board} leaves to what is generated and to games: its writer. Users of a board have
 * no access to it, so that the position of a game is changed by the game alone.
 */
public abstract sealed class BoardState permits Board {
  /** Makes the moves of the board, and keeps what a position has besides its squares. */
  protected final BoardWriter writer;

  /** Gives a board its writer. */
  protected BoardState(BoardWriter writer) {
    this.writer = Objects.requireNonNull(writer, "writer");
  }
}
