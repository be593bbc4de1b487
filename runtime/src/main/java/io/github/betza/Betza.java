package io.github.betza;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares how a piece moves. While the annotated type is compiled, the Betza processor generates
 * beside it a class with the type's name and the suffix {@code Moves}, which contains the piece's
 * move generator: {@code @Betza("FyafsF") final class Griffon {}} gives {@code GriffonMoves}. The
 * names of enclosing types are joined with {@code _}.
 *
 * <p>A mistake in the notation is a compiler error that points at the letter. Warnings can be
 * silenced with {@code @SuppressWarnings("betza")} or, one code at a time, with
 * {@code @SuppressWarnings("betza:redundant-modifier")}.
 *
 * <p>On a local class the annotation is an error. Compilers do not pass local classes to
 * processors, so other code reports it: under javac a plugin in the jar of the processor, which
 * javac starts by itself; under the compiler of Eclipse a search of the text of the file, if that
 * can be read.
 *
 * <p>Class files contain the annotation, because incremental compilers look for it there. It is not
 * repeatable, because javac loses the position of an implicitly repeated annotation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Betza {
  /** Returns the notation, for example {@code "FyafsF"}. */
  String value();

  /** Returns the dialect that {@link #value} is written in. */
  Dialect dialect() default Dialect.XBETZA;

  /** Returns the name of the piece; if it is empty, the simple name of the annotated type. */
  String name() default "";

  /**
   * Returns the letter of the piece in diagrams and position strings: one letter from {@code A} to
   * {@code Z}, or the space for "none given".
   */
  char letter() default ' ';

  /**
   * Returns whether the piece is the promoted form of the piece of its game that has {@link
   * #letter}. In positions, moves and lists of letters a {@code +} then comes first: {@code +P}. So
   * a game may have 52 kinds of pieces.
   */
  boolean promoted() default false;

  /**
   * Returns whether the piece is royal. Royalty is not part of a move: it is a property of the
   * piece, on which the moves of other pieces ({@code k}, {@code t}) and the rules of a game
   * depend.
   */
  boolean royal() default false;

  /**
   * Returns the number of files of the only board that the generated code must serve, 1 to 36, or 0
   * for any board. With a declared size all offsets are constants. On at most 64 squares, pieces
   * that ride or hop, and only move and capture, find their moves by sets of bits; on at most 128
   * squares, hoppers do so, and riders in four directions or more. Declare both this and {@link
   * #ranks}, or neither.
   */
  int files() default 0;

  /** Returns the number of ranks of the only board that the generated code must serve, or 0. */
  int ranks() default 0;

  /**
   * Returns how the squares of the declared board are numbered in the functions for engines that
   * keep bitboards of their own. If it has at most 64 squares, and sets of bits can express the
   * piece, its class has these public static functions, which read only their arguments and tables:
   *
   * <ul>
   *   <li>{@code long attacks(int from, long occupied)}: the squares that the piece attacks,
   *       including squares of own pieces
   *   <li>{@code long quiets(int from, long occupied)}: the empty squares to which it goes
   *   <li>{@code long attackersTo(int square, long occupied, long pieces)}: the pieces of this kind
   *       in the last set that attack a square
   * </ul>
   *
   * <p>For a piece whose moves forward and backward differ, they have a last parameter {@code int
   * side}, the side of the piece: 0 for White, 1 for Black. On a board of 65 to 128 squares {@code
   * occupied} is two words, and each function has one form for the lower and one for the upper 64
   * squares: {@code attacksLow} and {@code attacksHigh}, and so on. Arguments are not checked.
   */
  Numbering numbering() default Numbering.FROM_A1;

  /**
   * Returns whether it is an error that the piece has no functions for bitboards, see {@link
   * #numbering}. Without it, the Javadoc of the class gives the reason.
   */
  boolean bitboards() default false;

  /**
   * Returns the class of the board that the code is generated against: the board of this runtime,
   * or an engine's own.
   *
   * <p>An engine's own board is a padded mailbox. A square is an {@code int} from 1 to 4095, and 0
   * is always off the board. The square straight above a square (as White sees it) is {@code
   * stride()} away, and the one to its right is 1 away. The stride is negative if the squares are
   * numbered from the last rank down. The constant {@code static final int PADDING} is the number
   * of cells beyond every edge: at least the length of the piece's longest leap, so that a leap
   * over an edge ends on one of them. For these cells, and for holes, {@code isEmpty}, {@code
   * isEnemy} and {@code isOwn} return false. A side is 0 for White and 1 for Black. A piece calls
   * the methods that it needs among
   *
   * <ul>
   *   <li>{@code int stride()}
   *   <li>{@code int side(int square)}: the side of the piece there; also called with the square of
   *       the mover, whatever is on it
   *   <li>{@code boolean isEmpty(int square)}
   *   <li>{@code boolean isEnemy(int square, int side)}: whether a piece of the other side than
   *       {@code side} is there
   *   <li>{@code boolean isOwn(int square, int side)}: whether a piece of {@code side} is there
   * </ul>
   *
   * Some pieces call further methods, with the meaning of the methods with the same names in {@code
   * io.github.betza.board}:
   *
   * <ul>
   *   <li>{@code boolean isRoyal(int square)}, {@code boolean isUnmoved(int square)} and {@code int
   *       enPassantVictim(int square)}, which is 0 if there is none
   *   <li>{@code int files()}, {@code int ranks()}, {@code int square(int file, int rank)}, {@code
   *       int step(int square, int files, int ranks)}, {@code int wrap(int square, int files, int
   *       ranks, boolean torus)}, {@code boolean leaves(int square, int files, int ranks)} and
   *       {@code int ranksToEnemyHalf(int square, int forward)}: for pieces that leap far, go round
   *       joined edges or depend on their square
   *   <li>{@code MoveList attackMoves()}: an empty list that the board reuses
   *   <li>{@code void imitate(int from, int forward, int wanted, int ends, MoveList moves)}, {@code
   *       void captureImitatively(int from, int forward, MoveList moves)} and {@code void
   *       borrow(int square, int from, int forward, int wanted, MoveList moves)}: moves of other
   *       pieces
   * </ul>
   *
   * <p>An error at this value lists the missing methods with their signatures. One further method
   * is optional: {@code boolean isKind(int square, int side, int kind)}, whether a piece of a side
   * and a kind is on a square; false off the board. The engine chooses the numbers of kinds. With
   * it the class searches for attackers from the attacked square outward. The class of a rook then
   * has
   *
   * <ul>
   *   <li>{@code boolean isAttacked(MyBoard board, int square, int side, int kind)}: {@code
   *       RookMoves.isAttacked(board, king, Side.BLACK, ROOK)} is whether a black rook attacks it
   *   <li>{@code boolean attackers(MyBoard board, int square, int side, int kind, Attackers
   *       found)}: the same, and it adds the squares of all attackers to a list
   * </ul>
   *
   * <p>Some captures cannot be searched from the target; then the class has neither method, and its
   * Javadoc gives the reason. If it has them, the padding must also cover the captures walked
   * backward: a piece that leaps on after a capture needs the padding of both leaps.
   *
   * <p>{@code boolean canMove(MyBoard board, int from, int target)} tests a move from a hash table:
   * {@code RookMoves.canMove(board, from, to)} is whether the piece on {@code from}, as a rook, has
   * a move that ends on {@code to}.
   *
   * <p>The class for an engine's own board has the static methods {@code moves}, {@code captures},
   * {@code quiets}, {@code attacks} and {@code canMove}, {@code immobilizes} if the piece
   * immobilizes others, and the constants {@code NOTATION}, {@code NAME}, {@code LETTER}, {@code
   * ROYAL} and, if the notation contains a promotion, {@code PROMOTIONS}. It has no {@code
   * INSTANCE} and does not implement {@code PieceMoves}.
   */
  Class<?> board() default Board.class;

  /**
   * Returns the class of the list to which moves on an engine's own board are appended: the list of
   * the runtime, or an engine's own. An own list has the method {@code void add(int from, int to,
   * boolean capture)}, which receives the moves one by one, and may store them in any form:
   *
   * <pre>{@code
   * final class Moves {
   *   final int[] moves = new int[256];
   *   int size;
   *
   *   void add(int from, int to, boolean capture) {
   *     moves[size++] = from << 8 | to;
   *   }
   * }
   *
   * // @Betza(value = "R", board = Mailbox.class, moveList = Moves.class)
   * moves.size = 0;
   * RookMoves.captures(mailbox, square, moves);
   * }</pre>
   *
   * <p>Some moves do more than go to a square and capture there: castling, capture en passant and
   * the right to it, captures on the way. They need the list of the runtime, see {@link MoveList}.
   * So does a piece that reaches a square in two ways. For such a piece, a list of your own is an
   * error at this value. The engine makes the promotions.
   */
  Class<?> moveList() default MoveList.class;

  /**
   * The square at which an engine with bitboards begins to number its board. The numbers go on
   * along the rank of that square, and then from rank to rank; the square with the number {@code n}
   * is the bit {@code 1L << n}.
   */
  enum Numbering {
    /** From the left end of White's first rank: a1 is 0, b1 is 1. */
    FROM_A1,
    /** From the right end of White's first rank: on a chessboard h1 is 0, g1 is 1. */
    FROM_H1,
    /** From the left end of White's last rank: on a chessboard a8 is 0, b8 is 1. */
    FROM_A8,
    /** From the right end of White's last rank: on a chessboard h8 is 0, g8 is 1. */
    FROM_H8;

    /** Returns whether numbers grow from the right to the left, as White sees the board. */
    public boolean isFromRight() {
      return this == FROM_H1 || this == FROM_H8;
    }

    /** Returns whether numbers grow from White's last rank to the first. */
    public boolean isFromLastRank() {
      return this == FROM_A8 || this == FROM_H8;
    }
  }
}
