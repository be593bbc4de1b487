package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes positions in the notation that {@link Fen} reads; {@link Game#fen} describes what a FEN
 * leaves out.
 */
final class FenWriter {
  /** The number of files whose names have one letter. */
  private static final int LETTERS = 26;

  private final Board board;
  private final Geometry geometry;
  private final GameRules rules;
  private final StringBuilder text = new StringBuilder();

  private FenWriter(Game game) {
    this.board = game.board();
    this.geometry = board.geometry();
    this.rules = game.rules();
  }

  static String write(Game game) {
    FenWriter writer = new FenWriter(game);
    writer.pieces();
    writer.text.append(game.side() == Side.WHITE ? " w " : " b ");
    writer.castling();
    writer.enPassant();
    CheckField.write(writer.text, game);
    return writer
        .text
        .append(Math.min(game.halfmoveClock(), Fen.MAX_COUNT))
        .append(' ')
        .append(Math.min(game.moveNumber(), Fen.MAX_COUNT))
        .toString();
  }

  private void pieces() {
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < geometry.files(); file++) {
        int cell = board.get(geometry.square(file, rank));
        if (cell == Cell.EMPTY) {
          empty++;
          continue;
        }
        number(empty);
        empty = 0;
        text.append(symbol(cell));
      }
      number(empty);
      text.append(rank == 0 ? "" : "/");
    }
    if (rules.hands() != null) {
      new HandField(board, rules.pieces(), rules.hands()).write(text);
    }
  }

  private void number(int empty) {
    text.append(empty == 0 ? "" : String.valueOf(empty));
  }

  private String symbol(int cell) {
    if (!Cell.isPiece(cell)) {
      return "*";
    }
    String mark = (cell & Cell.WAS) == 0 ? "" : "~";
    return Fen.ofSide(rules.pieces().symbol(Cell.kind(cell)), Cell.side(cell)) + mark;
  }

  private void castling() {
    int before = text.length();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      if (rules.gates() != null) {
        rightsWithGates(side);
        continue;
      }
      if (hasSeveralKings(side)) {
        pairsByName(side);
        continue;
      }
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = geometry.files() - 1; file >= 0; file--) {
          int cell = board.get(geometry.square(file, rank));
          if (mayCastle(cell, side) && UnmovedRules.isAlone(rules, Cell.kind(cell))) {
            text.append(Fen.ofSide("k", side));
          } else if (mayCastle(cell, side) && (cell & Cell.ROYAL) != 0) {
            partners(file, rank, side);
          }
        }
      }
    }
    text.append(text.length() == before ? "- " : " ");
  }

  /** Writes the pairs that K and Q mean, and then every other unmoved piece. */
  private void rightsWithGates(int side) {
    boolean[] named = new boolean[board.cells().length];
    boolean lettersAreClear = !hasSeveralKings(side);
    int[] unmoved =
        geometry
            .squares()
            .filter(square -> isOwn(board.get(square), side))
            .filter(square -> (board.get(square) & Cell.UNMOVED) != 0)
            .toArray();
    for (int royal : unmoved) {
      if (lettersAreClear && (board.get(royal) & Cell.ROYAL) != 0) {
        namePairs(royal, side, named);
      }
    }
    for (int square : unmoved) {
      if (!named[square] && rules.gates().isUsed(board, side, square)) {
        text.append(Fen.ofSide(gateName(square, side), side));
      } else if (!named[square] && isNamedAnyway(square, unmoved)) {
        text.append(Fen.ofSide(geometry.name(square), side));
      }
    }
  }

  /** Writes K and Q for the partners of a royal piece that these letters mean. */
  private void namePairs(int royal, int side, boolean[] named) {
    int rank = geometry.rank(royal);
    if (UnmovedRules.isAlone(rules, Cell.kind(board.get(royal)))) {
      text.append(Fen.ofSide("k", side));
      named[royal] = true;
    }
    for (int file = geometry.files() - 1; file >= 0; file--) {
      int square = geometry.square(file, rank);
      if (mayCastle(board.get(square), side)
          && rules.unmoved().pairs().contain(royal, square)
          && isOutermost(file, geometry.file(royal), rank, side)) {
        text.append(Fen.ofSide(file > geometry.file(royal) ? "k" : "q", side));
        named[royal] = true;
        named[square] = true;
      }
    }
  }

  /** Returns whether an unmoved piece must be named although no piece may enter in its place. */
  private boolean isNamedAnyway(int square, int[] unmoved) {
    int kind = Cell.kind(board.get(square));
    return (rules.unmoved().isGate(board.get(square), square)
            && rules.unmoved().isAlwaysNamed(kind))
        || (rules.unmoved().castles(kind)
            && IntStream.of(unmoved).anyMatch(other -> arePaired(square, other)));
  }

  /** The letter of a file means the first of its gates with a piece of the side. */
  private String gateName(int square, int side) {
    int file = geometry.file(square);
    String name = geometry.name(square);
    int first =
        geometry
            .squares()
            .filter(each -> geometry.file(each) == file)
            .filter(each -> rules.gates().isGate(side, each) && isOwn(board.get(each), side))
            .findFirst()
            .orElseThrow();
    return first == square && isClear(file, name) ? name.substring(0, 1) : name;
  }

  private static boolean isOwn(int cell, int side) {
    return Cell.isPiece(cell) && Cell.side(cell) == side;
  }

  /** Returns whether the letter of a file means no outermost partner. */
  private static boolean isClear(int file, String name) {
    return file < LETTERS && name.charAt(0) != 'k' && name.charAt(0) != 'q';
  }

  /**
   * Returns whether a side has more than one royal piece. Until the setup shows which of them
   * castle, a letter may mean any of them.
   */
  private boolean hasSeveralKings(int side) {
    return IntStream.of(board.cells())
            .filter(cell -> Cell.isPiece(cell) && Cell.side(cell) == side)
            .filter(cell -> (cell & Cell.ROYAL) != 0)
            .count()
        > 1;
  }

  /**
   * Writes the squares of all pieces that have a right to castle with a partner, or that need no
   * partner.
   */
  private void pairsByName(int side) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      int row = rank;
      List<Integer> squares =
          IntStream.range(0, geometry.files())
              .mapToObj(file -> geometry.square(file, row))
              .filter(square -> mayCastle(board.get(square), side))
              .toList();
      squares.stream()
          .filter(
              square ->
                  UnmovedRules.isAlone(rules, Cell.kind(board.get(square)))
                      || squares.stream().anyMatch(other -> arePaired(square, other)))
          .forEach(square -> text.append(Fen.ofSide(geometry.name(square), side)));
    }
  }

  private boolean arePaired(int square, int other) {
    return rules.unmoved().pairs().contain(square, other)
        || rules.unmoved().pairs().contain(other, square);
  }

  /** Writes the rights of a royal piece, the rightmost partner first. */
  private void partners(int royalFile, int rank, int side) {
    for (int file = geometry.files() - 1; file >= 0; file--) {
      int square = geometry.square(file, rank);
      if (mayCastle(board.get(square), side)
          && rules.unmoved().pairs().contain(geometry.square(royalFile, rank), square)) {
        text.append(Fen.ofSide(right(file, royalFile, rank, side), side));
      }
    }
  }

  /**
   * Returns the letter or square of a partner. K and Q mean the outermost partner, so they do not
   * name another one; nor one with a piece beyond it that never castles, because in a setup the
   * letter would mean that piece.
   */
  private String right(int file, int royalFile, int rank, int side) {
    if (isOutermost(file, royalFile, rank, side)) {
      return file > royalFile ? "k" : "q";
    }
    String name = geometry.name(geometry.square(file, rank));
    return isClear(file, name) ? name.substring(0, 1) : name;
  }

  private boolean isOutermost(int file, int royalFile, int rank, int side) {
    int outward = file > royalFile ? 1 : -1;
    int beyond = file + outward;
    while (geometry.square(beyond, rank) != Geometry.OFF
        && !isOwn(board.get(geometry.square(beyond, rank)), side)) {
      beyond += outward;
    }
    return geometry.square(beyond, rank) == Geometry.OFF;
  }

  private boolean mayCastle(int cell, int side) {
    return isOwn(cell, side)
        && (cell & Cell.UNMOVED) != 0
        && rules.unmoved().castles(Cell.kind(cell));
  }

  private void enPassant() {
    int victim = board.enPassantVictim();
    int before = text.length();
    int passed = Geometry.OFF;
    for (int square = 0; victim != Geometry.OFF && square < board.cells().length; square++) {
      if (board.enPassantVictim(square) != Geometry.OFF) {
        text.append(geometry.name(square));
        passed = passed == Geometry.OFF ? square : victim;
      }
    }
    if (text.length() == before) {
      text.append('-');
    } else if (passed == victim || EnPassantField.victimBeyond(board, passed) != victim) {
      text.append(geometry.name(victim));
    }
    text.append(' ');
  }
}
