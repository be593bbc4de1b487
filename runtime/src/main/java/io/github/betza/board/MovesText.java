package io.github.betza.board;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes moves in readable form: with the names of squares, or with their numbers if there is no
 * board.
 */
final class MovesText {
  private MovesText() {}

  /** Returns all moves with the numbers of squares, for debuggers. */
  static String of(MoveList moves) {
    return listed(moves, i -> of(moves.get(i), moves.effectCount(i)));
  }

  private static String of(int move, int effects) {
    int promotion = Move.promotion(move);
    if (Move.isDrop(move)) {
      return promotion + "@" + Move.to(move);
    }
    return Move.from(move)
        + (Move.isCapture(move) ? "x" : "-")
        + Move.to(move)
        + (promotion == 0 ? "" : "=" + promotion)
        + (effects == 0 ? "" : "+" + effects);
  }

  /** Returns all moves with the names of a board's squares. */
  static String of(MoveList moves, Board board) {
    return listed(moves, i -> of(moves, i, board));
  }

  private static String listed(MoveList moves, IntFunction<String> text) {
    return IntStream.range(0, moves.size())
        .mapToObj(text)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /** Returns a move with the names of a board's squares. */
  static String of(MoveList moves, int index, Board board) {
    Geometry geometry = board.geometry();
    int move = moves.get(index);
    if (Move.isDrop(move)) {
      return board.pieces().symbol(Move.promotion(move)) + "@" + geometry.name(Move.to(move));
    }
    StringBuilder text = new StringBuilder(geometry.name(Move.from(move)));
    text.append(Move.isCapture(move) ? 'x' : '-').append(geometry.name(Move.to(move)));
    int promotion = Move.promotion(move);
    if (promotion != 0) {
      boolean known = promotion <= board.pieces().size();
      text.append('=').append(known ? board.pieces().symbol(promotion) : promotion);
    }
    for (int i = 0; i < moves.effectCount(index); i++) {
      text.append(effect(moves.effect(index, i), board));
    }
    return text.toString();
  }

  private static String effect(int effect, Board board) {
    Geometry geometry = board.geometry();
    String first = geometry.name(Effect.first(effect));
    return switch (Effect.kind(effect)) {
      case Effect.REMOVE -> " takes " + first;
      case Effect.UNLOAD -> " puts " + first + " on " + geometry.name(Effect.second(effect));
      case Effect.PARTNER -> " with " + first + "-" + geometry.name(Effect.second(effect));
      case Effect.SWAP -> " swaps with " + first;
      case Effect.VANISH -> " and vanishes";
      case Effect.BLAST -> " blasts " + first;
      case Effect.ENTER -> " with " + board.pieces().symbol(Effect.second(effect)) + "@" + first;
      case Effect.GRANT_EN_PASSANT -> "";
      default -> throw new AssertionError(effect);
    };
  }
}
