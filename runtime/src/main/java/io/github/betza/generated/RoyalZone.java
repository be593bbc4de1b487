package io.github.betza.generated;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceLists;
import java.util.Arrays;

/**
 * The squares where a plain move of one side may change which moves of the other, which has one
 * royal piece and plain moves only, are legal. These depend on what stands where the royal piece is
 * or may come to, and on whether one of these squares is attacked after an answer.
 *
 * <p>So an enemy matters whose line leads to such a square past no piece but its hurdles, and past
 * one piece to the moves of that piece. The royal piece itself does not count: a line to another
 * square leads over where it has left. To the square where it stands now a line matters past one
 * piece more, which the answer may take away.
 */
public final class RoyalZone {
  /** The rays along which a royal piece castles, see {@link Sights#rays}. */
  static final int[] RANK = {1, 1, 0, 0, -1, -1, 0, 0};

  private static final int NONE = -1;

  /** A move that leaves the square, or reaches it, may change the legal answers. */
  private static final byte CHANGES = 1;

  /** A move that leaves the square may. */
  private static final byte OPENS = 2;

  private final Sights sights;
  private final BitBoards bits;
  private final int[] cells;
  private final RoyalApproaches approaches;

  /**
   * Whether the royal piece stands on a square, or may come to it: where a piece of its own side
   * stands, its moves depend on the square, but not on whether that is attacked.
   */
  private final boolean[] near;

  private final byte[] marks;

  private int royal;

  /** How many pieces that an answer of the royal piece moves besides itself may be in its way. */
  private int partners;

  /** By kind of an enemy: from where it looks at the squares near, if the board is empty. */
  private boolean[][] approach;

  /**
   * Makes an empty zone.
   *
   * @param cells the cells of the board
   */
  public RoyalZone(Sights sights, BitBoards bits, int[] cells) {
    this.sights = sights;
    this.bits = bits;
    this.cells = cells;
    this.approaches = sights.approaches();
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
    royal = lists.royals(side)[0];
    approach = approaches.to(royal, cells[royal]);
    Arrays.fill(near, false);
    Arrays.fill(marks, (byte) 0);
    addNear();
    for (int word = 0; word < bits.words(); word++) {
      for (long left = bits.side(side ^ 1, word); left != 0; left &= left - 1) {
        int from = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
        if (approach[Cell.kind(cells[from])][from]) {
          addEnemy(from);
        }
      }
    }
    return true;
  }

  private void addNear() {
    int cell = cells[royal];
    near[royal] = true;
    marks[royal] = CHANGES;
    for (int distance : sights.near(cell)) {
      addNear(royal + distance);
    }
    addNear(sights.rays(cell));
    boolean castles = sights.castles(cell) && (cell & Cell.UNMOVED) != 0;
    partners = castles ? 1 : 0;
    if (castles) {
      addNear(RANK);
    }
  }

  private void addNear(int[] rays) {
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      int hurdles = rays[i + 2];
      int square = royal + rays[i];
      addNear(square);
      while (cells[square] == Cell.EMPTY || (cells[square] != Cell.EDGE && hurdles-- > 0)) {
        square += rays[i + 1];
        addNear(square);
      }
    }
  }

  private void addNear(int square) {
    near[square] |= (cells[square] & cells[royal] & Cell.EDGE) == 0;
    marks[square] = CHANGES;
  }

  private void addEnemy(int from) {
    if (isNear(from, sights.near(cells[from]))) {
      mark(from);
    }
    int[] rays = sights.attackRays(cells[from]);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      addRay(from, rays[i], rays[i + 1], rays[i + 2]);
    }
  }

  /** Marks an enemy and the squares near it. */
  private void mark(int from) {
    marks[from] = CHANGES;
    for (int distance : sights.near(cells[from])) {
      marks[from + distance] = CHANGES;
    }
  }

  /** Marks a ray as far as it matters. */
  private void addRay(int from, int first, int step, int hurdles) {
    int changing = NONE;
    int opening = NONE;
    int passed = 0;
    for (int square = from + first; cells[square] != Cell.EDGE; square += step) {
      if (near[square]) {
        int most = most(square, hurdles);
        changing = passed <= most ? square : changing;
        opening = passed <= most + 1 ? square : opening;
      }
      if (cells[square] != Cell.EMPTY && square != royal && ++passed > hurdles + 2) {
        break;
      }
    }
    if (opening == NONE) {
      return;
    }
    mark(from + first, step, opening, OPENS);
    if (first != step) {
      // What stands where the ray turns matters as well.
      mark(from);
    }
    if (changing != NONE) {
      marks[from] = CHANGES;
      mark(from + first, step, changing, CHANGES);
    }
  }

  /** Returns past how many pieces a line to a square matters, whatever moves. */
  private int most(int square, int hurdles) {
    return hurdles + (square == royal ? 1 : partners);
  }

  private void mark(int first, int step, int end, byte mark) {
    for (int square = first; square != end; square += step) {
      marks[square] |= mark;
    }
    marks[end] |= mark;
  }

  private boolean isNear(int from, int[] distances) {
    for (int distance : distances) {
      if (near[from + distance]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a plain move may change which answers to it are legal.
   *
   * @param arrived the piece as it stands on the square reached
   */
  public boolean isEntered(int from, int to, int arrived) {
    return marks[from] != 0
        || (marks[to] & CHANGES) != 0
        || (approach[Cell.kind(arrived)][to] && looksNear(from, to, arrived));
  }

  private boolean looksNear(int from, int to, int arrived) {
    if (isNear(to, sights.near(arrived))) {
      return true;
    }
    int[] rays = sights.attackRays(arrived);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      if (leadsNear(from, to + rays[i], rays[i + 1], rays[i + 2])) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a ray leads to a square near, where another square counts as empty. */
  private boolean leadsNear(int left, int first, int step, int hurdles) {
    int passed = 0;
    for (int square = first; cells[square] != Cell.EDGE; square += step) {
      if (near[square] && passed <= most(square, hurdles)) {
        return true;
      }
      if (cells[square] != Cell.EMPTY && square != royal && square != left) {
        if (++passed > hurdles + 1) {
          return false;
        }
      }
    }
    return false;
  }
}
