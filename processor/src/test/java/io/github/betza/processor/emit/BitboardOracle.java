package io.github.betza.processor.emit;

import io.github.betza.Betza.Numbering;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import java.util.HashSet;
import java.util.Set;

/** Finds what functions over sets of bits find by the moves of a piece on the runtime's board. */
final class BitboardOracle {
  private static final int OTHER = 2;

  private final PieceMoves moves;
  private final DeclaredGeometry size;
  private final Board board;

  BitboardOracle(PieceMoves moves, DeclaredGeometry size) {
    this.moves = moves;
    this.size = size;
    PieceTable table =
        PieceTable.builder().add('A', "Mover", moves).add('B', "Other", moves).build();
    this.board = new Board(size.files(), size.ranks(), table);
  }

  private int squares() {
    return size.files() * size.ranks();
  }

  /** Returns the square of the board that has a number. */
  private int square(int number) {
    Numbering numbering = size.numbering();
    int file = number % size.files();
    int rank = number / size.files();
    return board
        .geometry()
        .square(
            numbering.isFromRight() ? size.files() - 1 - file : file,
            numbering.isFromLastRank() ? size.ranks() - 1 - rank : rank);
  }

  static boolean contains(long[] set, int number) {
    return (set[number / Long.SIZE] >>> number & 1) != 0;
  }

  /** Returns the squares on which an enemy would be captured, if it stood there as well. */
  long[] attacks(int from, long[] occupied, int side) {
    place(from, occupied, side);
    long[] attacks = new long[occupied.length];
    for (int target = 0; target < squares(); target++) {
      if (target != from) {
        int before = board.get(square(target));
        board.put(square(target), Cell.of(OTHER, Side.opponent(side)));
        if (reached(from, PieceMoves.CAPTURES).contains(square(target))) {
          attacks[target / Long.SIZE] |= 1L << target;
        }
        board.put(square(target), before);
      }
    }
    return attacks;
  }

  /** Returns the squares to which the piece goes. */
  long[] quiets(int from, long[] occupied, int side) {
    place(from, occupied, side);
    Set<Integer> reached = reached(from, PieceMoves.QUIETS);
    long[] quiets = new long[occupied.length];
    for (int number = 0; number < squares(); number++) {
      if (reached.contains(square(number))) {
        quiets[number / Long.SIZE] |= 1L << number;
      }
    }
    return quiets;
  }

  private void place(int from, long[] occupied, int side) {
    int enemy = Cell.of(OTHER, Side.opponent(side));
    for (int number = 0; number < squares(); number++) {
      board.put(square(number), contains(occupied, number) ? enemy : Cell.EMPTY);
    }
    board.put(square(from), Cell.of(1, side));
  }

  private Set<Integer> reached(int from, int wanted) {
    MoveList list = new MoveList();
    moves.generate(board, square(from), 1, wanted, list);
    Set<Integer> reached = new HashSet<>();
    for (int i = 0; i < list.size(); i++) {
      reached.add(Move.to(list.get(i)));
    }
    return reached;
  }
}
