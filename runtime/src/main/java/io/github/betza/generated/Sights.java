package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.util.Arrays;

/**
 * On which squares the moves of each kind depend: a change on any other square leaves the piece the
 * moves that it has. Generated code makes them once, when its class is loaded.
 *
 * <p>A piece looks at its own square, at some squares near it whatever stands between, and along
 * rays up to the first piece or, over hurdles, to one after it. What its side has lost may decide
 * what it may become.
 */
public final class Sights {
  /** The numbers of a ray as they are given, and as they are kept. */
  private static final int GIVEN = 6;

  static final int RAY = 4;

  /** What a ray may lead over: pieces of either side, or enemies alone. */
  private static final int PIECES = 0;

  private final Geometry geometry;

  /** The squares near, as distances, by twice the kind and the side. */
  private final int[][] near;

  /**
   * The rays likewise: the distance to the first square, that of a step, how many hurdles there may
   * be, and which.
   */
  private final int[][] rays;

  /** Whether the moves depend on how many pieces the side has, by kind. */
  private final boolean[] limited;

  /** Those along which a piece attacks, or may not face a royal piece. */
  private final int[][] attackRays;

  private final boolean[] castles;
  private final boolean[] captureEnPassant;
  private final RoyalApproaches approaches;

  /**
   * Makes the sights of a game whose kinds are not known yet.
   *
   * @param files the number of files of the board
   * @param ranks the number of its ranks
   * @param kinds the number of kinds
   */
  public Sights(int files, int ranks, int kinds) {
    this.geometry = new Geometry(files, ranks);
    this.near = new int[2 * (kinds + 1)][0];
    this.rays = new int[2 * (kinds + 1)][0];
    this.limited = new boolean[kinds + 1];
    this.attackRays = new int[rays.length][0];
    this.castles = new boolean[kinds + 1];
    this.captureEnPassant = new boolean[kinds + 1];
    this.approaches = new RoyalApproaches(this, geometry);
  }

  /**
   * Adds a kind. Steps are files and ranks as White sees them.
   *
   * @param squares the files and the ranks of one square after the other, counted from the piece
   * @param lines of one ray after the other the files and ranks of its first square, those of a
   *     step, over how many pieces it leads, and 1 where these must be enemies, 0 otherwise
   * @return this
   */
  public Sights add(int kind, int[] squares, int... lines) {
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int[] distances = new int[squares.length / 2];
      for (int i = 0; i < distances.length; i++) {
        distances[i] = distance(squares, 2 * i, side);
      }
      near[2 * kind + side] = distances;
      int[] kept = new int[lines.length / GIVEN * RAY];
      for (int i = 0; i < kept.length / RAY; i++) {
        kept[RAY * i] = distance(lines, GIVEN * i, side);
        kept[RAY * i + 1] = distance(lines, GIVEN * i + 2, side);
        kept[RAY * i + 2] = lines[GIVEN * i + 4];
        kept[RAY * i + 3] = lines[GIVEN * i + 5];
      }
      rays[2 * kind + side] = kept;
      attackRays[2 * kind + side] = kept;
    }
    return this;
  }

  /**
   * Notes that the moves of a kind depend on how many pieces of each kind its side has.
   *
   * @return this
   */
  public Sights limit(int kind) {
    limited[kind] = true;
    return this;
  }

  /** Returns whether the moves of a piece do. */
  boolean dependOnNumbers(int cell) {
    return limited[Cell.kind(cell)];
  }

  /**
   * Returns whether a ray may lead over the piece on a square.
   *
   * @param over which pieces it may lead over
   * @param cell the piece from which it begins
   * @param met what stands on the square, which is not empty
   */
  static boolean leadsOver(int over, int cell, int met) {
    return met != Cell.EDGE && (over == PIECES || ((cell ^ met) & Cell.EDGE) == Cell.EDGE);
  }

  /**
   * Notes that royal pieces of a kind may not face each other on a file: that is as if they
   * attacked along it.
   *
   * @return this
   */
  public Sights facing(int kind) {
    int up = geometry.stride();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int[] own = rays[2 * kind + side];
      int[] all = Arrays.copyOf(own, own.length + 2 * RAY);
      System.arraycopy(
          new int[] {up, up, 0, PIECES, -up, -up, 0, PIECES}, 0, all, own.length, 2 * RAY);
      attackRays[2 * kind + side] = all;
    }
    return this;
  }

  /**
   * Notes that a royal piece may castle while it has not moved.
   *
   * @return this
   */
  public Sights castling(int kind) {
    castles[kind] = true;
    return this;
  }

  /**
   * Notes that a kind may capture en passant.
   *
   * @return this
   */
  public Sights capturingEnPassant(int kind) {
    captureEnPassant[kind] = true;
    return this;
  }

  private int distance(int[] numbers, int place, int side) {
    int distance = numbers[place + 1] * geometry.stride() + numbers[place];
    return side == Side.WHITE ? distance : -distance;
  }

  /** Returns the distances of the squares that a piece looks at whatever stands between. */
  int[] near(int cell) {
    return near[2 * Cell.kind(cell) + Cell.side(cell)];
  }

  /** Returns those along which it attacks, or may not face a royal piece. */
  int[] attackRays(int cell) {
    return attackRays[2 * Cell.kind(cell) + Cell.side(cell)];
  }

  /** Returns from where enemies look at royal pieces. */
  RoyalApproaches approaches() {
    return approaches;
  }

  /** Returns whether a royal piece that has not moved may castle. */
  boolean castles(int cell) {
    return castles[Cell.kind(cell)];
  }

  /** Returns whether a piece may capture en passant. */
  boolean captureEnPassant(int cell) {
    return captureEnPassant[Cell.kind(cell)];
  }

  /** Returns how many kinds there are. */
  int kinds() {
    return near.length / 2 - 1;
  }

  /** Returns the rays along which it looks, {@link #RAY} numbers each. */
  int[] rays(int cell) {
    return rays[2 * Cell.kind(cell) + Cell.side(cell)];
  }
}
