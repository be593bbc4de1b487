package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.Fen;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A query for the moves of a piece in a position: a line of eight fields, separated by tabs. The
 * answer begins with the first.
 *
 * @param piece the notation of the piece on {@code from}
 * @param files the number of files
 * @param ranks the number of ranks
 * @param cells the squares, the first rank first
 * @param from the name of the square of the piece
 * @param unmoved the names of the squares of pieces that have not moved
 * @param royal the names of the squares of royal pieces
 * @param enPassant the square of the piece that may be captured en passant, then the squares to
 *     land on
 * @param last the notation of the piece that moved last
 * @param others the notations of the pieces with some letters, in lower case
 */
record Query(
    NotatedPiece piece,
    int files,
    int ranks,
    String cells,
    String from,
    List<String> unmoved,
    List<String> royal,
    List<String> enPassant,
    Optional<NotatedPiece> last,
    Map<Character, NotatedPiece> others) {
  /** The number of the piece in the query. */
  static final int MOVER = 1;

  /** The piece that moved last. */
  static final int LAST = 2;

  /** The number of a piece without known moves. The pieces of {@link #others} follow in order. */
  static final int OTHER = 3;

  private static final int FIELDS = 8;
  private static final int MOST_OTHERS = 20;

  /**
   * Reads a line.
   *
   * @throws MalformedPositionException if it is invalid
   */
  static Query parse(String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length < FIELDS) {
      throw new MalformedPositionException(
          "a query has " + FIELDS + " fields separated by tabs, not " + fields.length);
    }
    Dialect dialect = dialect(fields[1]);
    Options options = new Options(dialect);
    for (String option : fields[7].strip().split(" +", -1)) {
      options.add(option);
    }
    return new Query(
        new NotatedPiece(fields[2], dialect),
        size(fields[3]),
        size(fields[4]),
        fields[5],
        fields[6],
        options.unmoved,
        options.royal,
        options.enPassant,
        options.last,
        options.others);
  }

  /** The parts of the field with the options. */
  private static final class Options {
    private final Dialect dialect;
    private List<String> unmoved = List.of();
    private List<String> royal = List.of();
    private List<String> enPassant = List.of();
    private Optional<NotatedPiece> last = Optional.empty();
    private final Map<Character, NotatedPiece> others = new LinkedHashMap<>();
    private final Set<String> given = new HashSet<>();

    Options(Dialect dialect) {
      this.dialect = dialect;
    }

    void add(String option) {
      int equals = option.indexOf('=');
      String value = option.substring(equals + 1);
      String name = option.substring(0, Math.max(equals, 0));
      // An option for a piece may occur several times, each with another letter.
      if (equals > 0 && !given.add(name.equals("piece") ? option.split(":", 2)[0] : name)) {
        throw new MalformedPositionException("there are two options " + Printable.quote(name));
      }
      switch (name) {
        case "unmoved" -> unmoved = names(value);
        case "royal" -> royal = names(value);
        case "ep" -> enPassant = enPassant(value);
        case "piece" -> addPiece(value);
        case "last" -> last = Optional.of(new NotatedPiece(value, dialect));
        default -> {
          if (!option.isEmpty()) {
            throw new MalformedPositionException("unknown option " + Printable.quote(option));
          }
        }
      }
    }

    private void addPiece(String value) {
      if (!value.matches("[a-z]:.+")) {
        throw new MalformedPositionException("piece=LETTER:NOTATION needs a small letter");
      }
      if (others.size() == MOST_OTHERS) {
        throw new MalformedPositionException("at most " + MOST_OTHERS + " options piece=");
      }
      others.put(value.charAt(0), new NotatedPiece(value.substring(2), dialect));
    }

    private static List<String> enPassant(String value) {
      int colon = value.indexOf(':');
      if (colon < 0) {
        throw new MalformedPositionException("ep=VICTIM:SQUARE,... needs a colon");
      }
      List<String> squares = new ArrayList<>();
      squares.add(value.substring(0, colon));
      squares.addAll(names(value.substring(colon + 1)));
      return squares;
    }

    private static List<String> names(String value) {
      return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
    }
  }

  private static Dialect dialect(String name) {
    for (Dialect dialect : Dialect.values()) {
      if (dialect.name().equalsIgnoreCase(name)) {
        return dialect;
      }
    }
    throw new MalformedPositionException("there is no dialect " + Printable.quote(name));
  }

  private static int size(String field) {
    if (!field.matches("[0-9]{1,2}")) {
      throw new MalformedPositionException("a board has no size " + Printable.quote(field));
    }
    int size = Integer.parseInt(field);
    if (size < 1 || size > Geometry.MAX_SIZE) {
      throw new MalformedPositionException(
          "a board has 1 to " + Geometry.MAX_SIZE + " files and ranks, not " + size);
    }
    return size;
  }

  /**
   * Returns the position.
   *
   * @param pieces the pieces with the numbers {@link #MOVER}, {@link #LAST}, {@link #OTHER},
   *     followed by the pieces of {@link #others}
   * @throws MalformedPositionException if the line does not describe a position
   */
  Board position(PieceTable pieces) {
    Board board = new Board(files, ranks, pieces);
    if (cells.length() != files * ranks) {
      throw new MalformedPositionException(
          "a board of " + files + "x" + ranks + " has not " + cells.length() + " squares");
    }
    for (int i = 0; i < cells.length(); i++) {
      board.put(board.geometry().square(i % files, i / files), cell(cells.charAt(i)));
    }
    mark(board, unmoved, Cell.UNMOVED);
    mark(board, royal, Cell.ROYAL);
    int square = pieceSquare(board, from);
    int mover = board.get(square);
    board.put(square, (mover & ~Cell.KIND) | MOVER);
    board.setSide(Cell.side(mover));
    setEnPassant(board);
    board.setLastMovedKind(last.isPresent() ? LAST : 0);
    return board;
  }

  private int cell(char letter) {
    if (letter == '.') {
      return Cell.EMPTY;
    }
    if (letter == '#') {
      return Cell.EDGE;
    }
    if (letter >= 'A' && letter <= 'Z') {
      return Cell.of(kind(letter), Side.WHITE);
    }
    if (letter >= 'a' && letter <= 'z') {
      return Cell.of(kind(letter), Side.BLACK);
    }
    throw new MalformedPositionException("no square holds " + Printable.quote("" + letter));
  }

  private int kind(char letter) {
    int place = List.copyOf(others.keySet()).indexOf(Character.toLowerCase(letter));
    return OTHER + 1 + place;
  }

  private static void mark(Board board, List<String> names, int bit) {
    for (String name : names) {
      int square = pieceSquare(board, name);
      board.put(square, board.get(square) | bit);
    }
  }

  private static int pieceSquare(Board board, String name) {
    int square = Fen.square(board.geometry(), name);
    if (!Cell.isPiece(board.get(square))) {
      throw new MalformedPositionException("no piece stands on " + name);
    }
    return square;
  }

  private void setEnPassant(Board board) {
    if (enPassant.isEmpty()) {
      return;
    }
    int victim = pieceSquare(board, enPassant.get(0));
    int[] squares =
        enPassant.stream().skip(1).mapToInt(name -> Fen.square(board.geometry(), name)).toArray();
    if (squares.length > 2 * Geometry.MAX_SIZE) {
      throw new MalformedPositionException("too many en-passant squares");
    }
    board.setEnPassant(victim, squares);
  }

  /** Returns the square of the piece in the query. */
  int square(Board board) {
    return board.geometry().square(from);
  }
}
