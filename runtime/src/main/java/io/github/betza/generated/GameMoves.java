package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * How the pieces of a game move and attack. The generated class of a game makes this object; the
 * game decides which of the moves are legal.
 *
 * <p>If positions are kept as sets of bits, generated code uses them to list the plain moves that
 * they can express; {@link #generate} lists the others.
 */
public abstract class GameMoves {
  /** The position. */
  protected final Board board;

  /** The sets of the pieces, or null on a board of more than 256 squares. */
  protected final BitBoards bits;

  /** Appends the moves to squares of a set; null on a board of more than 256 squares. */
  protected final BitMoves sets;

  /** The rules that restrict or extend the notations. */
  protected final PieceRules rules;

  /** The squares on which moves may end; null on a board of more than 256 squares. */
  protected final Checks checks;

  /** The same, with pins, if all attacks on the only royal piece are straight, or null. */
  protected final CheckMasks masks;

  private final boolean listsAll;

  /** Makes the moves of a game from its parts. */
  protected GameMoves(GameParts parts) {
    this(parts, false, null);
  }

  /**
   * Makes the moves of a game.
   *
   * @param listsAll whether {@link #list} lists the moves of all kinds
   */
  protected GameMoves(GameParts parts, boolean listsAll) {
    this(parts, listsAll, null);
  }

  /**
   * Makes the moves of a game in which {@link #list} finds the checks and lists all moves.
   *
   * @param between the squares between an attacker and the royal piece, by their bits
   */
  protected GameMoves(GameParts parts, long[] between) {
    this(parts, true, between);
  }

  private GameMoves(GameParts parts, boolean listsAll, long[] between) {
    this.listsAll = listsAll;
    this.board = parts.board();
    this.bits = parts.lists().bits();
    this.sets = bits == null ? null : new BitMoves(bits);
    this.rules = parts.rules();
    this.checks = parts.checks();
    this.masks = between == null || bits == null ? null : new CheckMasks(board, bits, between);
  }

  /**
   * Appends the moves of some pieces of the side to move, of one kind, by the notations, zones and
   * promotions.
   *
   * @param kind the kind
   * @param squares the squares of the pieces
   * @param count how many of the squares are used, from the first
   * @param moves the list that the moves are appended to
   */
  public abstract void generate(int kind, int[] squares, int count, MoveList moves);

  /** Appends the moves of some pieces by their notation alone. For generated code. */
  protected final void generateEach(PieceMoves piece, int[] squares, int count, MoveList moves) {
    for (int i = 0; i < count; i++) {
      piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
    }
  }

  /** Appends the same moves within zones, with the promotions. For generated code. */
  protected final void generateWithin(PieceMoves piece, int[] squares, int count, MoveList moves) {
    for (int i = 0; i < count; i++) {
      int first = moves.size();
      piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
      rules.applyZones(first, moves);
    }
  }

  /** Appends the moves of the pieces that are not immobilized. For generated code. */
  protected final void generateMobile(PieceMoves piece, int[] squares, int count, MoveList moves) {
    for (int i = 0; i < count; i++) {
      if (!rules.isImmobilized(squares[i])) {
        piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
      }
    }
  }

  /**
   * Returns whether the piece on a square, if it were not immobilised, could capture the enemy
   * piece on another.
   */
  public abstract boolean attacks(int from, int target);

  /** Returns whether {@link #list} finds the checks itself, with one royal piece a side. */
  public final boolean findsChecks() {
    return masks != null;
  }

  /**
   * Returns the squares on which moves may end in the position of the last call of {@link #list},
   * in a game that finds its checks: see {@link CheckMasks#targets}.
   */
  public final long targets() {
    return masks.targets();
  }

  /** Returns whether the side to move is in check, in the same position. */
  public final boolean isChecked() {
    return masks.isChecked();
  }

  /** Returns whether {@link #list} lists the moves of a kind. */
  public boolean lists(int kind) {
    return listsAll;
  }

  /**
   * Appends the moves of the side to move that sets of bits express, within the check masks.
   *
   * @param wanted {@link PieceMoves#ALL}, {@link PieceMoves#CAPTURES} with all promotions, or
   *     {@link PieceMoves#QUIETS}; of a kind whose promotion is optional, all are appended in any
   *     case
   */
  public final void list(int wanted, MoveList moves) {
    checks.want(wanted);
    if (masks != null) {
      masks.want(wanted);
    }
    list(moves);
  }

  /** Appends the part of these moves that the checks are set to. */
  protected void list(MoveList moves) {}

  /**
   * Returns the squares on which moves without effects of a piece of the side to move end, legal or
   * not, on a board of at most 64 squares if {@link #lists} is true for its kind.
   *
   * @param from the bit of the piece
   */
  public long targets(int kind, int from) {
    throw new IllegalStateException("no targets are known");
  }

  /** Returns whether {@link #mayCaptureEnPassant} is supported. */
  public final boolean knowsEnPassant() {
    return listsAll;
  }

  /**
   * Returns whether a piece of the side to move could capture en passant on a square, legally or
   * not.
   *
   * @param target the bit of the square
   * @return false unless a class overrides this method, because then no piece captures en passant
   * @throws IllegalStateException if this is not supported
   */
  public boolean mayCaptureEnPassant(int target) {
    if (!listsAll) {
      throw new IllegalStateException("no captures en passant are known");
    }
    return false;
  }

  /**
   * Returns the pieces of a side that attack a square if the squares between are empty, in a game
   * that finds its checks.
   *
   * @param target the bit of the square
   */
  public long attackers(int side, int target) {
    throw new IllegalStateException("no attackers are known");
  }

  /**
   * Returns the squares that the pieces of a side attack, whatever is on them, in such a game.
   *
   * @param occupied the squares that stop them
   */
  public long attacked(int side, long occupied) {
    throw new IllegalStateException("no attacks are known");
  }
}
