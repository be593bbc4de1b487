package io.github.betza.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A trait of a piece that the rules of a game depend on besides its moves. The compiler finds it in
 * the notation, and the generated class declares it: see {@link PieceMoves#traits}.
 */
public enum PieceTrait {
  /** It has moves, other than castling, that only a piece has which has not moved yet. */
  INITIAL(1),

  /** It castles as long as it has not moved. */
  CASTLING(2),

  /**
   * It may capture elsewhere than on the square where its move ends, en passant included; or as
   * another piece does, of which that may be true.
   */
  DISTANT(4),

  /** It may put other pieces on squares that these do not reach by moves of their own. */
  DISPLACING(8),

  /** It may make other pieces move in its place. */
  EXCITING(16),

  /** It may move as a piece does that it meets on its way. */
  BORROWING(32),

  /** It moves as the piece does that moved last. */
  IMITATING(64),

  /** It has moves after which it may be captured en passant. */
  EN_PASSANT(128),

  /** It may capture as its victims do. */
  CAPTURING_ALIKE(256),

  /**
   * It has moves after which it may be captured en passant and that may change more of the board
   * than the squares which they leave and reach.
   */
  EN_PASSANT_CHANGING(512);

  private final int bit;

  PieceTrait(int bit) {
    this.bit = bit;
  }

  /**
   * Returns the bit that stands for the trait. For generated code, which may be older than this
   * class.
   */
  public int bit() {
    return bit;
  }

  /** Returns the traits that some bits stand for, as a set that does not change. */
  public static Set<PieceTrait> of(int bits) {
    Set<PieceTrait> traits = EnumSet.noneOf(PieceTrait.class);
    for (PieceTrait trait : values()) {
      if ((bits & trait.bit) != 0) {
        traits.add(trait);
      }
    }
    return Collections.unmodifiableSet(traits);
  }
}
