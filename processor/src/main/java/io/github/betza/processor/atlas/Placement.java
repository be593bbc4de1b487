package io.github.betza.processor.atlas;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands where when a game begins.
 *
 * @param stones the pieces
 * @param holes the squares that the board does not have, as rank * files + file
 */
record Placement(List<Stone> stones, List<Integer> holes) {
  /** Copies the lists. */
  Placement {
    stones = List.copyOf(stones);
    holes = List.copyOf(holes);
  }

  /** A piece on a square: its file and rank from 0, and its letter, in lower case for Black's. */
  record Stone(int file, int rank, char letter) {
    boolean isWhite() {
      return Character.isUpperCase(letter);
    }
  }

  /** Reads the setup of a game. */
  static Placement of(DrawnGame game) {
    List<Stone> stones = new ArrayList<>();
    List<Integer> holes = new ArrayList<>();
    int files = game.facts().files();
    int rank = game.facts().ranks();
    for (String row : game.facts().setup().strip().split("\\s+", -1)[0].split("/", -1)) {
      rank--;
      int file = 0;
      int empty = 0;
      for (int i = 0; i < row.length(); i++) {
        char letter = row.charAt(i);
        if (letter >= '0' && letter <= '9') {
          empty = 10 * empty + letter - '0';
          continue;
        }
        file += empty;
        empty = 0;
        if (letter == '*') {
          holes.add(rank * files + file);
        } else {
          stones.add(new Stone(file, rank, letter));
        }
        file++;
      }
    }
    return new Placement(stones, holes);
  }
}
