package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

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

  /** Where moves may end, or null likewise. */
  protected final Checks checks;

  /** The same, and pins, if all attacks on the only royal piece are straight, or null. */
  protected final CheckMasks masks;

  private final boolean listsAll;

  /** Makes the moves of a game from what the game has for them. */
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
   * Makes the moves of a game whose checks {@link #list} finds, and whose moves it lists all.
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
   * Appends the moves of some pieces of a kind that the side to move has, as far as the notations,
   * zones and promotions go.
   *
   * @param kind the kind
   * @param squares the squares of the pieces
   * @param count how many of the squares, the first ones, are meant
   * @param moves the list that the moves are appended to
   */
  public abstract void generate(int kind, int[] squares, int count, MoveList moves);

  /** Appends the moves of some pieces as their notation has them. For generated code. */
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

  /** Appends the moves of those of some pieces that are not immobilized. For generated code. */
  protected final void generateMobile(PieceMoves piece, int[] squares, int count, MoveList moves) {
    for (int i = 0; i < count; i++) {
      if (!rules.isImmobilized(squares[i])) {
        piece.generate(board, squares[i], 1, PieceMoves.ALL, moves);
      }
    }
  }

  /**
   * Returns whether the piece on a square, if nothing immobilised it, could capture the enemy piece
   * on another.
   */
  public abstract boolean attacks(int from, int target);

  /** Returns whether {@link #list} finds the checks itself, with one royal piece a side. */
  public final boolean findsChecks() {
    return masks != null;
  }

  /**
   * Returns where the moves of the position may end that {@link #list} was called in last, in a
   * game that finds its checks: see {@link CheckMasks#targets}.
   */
  public final long targets() {
    return masks.targets();
  }

  /** Returns whether {@link #list} lists the moves of a kind. */
  public boolean lists(int kind) {
    return listsAll;
  }

  /**
   * Appends those moves of the side to move that sets of bits express, as the checks have them.
   *
   * @param wanted {@link PieceMoves#ALL}, {@link PieceMoves#CAPTURES} with all promotions, or
   *     {@link PieceMoves#QUIETS}; of a kind that may promote and need not, all are appended in any
   *     case
   */
  public final void list(int wanted, MoveList moves) {
    checks.want(wanted);
    if (masks != null) {
      masks.want(wanted);
    }
    list(moves);
  }

  /** Appends those of them that the checks want. */
  protected void list(MoveList moves) {}

  /**
   * Returns the squares on which moves of a piece of the side to move end that have no effects,
   * legal or not, on a board of at most 64 squares if {@link #lists} is true for its kind.
   *
   * @param from the bit of the piece
   */
  public long targets(int kind, int from) {
    throw new IllegalStateException("no targets are known");
  }

  /** Returns whether {@link #mayCaptureEnPassant} is known. */
  public final boolean knowsEnPassant() {
    return listsAll;
  }

  /**
   * Returns whether a piece of the side to move could capture en passant on a square, legally or
   * not.
   *
   * @param target the bit of the square
   * @return false unless a class overrides this method, as no piece captures en passant then
   * @throws IllegalStateException if that is not known
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
   * @param occupied what stops them
   */
  public long attacked(int side, long occupied) {
    throw new IllegalStateException("no attacks are known");
  }
}
