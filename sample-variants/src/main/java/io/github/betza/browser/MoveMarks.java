package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.processor.interpret.InterpretedMove;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Chooses the mark that a board shows on a square for the moves of one piece. The marks are names
 * of shapes that pages draw.
 *
 * @param board the position
 * @param from the square of the piece
 * @param moves its moves
 * @param prospects the captures of enemies that could stand on the empty squares
 * @param lasting which of the moves it would have as well if it had moved before
 * @param held the squares of the pieces that it immobilises
 */
record MoveMarks(
    Board board,
    int from,
    Collection<InterpretedMove> moves,
    Prospects prospects,
    Predicate<InterpretedMove> lasting,
    Set<Integer> held) {
  /**
   * The empty squares on which a piece could capture an enemy.
   *
   * @param ends the squares on which it would end
   * @param passed the squares of which it would take the enemy without ending there
   */
  record Prospects(Set<Integer> ends, Set<Integer> passed) {}

  /** Shows the moves alone. */
  static MoveMarks of(Board board, int from, Collection<InterpretedMove> moves) {
    Prospects none = new Prospects(Set.of(), Set.of());
    return new MoveMarks(board, from, moves, none, move -> true, Set.of());
  }

  /** Returns the mark on a square, if it has one. */
  Optional<String> on(int square) {
    List<InterpretedMove> here =
        moves.stream().filter(move -> move.to() == square && move.from() != square).toList();
    int cell = board.get(square);
    if (square == from || cell == Cell.EDGE) {
      return Optional.empty();
    }
    return cell == Cell.EMPTY ? onEmpty(square, here) : onPiece(square, here);
  }

  private Optional<String> onEmpty(int square, List<InterpretedMove> here) {
    boolean ends = prospects.ends().contains(square);
    boolean passed = prospects.passed().contains(square);
    if (has(here, Effect.VANISH)) {
      return Optional.of("vanish");
    }
    if (has(here, Effect.PARTNER)) {
      return Optional.of("castle");
    }
    if (!here.isEmpty() && here.stream().noneMatch(lasting)) {
      return Optional.of("first");
    }
    if (here.stream().anyMatch(move -> !move.captures())) {
      return Optional.of(ends ? "both" : passed ? "end-or-victim" : "move");
    }
    if (!here.isEmpty()) {
      return Optional.of("locust");
    }
    return ends ? Optional.of("capture") : passed ? Optional.of("victim") : Optional.empty();
  }

  private Optional<String> onPiece(int square, List<InterpretedMove> here) {
    if (Cell.side(board.get(square)) == Cell.side(board.get(from))) {
      // A royal piece that castles may end on the square of its partner, or where it began.
      boolean castles =
          has(here, Effect.PARTNER)
              || moves.stream().anyMatch(move -> move.to() == from && hasPartner(move, square));
      return castles
          ? Optional.of("castle")
          : here.isEmpty() ? Optional.empty() : Optional.of("own");
    }
    if (has(here, Effect.SWAP)) {
      return Optional.of("swap");
    }
    if (here.stream().anyMatch(move -> move.takes(square))) {
      return Optional.of("capture");
    }
    if (moves.stream().anyMatch(move -> move.takes(square))) {
      return Optional.of("victim");
    }
    return held.contains(square) ? Optional.of("hold") : Optional.empty();
  }

  private static boolean hasPartner(InterpretedMove move, int square) {
    return move.effects().stream()
        .anyMatch(
            effect -> Effect.kind(effect) == Effect.PARTNER && Effect.first(effect) == square);
  }

  private static boolean has(List<InterpretedMove> moves, int kind) {
    return moves.stream()
        .anyMatch(move -> move.effects().stream().anyMatch(each -> Effect.kind(each) == kind));
  }
}
