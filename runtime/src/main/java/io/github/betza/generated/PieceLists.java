package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;

/**
 * Where the pieces of both sides stand, kept up to date while moves are made and taken back: by
 * kind, so that the moves of all pieces of a kind are generated one after the other, by the same
 * code. Where the board has room in sets of bits, those are kept, and lists otherwise.
 */
public final class PieceLists {
  private final int kinds;
  private final int[][] squares;
  private final int[] counts;

  /** Where in the list of its side and kind the piece on a square stands, where lists are kept. */
  private final int[] places;

  private final int[][] royals;
  private final int[] royalCounts = new int[2];

  /** What is kept instead of the lists, or null if the board has no room there. */
  private final BitBoards bits;

  /** Makes the lists of the pieces that stand on a board, without sets of bits where so wanted. */
  public PieceLists(Board board, int kinds, boolean cellsOnly) {
    Geometry geometry = board.geometry();
    int most = geometry.files() * geometry.ranks();
    this.kinds = kinds;
    squares = new int[2 * (kinds + 1)][most];
    counts = new int[squares.length];
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
  public void add(int square, int cell) {
    if (bits != null) {
      bits.toggle(square, cell);
    } else {
      int list = list(Cell.side(cell), Cell.kind(cell));
      int place = counts[list]++;
      places[square] = place;
      squares[list][place] = square;
    }
    if ((cell & Cell.ROYAL) != 0) {
      int side = Cell.side(cell);
      royals[side][royalCounts[side]++] = square;
    }
  }

  /** Removes the piece that leaves a square. */
  public void remove(int square, int cell) {
    if (bits != null) {
      bits.toggle(square, cell);
    } else {
      int list = list(Cell.side(cell), Cell.kind(cell));
      int last = squares[list][--counts[list]];
      squares[list][places[square]] = last;
      places[last] = places[square];
    }
    if ((cell & Cell.ROYAL) != 0) {
      int side = Cell.side(cell);
      royals[side][placeOfRoyal(side, square)] = royals[side][--royalCounts[side]];
    }
  }

  /**
   * Notes that a piece has gone from one square to another.
   *
   * @param left the piece as it was
   * @param arrived the piece as it is, of the same kind
   */
  public void move(int from, int to, int left, int arrived) {
    if (bits != null) {
      bits.move(from, to, left, arrived);
    } else {
      int place = places[from];
      places[to] = place;
      squares[list(Cell.side(left), Cell.kind(left))][place] = to;
    }
    if ((left & Cell.ROYAL) != 0) {
      int side = Cell.side(left);
      royals[side][placeOfRoyal(side, from)] = to;
    }
  }

  private int placeOfRoyal(int side, int square) {
    int[] list = royals[side];
    int place = 0;
    while (list[place] != square) {
      place++;
    }
    return place;
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

  /** Returns the squares of a side's royal pieces; only the first {@link #royalCount} are meant. */
  public int[] royals(int side) {
    return royals[side];
  }

  public int royalCount(int side) {
    return royalCounts[side];
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
