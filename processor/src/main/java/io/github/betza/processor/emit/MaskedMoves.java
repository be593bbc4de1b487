package io.github.betza.processor.emit;

import io.github.betza.processor.emit.BoardAccess.Content;
import io.github.betza.processor.emit.BoardAccess.Masks;
import io.github.betza.processor.emit.ReachWriter.Arrival;
import java.util.Optional;

/**
 * Writes moves of which one set of bits tells whether they are there, so that no branch is needed:
 * see {@link Appender#WORDS}.
 */
final class MaskedMoves {
  private MaskedMoves() {}

  /**
   * Writes all that can be done after a single step, if that is one move.
   *
   * @return whether it has been written
   */
  static boolean write(
      Body body, Appender appender, Arrival arrival, Reach reach, Content content) {
    Optional<Masks> masks = masks(appender, content);
    if (masks.isEmpty()) {
      return false;
    }
    if (reach.isMove() && body.wanted() != Wanted.BOTH) {
      Code move = Code.of("$L.quiet($L, $L)", Types.MOVE, arrival.at().from(), arrival.to());
      Appender.appendIfNone(body, move, masks.get().empty());
      return true;
    }
    return reach.empty().isEmpty() && writeCapture(body, appender, arrival, reach, content, false);
  }

  /**
   * Writes the end of the move on a square that is empty or holds an enemy piece, if it may end on
   * both.
   *
   * @return whether it has been written, so that only {@link Reach#goesOn} is left
   */
  static boolean writeEnd(
      Body body, Appender appender, Arrival arrival, Reach reach, Content content) {
    Optional<Masks> masks = masks(appender, content);
    if (masks.isEmpty() || !reach.mayEndOrCapture()) {
      return false;
    }
    Code squares = Code.of("$L, $L", arrival.at().from(), arrival.to());
    Code move = Code.of("$L.reaching($L, $L)", Types.MOVE, squares, content.cell());
    Appender.appendIfNone(body, move, masks.get().wantedTarget());
    return true;
  }

  /**
   * Writes all that can be done on a square that is not empty, if that is a capture.
   *
   * @param occupied whether it is known not to be empty
   * @return whether it has been written
   */
  static boolean writeCapture(
      Body body,
      Appender appender,
      Arrival arrival,
      Reach reach,
      Content content,
      boolean occupied) {
    Optional<Masks> masks = masks(appender, content);
    if (masks.isEmpty() || !reach.captures()) {
      return false;
    }
    Code move = Code.of("$L.capture($L, $L)", Types.MOVE, arrival.at().from(), arrival.to());
    boolean known = body.wanted() != Wanted.BOTH;
    Appender.appendIfNone(
        body, move, known ? masks.get().enemy(occupied) : masks.get().prey(occupied));
    return true;
  }

  private static Optional<Masks> masks(Appender appender, Content content) {
    return appender.writes() ? content.masks() : Optional.empty();
  }
}
