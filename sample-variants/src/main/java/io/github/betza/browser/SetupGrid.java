package io.github.betza.browser;

import io.github.betza.board.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

/**
 * A setup as signs on squares, which a page changes one by one. Any text is taken: what does not
 * fit the board is left out, and rows that are missing are empty. A sign is that of a FEN: a
 * letter, small for Black, after a plus if it is a promoted form; {@code *} for a hole; empty for
 * nothing.
 */
final class SetupGrid {
  static final String HOLE = "*";
  private static final String NOTHING = "";

  /** The side to move, castling rights, capture en passant, and two numbers. */
  private static final List<String> USUAL = List.of("w", "-", "-", "0", "1");

  private static final int SIDE = 0;
  private static final int RIGHTS = 1;
  private static final int EN_PASSANT = 2;

  private final int files;
  private final int ranks;

  /** The signs by the numbers that pages have for squares. */
  private final List<String> signs;

  /** How many pieces there are in hand, by their signs. */
  private final Map<String, Integer> hands = new TreeMap<>();

  /** The fields after the rows. */
  private final List<String> fields = new ArrayList<>();

  private SetupGrid(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
    this.signs = new ArrayList<>(Collections.nCopies(files * ranks, NOTHING));
  }

  /** Reads a setup. */
  static SetupGrid of(int files, int ranks, String fen) {
    SetupGrid grid = new SetupGrid(files, ranks);
    String[] fields = fen.strip().split("\\s+", -1);
    int bracket = fields[0].indexOf('[');
    String[] rows =
        fields[0].substring(0, bracket < 0 ? fields[0].length() : bracket).split("/", -1);
    for (int row = 0; row < rows.length && row < ranks; row++) {
      grid.readRow(rows[row], ranks - 1 - row);
    }
    if (bracket >= 0) {
      signsOf(fields[0].substring(bracket + 1).replace("]", "").replace("-", ""))
          .forEach(sign -> grid.hands.merge(sign, 1, Integer::sum));
    }
    grid.fields.addAll(Arrays.asList(fields).subList(1, fields.length));
    while (grid.fields.size() < USUAL.size()) {
      grid.fields.add(USUAL.get(grid.fields.size()));
    }
    return grid;
  }

  private void readRow(String row, int rank) {
    int file = 0;
    for (String sign : signsOf(row)) {
      boolean isNumber = Character.isDigit(sign.charAt(0));
      if (!isNumber && file < files) {
        signs.set(rank * files + file, sign);
      }
      file += isNumber ? Math.min(files, Integer.parseInt(sign)) : 1;
    }
  }

  /** Returns the signs of a row: numbers, and letters with what belongs to them. */
  private static List<String> signsOf(String row) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < row.length(); ) {
      int end = i + 1;
      if (Character.isDigit(row.charAt(i))) {
        while (end < row.length() && end < i + 2 && Character.isDigit(row.charAt(end))) {
          end++;
        }
      } else {
        end += row.charAt(i) == '+' && end < row.length() ? 1 : 0;
        end += end < row.length() && row.charAt(end) == '~' ? 1 : 0;
      }
      all.add(row.substring(i, end));
      i = end;
    }
    return all;
  }

  /** Returns the setup as a FEN with all its fields. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int rank = ranks - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < files; file++) {
        String sign = sign(rank * files + file);
        if (sign.isEmpty()) {
          empty++;
        } else {
          text.append(empty > 0 ? String.valueOf(empty) : "").append(sign);
          empty = 0;
        }
      }
      text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : "");
    }
    if (!hands.isEmpty()) {
      text.append('[');
      hands.forEach((sign, count) -> text.append(sign.repeat(count)));
      text.append(']');
    }
    return text + " " + String.join(" ", fields);
  }

  /** Returns the sign on a square, by the number that pages have for it. */
  String sign(int square) {
    return signs.get(square);
  }

  void put(int square, String sign) {
    signs.set(square, sign);
    fields.set(EN_PASSANT, USUAL.get(EN_PASSANT));
  }

  int side() {
    return fields.get(SIDE).equals("b") ? Side.BLACK : Side.WHITE;
  }

  void setSide(int side) {
    fields.set(SIDE, side == Side.WHITE ? "w" : "b");
    fields.set(EN_PASSANT, USUAL.get(EN_PASSANT));
  }

  String rights() {
    return fields.get(RIGHTS);
  }

  void setRights(String rights) {
    fields.set(RIGHTS, rights);
  }

  int inHand(String sign) {
    return hands.getOrDefault(sign, 0);
  }

  void hold(String sign, int count) {
    if (count > 0) {
      hands.put(sign, count);
    } else {
      hands.remove(sign);
    }
  }

  /** Returns the sign of a piece. */
  static String signOf(String symbol, int side) {
    return side == Side.WHITE ? symbol : symbol.toLowerCase(Locale.ROOT);
  }

  /** Returns the symbol of the piece that a sign stands for. */
  static String symbolOf(String sign) {
    return sign.replace("~", "").toUpperCase(Locale.ROOT);
  }

  static int sideOf(String sign) {
    return sign.equals(sign.toUpperCase(Locale.ROOT)) ? Side.WHITE : Side.BLACK;
  }

  /** Empties the board but for its holes, and the hands. */
  void clear() {
    signs.replaceAll(sign -> sign.equals(HOLE) ? HOLE : NOTHING);
    hands.clear();
    fields.set(EN_PASSANT, USUAL.get(EN_PASSANT));
  }

  /** Sets up on Black's half of the board what is on White's, as a mirror shows it. */
  void mirror() {
    for (int square = 0; square < ranks / 2 * files; square++) {
      int rank = ranks - 1 - square / files;
      put(rank * files + square % files, ofOther(sign(square)));
    }
    for (String sign : List.copyOf(hands.keySet())) {
      if (sideOf(sign) == Side.WHITE) {
        hands.put(ofOther(sign), hands.get(sign));
      }
    }
  }

  private static String ofOther(String sign) {
    return signOf(symbolOf(sign), Side.BLACK);
  }

  /** Returns the same signs on a board of another size; Black's stay as far from the last rank. */
  SetupGrid resized(int newFiles, int newRanks) {
    SetupGrid grid = new SetupGrid(newFiles, newRanks);
    grid.hands.putAll(hands);
    grid.fields.addAll(fields);
    grid.fields.set(EN_PASSANT, USUAL.get(EN_PASSANT));
    IntUnaryOperator rankOfBlack = rank -> rank + newRanks - ranks;
    for (int square = 0; square < signs.size(); square++) {
      String sign = sign(square);
      int file = square % files;
      int rank = square / files;
      int to = sideOf(sign) == Side.BLACK ? rankOfBlack.applyAsInt(rank) : rank;
      if (!sign.isEmpty() && file < newFiles && to >= 0 && to < newRanks) {
        grid.signs.set(to * newFiles + file, sign);
      }
    }
    return grid;
  }

  /** Changes the symbols of pieces; none take the place of an empty one. */
  void rename(UnaryOperator<String> symbols) {
    signs.replaceAll(sign -> renamed(sign, symbols));
    Map<String, Integer> held = new TreeMap<>(hands);
    hands.clear();
    held.forEach(
        (sign, count) ->
            hold(renamed(sign, symbols), renamed(sign, symbols).isEmpty() ? 0 : count));
  }

  private static String renamed(String sign, UnaryOperator<String> symbols) {
    boolean isPiece = !sign.isEmpty() && !sign.equals(HOLE);
    return isPiece ? signOf(symbols.apply(symbolOf(sign)), sideOf(sign)) : sign;
  }
}
