package io.github.betza;

import io.github.betza.game.Capturing;
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
 * <p>With the compiler's option {@code -Abetza.atlas=FOLDER} the processor also writes a page of
 * HTML about the game, with a diagram of every piece: {@code FOLDER/}, the full name of the type,
 * and {@code .html}. {@code FOLDER/index.html} leads to all such pages that are in the folder. The
 * folder is made if need be, and a relative one is looked for where the compiler runs, so a build
 * had better give an absolute one. These files are not written through the compiler's filer: the
 * pages of what an incremental build does not compile again stay as they are, the page of a type
 * that is no more stays until somebody deletes it, and Gradle must be told that the folder is an
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
   * likes, the side to move, the castling rights, and so on.
   *
   * <p>A piece that stands where the setup has a piece of its kind and side has not moved yet, as
   * far as its notation asks ({@code i}). The pieces that castle are the exception: whether they
   * have moved is what the field of castling rights says.
   */
  String setup();

  /** Returns which pieces promote, where, and to what. */
  Promotion[] promotions() default {};

  /** Returns which pieces may not leave which squares. */
  Zone[] zones() default {};

  /** Returns what the royal pieces are to their side. */
  Royalty royalty() default Royalty.CHECKMATE;

  /** Returns what becomes of a side that has no legal move and is not in check. */
  Stalemate stalemate() default Stalemate.DRAW;

  /** Returns whether a side that can capture must. */
  Capturing capturing() default Capturing.FREE;

  /**
   * Returns whether two royal pieces of opposite sides may not face each other on a file with
   * nothing between them, as the generals of Xiangqi may not.
   */
  boolean flyingGeneral() default false;

  /** Where pieces promote, and to what. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({})
  @interface Promotion {
    /** Returns the letters of the pieces that promote, for example {@code "P"}. */
    String of();

    /** Returns the letters of the pieces that they may become, for example {@code "QRBN"}. */
    String to();

    /** Returns the squares on which a move must end to promote, for example {@code "8"}. */
    String zone();

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
  }
}
