package io.github.betza.board;

import java.util.Locale;

/**
 * Draws a board for debuggers: the last rank first, capital letters for White and small letters for
 * Black, dots for empty squares and asterisks for holes. A kind that the piece table lacks is a
 * number after the letter of its side. The pieces in hand follow the board.
 */
final class BoardDrawing {
  private final Board board;
  private final Geometry geometry;
  private final StringBuilder text = new StringBuilder();

  private BoardDrawing(Board board) {
    this.board = board;
    this.geometry = board.geometry();
  }

  static String of(Board board) {
    return new BoardDrawing(board).draw();
  }

  private String draw() {
    int width = width();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      text.append(padded(String.valueOf(rank + 1), 2));
      for (int file = 0; file < geometry.files(); file++) {
        text.append(' ').append(padded(symbol(geometry.square(file, rank)), width));
      }
      text.append('\n');
    }
    text.append("  ");
    for (int file = 0; file < geometry.files(); file++) {
      text.append(' ').append(padded(fileName(file), width));
    }
    text.append(board.side() == Side.WHITE ? "\nWhite to move" : "\nBlack to move");
    if (board.enPassantVictim() != Geometry.OFF) {
      enPassant();
    }
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      if (!board.isHandEmpty(side)) {
        text.append(side == Side.WHITE ? "\nWhite" : "\nBlack").append(" has in hand: ");
        hand(side);
      }
    }
    return text.toString();
  }

  private void hand(int side) {
    for (int kind = 1; kind <= board.pieces().size(); kind++) {
      String symbol = board.pieces().symbol(kind);
      text.append(
          (side == Side.WHITE ? symbol : symbol.toLowerCase(Locale.ROOT))
              .repeat(board.inHand(side, kind)));
    }
  }

  /** Returns the width of the widest symbol or name. */
  private int width() {
    int width = fileName(geometry.files() - 1).length();
    for (int square = geometry.first(); square < geometry.end(); square++) {
      width = Math.max(width, symbol(square).length());
    }
    return width;
  }

  private static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private String fileName(int file) {
    return geometry.name(geometry.square(file, 0)).replace("1", "");
  }

  private String symbol(int square) {
    int cell = board.get(square);
    if (!Cell.isPiece(cell)) {
      return cell == Cell.EMPTY ? "." : "*";
    }
    int kind = Cell.kind(cell);
    boolean known = kind >= 1 && kind <= board.pieces().size();
    boolean white = Cell.side(cell) == Side.WHITE;
    if (!known) {
      return (white ? "W" : "b") + kind;
    }
    String symbol = board.pieces().symbol(kind);
    return white ? symbol : symbol.toLowerCase(Locale.ROOT);
  }

  private void enPassant() {
    text.append(", capture en passant of ").append(geometry.name(board.enPassantVictim()));
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      text.append(i == 0 ? " on " : " ").append(geometry.name(board.enPassantSquare(i)));
    }
  }
}
