package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;

/**
 * The check mask of a position: the squares on which the moves of the side to move may end, and its
 * pinned pieces. It replaces {@link Checks} in a game on at most 64 squares with one royal piece a
 * side, in which all attacks are straight and need no hurdles. Then a pair of squares determines
 * which squares between must be empty, and generated code finds the attackers. For that code.
 */
public final class CheckMasks {
  private static final long ALL = -1;

  private final BitBoards bits;
  private final CastlingPartner partners;

  /** By royal piece and attacker: the squares between them. */
  private final long[] between;

  private int royal;

  /** The enemies that attack the royal piece if the squares between are empty. */
  private long attackers;

  /** The attackers with exactly one piece between, an own one. */
  private long pinners;

  private long pinned;
  private long targets;
  private boolean checked;

  /** Which moves are listed: a value of {@link PieceMoves}, and how {@link #wanted} finds them. */
  private int part;

  private long any = ALL;
  private long inverted;
  private long enemy;

  CheckMasks(Board board, BitBoards bits, long[] between) {
    this.bits = bits;
    this.partners = new CastlingPartner(board.cells(), bits);
    this.between = between;
  }

  /** Sets which moves are listed from now on: a value of {@link PieceMoves}. */
  void want(int newPart) {
    part = newPart;
    any = newPart == PieceMoves.ALL ? ALL : 0;
    inverted = newPart == PieceMoves.QUIETS ? ALL : 0;
  }

  /** Returns the squares on which listed moves may end of a piece that does not promote. */
  public long wanted() {
    return wanted(0);
  }

  /**
   * Returns the squares on which listed moves may end of a piece that must promote on some squares:
   * promotions are listed with the captures.
   */
  public long wanted(long zone) {
    return ((enemy | zone) ^ inverted) | any;
  }

  /**
   * Finds the checks and pins of a position.
   *
   * @param side the side to move
   * @param square the bit of its royal piece
   * @param enemies the enemies that attack that square if all squares between are empty
   */
  public void look(int side, int square, long enemies) {
    long own = bits.side(side);
    long occupied = bits.occupied(0);
    long mask = ALL;
    long single = 0;
    long pinning = 0;
    boolean open = false;
    for (long left = enemies; left != 0; left &= left - 1) {
      long line = between[square * Long.SIZE + Long.numberOfTrailingZeros(left)];
      long blocks = line & occupied;
      if (blocks == 0) {
        mask &= line | (left & -left);
        open = true;
      } else if ((blocks & (blocks - 1)) == 0 && (blocks & own) != 0) {
        single |= blocks;
        pinning |= left & -left;
      }
    }
    royal = square;
    enemy = bits.side(side ^ 1);
    attackers = enemies;
    targets = mask;
    pinned = single;
    pinners = pinning;
    checked = open;
  }

  /** Returns whether the royal piece is attacked. */
  public boolean isChecked() {
    return checked;
  }

  /** Returns the squares on which moves may end of pieces that are not royal and not pinned. */
  public long targets() {
    return targets;
  }

  /** Returns the pinned pieces. */
  public long held() {
    return pinned;
  }

  /**
   * Returns the squares on which moves may end of a piece that is not royal.
   *
   * @param from its bit
   */
  public long targetsOf(int from) {
    return (pinned >>> from & 1) == 0 ? targets : targetsOfHeld(from);
  }

  private long targetsOfHeld(int from) {
    long to = targets;
    for (long left = pinners; left != 0; left &= left - 1) {
      long line = between[royal * Long.SIZE + Long.numberOfTrailingZeros(left)];
      to &= (line >>> from & 1) != 0 ? line | (left & -left) : ALL;
    }
    return to;
  }

  /** Returns whether the move that leaves the royal piece on its square is listed and legal. */
  public boolean allowNullMove() {
    return !checked && part != PieceMoves.CAPTURES;
  }

  /** Returns whether only the royal piece may move, because two enemies attack it. */
  public boolean allowNone() {
    return targets == 0;
  }

  /**
   * Returns whether a capture en passant is listed and leaves the royal piece safe.
   *
   * @param from the bit of the piece
   * @param to the bit that it reaches, which is empty
   * @param victim the bit of the piece that it captures
   */
  public boolean allowEnPassant(int from, int to, int victim) {
    if (part == PieceMoves.QUIETS) {
      return false;
    }
    long after = (bits.occupied(0) & ~(1L << from | 1L << victim)) | 1L << to;
    for (long left = attackers & ~(1L << victim); left != 0; left &= left - 1) {
      if ((between[royal * Long.SIZE + Long.numberOfTrailingZeros(left)] & after) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the squares that the royal piece crosses and reaches if it castles, none of which may
   * be attacked; an empty set if it cannot castle, or only captures are listed.
   *
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far it goes, in files
   */
  public long crossed(int step, int steps) {
    if (checked || part == PieceMoves.CAPTURES || !partners.isThere(royal, step, steps, 0)) {
      return 0;
    }
    long squares = 0;
    for (int passed = 1; passed <= steps; passed++) {
      squares |= 1L << (royal + step * passed);
    }
    return squares;
  }

  /** Appends castling, which {@link #crossed} has found to be possible. */
  public void castle(int step, int steps, MoveList moves) {
    partners.castle(royal, step, steps, moves);
  }
}
