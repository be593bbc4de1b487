package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;

/**
 * How the pieces of a game move and attack. Every game has such an object, which its generated
 * class makes; the game finds out which of the moves are legal.
 *
 * <p>Where positions are kept as sets of bits, generated code counts and lists by them the plain
 * moves that they can express, and leaves the others to {@link #generate}.
 */
public abstract class GameMoves {
  /** The position. */
  protected final Board board;

  /** Where the pieces stand, or null on a board of more than 256 squares. */
  protected final BitBoards bits;

  /** What appends the moves to squares of a set, or null likewise. */
  protected final BitMoves sets;

  /** The rules that change what the notations say. */
  protected final PieceRules rules;

  private final AttackTables tables;

  /** Makes the moves of a game from what the game has for them. */
  protected GameMoves(GameParts parts) {
    this.board = parts.board();
    this.bits = parts.lists().bits();
    this.sets = bits == null ? null : new BitMoves(bits, board.cells());
    this.rules = parts.rules();
    this.tables = parts.tables();
  }

  /**
   * Appends the moves of some pieces of a kind that the side to move has, as far as the notations,
   * zones and promotions go.
   *
   * @param kind the kind
   * @param squares the squares of the pieces
   * @param count how many of the squares, the first ones, are meant
   * @param moves the list that the moves are appended to
   */
  public abstract void generate(int kind, int[] squares, int count, MoveList moves);

  /**
   * Returns whether the piece on a square, if nothing immobilised it, could capture the enemy piece
   * on another.
   */
  public abstract boolean attacks(int from, int target);

  /**
   * Counts the legal moves of the side to move that sets of bits can express, but not those of
   * pinned pieces.
   *
   * @param legal where plain moves may go; the pieces whose moves are generated singly are added
   *     there
   */
  public int count(LegalTargets legal) {
    legal.generateAll();
    return 0;
  }

  /**
   * Returns whether {@link #count} counts captures apart from other moves, or leaves them to the
   * code of the notations.
   */
  public boolean capturesApart() {
    return false;
  }

  /**
   * Counts the legal moves of a piece of the side to move that is neither generated singly nor
   * royal.
   *
   * @param from the bit of the piece
   * @param legal where plain moves may go
   */
  public int count(int kind, int from, LegalTargets legal) {
    throw new IllegalStateException("no moves of the kind " + kind + " are counted");
  }

  /**
   * Returns whether {@link #countAnswers} counts. Generated code returns true where the rules and
   * the pieces allow it, and pieces attack over empty squares only.
   */
  public boolean countsAnswers() {
    return false;
  }

  /**
   * Counts the legal answers of a side with one royal piece to a move that is not made on the
   * board, or to the one made last, on a board of at most 64 squares. Squares are bits.
   *
   * @param side the side that answers
   * @param begin the square that the move leaves, or -1 if it is made
   * @param end the square that it reaches, or -1
   * @param arrived the kind that stands there then
   * @param victim the square of the piece that may be captured en passant, if any
   * @param passed the squares on which it may be
   */
  public int countAnswers(int side, int begin, int end, int arrived, int victim, long passed) {
    throw new IllegalStateException("no answers are counted");
  }

  /**
   * Returns on which squares the moves of each kind depend, or null. Generated code returns them
   * where answers are counted by what a move changes, as the rules allow it: a plain move changes
   * which of these are legal only by the attacks on royal pieces that it makes and ends.
   */
  public Sights sights() {
    return null;
  }

  /** Returns whether {@link #list} finds the moves of some kinds. */
  public boolean listsBySets() {
    return false;
  }

  /**
   * Appends the legal moves of the side to move that sets of bits can express.
   *
   * @param legal where plain moves may go; the pieces whose moves are generated singly are added
   *     there
   * @param moves the list that the moves are appended to
   */
  public void list(LegalTargets legal, MoveList moves) {
    for (int word = 0; word < bits.words(); word++) {
      legal.generateSingly(word, bits.side(board.side(), word));
    }
  }

  /**
   * Returns a word of the set of a side's pieces that attack a square where all squares between are
   * empty. Generated code finds them for all kinds at once.
   *
   * @param target the bit of the square
   * @param word which word
   */
  public long potentialAttackers(int side, int target, int word) {
    return tables.potentialAttackers(bits, side, target, word);
  }

  /**
   * Returns whether {@link #attacked} finds all attacks, except for royal pieces that face each
   * other. Generated code returns true where sets of bits can express all captures.
   */
  public boolean hasExactAttacks() {
    return tables.hasExactAttacks();
  }

  /**
   * Returns those squares of a set that a side attacks, on a board of at most 128 squares, whatever
   * stands on them. Generated code finds all squares that it attacks.
   *
   * @param set a word of the set
   * @param word which word
   * @param low the word 0 of the set of occupied squares
   * @param high the word 1
   */
  public long attacked(int side, long set, int word, long low, long high) {
    return tables.attacked(bits, side, set, word, low, high);
  }
}
