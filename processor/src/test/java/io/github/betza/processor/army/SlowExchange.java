package io.github.betza.processor.army;

import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Comparator;
import java.util.OptionalInt;

/** Finds out what captures on one square win or lose, by making them. */
final class SlowExchange {
  private final SlowBoard on;
  private final SlowMoves moves;

  SlowExchange(SlowBoard on, SlowMoves moves) {
    this.on = on;
    this.moves = moves;
  }

  /** Returns what a move wins or loses with the captures after it on the same square. */
  int of(MoveList list, int index, int[] values) {
    int side = on.board.side();
    int word = list.get(index);
    int before = balance(side, values);
    on.board.make(list, index);
    on.board.clearEnPassant();
    int entering = Effect.entering(list, index);
    int entered = entering == 0 ? 0 : values[entering];
    int won = Move.isDrop(word) ? 0 : balance(side, values) - before - entered;
    int cell = on.board.get(Move.to(word));
    boolean isThere = Cell.isPiece(cell) && Cell.side(cell) == side;
    int lost = isThere ? recapture(Move.to(word), values) : 0;
    on.board.unmake();
    return won - lost;
  }

  private int balance(int side, int[] values) {
    return on.pieces()
        .map(square -> on.board.get(square))
        .map(cell -> Cell.side(cell) == side ? values[Cell.kind(cell)] : -values[Cell.kind(cell)])
        .sum();
  }

  /** Returns what the side to move wins by capturing on a square, at least 0. */
  private int recapture(int to, int[] values) {
    OptionalInt least = least(to, values);
    if (least.isEmpty()) {
      return 0;
    }
    int from = least.getAsInt();
    int value = values[Cell.kind(on.board.get(to))];
    boolean isRoyal = (on.board.get(from) & Cell.ROYAL) != 0;
    MoveList capture = new MoveList();
    capture.capture(from, to);
    on.board.make(capture, 0);
    boolean isLost = isRoyal && least(to, values).isPresent();
    int won = isLost ? 0 : value - recapture(to, values);
    on.board.unmake();
    return Math.max(won, 0);
  }

  /** Returns where the piece of the side to move is that captures first on a square. */
  private OptionalInt least(int to, int[] values) {
    return on.pieces(on.board.side())
        .filter(square -> moves.canTake(square, to))
        .boxed()
        .min(Comparator.comparingLong(square -> order(square, values)))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  private long order(int square, int[] values) {
    int cell = on.board.get(square);
    int kind = Cell.kind(cell);
    long value = (cell & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return (value * values.length + kind) * on.board.cells().length + square;
  }
}
