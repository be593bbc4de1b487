package io.github.betza.processor.interpret;

import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;

/**
 * One way to end a leg, for the pieces of one side: the condition on the square reached as a set of
 * bits, and the effect there.
 */
final class FlatOutcome {
  /** The bit of an empty square, see {@link #bit}. */
  static final int EMPTY = 1;

  private static final int OWNER_SHIFT = Integer.numberOfTrailingZeros(Cell.WHITE);
  private static final int ROYAL_SHIFT = Integer.numberOfTrailingZeros(Cell.ROYAL) - 2;

  /** The bits of all pieces of White, royal or not. */
  private static final int WHITE = bit(Cell.WHITE) | bit(Cell.WHITE | Cell.ROYAL);

  private static final int BLACK = bit(Cell.BLACK) | bit(Cell.BLACK | Cell.ROYAL);
  private static final int ROYAL = bit(Cell.WHITE | Cell.ROYAL) | bit(Cell.BLACK | Cell.ROYAL);

  /** The bits of all pieces. */
  static final int PIECE = WHITE | BLACK;

  /** The contents of the square reached that satisfy the condition. */
  final int contents;

  /** If the condition is a capture en passant, the possible victims; otherwise 0. */
  final int passing;

  /** Whether the next step of the leg must meet a piece. */
  final boolean beforePiece;

  final LegEffect effect;

  /** Whether the occupant counts as a captured enemy. */
  final boolean captures;

  /** Whether a landing takes the occupant off the board. */
  final boolean removes;

  /** Whether the mover goes back after a landing. */
  final boolean returns;

  /** Whether the mover leaves the board after a landing. */
  final boolean vanishes;

  final boolean grantsEnPassant;

  /** Makes the outcome of a branch. */
  FlatOutcome(LegOutcome outcome, int side) {
    this(new Landing(outcome, false), side);
  }

  FlatOutcome(Landing landing, int side) {
    LegOutcome outcome = landing.outcome();
    OccupancyCondition occupant = outcome.occupant();
    this.contents = bits(occupant, side);
    this.passing =
        switch (occupant) {
          case EN_PASSANT -> bits(OccupancyCondition.ENEMY, side);
          case EN_PASSANT_COMMON -> bits(OccupancyCondition.ENEMY_COMMON, side);
          default -> 0;
        };
    this.beforePiece = outcome.dependsOnSquareBeyond();
    this.effect = outcome.effect();
    this.captures = outcome.captures();
    this.removes = landing.removesOccupant();
    this.returns = landing.finish().returns();
    this.vanishes = landing.finish().vanishes();
    this.grantsEnPassant = landing.grantsEnPassant();
  }

  /**
   * Returns the bit for the content of a cell; no outcome contains the bit of the edge. Java takes
   * a shift by {@link Cell#WAS} modulo 32, which ignores that flag.
   */
  static int bit(int cell) {
    return 1 << ((cell >>> OWNER_SHIFT) | ((cell & Cell.ROYAL) >>> ROYAL_SHIFT));
  }

  private static int bits(OccupancyCondition occupant, int side) {
    int own = side == Side.WHITE ? WHITE : BLACK;
    int enemy = PIECE & ~own;
    return switch (occupant) {
      case EMPTY, EN_PASSANT, EN_PASSANT_COMMON, EMPTY_BEFORE_PIECE -> EMPTY;
      case ENEMY -> enemy;
      case ENEMY_ROYAL -> enemy & ROYAL;
      case ENEMY_COMMON -> enemy & ~ROYAL;
      case OWN -> own;
      case OWN_COMMON -> own & ~ROYAL;
      case PIECE -> PIECE;
    };
  }

  /** Returns whether its two squares and their contents determine a move that ends in this way. */
  boolean isPlain() {
    boolean done = effect == LegEffect.NONE || effect == LegEffect.REMOVE;
    boolean special = passing != 0 || beforePiece || returns || vanishes || grantsEnPassant;
    return done && !special;
  }

  /** Returns whether an empty square is the only condition. */
  boolean isOnEmptySquare() {
    return contents == EMPTY && passing == 0 && !beforePiece;
  }
}
