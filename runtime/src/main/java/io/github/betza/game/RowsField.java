package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Fen.Part;
import io.github.betza.game.Fen.Unmoved;
import io.github.betza.generated.Hands;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Reads the rows of a FEN, the last rank first. */
final class RowsField {
  private final Board board;
  private final PieceTable pieces;
  private final Geometry geometry;

  /** The rules of the hands, or null. */
  private final Hands hands;

  private final Unmoved unmoved;

  /** Returns the only kind to which a kind promotes, or 0. */
  private final IntUnaryOperator promoted;

  RowsField(Board board, Hands hands, Unmoved unmoved, IntUnaryOperator promoted) {
    this.board = board;
    this.pieces = board.pieces();
    this.geometry = board.geometry();
    this.hands = hands;
    this.unmoved = unmoved;
    this.promoted = promoted;
  }

  /**
   * Puts the pieces of some rows on the board.
   *
   * @throws MalformedPositionException if they are invalid
   */
  void read(Part placement) {
    List<Part> rows = placement.rows();
    int ranks = geometry.ranks();
    if (rows.size() != ranks) {
      // Missing or surplus rows are reported at the end, since the right place is unknown.
      int length = placement.text().length();
      int from = rows.size() < ranks ? length : rows.get(ranks).start() - placement.start() - 1;
      throw placement
          .part(from, length)
          .refusal(
              "the FEN has "
                  + (rows.size() == 1 ? "1 rank" : rows.size() + " ranks")
                  + ", the board "
                  + ranks);
    }
    for (int row = 0; row < ranks; row++) {
      placeRank(rows.get(row), ranks - 1 - row);
    }
  }

  private void placeRank(Part part, int rank) {
    String row = part.text();
    int files = geometry.files();
    int file = 0;
    for (int i = 0; i < row.length(); ) {
      char letter = row.charAt(i);
      if (letter >= '0' && letter <= '9') {
        int end = i + 1;
        while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
          end++;
        }
        // Beyond two digits the number is too large for any board, and perhaps for an int.
        file += end - i > 2 ? Fen.MOST_LETTERS : Integer.parseInt(row.substring(i, end));
        i = end;
        continue;
      }
      int end = letter == '+' && i + 1 < row.length() ? i + 2 : i + 1;
      end += hands != null && end < row.length() && row.charAt(end) == '~' ? 1 : 0;
      if (file < files) {
        put(geometry.square(file, rank), part.part(i, end));
      }
      file++;
      i = end;
    }
    if (file != files) {
      throw part.refusal(
          "rank "
              + (rank + 1)
              + " has "
              + (file >= Fen.MOST_LETTERS
                  ? "too many squares"
                  : file == 1 ? "1 square" : file + " squares")
              + " instead of "
              + files
              + ": "
              + Fen.brief(row));
    }
  }

  private void put(int square, Part part) {
    String symbol = part.text();
    if (symbol.equals("*")) {
      board.put(square, Cell.EDGE);
      return;
    }
    boolean isMarked = hands != null && symbol.endsWith("~");
    String letters = isMarked ? symbol.substring(0, symbol.length() - 1) : symbol;
    int kind = kind(letters);
    if (kind == 0) {
      throw part.refusal(
          "no piece has the letter "
              + Fen.brief(symbol)
              + ", which is on "
              + geometry.name(square));
    }
    int side = Fen.sideOf(letters);
    int cell = Cell.of(kind, side) | (pieces.isRoyal(kind) ? Cell.ROYAL : 0);
    boolean isForm = hands != null && pieces.kindOf(letters) == 0 && hands.origin(kind) != 0;
    if (isMarked && hands.origin(kind) == 0) {
      throw part.refusal(
          "the game does not keep what the " + pieces.name(kind) + " was, so ~ has no meaning");
    }
    cell |= isMarked || isForm ? Cell.WAS : 0;
    board.put(square, unmoved.test(cell, square) ? cell | Cell.UNMOVED : cell);
  }

  /**
   * Returns the kind with a symbol, or the kind to which the piece with its letter promotes, or 0.
   */
  private int kind(String symbol) {
    int kind = pieces.kindOf(symbol);
    if (kind != 0 || symbol.length() < 2) {
      return kind;
    }
    int plain = pieces.kindOf(symbol.substring(1));
    return plain == 0 ? 0 : promoted.applyAsInt(plain);
  }
}
