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

  /** A piece on a square: its file and rank from 0, its symbol, and whether it is White's. */
  record Stone(int file, int rank, String symbol, boolean white) {}

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
      String plus = "";
      for (int i = 0; i < row.length(); i++) {
        char letter = row.charAt(i);
        if (letter >= '0' && letter <= '9') {
          empty = 10 * empty + letter - '0';
          continue;
        }
        if (letter == '+') {
          plus = "+";
          continue;
        }
        file += empty;
        empty = 0;
        if (letter == '*') {
          holes.add(rank * files + file);
        } else {
          String symbol = plus + Character.toUpperCase(letter);
          stones.add(new Stone(file, rank, symbol, Character.isUpperCase(letter)));
        }
        plus = "";
        file++;
      }
    }
    return new Placement(stones, holes);
  }
}
