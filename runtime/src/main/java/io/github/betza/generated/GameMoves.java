package io.github.betza.generated;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;

/**
 * How the pieces of a game move and attack. Every game has such an object, which its generated
 * class makes; the game finds out which of the moves are legal.
 *
 * <p>Where positions are kept as sets of bits, generated code lists by them the plain moves that
 * they can express, and leaves the others to {@link #generate}.
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

  /** Returns whether {@link #list} leaves all captures to the code of the notations. */
  public boolean capturesApart() {
    return false;
  }

  /**
   * Returns whether {@link #listLegalMoves} lists all legal moves of a side with one royal piece.
   * Generated code returns true if sets of bits decide which moves are legal.
   */
  public boolean listsLegalMoves() {
    return false;
  }

  /** Appends all legal moves of the side to move, if its game is not over. */
  public void listLegalMoves(MoveList moves) {
    throw new IllegalStateException("no legal moves are listed");
  }

  /**
   * Returns whether a piece of the side to move could capture en passant on a square, legally or
   * not, in a game that {@link #listsLegalMoves}.
   *
   * @param target the bit of the square
   */
  public boolean mayCaptureEnPassant(int target) {
    throw new IllegalStateException("no captures en passant are known");
  }

  /** Returns the squares on which a piece may be captured en passant, of one word. */
  protected final long passed() {
    long passed = 0;
    for (int i = board.enPassantSquareCount() - 1; i >= 0; i--) {
      passed |= 1L << bits.number(board.enPassantSquare(i));
    }
    return passed;
  }

  /** Returns the square of that piece as a set of one word, if there is one. */
  protected final long victim() {
    return 1L << bits.number(board.enPassantVictim());
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
    legal.generateAll();
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
