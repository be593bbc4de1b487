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
 * Which pieces have not moved, in a game whose king never castles but has other first moves. There
 * XBoard has letters of files in place of the castling rights, those of the pieces with first moves
 * that stand unmoved on the first rank of their side; it takes a field without one for the news
 * that it has moved. This project's own FEN says it of kings alone, as {@code K} and {@code k}.
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
   * Returns what holds for a game, if it is such a one.
   *
   * @param king the letter of the piece that XBoard takes for the king, or 0 for none
   * @param told the pieces as XBoard is told about them
   */
  static Optional<XBoardUnmoved> of(
      DeclaredVariant variant, char king, Map<Character, XBoardPiece> told) {
    String moves = king == 0 ? "" : told.get(king).moves();
    if (moves.indexOf('i') < 0 || moves.indexOf('O') >= 0) {
      return Optional.empty();
    }
    List<Character> movers =
        told.keySet().stream()
            .filter(letter -> told.get(letter).moves().indexOf('i') >= 0)
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

  /** A setup without any such right tells that a king has not moved by where it stands. */
  private boolean isUnmoved(boolean white) {
    return setup.castling().equals("-") || setup.castling().indexOf(white ? 'K' : 'k') >= 0;
  }

  /**
   * Returns a position of XBoard as this project writes it.
   *
   * @param fen what XBoard has sent; where it lacks fields it is returned as it is
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

  /** Of a king elsewhere than on the first rank XBoard only knows where it stands. */
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
    return stands(rows, symbol, file, rank) && (named || !onFirst) ? (white ? "K" : "k") : "";
  }

  /** Returns whether a piece stands on a square. */
  private boolean stands(String rows, char symbol, int file, int rank) {
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
