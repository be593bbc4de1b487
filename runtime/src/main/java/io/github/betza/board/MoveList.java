package io.github.betza.board;

import io.github.betza.generated.PendingEffects;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Objects;

/**
 * A list of moves that its caller owns and reuses: generated code appends to it, and allocates
 * nothing once it has grown to its working size.
 *
 * <p>An ordinary move is one {@code int} (see {@link Move}). The effects of a special move are kept
 * in a second array of the list.
 *
 * <pre>{@code
 * MoveList moves = new MoveList();
 * Geometry squares = new Geometry(8, 8);
 * int e4 = squares.square("e4");
 * moves.quiet(e4, squares.square("e5")); // as the code of a piece appends them
 * moves.reach(e4, squares.square("d5"), Cell.of(1, Side.BLACK)); // a capture
 * int f4 = squares.square("f4");
 * moves.special(Move.capture(e4, squares.square("f5")), Effect.of(Effect.REMOVE, f4));
 * System.out.println(moves.text(new Board(8, 8))); // [e4-e5, e4xd5, e4xf5 takes f4]
 * }</pre>
 */
public final class MoveList implements Iterable<Integer> {
  /** A power of two, and so is the length of a longer list: see {@link #write}. */
  private static final int INITIAL_MOVES = 512;

  private int[] words = new int[INITIAL_MOVES];
  private int size;
  private Board board;

  private final ListedEffects effects = new ListedEffects(INITIAL_MOVES);
  private final PendingEffects pending = new PendingEffects(this);

  /** Makes an empty list. */
  public MoveList() {}

  /** Returns the number of moves in the list. */
  public int size() {
    return size;
  }

  /**
   * Returns the words of the moves, see {@link Move}. A loop over the list allocates an iterator
   * and objects for the words; a search counts indices instead.
   */
  @Override
  public Iterator<Integer> iterator() {
    return Arrays.stream(words, 0, size).iterator();
  }

  /** Removes all moves. */
  public void clear() {
    size = 0;
    effects.clear();
    pending.forgetWrittenFrom(0);
  }

  /**
   * Removes the moves from an index on.
   *
   * @throws IndexOutOfBoundsException if the list has fewer moves
   */
  public void truncate(int newSize) {
    Objects.checkFromToIndex(newSize, size, size);
    for (int i = newSize; i < size; i++) {
      if (Move.isSpecial(words[i]) && effects.end(i) > 0) {
        // Earlier moves may share the effects, see specialAs.
        effects.truncate(Math.max(effects.begin(i), endOfEffects(newSize)));
        break;
      }
    }
    size = newSize;
    pending.forgetWrittenFrom(newSize);
  }

  /** Returns the index after the effects of the moves before an index. */
  private int endOfEffects(int index) {
    for (int i = index - 1; i >= 0; i--) {
      if (Move.isSpecial(words[i]) && effects.end(i) > 0) {
        return effects.end(i);
      }
    }
    return 0;
  }

  /** Returns the word of a move, see {@link Move}; the index is not checked, for speed. */
  public int get(int index) {
    return words[index];
  }

  /** Returns how many effects a move has; 0 for an ordinary one. */
  public int effectCount(int index) {
    return Move.isSpecial(words[index]) ? effects.count(index) : 0;
  }

  /** Returns an effect of a move, see {@link Effect}; they are sorted by kind, then by squares. */
  public int effect(int index, int number) {
    return effects.get(index, number);
  }

  /**
   * Returns whether a move takes a piece to another square without a promotion, and changes only
   * these two cells; it may grant en-passant rights.
   */
  public boolean isPlain(int index) {
    int word = words[index];
    return Move.promotion(word) == 0
        && Move.from(word) != Move.to(word)
        && (!Move.isSpecial(word) || effects.areAll(Effect.GRANT_EN_PASSANT, index));
  }

  /** Appends a move from another list, with its effects. */
  public void append(MoveList other, int index) {
    int word = other.words[index];
    if (Move.isSpecial(word)) {
      growFor(size);
      effects.copy(size, other.effects, index);
    }
    add(word);
  }

  /** Appends a move from another list unless this one has an equal move from an index on. */
  public void appendMissing(MoveList other, int index, int first) {
    append(other, index);
    for (int i = first; i < size - 1; i++) {
      if (areEqual(i, this, size - 1)) {
        truncate(size - 1);
        return;
      }
    }
  }

  /**
   * Appends a copy of a move of this list that promotes the mover.
   *
   * @throws IllegalArgumentException if the mover cannot become that, see {@link Move#promoting}
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public void appendPromoting(int index, int kind) {
    Objects.checkIndex(index, size);
    int word = Move.promoting(words[index], kind);
    append(this, index);
    words[size - 1] = word;
  }

  /**
   * Puts a promotion into a move of this list.
   *
   * @throws IllegalArgumentException if the mover cannot become that, see {@link Move#promoting}
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public void promote(int index, int kind) {
    Objects.checkIndex(index, size);
    words[index] = Move.promoting(words[index], kind);
  }

  /** Writes a move over an earlier one, for callers that remove some of the moves. */
  public void shift(int index, int place) {
    words[place] = words[index];
    effects.setEntry(place, effects.entry(index));
  }

  /** Appends an ordinary move that captures nothing. */
  public void quiet(int from, int to) {
    add(Move.quiet(from, to));
  }

  /** Appends the same move if a count is 1, and does nothing if it is 0. */
  public void quiet(int from, int to, int count) {
    if (count != 0) {
      add(Move.quiet(from, to));
    }
  }

  /** Appends an ordinary move that captures the enemy piece on its target. */
  public void capture(int from, int to) {
    add(Move.capture(from, to));
  }

  /**
   * Returns the array of the words of the moves, with space after the last one. For fast code that
   * appends ordinary moves itself, with {@link #write} or by an assignment, counts them in a
   * variable, and then sets their number with {@link #setSize}.
   *
   * @param most the most words that the caller writes
   */
  public int[] words(int most) {
    if (size + most > words.length) {
      grow(size + most);
    }
    return words;
  }

  /**
   * Writes the word of a move.
   *
   * <p>The length of the array is a power of two, so the virtual machine proves that the index is
   * within bounds; without a check the code of a leaper is short enough to be inlined.
   *
   * @param words the array that {@link #words} returned
   * @param place the index of the word, which must be within the reserved space
   * @param word the move
   */
  public static void write(int[] words, int place, int word) {
    assert place < words.length;
    words[place & (words.length - 1)] = word;
  }

  /**
   * Sets the number of moves in the list, see {@link #words}.
   *
   * @param newSize not less than before, and not more than {@link #words} has reserved
   * @throws IllegalStateException if it is more than the array holds
   */
  public void setSize(int newSize) {
    if (newSize > words.length) {
      throw tooMany(newSize);
    }
    assert newSize >= size;
    size = newSize;
  }

  /** Throws; a method of its own, so that the check is small enough to be inlined. */
  private IllegalStateException tooMany(int newSize) {
    return new IllegalStateException(newSize + " moves in a list with room for " + words.length);
  }

  /** Appends an ordinary move given as a word. */
  public void add(int word) {
    growFor(size);
    words[size++] = word;
  }

  /** Appends an ordinary move to a square with a cell, empty or an enemy. */
  public void reach(int from, int to, int cell) {
    add(Move.reaching(from, to, cell));
  }

  /** Appends a move with one effect, see {@link Effect}. */
  public void special(int word, int effect) {
    growFor(size);
    effects.setEntry(size, effect);
    words[size++] = word | Move.SPECIAL;
  }

  /**
   * Appends a move with several effects.
   *
   * @param sorted the effects, at least two, see {@link Effect}: the smallest number first, so that
   *     equal moves have equal effects
   * @param count how many of the array's first numbers are effects
   */
  public void special(int word, int[] sorted, int count) {
    growFor(size);
    effects.copy(size, sorted, count);
    words[size++] = word | Move.SPECIAL;
  }

  /** Appends a move that shares the effects of a special move of this list. */
  public void specialAs(int word, int index) {
    growFor(size);
    effects.setEntry(size, effects.entry(index));
    words[size++] = word | Move.SPECIAL;
  }

  /** Returns the state of the move of several legs that is being followed. For generated code. */
  public PendingEffects pending() {
    return pending;
  }

  /** Returns whether some move ends on a square: {@code moves.reaches(Move.to(hashMove))}. */
  public boolean reaches(int square) {
    int i = 0;
    while (i < size && Move.to(words[i]) != square) {
      i++;
    }
    return i < size;
  }

  /** Returns whether some move takes the enemy piece on a square. */
  public boolean captureOn(int square) {
    return Effect.isTaken(this, square);
  }

  /**
   * Returns a number that is equal for equal moves and almost always different for different moves
   * of a position: for hash tables or killer moves. {@link #find} finds the move again.
   */
  public int key(int index) {
    int key = words[index];
    for (int i = 0; i < effectCount(index); i++) {
      key = 31 * key + effect(index, i);
    }
    key *= 0x9E3779B9;
    return key ^ key >>> 15;
  }

  /** Returns the index of the first move that has a key, or -1. */
  public int find(int key) {
    int i = 0;
    while (i < size && key(i) != key) {
      i++;
    }
    return i < size ? i : -1;
  }

  /** Returns whether a move equals a move of this or another list, with its effects. */
  public boolean areEqual(int index, MoveList other, int otherIndex) {
    int word = words[index];
    return word == other.words[otherIndex]
        && (!Move.isSpecial(word) || effects.areEqual(index, other.effects, otherIndex));
  }

  private void growFor(int index) {
    if (index == words.length) {
      grow(index + 1);
    }
  }

  private void grow(int least) {
    int length = Integer.highestOneBit(least - 1) << 1;
    words = Arrays.copyOf(words, length);
    effects.grow(length);
  }

  /**
   * Returns a move in readable form: {@code e4-f5}, {@code e4xe8} for a capture, {@code e7-e8=Q}
   * for a promotion, {@code N@f3} for a drop. Its effects follow: {@code e5xd6 takes d5}, {@code
   * e1-g1 with h1-f1}.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public String text(int index, Board board) {
    Objects.checkIndex(index, size);
    return MovesText.of(this, index, board);
  }

  /** Returns all moves as {@link #text(int, Board)} writes them: {@code [e4-f5, e4xe8]}. */
  public String text(Board board) {
    return MovesText.of(this, board);
  }

  /** Lets {@link #toString} write the names that squares have on a board; a game calls it. */
  public void nameSquaresOf(Board newBoard) {
    board = newBoard;
  }

  /** Returns whether the names belong to a board of another size. For generated games. */
  public boolean isOfOtherSize(Board other) {
    return board != other && board != null && !board.geometry().hasSizeOf(other.geometry());
  }

  /**
   * Returns the moves as {@link #text(Board)} writes them. If no game has filled the list, squares
   * are numbers, because the list has no board: {@code [147-162, 147x229]}.
   */
  @Override
  public String toString() {
    return board == null ? MovesText.of(this) : MovesText.of(this, board);
  }
}
