package io.github.betza.processor.army;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.model.Drop;
import java.util.List;
import java.util.stream.IntStream;

/** Drops the pieces in hand of an army, and lets them enter where others leave. */
final class SlowDrops {
  private final SlowBoard on;

  SlowDrops(SlowBoard on) {
    this.on = on;
  }

  /** Returns the kinds in hand that may enter on a square. */
  List<Integer> entering(int side, int square) {
    return on.army.gates().stream()
        .filter(gate -> on.isIn(gate.squares(), side, square))
        .flatMap(gate -> gate.of().chars().mapToObj(letter -> on.army.kindOf((char) letter)))
        .filter(kind -> on.board.inHand(side, kind) > 0 && on.isInZone(kind, side, square))
        .toList();
  }

  private boolean isInHand(Drop drop) {
    return on.board.inHand(on.board.side(), on.army.kindOf(drop.of().charAt(0))) > 0;
  }

  /** Returns whether the side to move has a piece in hand that must be dropped first. */
  boolean dropsFirst() {
    return on.army.drops().stream().anyMatch(drop -> drop.first() && isInHand(drop));
  }

  void add(MoveList all) {
    for (Drop drop : on.army.drops()) {
      if (isInHand(drop) && drop.first() == dropsFirst()) {
        int kind = on.army.kindOf(drop.of().charAt(0));
        on.squares()
            .filter(square -> on.board.get(square) == Cell.EMPTY && mayDropOn(drop, kind, square))
            .forEach(square -> all.add(Move.drop(kind, square)));
      }
    }
  }

  private boolean mayDropOn(Drop drop, int kind, int square) {
    Geometry geometry = on.board.geometry();
    int side = on.board.side();
    List<Integer> others =
        on.pieces()
            .filter(each -> (on.board.get(each) & Cell.PIECE) == Cell.of(kind, side))
            .boxed()
            .toList();
    long onFile =
        others.stream().filter(each -> geometry.file(each) == geometry.file(square)).count();
    boolean alike = others.stream().anyMatch(each -> colour(each) == colour(square));
    return isOpen(drop, kind, square)
        && (drop.perFile() == 0 || onFile < drop.perFile())
        && !(drop.apart() && alike)
        && on.army.drops().stream()
            .allMatch(other -> other.equals(drop) || leavesRoom(other, square));
  }

  /** Returns whether of each colour one piece, or an empty square, is left if a square is taken. */
  private boolean leavesRoom(Drop drop, int taken) {
    int side = on.board.side();
    int kind = on.army.kindOf(drop.of().charAt(0));
    List<Integer> own =
        on.pieces()
            .filter(each -> (on.board.get(each) & Cell.PIECE) == Cell.of(kind, side))
            .boxed()
            .toList();
    int held = on.board.inHand(side, kind);
    return !drop.apart()
        || held == 0
        || held + own.size() < 2
        || IntStream.of(0, 1)
            .allMatch(
                colour ->
                    IntStream.concat(
                            own.stream().mapToInt(each -> each),
                            on.squares()
                                .filter(each -> on.board.get(each) == Cell.EMPTY && each != taken)
                                .filter(each -> isOpen(drop, kind, each)))
                        .anyMatch(each -> colour(each) == colour));
  }

  private int colour(int square) {
    return (on.board.geometry().file(square) + on.board.geometry().rank(square)) % 2;
  }

  /** Returns whether a piece may be dropped on a square, as far as places go. */
  private boolean isOpen(Drop drop, int kind, int square) {
    int side = on.board.side();
    return on.isIn(drop.squares(), side, square) && on.isInZone(kind, side, square);
  }
}
