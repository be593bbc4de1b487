package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.generated.Gates;
import io.github.betza.generated.Hands;
import io.github.betza.model.OneLineText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads positions in Forsyth-Edwards notation, for boards of any size: numbers may have several
 * digits, {@code *} is a hole, and a {@code +} before a letter makes it the letter of a promoted
 * form. In a game a {@code +} may also precede the letter of a piece that promotes to one kind
 * only: other programs write that kind so.
 *
 * <p>In a game with hands the pieces in hand follow the rows: {@code [QNn]} is a queen and a knight
 * of White and a knight of Black, in any order; {@code []}, {@code [-]} or nothing if there are
 * none. {@code Q~} is a queen that was another piece before it promoted, see {@link Hands}.
 *
 * <p>The fields after the first may be missing, and the third and fourth before the two numbers.
 * The third names the pieces that castling needs unmoved: {@code KQkq} for the outermost piece to
 * the right or left of the royal piece (in a game: the outermost of a kind that castles in its
 * setup), or the letter of that piece's file; the name of its square ({@code K1}, {@code ab1})
 * where that letter would be K or Q, or where the file has two. If a side has several royal pieces
 * that castle, a letter means the first of them with a matching partner, in the order of ranks from
 * the lowest and of files from the first; the name of a square means one piece, royal or partner
 * ({@code C1E1H1}). A royal piece that never castles, but has other moves until it has moved, needs
 * no partner: for the only one of a side {@code K} or {@code k} means that it has not moved, for
 * others the names of their squares do. In a game with gates ({@link io.github.betza.Variant.Gate})
 * the letter of a file, or the name of a square with a gate, means only the piece on that gate, as
 * long as a piece may still enter there. The fourth is the square passed over by the piece that may
 * be captured en passant, if that piece is beyond it on the same file. Otherwise, or if the piece
 * passed over several squares, their names are followed by the name of its own square ({@code
 * b3c4}), which may also come earlier ({@code c4b3}). The notation does not contain whether other
 * pieces have moved: {@link Unmoved} decides.
 *
 * <p>In a game that counts checks, the next field contains the checks that White and Black still
 * have to give: {@code 3+3}. Instead, the last field may contain the checks that they have given,
 * as other programs write them: {@code +0+0}. Without such a field no check has been given.
 */
public final class Fen {
  /** The greatest move count that is read and written. */
  static final int MAX_COUNT = 999_999_999;

  private static final int FIELDS = 6;

  /**
   * No valid FEN is longer: the largest board full of promoted forms, with all fields, needs fewer
   * letters.
   */
  static final int MOST_LETTERS = 4_000;

  /** The first of the fields that are numbers, counted from 0. */
  private static final int CLOCK = 4;

  private final PieceTable pieces;
  private final Geometry geometry;
  private final Unmoved unmoved;
  private final IntPredicate castles;
  private final IntPredicate alone;
  private final IntUnaryOperator promoted;

  /** The rules of the hands, or null. */
  private final Hands hands;

  /** How many checks win, or 0 in a game that does not count them. */
  private final int checks;

  /** Decides which pieces count as unmoved, except pieces that castle. */
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
   * A part of a FEN, with its position there.
   *
   * @param text its letters
   * @param start the index of the first of them in the FEN
   */
  public record Part(String text, int start) {
    private static final Pattern FIELD = Pattern.compile("\\S+");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private static final Pattern ROW = Pattern.compile("(?<=^|/)[^/]*");

    /** Empty squares, a piece, a hole, or an invalid sign. */
    private static final Pattern SIGN = Pattern.compile("[0-9]+|\\+.~?|.~?", Pattern.DOTALL);

    /** Returns the fields of a FEN, at least one. */
    public static List<Part> fields(String fen) {
      // Any blanks may surround a FEN; within it only ASCII blanks separate fields.
      String within = fen.strip();
      int before = fen.indexOf(within);
      List<Part> fields = parts(FIELD.matcher(within), before);
      boolean lacksRights =
          (fields.size() == 3 || fields.size() == 4)
              && NUMBER.matcher(fields.get(2).text).matches();
      if (lacksRights) {
        Part none = new Part("-", fields.get(2).start);
        List<Part> all = new ArrayList<>(fields);
        all.addAll(2, List.of(none, none));
        return all;
      }
      return fields.isEmpty() ? List.of(new Part("", fen.length())) : fields;
    }

    /** Returns the fields of a FEN, without the field of {@link io.github.betza.Variant#checks}. */
    public static List<Part> withoutChecks(String fen) {
      List<Part> fields = fields(fen);
      return fields.stream().filter(field -> !CheckField.isAmong(fields, field)).toList();
    }

    /** Returns the text of the piece or hole on a square, in a FEN that fits its board. */
    public static Part onSquare(String fen, Geometry geometry, int square) {
      Part row = fields(fen).get(0).rows().get(geometry.ranks() - 1 - geometry.rank(square));
      int file = 0;
      for (Matcher sign = SIGN.matcher(row.text); sign.find(); ) {
        boolean number = Character.isDigit(sign.group().charAt(0));
        if (!number && file == geometry.file(square)) {
          return row.part(sign.start(), sign.end());
        }
        file += number ? Integer.parseInt(sign.group()) : 1;
      }
      throw new IllegalArgumentException("nothing stands on " + geometry.name(square));
    }

    /** Returns the index after the last letter in the FEN. */
    public int end() {
      return start + text.length();
    }

    /** Returns the rows of the first field, which may be empty. */
    List<Part> rows() {
      return parts(ROW.matcher(text), start);
    }

    private static List<Part> parts(Matcher found, int start) {
      List<Part> parts = new ArrayList<>();
      while (found.find()) {
        parts.add(new Part(found.group(), start + found.start()));
      }
      return List.copyOf(parts);
    }

    /** Returns some of the letters. */
    Part part(int from, int to) {
      return new Part(text.substring(from, to), start + from);
    }

    /** Returns the exception for a FEN that is wrong from here to the end of another part. */
    MalformedPositionException refusalTo(Part last, String message) {
      return new MalformedPositionException(message, start, last.end());
    }

    /** Returns the exception for a FEN in which this part is wrong. */
    MalformedPositionException refusal(String message) {
      return refusalTo(this, message);
    }
  }

  /**
   * Makes a reader.
   *
   * @param pieces the pieces with their letters
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param unmoved which pieces count as unmoved
   * @throws IllegalArgumentException if the size is out of range
   */
  public Fen(PieceTable pieces, int files, int ranks, Unmoved unmoved) {
    this(pieces, files, ranks, unmoved, kind -> false);
  }

  /**
   * Makes a reader.
   *
   * @param pieces the pieces with their letters
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param unmoved which pieces count as unmoved
   * @param alone which royal kinds never castle, but have other moves while they are unmoved
   * @throws IllegalArgumentException if the size is out of range
   */
  public Fen(PieceTable pieces, int files, int ranks, Unmoved unmoved, IntPredicate alone) {
    this(pieces, new Geometry(files, ranks), unmoved, kind -> true, alone, null, 0);
  }

  /**
   * Makes a reader of positions with pieces in hand, or with counted checks.
   *
   * @param geometry the board
   * @param castles which kinds castle: {@code K} and {@code Q} mean the outermost piece of these
   *     kinds
   * @param alone which royal kinds need no partner
   * @param hands the rules of the hands, or null
   * @param checks how many checks win, or 0 in a game that does not count them
   */
  public Fen(
      PieceTable pieces,
      Geometry geometry,
      Unmoved unmoved,
      IntPredicate castles,
      IntPredicate alone,
      Hands hands,
      int checks) {
    this(pieces, geometry, unmoved, castles, alone, kind -> 0, hands, checks);
  }

  /**
   * Creates a reader of the positions of a game.
   *
   * @param promoted returns the only kind to which a kind promotes, or 0
   */
  Fen(
      PieceTable pieces,
      Geometry geometry,
      Unmoved unmoved,
      IntPredicate castles,
      IntPredicate alone,
      IntUnaryOperator promoted,
      Hands hands,
      int checks) {
    this.pieces = Objects.requireNonNull(pieces);
    this.geometry = geometry;
    this.unmoved = Objects.requireNonNull(unmoved);
    this.castles = castles;
    this.alone = Objects.requireNonNull(alone);
    this.promoted = promoted;
    this.hands = hands;
    this.checks = checks;
  }

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException if the text is not a valid position
   */
  public Board read(String fen) {
    if (fen.length() > MOST_LETTERS) {
      throw new MalformedPositionException(
          "a FEN has at most " + MOST_LETTERS + " letters, not " + fen.length());
    }
    List<Part> all = Part.fields(fen);
    List<Part> fields = checks > 0 ? Part.withoutChecks(fen) : all;
    Board board = new Board(geometry.files(), geometry.ranks(), pieces, hands);
    place(board, fields.get(0));
    // A blank within the rows adds a field, but the mistake is in the rows.
    if (fields.size() > FIELDS) {
      String most = FIELDS + " fields" + (checks > 0 ? " and one of checks, such as 3+3" : "");
      throw fields
          .get(FIELDS)
          .refusalTo(fields.get(fields.size() - 1), "a FEN has " + most + ", not " + all.size());
    }
    board.setSide(fields.size() > 1 ? side(fields.get(1)) : Side.WHITE);
    if (fields.size() > 2) {
      Gates gates = hands == null ? null : hands.gates();
      new CastlingField(board, castles, alone, gates).read(fields.get(2));
    }
    if (fields.size() > 3) {
      EnPassantField.read(board, fields.get(3));
    }
    all.stream()
        .filter(field -> !fields.contains(field))
        .forEach(field -> CheckField.read(board, checks, field));
    fields.stream().skip(CLOCK).forEach(Fen::number);
    return board;
  }

  private void place(Board board, Part field) {
    int end = field.text().indexOf('[');
    Part placement = end < 0 ? field : field.part(0, end);
    new RowsField(board, hands, unmoved, promoted).read(placement);
    if (end >= 0) {
      new HandField(board, pieces, hands).read(field.part(end, field.text().length()));
    }
  }

  /** Returns the side of a piece by its letters. */
  static int sideOf(String letters) {
    return letters.charAt(letters.length() - 1) >= 'a' ? Side.BLACK : Side.WHITE;
  }

  /** Returns a name in the letters of a side: capitals for White, small letters for Black. */
  static String ofSide(String name, int side) {
    return side == Side.WHITE ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
  }

  private static int side(Part field) {
    return switch (field.text()) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw field.refusal("the side to move is w or b, not " + brief(field.text()));
    };
  }

  /**
   * Returns the square with a name.
   *
   * @throws MalformedPositionException if the board has no such square
   */
  public static int square(Geometry geometry, String name) {
    return findSquare(geometry, name)
        .orElseThrow(() -> new MalformedPositionException(noSquare(name)));
  }

  static Optional<Integer> findSquare(Geometry geometry, String name) {
    try {
      return Optional.of(geometry.square(name));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  static String noSquare(String name) {
    return "there is no square " + brief(name);
  }

  /**
   * Returns the halfmove clock of a FEN: the plies since the last capture or pawn move; 0 if the
   * field is missing.
   *
   * @param fen a text that {@link #read} takes
   * @throws MalformedPositionException if the field is no number of at most 9 digits
   */
  public static int halfmoveClock(String fen) {
    return number(fen, CLOCK, 0);
  }

  /** Returns the number of the next move in a valid FEN, or 1 if the field is missing. */
  static int moveNumber(String fen) {
    return number(fen, CLOCK + 1, 1);
  }

  private static int number(String fen, int index, int missing) {
    List<Part> fields = Part.withoutChecks(fen);
    return index < fields.size() ? number(fields.get(index)) : missing;
  }

  private static int number(Part field) {
    if (!field.text().matches("[0-9]{1,9}")) {
      throw field.refusal(
          "a move count is a number of at most 9 digits, not " + brief(field.text()));
    }
    return Integer.parseInt(field.text());
  }

  static String brief(String text) {
    return "'" + OneLineText.brief(text) + "'";
  }
}
