package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.processor.interpret.InterpretedMove;
import java.util.ArrayList;
import java.util.List;

/** Says in words what a move does. */
final class MoveSentence {
  private MoveSentence() {}

  /** Returns the words for a move that is possible on a board, such as "e4 to e6, takes e5". */
  static String of(InterpretedMove move, Board board) {
    Geometry geometry = board.geometry();
    List<String> parts = new ArrayList<>();
    if (move.from() == move.to()) {
      parts.add("ends where it began");
    } else {
      int there = board.get(move.to());
      boolean enemy = Cell.isPiece(there) && Cell.side(there) != Cell.side(board.get(move.from()));
      parts.add(geometry.name(move.from()) + " to " + geometry.name(move.to()));
      if (move.captures() && enemy) {
        parts.add("captures there");
      }
    }
    move.effects().stream()
        // A royal piece that castles and stays where it is.
        .filter(effect -> Effect.first(effect) != move.from() || move.from() != move.to())
        .forEach(effect -> parts.add(effect(effect, board)));
    return String.join(", ", parts);
  }

  private static String effect(int effect, Board board) {
    Geometry geometry = board.geometry();
    String first = geometry.name(Effect.first(effect));
    return switch (Effect.kind(effect)) {
      case Effect.REMOVE -> "takes " + first;
      case Effect.UNLOAD ->
          "puts the piece of " + first + " on " + geometry.name(Effect.second(effect));
      case Effect.PARTNER ->
          "the piece of " + first + " goes to " + geometry.name(Effect.second(effect));
      case Effect.GRANT_EN_PASSANT -> "may be taken en passant on " + first;
      case Effect.SWAP -> "changes places";
      case Effect.VANISH -> "vanishes";
      case Effect.BLAST -> "blows up " + first;
      case Effect.ENTER ->
          board.pieces().name(Effect.second(effect)) + " enters on " + first + " from the hand";
      default -> throw new AssertionError(effect);
    };
  }
}
