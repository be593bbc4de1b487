package io.github.betza.board;

import java.util.StringJoiner;

/**
 * Writes moves for people who look at them in a debugger. A list knows no board, so the squares are
 * numbers: {@code 145-162}, or with an x where the move captures. An equals sign stands before the
 * kind that the mover becomes, a plus before the number of further effects.
 */
final class MovesText {
  private MovesText() {}

  static String of(MoveList moves) {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int i = 0; i < moves.size(); i++) {
      text.add(of(moves.get(i), moves.effectCount(i)));
    }
    return text.toString();
  }

  private static String of(int move, int effects) {
    int promotion = Move.promotion(move);
    return Move.from(move)
        + (Move.isCapture(move) ? "x" : "-")
        + Move.to(move)
        + (promotion == 0 ? "" : "=" + promotion)
        + (effects == 0 ? "" : "+" + effects);
  }
}
