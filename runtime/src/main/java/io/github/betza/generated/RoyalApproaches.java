package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;

/**
 * From where enemies look at a royal piece, or at a square to which it may come, if the board is
 * empty. That is found for each square of a royal piece when it first stands there, and kept for
 * all games.
 */
final class RoyalApproaches {
  private final Sights sights;
  private final boolean[] squares;

  /**
   * By twice the square of the royal piece and its side, and then by kind of an enemy. What one
   * thread finds, another may find again.
   */
  private volatile boolean[][][] found;

  RoyalApproaches(Sights sights, Geometry geometry) {
    this.sights = sights;
    this.squares = new boolean[geometry.arrayLength()];
    for (int square = 0; square < squares.length; square++) {
      squares[square] = geometry.isSquare(square);
    }
    this.found = new boolean[2 * squares.length][][];
  }

  /**
   * Returns by kind the squares from which enemies look at a royal piece, or near it.
   *
   * @param cell the royal piece
   */
  boolean[][] to(int royal, int cell) {
    int place = 2 * royal + Cell.side(cell);
    boolean[][][] known = found;
    if (known[place] == null) {
      known = known.clone();
      known[place] = find(near(royal, cell), Cell.side(cell) ^ 1);
      found = known;
    }
    return known[place];
  }

  private boolean[] near(int royal, int cell) {
    boolean[] near = new boolean[squares.length];
    near[royal] = true;
    for (int distance : sights.near(cell)) {
      near[royal + distance] = true;
    }
    addRays(royal, sights.rays(cell), near);
    if (sights.castles(cell)) {
      addRays(royal, RoyalZone.RANK, near);
    }
    return near;
  }

  private void addRays(int from, int[] rays, boolean[] near) {
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      for (int square = from + rays[i]; squares[square]; square += rays[i + 1]) {
        near[square] = true;
      }
    }
  }

  private boolean[][] find(boolean[] near, int enemySide) {
    boolean[][] origins = new boolean[sights.kinds() + 1][squares.length];
    for (int kind = 1; kind <= sights.kinds(); kind++) {
      int enemy = Cell.of(kind, enemySide);
      for (int from = 0; from < squares.length; from++) {
        origins[kind][from] = squares[from] && looks(from, enemy, near);
      }
    }
    return origins;
  }

  private boolean looks(int from, int enemy, boolean[] near) {
    for (int distance : sights.near(enemy)) {
      if (near[from + distance]) {
        return true;
      }
    }
    int[] rays = sights.attackRays(enemy);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      for (int square = from + rays[i]; squares[square]; square += rays[i + 1]) {
        if (near[square]) {
          return true;
        }
      }
    }
    return false;
  }
}
