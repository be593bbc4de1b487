package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The result of reading a notation.
 *
 * @param piece how the piece moves; empty exactly if some problem is an error
 * @param problems the errors and warnings, in the order of the letters that they are about
 * @param royal whether the notation makes the piece royal: {@code k} of EXTENDED, {@code y} of BEX
 * @param promotions the pieces to which it may promote, as notations of the same dialect in the
 *     order of the text ({@code =Q,R,B,N} of BEX)
 */
public record Reading(
    Optional<Piece> piece, List<Diagnostic> problems, boolean royal, List<String> promotions) {
  public Reading {
    problems = List.copyOf(problems);
    promotions = List.copyOf(promotions);
  }

  /** Makes a reading of a notation that contains moves only. */
  public Reading(Optional<Piece> piece, List<Diagnostic> problems) {
    this(piece, problems, false, List.of());
  }

  /** Returns the same reading with changed problems. */
  public Reading mapping(UnaryOperator<Diagnostic> change) {
    return new Reading(piece, problems.stream().map(change).toList(), royal, promotions);
  }

  /** Returns the same reading with some of its problems. */
  public Reading keeping(Predicate<Diagnostic> isWanted) {
    List<Diagnostic> wanted = problems.stream().filter(isWanted).toList();
    return wanted.size() == problems.size() ? this : new Reading(piece, wanted, royal, promotions);
  }

  /** Returns whether the notation has a meaning. */
  public boolean isSound() {
    return piece.isPresent();
  }

  /** Returns whether it has a meaning and no problem, not even a warning. */
  public boolean isClear() {
    return isSound() && problems.isEmpty();
  }
}
