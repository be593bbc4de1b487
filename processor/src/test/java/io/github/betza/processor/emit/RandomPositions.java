package io.github.betza.processor.emit;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes random positions: boards of odd sizes with holes, and with all that moves depend on. */
final class RandomPositions {
  private final Random random;
  private final PieceTable pieces;

  RandomPositions(Random random, PieceTable pieces) {
    this.random = random;
    this.pieces = pieces;
  }

  /** Returns a position on a board of a random size. */
  Board next() {
    int most = random.nextInt(8) == 0 ? 20 : 11;
    return random.nextInt(100) == 0
        ? next(Geometry.MAX_SIZE - random.nextInt(2), Geometry.MAX_SIZE)
        : next(1 + random.nextInt(most), 1 + random.nextInt(most));
  }

  Board next(int files, int ranks) {
    Board board = new Board(files, ranks, pieces);
    Geometry geometry = board.geometry();
    int filled = random.nextInt(60);
    int holes = random.nextInt(3) == 0 ? 8 : 0;
    List<Integer> occupied = new ArrayList<>();
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        int square = geometry.square(file, rank);
        if (random.nextInt(100) < holes) {
          board.put(square, Cell.EDGE);
        } else if (random.nextInt(100) < filled) {
          board.put(square, piece());
          occupied.add(square);
        }
      }
    }
    if (occupied.isEmpty()) {
      board.put(geometry.square(0, 0), piece());
      occupied.add(geometry.square(0, 0));
    }
    board.setLastMovedKind(random.nextInt(pieces.size() + 1));
    if (random.nextBoolean()) {
      int victim = occupied.get(random.nextInt(occupied.size()));
      int[] squares = new int[1 + random.nextInt(3)];
      for (int i = 0; i < squares.length; i++) {
        squares[i] = geometry.square(random.nextInt(files), random.nextInt(ranks));
      }
      board.setEnPassant(victim, squares);
    }
    return board;
  }

  private int piece() {
    int side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    int cell = Cell.of(1 + random.nextInt(pieces.size()), side);
    cell |= random.nextInt(4) == 0 ? Cell.ROYAL : 0;
    return cell | (random.nextBoolean() ? Cell.UNMOVED : 0);
  }

  /** Returns the squares of all pieces. */
  static List<Integer> occupied(Board board) {
    List<Integer> squares = new ArrayList<>();
    Geometry geometry = board.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (Cell.isPiece(board.get(square))) {
          squares.add(square);
        }
      }
    }
    return squares;
  }

  /** Draws a position, for the text of a failure. */
  static String draw(Board board) {
    Geometry geometry = board.geometry();
    StringBuilder text = new StringBuilder();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      for (int file = 0; file < geometry.files(); file++) {
        int cell = board.get(geometry.square(file, rank));
        char piece = (char) ('A' + Cell.kind(cell) - 1);
        text.append(
            cell == Cell.EMPTY
                ? "."
                : cell == Cell.EDGE
                    ? "#"
                    : String.valueOf(
                        Cell.side(cell) == Side.WHITE ? piece : Character.toLowerCase(piece)));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
