package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.xboard.XBoardPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The unmoved pieces, in a game whose king never castles but has other first moves. There XBoard
 * replaces the castling rights by letters of files, for the unmoved pieces with first moves on the
 * first rank of their side; a piece without a letter has moved. The FEN of this project contains
 * this only for kings, as {@code K} and {@code k}.
 *
 * @param setup the setup of the game
 * @param geometry its board
 * @param king the letter of the king
 * @param movers the letters of the pieces with first moves, the king among them
 */
record XBoardUnmoved(Setup setup, Geometry geometry, char king, List<Character> movers) {
  private static final int FIELDS = 6;
  private static final int RIGHTS = 2;

  XBoardUnmoved {
    movers = List.copyOf(movers);
  }

  /**
   * Returns the unmoved pieces of a game, if it has such a king.
   *
   * @param king the letter of the piece that is the king in XBoard, or 0 for none
   * @param pieces the pieces in XBoard's notation
   */
  static Optional<XBoardUnmoved> of(
      DeclaredVariant variant, char king, Map<Character, XBoardPiece> pieces) {
    String moves = king == 0 ? "" : pieces.get(king).moves();
    if (moves.indexOf('i') < 0 || moves.indexOf('O') >= 0) {
      return Optional.empty();
    }
    List<Character> movers =
        pieces.keySet().stream()
            .filter(letter -> pieces.get(letter).moves().indexOf('i') >= 0)
            .toList();
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    return Optional.of(new XBoardUnmoved(Setup.of(variant), geometry, king, movers));
  }

  /** Returns the field of the setup, as XBoard reads and writes it. */
  String field() {
    String field = letters(true) + letters(false);
    return field.isEmpty() ? "-" : field;
  }

  private String letters(boolean white) {
    StringBuilder letters = new StringBuilder();
    int rank = white ? 0 : geometry.ranks() - 1;
    for (int file = geometry.files() - 1; file >= 0; file--) {
      Character piece = setup.pieces().get(geometry.name(geometry.square(file, rank)));
      if (piece != null
          && Character.isUpperCase(piece) == white
          && movers.contains(Character.toUpperCase(piece))
          && (Character.toUpperCase(piece) != king || isUnmoved(white))) {
        letters.append((char) ((white ? 'A' : 'a') + file));
      }
    }
    return letters.toString();
  }

  /**
   * Returns whether a king has not moved; a setup without rights shows it by the square of the
   * king.
   */
  private boolean isUnmoved(boolean white) {
    return setup.castling().equals("-") || setup.castling().indexOf(white ? 'K' : 'k') >= 0;
  }

  /**
   * Returns a position of XBoard in the format of this project.
   *
   * @param fen a position from XBoard; if fields are missing, it is returned unchanged
   */
  String read(String fen) {
    List<String> fields = new ArrayList<>(Words.of(fen).list());
    if (fields.size() != FIELDS) {
      return fen;
    }
    String letters = fields.get(RIGHTS);
    String rights =
        setup.castling().equals("-")
            ? ""
            : right(fields.get(0), letters, true) + right(fields.get(0), letters, false);
    fields.set(RIGHTS, rights.isEmpty() ? "-" : rights);
    return String.join(" ", fields);
  }

  /**
   * Returns the right of a king; for a king that is not on the first rank, XBoard has only its
   * square.
   */
  private String right(String rows, String letters, boolean white) {
    char symbol = white ? king : Character.toLowerCase(king);
    List<String> homes = setup.squaresOf(symbol);
    if (homes.size() != 1 || !isUnmoved(white)) {
      return "";
    }
    int file = geometry.file(geometry.square(homes.get(0)));
    int rank = geometry.rank(geometry.square(homes.get(0)));
    boolean onFirst = rank == (white ? 0 : geometry.ranks() - 1);
    boolean named = letters.indexOf((white ? 'A' : 'a') + file) >= 0;
    return isOn(rows, symbol, file, rank) && (named || !onFirst) ? (white ? "K" : "k") : "";
  }

  /** Returns whether a piece is on a square. */
  private boolean isOn(String rows, char symbol, int file, int rank) {
    String[] each = rows.split("/", -1);
    int row = geometry.ranks() - 1 - rank;
    int at = 0;
    int number = 0;
    for (int i = 0; row < each.length && i < each[row].length(); i++) {
      char letter = each[row].charAt(i);
      if (letter >= '0' && letter <= '9') {
        number = Math.min(10 * number + letter - '0', geometry.files());
      } else if (letter != '+') {
        at += number;
        number = 0;
        if (at == file && letter == symbol) {
          return true;
        }
        at++;
      }
    }
    return false;
  }
}
