package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.interpret.Interpreter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Holds the search for the attackers of a square against the captures of every piece of the kind
 * that is looked for.
 */
final class AttackersComparison {
  private static final int SQUARES = 4;

  private final String notation;
  private final PieceMoves moves;
  private final Interpreter interpreter;
  private final Board board;

  AttackersComparison(String notation, PieceMoves moves, Interpreter interpreter, Board board) {
    this.notation = notation;
    this.moves = moves;
    this.interpreter = interpreter;
    this.board = board;
  }

  /** Compares them on some squares, whatever stands there, for pieces like one on the board. */
  void compare(int like, Random random) {
    int attacker = board.get(like) & Cell.PIECE;
    List<Integer> squares = squares();
    for (int i = 0; i < SQUARES; i++) {
      compare(attacker, squares.get(random.nextInt(squares.size())));
    }
    List<Integer> occupied = RandomPositions.occupied(board);
    for (int i = 0; i < SQUARES; i++) {
      compare(attacker, occupied.get(random.nextInt(occupied.size())));
    }
  }

  private void compare(int attacker, int square) {
    int[] before = board.cells().clone();
    Attackers found = new Attackers();
    assertThat(moves.findAttackers(board, square, attacker, found)).isFalse();
    boolean any = moves.findAttackers(board, square, attacker, Attackers.ANY);
    assertThat(board.cells()).isEqualTo(before);
    assertThat(listed(found))
        .as(
            () ->
                notation
                    + (": attackers like " + attacker)
                    + (" of " + board.geometry().name(square) + "\n")
                    + RandomPositions.draw(board))
        .isEqualTo(expected(attacker, square));
    assertThat(any).isEqualTo(found.size() > 0);
  }

  private static List<Integer> listed(Attackers found) {
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      squares.add(found.get(i));
    }
    return squares.stream().sorted().toList();
  }

  /** Where no enemy stands, a royal one is put. */
  private List<Integer> expected(int attacker, int square) {
    int before = board.get(square);
    int enemy = (attacker & Cell.EDGE) ^ Cell.EDGE;
    if ((before & Cell.EDGE) != enemy) {
      board.put(square, enemy | Cell.kind(attacker) | Cell.ROYAL);
    }
    List<Integer> expected = new ArrayList<>();
    for (int from : RandomPositions.occupied(board)) {
      if ((board.get(from) & Cell.PIECE) == attacker && interpreter.attacks(board, from, square)) {
        expected.add(from);
      }
    }
    board.put(square, before);
    return expected;
  }

  private List<Integer> squares() {
    Geometry geometry = board.geometry();
    List<Integer> squares = new ArrayList<>();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (board.get(square) != Cell.EDGE) {
          squares.add(square);
        }
      }
    }
    return squares;
  }
}
