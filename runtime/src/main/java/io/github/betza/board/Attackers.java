package io.github.betza.board;

import io.github.betza.generated.OthersMoves;
import java.util.Arrays;
import java.util.Iterator;

/**
 * The squares of the pieces that attack a square. A caller makes one list and uses it again and
 * again: it allocates only if it must grow. Each square is in it once, in no particular order.
 *
 * <p>Generated code, which looks for attackers from the square attacked outward, adds every one
 * that it finds to the list, and the list returns whether to continue.
 */
public final class Attackers implements Iterable<Integer> {
  /**
   * The list that stores nothing: the search ends with the first attacker, so it only records
   * whether there is one.
   */
  public static final Attackers ANY = new Attackers(new int[0], Attackers.FIRST);

  /** Collect all. */
  private static final int ALL = -1;

  /** Stop at the first. */
  private static final int FIRST = -2;

  private int[] squares;
  private int size;

  /** {@link #ALL}, {@link #FIRST}, or the square of the only attacker that is sought. */
  private int sought;

  /** Makes an empty list. */
  public Attackers() {
    this(new int[16], ALL);
  }

  private Attackers(int[] squares, int sought) {
    this.squares = squares;
    this.sought = sought;
  }

  /** Returns a list that stores nothing and stops at the first attacker, see {@link #seek}. */
  static Attackers single() {
    return new Attackers(new int[0], FIRST);
  }

  /** Sets the square of the only attacker that is sought, and returns this list. */
  Attackers seek(int square) {
    sought = square;
    return this;
  }

  /** Empties the list. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of attackers found. */
  public int size() {
    return size;
  }

  /**
   * Returns the square of an attacker.
   *
   * @param index 0 to {@link #size} - 1
   * @throws IndexOutOfBoundsException if there are fewer attackers
   */
  public int get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("attacker " + index + " of " + size);
    }
    return squares[index];
  }

  /**
   * Returns the squares of the attackers. A loop over the list allocates an iterator and objects
   * for the squares; a search counts indices instead.
   */
  @Override
  public Iterator<Integer> iterator() {
    return Arrays.stream(squares, 0, size).iterator();
  }

  /** Returns whether an attacker is on a square. */
  public boolean contains(int square) {
    for (int i = 0; i < size; i++) {
      if (squares[i] == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds the piece on a square, if it is a sought one. For generated code.
   *
   * @param cells the cells of the board
   * @param attacker the kind and side of a sought piece, see {@link Cell#PIECE}
   * @param square a square
   * @return whether the search is over
   */
  public boolean hits(int[] cells, int attacker, int square) {
    return (cells[square] & Cell.PIECE) == attacker && add(square);
  }

  /** As {@link #hits}, but adds only a piece that has not moved yet. For generated code. */
  public boolean hitsUnmoved(int[] cells, int attacker, int square) {
    return (cells[square] & (Cell.PIECE | Cell.UNMOVED)) == (attacker | Cell.UNMOVED)
        && add(square);
  }

  /**
   * Adds an attacker. For generated code.
   *
   * @param square its square
   * @return whether the search is over
   */
  public boolean add(int square) {
    if (sought != ALL) {
      return sought == FIRST || sought == square;
    }
    if (!contains(square)) {
      if (size == squares.length) {
        squares = Arrays.copyOf(squares, 2 * size);
      }
      squares[size++] = square;
    }
    return false;
  }

  /**
   * Finds the attackers by generating the captures of every piece of their kind. For generated
   * code, if the paths of a piece cannot be walked backward, and for capture en passant.
   *
   * <p>If the square has no enemy of the attackers, a royal one is put there meanwhile.
   *
   * @param board the position; the same as before when the search is over
   * @param moves the moves of the kind
   * @param target the square attacked
   * @param attacker the kind and side of an attacker, see {@link Cell#PIECE}
   * @return whether the search is over
   */
  public boolean search(Board board, PieceMoves moves, int target, int attacker) {
    int before = putEnemy(board, target, attacker);
    int[] cells = board.cells();
    boolean over = false;
    int end = end(board);
    for (int from = first(board); from < end && !over; from++) {
      if ((cells[from] & Cell.PIECE) == attacker) {
        MoveList captures = board.attackMoves();
        moves.generate(board, from, 1, PieceMoves.CAPTURES, captures);
        over = captures.captureOn(target) && add(from);
      }
    }
    board.replace(target, before);
    return over;
  }

  /**
   * As {@link #search}, for the captures by which a piece captures as the captured piece does. For
   * generated code.
   *
   * @see OthersMoves#captureImitatively
   */
  public boolean searchImitators(Board board, int target, int attacker) {
    int before = putEnemy(board, target, attacker);
    int[] cells = board.cells();
    boolean over = false;
    int end = end(board);
    for (int from = first(board); from < end && !over; from++) {
      over =
          (cells[from] & Cell.PIECE) == attacker
              && OthersMoves.capturesImitatively(board, from, target)
              && add(from);
    }
    board.replace(target, before);
    return over;
  }

  /** Puts a royal enemy on a square without an enemy; returns the former cell. */
  private static int putEnemy(Board board, int target, int attacker) {
    int before = board.cells()[target];
    int enemy = (attacker & Cell.EDGE) ^ Cell.EDGE;
    if ((before & Cell.EDGE) != enemy) {
      board.replace(target, enemy | (attacker & Cell.KIND) | Cell.ROYAL);
    }
    return before;
  }

  /** Returns the first cell that is searched for an attacker. */
  private int first(Board board) {
    return sought < 0 ? board.geometry().first() : sought;
  }

  /** Returns the cell after the last one that is searched for an attacker. */
  private int end(Board board) {
    return sought < 0 ? board.geometry().end() : sought + 1;
  }

  /** Returns the numbers of the squares, for debuggers. */
  @Override
  public String toString() {
    return Arrays.toString(Arrays.copyOf(squares, size));
  }
}
