package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.ContentTests;
import io.github.betza.processor.emit.BoardAccess.Counts;
import io.github.betza.processor.emit.ReachedSquareWriter.Arrival;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.ReachedSquare;
import java.util.Optional;

/**
 * Writes moves whose number, 0 or 1, is computed, so that no branch is needed: see {@link
 * Appender#WORDS}.
 */
final class CountedMoves {
  private CountedMoves() {}

  /**
   * Writes all actions after a single step, if that is one move.
   *
   * @return whether it has been written
   */
  static boolean write(
      Body body, Appender appender, Arrival arrival, ReachedSquare reach, ContentTests content) {
    Optional<Counts> counts = counts(appender, content);
    if (counts.isEmpty()) {
      return false;
    }
    if (reach.isMove() && body.filter() != MoveFilter.BOTH) {
      appender.append(body, quiet(arrival), counts.get().empty());
      return true;
    }
    return reach.empty().isEmpty() && writeCapture(body, appender, arrival, reach, content, false);
  }

  /**
   * Writes the end of the move on a square that is empty or holds an enemy piece, if it may end on
   * both.
   *
   * @return whether it has been written, so that only {@link ReachedSquare#goesOn} is left
   */
  static boolean writeEnd(
      Body body, Appender appender, Arrival arrival, ReachedSquare reach, ContentTests content) {
    Optional<Counts> counts = counts(appender, content);
    if (counts.isEmpty() || !reach.mayEndOrCapture()) {
      return false;
    }
    Code squares = Code.of("$L, $L", arrival.scope().from(), arrival.to());
    Code move = Code.of("$T.reaching($L, $L)", RuntimeTypes.MOVE, squares, content.cell());
    appender.append(body, move, appender.wantedTarget(counts.get()));
    return true;
  }

  /**
   * Writes all actions on a square that is not empty, if that is a capture.
   *
   * @param occupied whether it is known not to be empty
   * @return whether it has been written
   */
  static boolean writeCapture(
      Body body,
      Appender appender,
      Arrival arrival,
      ReachedSquare reach,
      ContentTests content,
      boolean occupied) {
    Optional<Counts> counts = counts(appender, content);
    if (counts.isEmpty() || !reach.captures()) {
      return false;
    }
    // One test covers both on a square that is not empty.
    boolean tested = occupied || body.filter() == MoveFilter.BOTH;
    appender.append(
        body, capture(arrival), tested ? counts.get().enemyOrNone(occupied) : counts.get().enemy());
    return true;
  }

  /** Returns the move to a square reached that is empty. */
  static Code quiet(Arrival arrival) {
    return Code.of("$T.quiet($L, $L)", RuntimeTypes.MOVE, arrival.scope().from(), arrival.to());
  }

  /** Returns the capture of the piece on a square reached. */
  static Code capture(Arrival arrival) {
    return Code.of("$T.capture($L, $L)", RuntimeTypes.MOVE, arrival.scope().from(), arrival.to());
  }

  private static Optional<Counts> counts(Appender appender, ContentTests content) {
    return appender.writes() ? content.counts() : Optional.empty();
  }
}
