package io.github.betza.benchmarks;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.Random;

/**
 * Many different positions. With a few, the processor learns every branch by heart, and all code
 * looks equally fast.
 */
final class Positions {
  /** How many there are: a power of two. */
  static final int COUNT = 1_024;

  private static final double FILLED = 0.35;

  final Board[] boards = new Board[COUNT];
  final int[] squares = new int[COUNT];

  Positions(int files, int ranks, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < COUNT; i++) {
      Board board = new Board(files, ranks);
      Geometry geometry = board.geometry();
      for (int rank = 0; rank < ranks; rank++) {
        for (int file = 0; file < files; file++) {
          if (random.nextDouble() < FILLED) {
            board.put(geometry.square(file, rank), Cell.of(1, random.nextInt(2)));
          }
        }
      }
      squares[i] = geometry.square(random.nextInt(files), random.nextInt(ranks));
      board.put(squares[i], Cell.of(2, i % 2 == 0 ? Side.WHITE : Side.BLACK));
      boards[i] = board;
    }
  }
}
