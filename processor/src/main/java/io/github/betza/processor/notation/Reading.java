package io.github.betza.processor.notation;

import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;

/**
 * What a notation was read as.
 *
 * @param piece how the piece moves; empty exactly where some problem is an error
 * @param problems the errors and warnings, in the order of the letters that they are about
 */
public record Reading(Optional<Piece> piece, List<Problem> problems) {
  /** Copies the list. */
  public Reading {
    problems = List.copyOf(problems);
  }

  /** Returns whether the notation has a meaning. */
  public boolean isSound() {
    return piece.isPresent();
  }
}
