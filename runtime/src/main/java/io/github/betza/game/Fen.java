package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntPredicate;

/**
 * Reads positions in Forsyth-Edwards notation, for boards of any size: numbers may have several
 * digits, {@code *} is a hole, and a {@code +} before a letter makes it that of a promoted form.
 *
 * <p>The fields after the first may be missing. The third names the pieces that castling needs
 * unmoved: {@code KQkq} for the outermost piece to the right or left of the royal piece (in a game:
 * the outermost of a kind that castles in its setup), or the letter of that piece's file; the name
 * of its square ({@code K1}, {@code ab1}) where that letter would be K or Q, or where the file has
 * two. Where a side has several royal pieces that castle, a letter speaks of the first that has
 * such a partner, the lowest ranks and the first files first; names of squares speak of one piece
 * each there, royal or partner ({@code C1E1H1}). The fourth is the square passed over by the piece
 * that may be captured en passant, which stands beyond it on the same file; where that is not so,
 * or it passed over several squares, their names are followed by that of its own square ({@code
 * b3c4}). Whether other pieces have moved is not part of the notation: {@link Unmoved} decides.
 */
public final class Fen {
  /** The greatest move count that is read, and written. */
  static final int MAX_COUNT = 999_999_999;

  private final PieceTable pieces;
  private final Geometry geometry;
  private final Unmoved unmoved;
  private final IntPredicate castles;

  /** Tells which pieces count as unmoved, apart from those that castle. */
  @FunctionalInterface
  public interface Unmoved {
    /**
     * Returns whether a piece counts as unmoved.
     *
     * @param cell the piece, see {@link Cell}
     * @param square its square
     */
    boolean test(int cell, int square);
  }

  /**
   * Makes a reader.
   *
   * @param pieces the pieces with their letters
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param unmoved which pieces count as unmoved
   * @throws IllegalArgumentException where the size is out of range
   */
  public Fen(PieceTable pieces, int files, int ranks, Unmoved unmoved) {
    this(pieces, new Geometry(files, ranks), unmoved, kind -> true);
  }

  /**
   * Makes a reader that knows which kinds castle: there {@code K} and {@code Q} mean the outermost
   * piece of these kinds.
   */
  Fen(PieceTable pieces, Geometry geometry, Unmoved unmoved, IntPredicate castles) {
    this.pieces = Objects.requireNonNull(pieces);
    this.geometry = geometry;
    this.unmoved = Objects.requireNonNull(unmoved);
    this.castles = castles;
  }

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException where the text has no meaning
   */
  public Board read(String fen) {
    String[] fields = fen.strip().split("\\s+", 0);
    if (fields.length > 6) {
      throw new MalformedPositionException("a FEN has 6 fields, not " + fields.length);
    }
    Board board = new Board(geometry.files(), geometry.ranks(), pieces);
    place(board, fields[0]);
    board.setSide(side(field(fields, 1, "w")));
    new CastlingField(board, castles).read(field(fields, 2, "-"));
    enPassant(board, field(fields, 3, "-"));
    checkNumbers(fields);
    return board;
  }

  private static void checkNumbers(String[] fields) {
    for (int i = 4; i < fields.length; i++) {
      number(fields[i]);
    }
  }

  private static String field(String[] fields, int index, String missing) {
    return index < fields.length ? fields[index] : missing;
  }

  private void place(Board board, String placement) {
    int hands = placement.indexOf('[');
    if (hands >= 0) {
      throw new MalformedPositionException(
          "the FEN has pieces in hand, "
              + brief(placement.substring(hands))
              + ", but none is dropped");
    }
    String[] rows = placement.split("/", -1);
    int ranks = geometry.ranks();
    if (rows.length != ranks) {
      throw new MalformedPositionException(
          "the FEN has "
              + (rows.length == 1 ? "1 rank" : rows.length + " ranks")
              + ", the board "
              + ranks);
    }
    for (int row = 0; row < ranks; row++) {
      placeRank(board, rows[row], ranks - 1 - row);
    }
  }

  private void placeRank(Board board, String row, int rank) {
    int files = geometry.files();
    int file = 0;
    for (int i = 0; i < row.length() && file <= files; ) {
      char letter = row.charAt(i);
      if (letter >= '0' && letter <= '9') {
        int end = i + 1;
        while (end < row.length() && row.charAt(end) >= '0' && row.charAt(end) <= '9') {
          end++;
        }
        // Beyond two digits the number is too large for any board, and perhaps for an int.
        file += end - i > 2 ? files + 1 : Integer.parseInt(row.substring(i, end));
        i = end;
        continue;
      }
      int end = letter == '+' && i + 1 < row.length() ? i + 2 : i + 1;
      if (file < files) {
        put(board, geometry.square(file, rank), row.substring(i, end));
      }
      file++;
      i = end;
    }
    if (file != files) {
      throw new MalformedPositionException(
          "rank " + (rank + 1) + " of the FEN does not have " + files + " files: " + brief(row));
    }
  }

  private void put(Board board, int square, String symbol) {
    if (symbol.equals("*")) {
      board.put(square, Cell.EDGE);
      return;
    }
    int kind = pieces.kindOf(symbol);
    if (kind == 0) {
      throw new MalformedPositionException(
          "no piece has the letter "
              + brief(symbol)
              + ", which stands on "
              + board.geometry().name(square));
    }
    char letter = symbol.charAt(symbol.length() - 1);
    int side = letter >= 'a' ? Side.BLACK : Side.WHITE;
    int cell = Cell.of(kind, side) | (pieces.isRoyal(kind) ? Cell.ROYAL : 0);
    board.put(square, unmoved.test(cell, square) ? cell | Cell.UNMOVED : cell);
  }

  /** Returns the letters of a name as those of a side: capitals for White, small ones for Black. */
  static String ofSide(String name, int side) {
    return side == Side.WHITE ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
  }

  private static int side(String field) {
    return switch (field) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default ->
          throw new MalformedPositionException("the side to move is w or b, not " + brief(field));
    };
  }

  private static void enPassant(Board board, String field) {
    if (field.equals("-")) {
      return;
    }
    List<Integer> squares = squares(board.geometry(), field);
    int last = squares.size() - 1;
    int victim = last == 0 ? victimBeyond(board, squares.get(0)) : squares.get(last);
    List<Integer> passed = squares.subList(0, Math.max(1, last));
    if (passed.stream().distinct().count() < passed.size()) {
      throw new MalformedPositionException("a square is named twice in " + Text.brief(field));
    }
    if (victim == Geometry.OFF
        || !Cell.isPiece(board.get(victim))
        || Cell.side(board.get(victim)) == board.side()
        || passed.stream().anyMatch(square -> board.get(square) != Cell.EMPTY)) {
      throw new MalformedPositionException("no piece has passed over " + Text.brief(field));
    }
    board.setEnPassant(victim, passed.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns the squares whose names stand one after the other. */
  private static List<Integer> squares(Geometry geometry, String field) {
    List<Integer> squares = new ArrayList<>();
    for (String name : field.split("(?<=[0-9])(?=[^0-9])", 0)) {
      squares.add(square(geometry, name));
    }
    return squares;
  }

  /**
   * Returns the first square that is not empty beyond one that the piece which has just moved
   * passed over, if it went straight on the way that its side faces.
   */
  static int victimBeyond(Board board, int passed) {
    // That piece belongs to the side that is not to move.
    int forward = board.side() == Side.WHITE ? -1 : 1;
    int victim = passed;
    do {
      victim = board.geometry().step(victim, 0, forward);
    } while (victim != Geometry.OFF && board.get(victim) == Cell.EMPTY);
    return victim;
  }

  /**
   * Returns the square with a name.
   *
   * @throws MalformedPositionException where the board has no such square
   */
  public static int square(Geometry geometry, String name) {
    try {
      return geometry.square(name);
    } catch (IllegalArgumentException e) {
      throw new MalformedPositionException("there is no square " + brief(name));
    }
  }

  /**
   * Returns the plies since the last capture or pawn move that a FEN tells, or 0 where it has no
   * such field.
   *
   * @param fen a text that {@link #read} takes
   * @throws MalformedPositionException where the field is no number of at most 9 digits
   */
  public static int clock(String fen) {
    return number(field(fen.strip().split("\\s+", 0), 4, "0"));
  }

  /** Returns the number of the move to be made that a sound FEN tells, or 1. */
  static int moveNumber(String fen) {
    return number(field(fen.strip().split("\\s+", 0), 5, "1"));
  }

  private static int number(String field) {
    if (!field.matches("[0-9]{1,9}")) {
      throw new MalformedPositionException(
          "a move count is a number of at most 9 digits, not " + brief(field));
    }
    return Integer.parseInt(field);
  }

  private static String brief(String text) {
    return "'" + Text.brief(text) + "'";
  }
}
