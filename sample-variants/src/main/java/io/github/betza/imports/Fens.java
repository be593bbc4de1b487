package io.github.betza.imports;

/** Examines the text of positions. */
public final class Fens {
  private Fens() {}

  /** Returns whether every row of a board has a given number of squares. */
  public static boolean fits(String board, int files) {
    for (String row : board.split("/", -1)) {
      int length = 0;
      int number = 0;
      for (int i = 0; i < row.length(); i++) {
        char letter = row.charAt(i);
        if (letter >= '0' && letter <= '9') {
          number = Math.min(10 * number + letter - '0', files + 1);
        } else if ((letter <= 'z' && Character.isLetter(letter)) || letter == '*') {
          length += number + 1;
          number = 0;
        } else {
          return false;
        }
      }
      if (length + number != files) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a piece of either side is on the board. */
  static boolean has(String fen, char letter) {
    String board = fen.split("\\s+", -1)[0];
    return board.indexOf(letter) >= 0 || board.indexOf(Character.toLowerCase(letter)) >= 0;
  }
}
