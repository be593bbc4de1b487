package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.stream.IntStream;

/**
 * The squares of the pieces of both sides, updated while moves are made and taken back. They are
 * kept by kind, so that the moves of all pieces of a kind are generated one after the other, by the
 * same code. If the board fits into sets of bits, sets are kept, otherwise lists. For generated
 * games.
 */
public final class PieceLists {
  private final int kinds;
  private final int[][] squares;
  private final int[] counts;

  /** The index of the piece on a square in the list of its side and kind, if lists are kept. */
  private final int[] places;

  /** The royal kinds, and by side the squares of all royal pieces, as last requested. */
  private final int[] royalKinds;

  private final int[][] royals;

  /** The sets kept instead of the lists, or null if the board does not fit into them. */
  private final BitBoards bits;

  /** Makes the lists of the pieces on a board; {@code cellsOnly} excludes sets of bits. */
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

  /** Changes the content of a square. */
  void change(int square, int before, int cell) {
    if (before != Cell.EMPTY) {
      remove(square, before);
    }
    if (cell != Cell.EMPTY) {
      add(square, cell);
    }
  }

  /**
   * Moves a piece from one square to another, or changes its kind on its square, if there are no
   * sets.
   *
   * @param mover the cell of the piece before the move
   * @param victim the former cell of the square reached, or {@link Cell#EMPTY}
   * @param arrived the cell of the piece after the move
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

  /** Replaces a piece in the lists by another, so that the other pieces keep their indices. */
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

  /** Returns whether the sets or lists contain exactly the pieces of a board. */
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

  /** Returns the sets of bits, or null if the board does not fit into them. */
  public BitBoards bits() {
    return bits;
  }

  private int list(int side, int kind) {
    return side * (kinds + 1) + kind;
  }

  /**
   * Returns the squares of a side's pieces of a kind; only the first {@link #count} are valid, and
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
   * Returns the squares of a side's royal pieces; only the first {@link #royalCount} are valid, and
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
