package io.github.betza.generated;

import io.github.betza.board.Cell;
import java.util.Arrays;

/**
 * The squares where a plain move of one side may change which moves of the other, which has one
 * royal piece and plain moves only, are legal. These depend on what stands where the royal piece is
 * or may come to, and on whether one of these squares is attacked after an answer. So an enemy
 * matters whose line leads to one of them past one piece, its hurdles aside: the answer may take
 * that piece away. Past two pieces it matters to the moves that leave the line.
 */
public final class RoyalZone {
  private static final int NONE = -1;

  /** A move that leaves the square, or reaches it, may change the legal answers. */
  private static final byte CHANGES = 1;

  /** A move that leaves the square may. */
  private static final byte OPENS = 2;

  private final Sights sights;
  private final BitBoards bits;
  private final int[] cells;

  /**
   * Whether the royal piece stands on a square, or may come to it: where a piece of its own side
   * stands, its moves depend on the square, but not on whether that is attacked.
   */
  private final boolean[] near;

  /** The first and the last of those squares. */
  private int first;

  private int last;

  private final byte[] marks;

  /**
   * Makes an empty zone.
   *
   * @param cells the cells of the board
   */
  public RoyalZone(Sights sights, BitBoards bits, int[] cells) {
    this.sights = sights;
    this.bits = bits;
    this.cells = cells;
    this.near = new boolean[cells.length];
    this.marks = new byte[cells.length];
  }

  /**
   * Finds the squares.
   *
   * @param side the side with the royal piece
   * @return whether it has a single one
   */
  public boolean look(PieceLists lists, int side) {
    if (lists.royalCount(side) != 1) {
      return false;
    }
    Arrays.fill(near, false);
    Arrays.fill(marks, (byte) 0);
    addNear(lists.royals(side)[0]);
    for (int word = 0; word < bits.words(); word++) {
      for (long left = bits.side(side ^ 1, word); left != 0; left &= left - 1) {
        addEnemy(bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left)));
      }
    }
    return true;
  }

  private void addNear(int royal) {
    near[royal] = true;
    marks[royal] = CHANGES;
    first = royal;
    last = royal;
    for (int distance : sights.near(cells[royal])) {
      addNearSquare(royal + distance, cells[royal]);
    }
    int[] rays = sights.rays(cells[royal]);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      int hurdles = rays[i + 2];
      int square = royal + rays[i];
      addNearSquare(square, cells[royal]);
      while (cells[square] == Cell.EMPTY || (cells[square] != Cell.EDGE && hurdles-- > 0)) {
        square += rays[i + 1];
        addNearSquare(square, cells[royal]);
      }
    }
  }

  private void addNearSquare(int square, int royal) {
    if ((cells[square] & royal & Cell.EDGE) == 0) {
      near[square] = true;
      first = Math.min(first, square);
      last = Math.max(last, square);
    }
    marks[square] = CHANGES;
  }

  private void addEnemy(int from) {
    int[] distances = sights.near(cells[from]);
    if (isNear(from, distances)) {
      marks[from] = CHANGES;
      for (int distance : distances) {
        marks[from + distance] = CHANGES;
      }
    }
    int[] rays = sights.rays(cells[from]);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      int far = lastNear(from, rays, i, 2, NONE);
      if (far != NONE) {
        markRay(from, rays, i, far, OPENS);
        int end = lastNear(from, rays, i, 1, NONE);
        if (end != NONE) {
          marks[from] = CHANGES;
          markRay(from, rays, i, end, CHANGES);
        }
      }
    }
  }

  private void markRay(int from, int[] rays, int ray, int end, byte mark) {
    int square = from + rays[ray];
    marks[square] |= mark;
    while (square != end) {
      square += rays[ray + 1];
      marks[square] |= mark;
    }
  }

  private boolean isNear(int from, int[] distances) {
    if (from + sights.farthest() < first || from - sights.farthest() > last) {
      return false;
    }
    for (int distance : distances) {
      if (near[from + distance]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the last square near the royal piece that a ray leads to, or {@link #NONE}.
   *
   * @param past past how many pieces it may lead besides its hurdles
   * @param left a square that counts as empty
   */
  private int lastNear(int from, int[] rays, int ray, int past, int left) {
    int passed = rays[ray + 2] + past;
    int step = rays[ray + 1];
    int end = NONE;
    int square = from + rays[ray];
    for (; cells[square] != Cell.EDGE && mayLead(square, step); square += step) {
      if (near[square]) {
        end = square;
      }
      if (cells[square] != Cell.EMPTY && square != left && passed-- == 0) {
        break;
      }
    }
    return end;
  }

  /** Returns whether one of the squares lies ahead, as far as their numbers tell. */
  private boolean mayLead(int square, int step) {
    return step > 0 ? square <= last : square >= first;
  }

  /**
   * Returns whether a plain move may change which answers to it are legal.
   *
   * @param arrived the piece as it stands on the square reached
   */
  public boolean isEntered(int from, int to, int arrived) {
    if (marks[from] != 0 || (marks[to] & CHANGES) != 0 || isNear(to, sights.near(arrived))) {
      return true;
    }
    int[] rays = sights.rays(arrived);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      if (lastNear(to, rays, i, 1, from) != NONE) {
        return true;
      }
    }
    return false;
  }
}
