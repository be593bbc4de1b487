package io.github.betza.game;

import io.github.betza.board.Geometry;
import java.util.Arrays;

/** The squares of a board without its padding, numbered rank by rank from 0. */
final class SquareNumbers {
  private final int count;

  /** By padded square: its number, or -1 off the board. */
  private final short[] numbers;

  private final int[] squares;

  SquareNumbers(Geometry geometry) {
    this.count = geometry.files() * geometry.ranks();
    this.numbers = new short[geometry.arrayLength()];
    this.squares = new int[count];
    Arrays.fill(numbers, (short) -1);
    for (int number = 0; number < count; number++) {
      squares[number] = geometry.square(number % geometry.files(), number / geometry.files());
      numbers[squares[number]] = (short) number;
    }
  }

  int count() {
    return count;
  }

  /** Returns the padded square with a number. */
  int square(int number) {
    return squares[number];
  }

  /** Returns the number of a padded square. */
  int number(int square) {
    return numbers[square];
  }

  /** Returns whether a padded square is on the board. */
  boolean isOnBoard(int square) {
    return square >= 0 && square < numbers.length && numbers[square] >= 0;
  }

  /** Returns the index of a pair of squares in a table of all pairs. */
  int pair(int from, int to) {
    return numbers[from] * count + numbers[to];
  }
}
