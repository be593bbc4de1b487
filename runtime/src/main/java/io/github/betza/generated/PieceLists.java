package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.stream.IntStream;

/**
 * Where the pieces of both sides stand, kept up to date while moves are made and taken back: by
 * kind, so that the moves of all pieces of a kind are generated one after the other, by the same
 * code. If the board has room in sets of bits, those are kept, and lists otherwise. For generated
 * games.
 */
public final class PieceLists {
  private final int kinds;
  private final int[][] squares;
  private final int[] counts;

  /** Where in the list of its side and kind the piece on a square stands, where lists are kept. */
  private final int[] places;

  /** The kinds that are royal, and by side the squares of all of them, as asked for last. */
  private final int[] royalKinds;

  private final int[][] royals;

  /** What is kept instead of the lists, or null if the board has no room there. */
  private final BitBoards bits;

  /** Makes the lists of the pieces that stand on a board, without sets of bits where so wanted. */
  public PieceLists(Board board, int kinds, boolean cellsOnly) {
    Geometry geometry = board.geometry();
    int most = geometry.files() * geometry.ranks();
    this.kinds = kinds;
    squares = new int[2 * (kinds + 1)][most];
    counts = new int[squares.length];
    royalKinds =
        IntStream.rangeClosed(1, kinds).filter(kind -> board.pieces().isRoyal(kind)).toArray();
    royals = new int[2][most];
    places = new int[geometry.arrayLength()];
    bits = !cellsOnly && BitBoards.fit(geometry) ? new BitBoards(geometry, kinds) : null;
    int[] cells = board.cells();
    if (bits != null) {
      addHoles(geometry, cells);
    }
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        add(square, cells[square]);
      }
    }
  }

  private void addHoles(Geometry geometry, int[] cells) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (cells[square] == Cell.EDGE) {
          bits.addHole(square);
        }
      }
    }
  }

  /** Adds the piece that has come to a square. */
  void add(int square, int cell) {
    if (bits != null) {
      bits.toggle(square, cell);
    } else {
      int list = list(Cell.side(cell), Cell.kind(cell));
      int place = counts[list]++;
      places[square] = place;
      squares[list][place] = square;
    }
  }

  /** Removes the piece that leaves a square. */
  void remove(int square, int cell) {
    if (bits != null) {
      bits.toggle(square, cell);
    } else {
      int list = list(Cell.side(cell), Cell.kind(cell));
      int last = squares[list][--counts[list]];
      squares[list][places[square]] = last;
      places[last] = places[square];
    }
  }

  /** Notes that a square has another content. */
  void change(int square, int before, int cell) {
    if (before != Cell.EMPTY) {
      remove(square, before);
    }
    if (cell != Cell.EMPTY) {
      add(square, cell);
    }
  }

  /**
   * Notes that a piece has gone from one square to another, or has become another where it is, if
   * there are no sets.
   *
   * @param mover the piece as it was
   * @param victim what was on the square reached before, or {@link Cell#EMPTY}
   * @param arrived the piece as it is
   */
  void shift(int from, int to, int mover, int victim, int arrived) {
    if (victim != Cell.EMPTY) {
      remove(to, victim);
    }
    replace(from, mover, to, arrived);
  }

  /** Takes back {@link #shift}. */
  void shiftBack(int from, int to, int mover, int victim, int arrived) {
    replace(to, arrived, from, mover);
    if (victim != Cell.EMPTY) {
      add(to, victim);
    }
  }

  /** Puts a piece in the lists in the place of another, so that the others keep theirs. */
  private void replace(int square, int cell, int newSquare, int newCell) {
    if (Cell.kind(cell) != Cell.kind(newCell)) {
      remove(square, cell);
      add(newSquare, newCell);
      return;
    }
    int place = places[square];
    places[newSquare] = place;
    squares[list(Cell.side(cell), Cell.kind(cell))][place] = newSquare;
  }

  /** Returns whether the pieces of a board are in the sets or lists, and no others. */
  boolean isKept(int[] cells) {
    int count = 0;
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        count++;
        if (!holds(square, cells[square])) {
          return false;
        }
      }
    }
    return count == total(Side.WHITE) + total(Side.BLACK);
  }

  private boolean holds(int square, int cell) {
    return bits != null
        ? bits.holds(square, cell)
        : squares[list(Cell.side(cell), Cell.kind(cell))][places[square]] == square;
  }

  /** Returns the number of a square for {@link PositionKeys}. */
  int number(int square) {
    return bits == null ? square : bits.number(square);
  }

  /** Returns the sets of bits, or null if the board has no room there. */
  public BitBoards bits() {
    return bits;
  }

  private int list(int side, int kind) {
    return side * (kinds + 1) + kind;
  }

  /**
   * Returns the squares of a side's pieces of a kind; only the first {@link #count} are meant, and
   * only until a move is made.
   */
  public int[] squares(int side, int kind) {
    int[] found = squares[list(side, kind)];
    if (bits != null) {
      bits.squares(side, kind, found);
    }
    return found;
  }

  /** Returns how many pieces of a kind a side has. */
  public int count(int side, int kind) {
    return bits != null ? bits.count(side, kind) : counts[list(side, kind)];
  }

  /**
   * Returns the squares of a side's royal pieces; only the first {@link #royalCount} are meant, and
   * only until a move is made.
   */
  public int[] royals(int side) {
    if (royalKinds.length == 1) {
      return squares(side, royalKinds[0]);
    }
    int[] found = royals[side];
    int end = 0;
    for (int kind : royalKinds) {
      int count = count(side, kind);
      System.arraycopy(squares(side, kind), 0, found, end, count);
      end += count;
    }
    return found;
  }

  /** Returns how many royal pieces a side has. */
  public int royalCount(int side) {
    int count = 0;
    for (int kind : royalKinds) {
      count += count(side, kind);
    }
    return count;
  }

  /** Returns how many pieces a side has. */
  public int total(int side) {
    int total = 0;
    for (int kind = 1; kind <= kinds; kind++) {
      total += count(side, kind);
    }
    return total;
  }
}
