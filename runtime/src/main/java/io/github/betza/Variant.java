package io.github.betza;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a whole game. The types nested in the annotated one that carry {@link Betza} are its
 * pieces, each with a letter. While the type is compiled, the Betza processor generates beside it a
 * class with the type's name and the suffix {@code Game}, which plays the game: {@code @Variant
 * final class Chess} gives {@code ChessGame}. See {@link io.github.betza.game} for an example of
 * both.
 *
 * <p>All squares are written as White sees them. For Black they are turned by 180 degrees.
 *
 * <p>A set of squares is written as items with spaces between them: a square ({@code e4}), a file
 * ({@code e}), a rank ({@code 10}), or two of a kind with a hyphen between them: the rectangle
 * between two squares ({@code d1-f3}), files ({@code a-c}), ranks ({@code 6-10}).
 *
 * <p>Pieces are named by their letters, one after the other ({@code "QRBN"}); a promoted form by a
 * plus and the letter ({@code "+P"}).
 *
 * <p>The compiler's option {@code -Abetza.atlas=FOLDER} also writes a page of HTML about the game,
 * with a diagram of every piece; the guide to builds describes it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Variant {
  /** Returns the name of the game; if it is empty, the simple name of the annotated type. */
  String name() default "";

  /** Returns the number of files, 1 to 36. */
  int files();

  /** Returns the number of ranks, 1 to 36. */
  int ranks();

  /**
   * Returns the initial position in Forsyth-Edwards notation: the rows from the last rank to the
   * first, with numbers for empty squares and {@code *} for holes. The side to move, the castling
   * rights and the other fields may follow; {@link io.github.betza.game.Fen} describes each.
   *
   * <p>Castling and first moves ({@code i}) depend on which pieces have not moved yet. Of the kinds
   * that the field of castling rights names, these are the pieces that it names; of all others,
   * those that stand where the setup has them. The guide to games has the details.
   */
  String setup();

  /**
   * Returns which pieces promote, where, and to what. Of several promotions that a move falls
   * under, it follows the one of the square reached, in whatever order they are written.
   */
  Promotion[] promotions() default {};

  /** Returns which pieces may not leave which squares. */
  Zone[] zones() default {};

  /** Returns which pieces have further moves within some squares. */
  Extra[] extras() default {};

  /** Returns which pieces are like the edge of the board to which others. */
  Blocker[] blockers() default {};

  /** Returns which royal pieces castle by file, wherever they and their partners begin. */
  Castling[] castlings() default {};

  /**
   * Returns what becomes of captured pieces. A piece that its own side captures, and a royal piece,
   * go to no hand. The setup may have pieces in hand as well, after its rows: {@code [QNn]}.
   */
  Hand hand() default Hand.NONE;

  /** Returns which pieces may be dropped from the hand, and where. */
  Drop[] drops() default {};

  /** Returns which pieces in hand may enter on squares that other pieces leave. */
  Gate[] gates() default {};

  /**
   * Returns which captures also remove the pieces round the square that they reach. A side whose
   * royal pieces are gone has lost. A move that removes an own royal piece is illegal, and an
   * attack that could only do so is no check.
   */
  Blast[] blasts() default {};

  /** Returns what the royal pieces are to their side. */
  Royalty royalty() default Royalty.CHECKMATE;

  /** Returns of which pieces a side must not have too few. */
  Extinction[] extinctions() default {};

  /** Returns what becomes of a side that is checkmated. */
  Checkmate checkmate() default Checkmate.LOSS;

  /** Returns what becomes of a side that has no legal move and is not checkmated. */
  Stalemate stalemate() default Stalemate.DRAW;

  /** Returns what becomes of a side that has nothing left but royal pieces. */
  BareKing bareKing() default BareKing.PLAYS_ON;

  /** Returns which pieces win the game by coming to which squares. */
  Goal[] goals() default {};

  /**
   * Returns with how many checks a side wins, 1 to 9; 0 for no such rule. A move is one check,
   * however many royal pieces of the other side it leaves attacked. In a FEN a field before the
   * clock has the checks that White and Black still have to give: {@code 3+3}.
   */
  int checks() default 0;

  /**
   * Returns at which occurrence of a position, with the same side to move, the game is over; 0 for
   * no such rule. Pieces in hand and castling rights are part of a position, and so is a right to
   * capture en passant that the moves of some enemy piece allow, even if the piece is pinned. If
   * passes may end the game, it is part of a position whether the last move was a pass.
   */
  int repetitions() default 0;

  /** Returns what becomes of the game when a position has occurred so often. */
  Repetition repetition() default Repetition.DRAW;

  /**
   * Returns whether a side then has lost that gave check with each of its moves since the first
   * occurrence. If both sides did, what {@link #repetition} says holds.
   */
  boolean perpetualCheck() default false;

  /**
   * Returns after how many moves of each side without a capture, and without a move of a piece that
   * promotes, the game is drawn; 0 for no such rule. The partner in castling and a piece that the
   * mover changes places with do not count as having moved.
   */
  int moveLimit() default 0;

  /** Returns whether a side that can capture must. */
  Capturing capturing() default Capturing.FREE;

  /**
   * Returns whether no move may give check: none after which a royal piece of the other side is
   * attacked, or faces one of the own side. A position that begins with a check is played on.
   */
  boolean checksForbidden() default false;

  /**
   * Returns whether two royal pieces of opposite sides may not face each other on a file with
   * nothing between them, as in Xiangqi. It is like an attack, so none castles over a square on
   * which it would face another. This needs {@link Royalty#CHECKMATE}.
   */
  boolean flyingGeneral() default false;

  /**
   * Returns whether a side must answer two royal pieces of opposite sides that face each other on a
   * file, as in Janggi: with a move that ends it, or with a pass ({@code O}), which draws the game
   * and is legal in check as well.
   */
  boolean bikjang() default false;

  /** Returns whether the game is drawn when both sides have passed, one after the other. */
  boolean passesEnd() default false;

  /** Where pieces promote, and to what. */
  @Target({})
  @interface Promotion {
    /** Returns the letters of the pieces that promote, for example {@code "P"}. */
    String of();

    /** Returns what they may become, {@code "QRBN"}; a plus is each piece's own promoted form. */
    String to();

    /** Returns the squares where the pieces promote, for example {@code "8"}. */
    String zone();

    /** Returns which moves promote; by default those that end in the zone. */
    Promoting on() default Promoting.ARRIVAL;

    /** Returns whether the piece may also stay what it is. */
    boolean optional() default false;

    /**
     * Returns whether a piece may only become what its side has lost since the setup. Where it can
     * become nothing and may not stay what it is, it has no such move, but still attacks.
     */
    boolean limited() default false;
  }

  /** Squares that pieces may not leave, for example a palace. */
  @Target({})
  @interface Zone {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns the squares: neither moves nor attacks on others exist. */
    String squares();

    /** Returns further squares, to which they may only capture or change places with an enemy. */
    String captures() default "";
  }

  /**
   * Squares on which pieces win the game when they arrive. A piece that promotes with the move
   * counts as what it becomes.
   *
   * <pre>{@code
   * goals = @Goal(of = "K", squares = "8", black = "8", answered = true) // racing kings
   * goals = @Goal(of = "L", squares = "4", safe = true) // a lion that could be captured has not won
   * goals = @Goal(of = "P", squares = "1-3", line = 3)   // noughts and crosses
   * }</pre>
   */
  @Target({})
  @interface Goal {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns the squares, for example {@code "8"}. */
    String squares();

    /** Returns how many of the pieces must be there, of whichever kinds. */
    int count() default 1;

    /**
     * Returns how many of the pieces must be in a row of neighbouring squares there: 2 to 36, or 0
     * if they need not be. It excludes {@link #count}, {@link #answered} and {@link #safe}.
     */
    int line() default 0;

    /** Returns whether the row must be one along a rank or a file. */
    boolean orthogonal() default false;

    /** Returns how many neighbouring files and ranks they also win by filling: 2 to 36, or 0. */
    int block() default 0;

    /**
     * Returns whether the other side has one more move, so that only pieces win that are still
     * there when their side is to move again. If White was first with a royal piece and Black's
     * follows, the game is drawn.
     */
    boolean answered() default false;

    /**
     * Returns whether the pieces win only where no attack threatens to leave too few of them. If
     * that holds for both sides at once, the game is drawn. With {@link #answered} as well,
     * attacked pieces win if they are still there after the answer.
     */
    boolean safe() default false;

    /** Returns the squares of Black, not turned; where it is empty, those of White, turned. */
    String black() default "";
  }

  /**
   * Pieces of which a side must not have too few, on the board and in its hand. If both sides have
   * too few after a move, the rule holds for the side that made it.
   */
  @Target({})
  @interface Extinction {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns whether they are counted kind by kind, and not all together. */
    boolean each() default true;

    /** Returns with how many of them a side has too few. */
    int left() default 0;

    /** Returns whether that side has won, and not lost. */
    boolean wins() default false;
  }

  /**
   * Moves that pieces have within some squares in addition to their own, for example along the
   * diagonals of a palace. Other pieces that imitate or borrow moves do not get these.
   */
  @Target({})
  @interface Extra {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns a nested type that carries {@link Betza}; it needs a letter only as a piece. */
    Class<?> moves();

    /** Returns the squares; the pieces have only those moves that begin and end on them. */
    String squares();
  }

  /**
   * Pieces that others neither capture, nor pass, nor jump over, whatever their notation says: to
   * these they are like the edge of the board.
   */
  @Target({})
  @interface Blocker {
    /** Returns the letters of the pieces that are blockers, of either side. */
    String of();

    /** Returns the letters of the pieces for which they are. */
    String to();
  }

  /**
   * Castling by file, as in Chess960: where the royal piece and its partner begin on their rank is
   * of no matter, and where they end is always the same, also for Black.
   *
   * <pre>{@code
   * castlings = @Castling(of = "K", with = "R", to = "cg", partner = "df") // Chess960
   * }</pre>
   */
  @Target({})
  @interface Castling {
    /** Returns the letters of the royal pieces. */
    String of();

    /** Returns the letters of their partners, which are not royal. */
    String with();

    /** Returns two files, {@code "cg"}: where it ends with a partner to its left, or right. */
    String to();

    /** Returns the two files on which the partner ends, {@code "df"}. */
    String partner();
  }

  /**
   * Pieces in hand that may be put on an empty square in place of a move, if their zone lets them
   * stay there. A kind that may come to a hand needs one of these rules or a {@link Gate}.
   */
  @Target({})
  @interface Drop {
    /** Returns the letters of the pieces; {@code "+P"} is dropped in place of P in hand. */
    String of();

    /** Returns the squares, for example {@code "1-8"}; the whole board where it is empty. */
    String squares() default "";

    /** Returns how many of its kind a side may have on a file after a drop; 0 for any number. */
    int perFile() default 0;

    /** Returns whether a drop may leave the other side in check without a legal move. */
    boolean checkmates() default true;

    /** Returns whether a drop may give check. */
    boolean checks() default true;

    /** Returns whether a side makes no other move if it can drop such a piece. */
    boolean first() default false;

    /**
     * Returns the squares on which a dropped piece of White counts as one that has not moved, and
     * may castle; those of Black are on the same files, so that {@code "e1"} is e8 for Black.
     */
    String unmoved() default "";

    /**
     * Returns whether a piece may not be dropped on a square of the same colour as that of another
     * of its kind and side. Drops of other pieces leave room for it.
     */
    boolean apart() default false;
  }

  /**
   * Pieces in hand that may enter on a square as a piece of their side leaves it that has not moved
   * yet, by the same move. That move must be legal without them. Where two pieces castle, one piece
   * may enter on the square of either, unless the other comes to it.
   *
   * <pre>{@code
   * gates = @Gate(of = "EH") // Seirawan chess
   * }</pre>
   */
  @Target({})
  @interface Gate {
    /** Returns the letters of the pieces; those of zones and promoted forms count as for drops. */
    String of();

    /** Returns the squares on which they enter; the first rank by default. */
    String squares() default "1";
  }

  /**
   * What a capture removes besides its victims: the capturer, and the pieces of both sides on the
   * eight squares round the one that it reaches, whatever became of it. They come to no hand.
   *
   * <pre>{@code
   * blasts = @Blast(spares = "P") // atomic chess
   * }</pre>
   */
  @Target({})
  @interface Blast {
    /** Returns the letters of the pieces whose captures blast; those of all where it is empty. */
    String of() default "";

    /** Returns the letters of the pieces that stay round the square; as capturers they go. */
    String spares() default "";

    /** Returns the letters of the pieces that stay, round the square and as capturers. */
    String immune() default "";
  }
}
