package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Many different boards, and some pieces of each, one board after the other as in a program that
 * lists all moves of a position. With few positions the processor predicts every branch, and all
 * code looks equally fast: one piece on each of 1,024 boards is still too few.
 */
final class Positions {
  /** The number of pieces on all boards: a power of two. */
  static final int COUNT = 16_384;

  /** The number of boards. */
  static final int BOARDS = 1_024;

  private static final int PIECES = COUNT / BOARDS;
  private static final double FILLED = 0.35;

  private final Board[] boards = new Board[COUNT];
  private final int[] squares = new int[COUNT];

  /** Makes the same positions for the same size and seed. */
  Positions(int files, int ranks, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < COUNT; i += PIECES) {
      Board board = new Board(files, ranks);
      List<Integer> occupied = new ArrayList<>();
      while (occupied.size() < PIECES) {
        occupied.clear();
        fill(board, occupied, random);
      }
      Collections.shuffle(occupied, random);
      for (int j = 0; j < PIECES; j++) {
        boards[i + j] = board;
        squares[i + j] = occupied.get(j);
      }
    }
  }

  /** Returns a board. */
  Board board(int index) {
    return boards[index];
  }

  /** Returns the square of the piece. */
  int square(int index) {
    return squares[index];
  }

  private static void fill(Board board, List<Integer> occupied, Random random) {
    Geometry geometry = board.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        boolean filled = random.nextDouble() < FILLED;
        board.put(square, filled ? Cell.of(1, random.nextInt(2)) : Cell.EMPTY);
        if (filled) {
          occupied.add(square);
        }
      }
    }
  }
}
