package io.github.betza;

import io.github.betza.game.BareKing;
import io.github.betza.game.Capturing;
import io.github.betza.game.Promoting;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
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
 * <p>What is written here is written as White sees it. For Black it is turned by 180 degrees, as
 * moves are.
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
 * folder is made if need be, and a relative one is looked for where the compiler runs, so a build
 * had better give an absolute one. These files are not written through the compiler's filer: the
 * pages of what an incremental build does not compile again stay as they are, the page of a type
 * that was removed stays until it is deleted, and the folder has to be declared to Gradle as an
 * output of the task.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Variant {
  /** Returns the name of the game; the simple name of the annotated type where it is empty. */
  String name() default "";

  /** Returns the number of files, 1 to 36. */
  int files();

  /** Returns the number of ranks, 1 to 36. */
  int ranks();

  /**
   * Returns the position in which a game begins, in Forsyth-Edwards notation: the rows from the
   * last rank to the first, with numbers for empty squares and {@code *} for holes; and, if one
   * likes, the side to move, the castling rights, and so on; {@link io.github.betza.game.Fen}
   * describes each field.
   *
   * <p>A piece that stands where the setup has a piece of its kind and side has not moved yet, as
   * far as its notation depends on that ({@code i}). The exception are the kinds of pieces that the
   * field of castling rights names: whether these have moved is what that field says. It names
   * royal pieces and their partners that are not royal; and royal pieces alone that never castle,
   * but have other first moves ({@code Kk}). Where a piece castles with another, and the field
   * names the kind of only one of them, the other counts as moved, though it stands where the setup
   * has it, and the compiler warns of that; the setup is refused where the other castles even when
   * it has moved, or the field names the kinds of both, but the one that castles is not royal. Two
   * pieces castle that both have not moved because of where they stand; but a royal piece whose
   * only first move is to castle needs a right. Refused is also a setup whose field names a partner
   * with which no royal piece can ever castle. A piece that borrows or imitates castles as others
   * do, too, if it has not moved; it counts as unmoved only by a castling right or where its own
   * notation has first moves, so that another piece has none of those of others.
   */
  String setup();

  /**
   * Returns which pieces promote, where, and to what. A piece may have several promotions, each on
   * squares of its own. Where a move falls under two of them, because it begins on squares of the
   * one and ends on squares of the other, that of the square reached holds, whichever comes first
   * here.
   */
  Promotion[] promotions() default {};

  /** Returns which pieces may not leave which squares. */
  Zone[] zones() default {};

  /** Returns which pieces have further moves within some squares. */
  Extra[] extras() default {};

  /** Returns which pieces are like the edge of the board to which others. */
  Blocker[] blockers() default {};

  /** Returns what the royal pieces are to their side. */
  Royalty royalty() default Royalty.CHECKMATE;

  /** Returns what becomes of a side that has no legal move and is not checkmated. */
  Stalemate stalemate() default Stalemate.DRAW;

  /** Returns what becomes of a side that has nothing left but royal pieces. */
  BareKing bareKing() default BareKing.PLAYS_ON;

  /** Returns which pieces win the game by coming to which squares. */
  Goal[] goals() default {};

  /**
   * Returns how often the same position with the same side to move may be on the board: when it is
   * there for that time, the game is drawn; 0 where that does not matter. Rights to castle and to
   * capture en passant are part of a position, the latter also where no piece can make use of them;
   * and so is whether the last move was a pass, where passes or facing royal pieces end the game.
   */
  int repetitions() default 0;

  /**
   * Returns after how many moves of each side the game is drawn, if in all of them nothing was
   * captured and no piece that promotes has made one; 0 where that does not matter. The partner in
   * castling makes none, nor does a piece that the mover changes places with.
   */
  int moveLimit() default 0;

  /** Returns whether a side that can capture must. */
  Capturing capturing() default Capturing.FREE;

  /**
   * Returns whether two royal pieces of opposite sides may not face each other on a file with
   * nothing between them, as the generals of Xiangqi may not. It is like an attack, so none castles
   * over a square on which it would face another. This needs {@link Royalty#CHECKMATE}.
   */
  boolean flyingGeneral() default false;

  /**
   * Returns whether a side that finds two royal pieces of opposite sides facing each other on a
   * file must end that with its move, or pass, and so have the game drawn. Bringing it about is
   * allowed. So it is in Janggi.
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
   * Squares that a piece wins the game by coming to. What promotes with its move comes as what it
   * becomes. There are no moves behind that one.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Goal {
    /** Returns the letters of the pieces. */
    String of();

    /** Returns the squares, for example {@code "8"}. */
    String squares();
  }

  /**
   * Moves that pieces have within some squares besides their own, for example along the diagonals
   * of a palace. Other pieces that imitate or borrow moves do not get these.
   */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Extra {
    /** Returns the letters of the pieces. */
    String of();

    /**
     * Returns a type nested in the game's that carries {@link Betza}: its moves are had. It needs
     * no letter where it is no piece by itself.
     */
    Class<?> moves();

    /** Returns the squares; only those moves are had that begin and end on them. */
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

    /** Returns the letters of the pieces to which they are. */
    String to();
  }
}
