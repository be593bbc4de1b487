package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.Fen.Part;
import io.github.betza.generated.Hands;
import java.util.Arrays;

/** Reads and writes the pieces in hand, which follow the rows of a FEN: {@code [QNn]}. */
final class HandField {
  private final Board board;
  private final PieceTable pieces;

  /** The rules of the hands, or null. */
  private final Hands hands;

  HandField(Board board, PieceTable pieces, Hands hands) {
    this.board = board;
    this.pieces = pieces;
    this.hands = hands;
  }

  /**
   * Puts pieces into the hands of the board, whose squares have been read.
   *
   * @param field the letters from the opening bracket on
   * @throws MalformedPositionException if they are invalid
   */
  void read(Part field) {
    String text = field.text();
    if (hands == null) {
      throw field.refusal(
          "the FEN has pieces in hand, " + Fen.brief(text) + ", but the game has no drops");
    }
    int end = text.length() - 1;
    if (text.indexOf(']') != end) {
      throw field.refusal(
          "the pieces in hand are in brackets after the rows, such as [QNn], not "
              + Fen.brief(text));
    }
    if (text.equals("[-]")) {
      return;
    }
    long most = Hands.MOST - Arrays.stream(board.cells()).filter(Cell::isPiece).count();
    for (int i = 1, next = 1; i < end; i = next) {
      next = text.charAt(i) == '+' && i + 1 < end ? i + 2 : i + 1;
      if (most-- <= 0) {
        throw field.refusal("there are more than " + Hands.MOST + " pieces");
      }
      add(field.part(i, next));
    }
  }

  private void add(Part part) {
    int kind = pieces.kindOf(part.text());
    if (kind == 0) {
      throw part.refusal(
          "no piece has the letter " + Fen.brief(part.text()) + ", which is in hand");
    }
    if (!hands.mayHold(kind)) {
      throw part.refusal(
          "the " + pieces.name(kind) + " is in hand, but no drop or gate of the game names it");
    }
    board.addToHand(Fen.sideOf(part.text()), kind);
  }

  /** Appends the pieces in hand, White's first, in the order of the kinds. */
  void write(StringBuilder text) {
    text.append('[');
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int kind = 1; kind <= pieces.size(); kind++) {
        String symbol = Fen.ofSide(pieces.symbol(kind), side);
        text.append(symbol.repeat(board.inHand(side, kind)));
      }
    }
    text.append(']');
  }
}
