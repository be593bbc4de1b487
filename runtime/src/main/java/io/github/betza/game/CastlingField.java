package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.generated.Gates;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/** The field of a FEN that names the pieces which have not moved, for castling; see {@link Fen}. */
final class CastlingField {
  /** At most so many wrong rights are named in a message. */
  private static final int MOST_SHOWN = 12;

  private final Board board;
  private final Geometry geometry;
  private final IntPredicate castles;
  private final IntPredicate alone;

  /** The gates of the game, or null. */
  private final Gates gates;

  /**
   * Makes a reader.
   *
   * @param board the position, which takes the rights
   * @param castles which kinds castle: {@code K} and {@code Q} mean the outermost piece of these
   *     kinds
   * @param alone which royal kinds need no partner: {@code K} means the only royal piece itself
   * @param gates the gates of the game, or null
   */
  CastlingField(Board board, IntPredicate castles, IntPredicate alone, Gates gates) {
    this.board = board;
    this.geometry = board.geometry();
    this.castles = castles;
    this.alone = alone;
    this.gates = gates;
  }

  void read(Fen.Part part) {
    String field = part.text();
    if (field.equals("-")) {
      return;
    }
    Map<Integer, Fen.Part> granted = new LinkedHashMap<>();
    List<Fen.Part> wrong = new ArrayList<>();
    // A list of rights begins with a letter.
    for (int at = 0; at < field.length() && (wrong.isEmpty() || isLetter(field.charAt(at))); ) {
      int end = end(field, at);
      Fen.Part right = part.part(at, end);
      int square = grant(right.text());
      if (square == Geometry.OFF) {
        wrong.add(right);
      } else if (granted.put(square, right) != null) {
        throw right.refusal("a castling right is given twice");
      }
      at = end;
    }
    refuse(wrong);
    refuse(
        granted.keySet().stream().filter(square -> !isPaired(square)).map(granted::get).toList());
  }

  private static void refuse(List<Fen.Part> rights) {
    if (!rights.isEmpty()) {
      throw rights
          .get(0)
          .refusalTo(
              rights.get(rights.size() - 1),
              "the position has no castling "
                  + (rights.size() == 1 ? "right " : "rights ")
                  + shown(rights));
    }
  }

  private static String shown(List<Fen.Part> rights) {
    return rights.stream()
            .limit(MOST_SHOWN)
            .map(CastlingField::shown)
            .collect(Collectors.joining(", "))
        + (rights.size() > MOST_SHOWN ? " and others" : "");
  }

  private static String shown(Fen.Part right) {
    char first = right.text().charAt(0);
    return "'" + (first > ' ' && first <= '~' ? right.text() : "?") + "'";
  }

  /** Returns whether a right names one piece of a pair, and some right the other. */
  private boolean isPaired(int square) {
    int side = Cell.side(board.get(square));
    if (isAlone(square) || isGate(side, square)) {
      return true;
    }
    boolean royal = isRoyal(square);
    for (int file = 0; file < geometry.files(); file++) {
      int other = geometry.square(file, geometry.rank(square));
      if (isOwn(other, side) && (board.get(other) & Cell.UNMOVED) != 0 && isRoyal(other) != royal) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the index at which a right ends: after its letter, or after the digits of a square's
   * name.
   */
  private static int end(String field, int at) {
    int end = at + 1;
    if (end + 1 < field.length() && isFile(field.charAt(at), field.charAt(end))) {
      end += isDigit(field.charAt(end + 1)) ? 1 : 0;
    }
    for (int digit = 0; digit < 2 && end < field.length() && isDigit(field.charAt(end)); digit++) {
      end++;
    }
    return end;
  }

  /** Returns whether two letters are the name of a file beyond the 26th. */
  private static boolean isFile(char first, char second) {
    int number = second - first;
    return (first == 'a' || first == 'A') && number >= 0 && 26 + number < Geometry.MAX_SIZE;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Takes a right, and returns the square of the piece that it names, if there is one. */
  private int grant(String right) {
    int side = right.charAt(0) >= 'a' ? Side.BLACK : Side.WHITE;
    List<Integer> royals = royals(side);
    boolean byName = right.length() > 1;
    int gate = byName ? gateNamed(right, side) : gateOnFile(right.charAt(0), side);
    if (gate != Geometry.OFF) {
      board.put(gate, board.get(gate) | Cell.UNMOVED);
      return gate;
    }
    if (!byName && royals.size() == 1 && isAlone(royals.get(0))) {
      return grantAlone(right, royals.get(0));
    }
    for (int royal : royals) {
      int named = partnerOf(right, royal);
      if (named != Geometry.OFF
          && isOwn(named, side)
          && (byName || (named != royal && mayBePartner(named)))) {
        // Among several royal pieces, the name of a square means the piece on that square only.
        if (!byName || royals.size() == 1) {
          board.put(royal, board.get(royal) | Cell.UNMOVED);
        }
        board.put(named, board.get(named) | Cell.UNMOVED);
        return named;
      }
    }
    return Geometry.OFF;
  }

  /** With gates the letters of files mean castling only of pieces that castle. */
  private boolean mayBePartner(int square) {
    return gates == null || castles.test(Cell.kind(board.get(square)));
  }

  private boolean isGate(int side, int square) {
    return gates != null && gates.isGate(side, square);
  }

  /** Returns the gate with a name if a piece of the side is on it. */
  private int gateNamed(String name, int side) {
    return geometry
        .squares()
        .filter(square -> isGate(side, square) && isOwn(square, side))
        .filter(square -> Fen.ofSide(geometry.name(square), side).equals(name))
        .findFirst()
        .orElse(Geometry.OFF);
  }

  /** Returns the first gate on a file with a piece of the side, if pieces may still enter there. */
  private int gateOnFile(char letter, int side) {
    int file = letter - (side == Side.WHITE ? 'A' : 'a');
    boolean isCastling = "KkQq".indexOf(letter) >= 0;
    return geometry
        .squares()
        .filter(square -> !isCastling && geometry.file(square) == file)
        .filter(square -> isGate(side, square) && isOwn(square, side))
        .limit(1)
        .filter(square -> gates.isUsed(board, side, square))
        .findFirst()
        .orElse(Geometry.OFF);
  }

  /** Takes a right of the only royal piece of a side, which needs no partner. */
  private int grantAlone(String right, int royal) {
    if (!right.equalsIgnoreCase("k")) {
      return Geometry.OFF;
    }
    board.put(royal, board.get(royal) | Cell.UNMOVED);
    return royal;
  }

  private boolean isAlone(int square) {
    return isRoyal(square) && alone.test(Cell.kind(board.get(square)));
  }

  private int partnerOf(String right, int royal) {
    int rank = geometry.rank(royal);
    int side = Cell.side(board.get(royal));
    if (right.length() > 1) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (Fen.ofSide(geometry.name(square), side).equals(right)) {
          return square;
        }
      }
      return Geometry.OFF;
    }
    return switch (right.charAt(0)) {
      case 'K', 'k' -> outermost(royal, geometry.files() - 1, -1);
      case 'Q', 'q' -> outermost(royal, 0, 1);
      // Letters are not case-folded, because some non-ASCII letters would become ASCII letters.
      default -> geometry.square(right.charAt(0) - (side == Side.WHITE ? 'A' : 'a'), rank);
    };
  }

  /** Returns the own piece that castles and is nearest to an edge on the royal piece's rank. */
  private int outermost(int royal, int edge, int inward) {
    int rank = geometry.rank(royal);
    for (int file = edge; file != geometry.file(royal); file += inward) {
      int square = geometry.square(file, rank);
      if (isOwn(square, Cell.side(board.get(royal)))
          && castles.test(Cell.kind(board.get(square)))) {
        return square;
      }
    }
    return Geometry.OFF;
  }

  /**
   * Returns the squares of a side's royal pieces that castle, or of all its royal pieces if none
   * castles.
   */
  private List<Integer> royals(int side) {
    List<Integer> all = new ArrayList<>();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (isOwn(square, side) && isRoyal(square)) {
          all.add(square);
        }
      }
    }
    List<Integer> castling =
        all.stream().filter(square -> castles.test(Cell.kind(board.get(square)))).toList();
    return castling.isEmpty() ? all : castling;
  }

  private boolean isRoyal(int square) {
    return (board.get(square) & Cell.ROYAL) != 0;
  }

  private boolean isOwn(int square, int side) {
    int cell = board.get(square);
    return Cell.isPiece(cell) && Cell.side(cell) == side;
  }
}
