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
 * <p>All squares are written as White sees them. For Black they are turned by 180 degrees, as moves
 * are.
 *
 * <p>A set of squares is written as items with spaces between them: a square ({@code e4}), a file
 * ({@code e}), a rank ({@code 10}), or two of a kind with a hyphen between them: the rectangle
 * between two squares ({@code d1-f3}), files ({@code a-c}), ranks ({@code 6-10}).
 *
 * <p>Pieces are named by their letters, one after the other ({@code "QRBN"}); a promoted form by a
 * plus and the letter ({@code "+P"}).
 *
 * <p>With the compiler's option {@code -Abetza.atlas=FOLDER} the processor also writes a page of
 * HTML about the game, with a diagram of every piece: {@code FOLDER/}, the full name of the type,
 * and {@code .html}. {@code FOLDER/index.html} leads to all such pages that are in the folder. The
 * folder is created if it does not exist. A relative path is resolved where the compiler runs, so a
 * build should give an absolute one. These files are not written through the compiler's filer: the
 * pages of what an incremental build does not compile again stay as they are, the page of a type
 * that was removed stays until it is deleted, and the folder has to be declared to Gradle as an
 * output of the task.
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
   * <p>Castling and first moves ({@code i}) depend on which pieces have not moved yet:
   *
   * <ul>
   *   <li>Of the kinds that the field of castling rights names, the pieces that it names have not
   *       moved, and all others have. It names royal pieces, their partners that are not royal, and
   *       royal pieces that never castle but have other first moves ({@code Kk}).
   *   <li>A piece of any other kind has not moved if it stands where the setup has a piece of its
   *       kind and side, and its notation depends on that. So two pieces that are not named may
   *       castle with each other; but a royal piece whose only first move is castling needs a
   *       right.
   *   <li>Where the field names the kind of only one of two pieces that castle with each other, the
   *       other counts as moved, and the compiler gives a warning.
   *   <li>A piece that borrows or imitates moves castles as the other piece does. It counts as
   *       unmoved only by a castling right, or if its own notation has first moves.
   * </ul>
   *
   * <p>The compiler refuses a setup whose castling rights contradict the pieces:
   *
   * <ul>
   *   <li>The field names the kind of only one of two pieces, and the other castles even when it
   *       has moved.
   *   <li>The field names the kinds of both, and the one that castles is not royal.
   *   <li>The field names a partner with which no royal piece can ever castle.
   * </ul>
   */
  String setup();

  /**
   * Returns which pieces promote, where, and to what. A piece may have several promotions, each on
   * squares of its own. A move that begins on squares of one and ends on squares of another follows
   * the one of the square reached, in whatever order they are written.
   */
  Promotion[] promotions() default {};

  /** Returns which pieces may not leave which squares. */
  Zone[] zones() default {};

  /** Returns which pieces have further moves within some squares. */
  Extra[] extras() default {};

  /** Returns which pieces are like the edge of the board to which others. */
  Blocker[] blockers() default {};

  /**
   * Returns which royal pieces castle wherever they and their partners begin. Pieces whose notation
   * says how they castle ({@code O2}) need no such rule, and have none.
   */
  Castling[] castlings() default {};

  /**
   * Returns what becomes of captured pieces. A piece that its own side captures, and a royal piece,
   * go to no hand. The setup may have pieces in hand as well, after its rows: {@code [QNn]} is a
   * queen and a knight of White, and a knight of Black. Where a piece promotes to one without a
   * promoted form of its own, {@code Q~} is a queen that was one of these.
   */
  Hand hand() default Hand.NONE;

  /** Returns which pieces may be dropped from the hand, and where. */
  Drop[] drops() default {};

  /** Returns which pieces in hand may enter on squares that other pieces leave. */
  Gate[] gates() default {};

  /**
   * Returns which captures also remove what stands round the square that they reach. A side whose
   * royal pieces are gone has lost, even where it captured at the same time what attacked them; a
   * move that removes a royal piece of its own side is illegal, and one after which only such a
   * capture could follow that would remove the last royal piece of its own side gives no check.
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
   * Returns with how many checks a side wins, 1 to 9; 0 for no such rule. A move is one check if it
   * leaves royal pieces of the other side attacked, however many, and by whatever. In a FEN a field
   * before the clock has the checks that White and Black still have to give: {@code 3+3}; without
   * it, all of them.
   */
  int checks() default 0;

  /**
   * Returns at which occurrence of a position, with the same side to move, the game is over; 0 for
   * no such rule. Pieces in hand and rights to castle are part of a position. A right to capture en
   * passant is part of it only if the moves of some enemy piece allow that capture, whether or not
   * it is legal: a piece that is pinned may use the right, as in other engines. If passes or facing
   * royal pieces end the game, it is also part of a position whether the last move was a pass.
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
   * nothing between them, as the generals of Xiangqi may not. It is like an attack, so none castles
   * over a square on which it would face another. This needs {@link Royalty#CHECKMATE}.
   */
  boolean flyingGeneral() default false;

  /**
   * Returns whether a side must answer two royal pieces of opposite sides that face each other on a
   * file: with a move that ends it, or with a pass, which draws the game. A move that makes them
   * face each other is legal. Janggi has this rule.
   */
  boolean bikjang() default false;

  /**
   * Returns whether the game is over, and drawn, when both sides have passed one after the other. A
   * pass is a move with which a piece stays where it is and nothing else happens, such as {@code O}
   * in notation.
   */
  boolean passesEnd() default false;

  /**
   * Where pieces promote, and to what. {@link Variant#promotions} describes what holds where a
   * piece has several of these.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Promotion {
    /** Returns the letters of the pieces that promote, for example {@code "P"}. */
    String of();

    /**
     * Returns the letters of the pieces that they may become, for example {@code "QRBN"}; those of
     * promoted forms after a plus ({@code "+P"}), and a plus alone for each piece's own promoted
     * form.
     */
    String to();

    /** Returns the squares where the pieces promote, for example {@code "8"}. */
    String zone();

    /** Returns which moves promote; by default those that end in the zone. */
    Promoting on() default Promoting.ARRIVAL;

    /** Returns whether the piece may also stay what it is. */
    boolean optional() default false;

    /**
     * Returns whether a piece may only become what has been lost: its side must have fewer pieces
     * of that kind than in the setup. Where it can become nothing and may not stay what it is, it
     * does not have the move, but still attacks.
     */
    boolean limited() default false;
  }

  /** Squares that pieces may not leave, for example a palace. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Zone {
    /** Returns the letters of the pieces. */
    String of();

    /**
     * Returns the squares; moves that end elsewhere, and attacks on other squares, do not exist.
     */
    String squares();

    /**
     * Returns further squares, on which only those moves may end that capture or change places with
     * an enemy piece; none where it is empty.
     */
    String captures() default "";
  }

  /**
   * Squares on which pieces win the game when they arrive. A piece that promotes with the move
   * counts as the piece that it becomes. The game ends with that move, unless it is answered.
   *
   * <pre>{@code
   * goals = @Goal(of = "K", squares = "8", black = "8", answered = true) // racing kings
   * goals = @Goal(of = "L", squares = "4", safe = true) // a lion that could be captured has not won
   * goals = @Goal(of = "P", squares = "1-3", line = 3)   // noughts and crosses
   * }</pre>
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Goal {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns the squares, for example {@code "8"}. */
    String squares();

    /** Returns how many of the pieces must be there, of whichever kinds. */
    int count() default 1;

    /**
     * Returns how many of the pieces, of whichever kinds, must be there in a row of neighbouring
     * squares along a rank, a file or a diagonal: 2 to 36, or 0 if they need not be. With it go
     * neither {@link #count} nor {@link #answered} nor {@link #safe}.
     */
    int line() default 0;

    /** Returns whether the row must be one along a rank or a file. */
    boolean orthogonal() default false;

    /**
     * Returns how many neighbouring files and ranks the pieces win by filling, as well as by a
     * {@link #line}, if there is one: 2 to 36, or 0 for none.
     */
    int block() default 0;

    /**
     * Returns whether the other side has one more move, so that only pieces win that are still
     * there when their side is to move again. Royal pieces, which no move may leave to be captured,
     * win at once if no answer changes the result: if Black was first, or if no move of Black
     * reaches the goal. If White was first and Black's royal piece follows, the game is drawn.
     */
    boolean answered() default false;

    /**
     * Returns whether the pieces win only where no enemy attacks one of them so that too few would
     * be left; they win as soon as that holds. If it holds for both sides at once, the game is
     * drawn. With {@link #answered} as well, pieces that could be captured so win if they are still
     * there when their side is to move again.
     */
    boolean safe() default false;

    /** Returns the squares of Black, not turned; where it is empty, those of White, turned. */
    String black() default "";
  }

  /**
   * Pieces of which a side must not have too few, on the board and in its hand: the game is over as
   * soon as it has. If both sides have too few after a move, that decides which has made it.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
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
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Extra {
    /** Returns the letters of the pieces. */
    String of();

    /**
     * Returns a type nested in the game's that carries {@link Betza}: the pieces have its moves. It
     * needs no letter if it is not a piece of the game.
     */
    Class<?> moves();

    /** Returns the squares; the pieces have only those moves that begin and end on them. */
    String squares();
  }

  /**
   * Pieces that others neither capture, nor pass, nor jump over, whatever their notation says: to
   * these they are like the edge of the board.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
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
   *
   * <p>Neither piece has moved, and nothing but the two is on a square that one of them passes or
   * reaches. Unless it may be left attacked, the royal piece is attacked neither where it begins,
   * nor on a square that it passes, nor where it ends, when both have moved. One of the two may
   * stay where it is. The setup names the rights ({@code KQkq}, or the files of the partners,
   * {@code HAha}); any position may have them on the ranks on which the setup has such royal
   * pieces, with one partner on each side.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Castling {
    /** Returns the letters of the royal pieces. */
    String of();

    /** Returns the letters of their partners, which are not royal. */
    String with();

    /**
     * Returns two files, {@code "cg"}: on the first the royal piece ends that castles with a
     * partner to its left, as White sees it, and on the second that with one to its right.
     */
    String to();

    /** Returns the two files on which the partner ends, {@code "df"}. */
    String partner();
  }

  /**
   * Pieces in hand that may be put on an empty square in place of a move. A piece is dropped where
   * its zone lets it stay. If its side's setup has a piece of the kind on that square, it has the
   * first moves of such a piece, but it never castles. A kind that may come to a hand needs one of
   * these rules or a {@link Gate}, and has one only.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Drop {
    /**
     * Returns the letters of the pieces. A promoted form ({@code "P+P"}) is dropped in place of the
     * piece in hand that promotes to it.
     */
    String of();

    /** Returns the squares, for example {@code "1-8"}; the whole board where it is empty. */
    String squares() default "";

    /**
     * Returns how many pieces of the same kind a side may have on a file after such a drop, 1 to
     * the number of ranks; 0 for any number. Promoted forms are other kinds.
     */
    int perFile() default 0;

    /** Returns whether a drop may leave the other side in check without a legal move. */
    boolean checkmates() default true;

    /** Returns whether a drop may give check. */
    boolean checks() default true;

    /** Returns whether a side with such a piece in hand makes no other move. */
    boolean first() default false;

    /**
     * Returns the squares on which a dropped piece of White counts as one that has not moved; those
     * of Black are on the same files, seen from its side, and not turned: {@code "e1"} is e8 for
     * Black. None by default. From there a royal piece castles, with a partner that was dropped in
     * the same way, and the FEN of the position names the castling rights.
     */
    String unmoved() default "";

    /**
     * Returns whether a piece may not be dropped on a square of the same colour as that of another
     * of its kind and side. A side that has two of them, not all dropped yet, drops no other piece
     * on the last empty square that one of them needs.
     */
    boolean apart() default false;
  }

  /**
   * Pieces in hand that may enter on a square as a piece of their side leaves it that has not moved
   * yet, by the same move. That move must be legal without them. Where two pieces castle, one piece
   * may enter on the square of either, unless the other comes to it.
   *
   * <p>The castling rights of a FEN, and so of the setup, name the pieces on these squares that
   * have not moved, by the letters of their files: {@code KQBCDFGkqbcdfg} are all on the first rank
   * of chess, as {@code K} and {@code Q} stand for king and rook. All others have moved. Nothing is
   * named of a side that can have none of these pieces in hand any more.
   *
   * <pre>{@code
   * gates = @Gate(of = "EH") // Seirawan chess
   * }</pre>
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
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
  @Documented
  @Retention(RetentionPolicy.CLASS)
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
