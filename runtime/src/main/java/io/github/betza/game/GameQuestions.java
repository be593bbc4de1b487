package io.github.betza.game;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceListener;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import io.github.betza.generated.PieceLists;
import java.util.Objects;
import java.util.function.Function;

/**
 * Queries for a search, in addition to the legal moves: attacks, checks, exchanges, the kinds of
 * pieces, and parts of the move list. Its public methods are not final, so that the compiler
 * repeats them in the public class, where reflection may call them.
 */
abstract class GameQuestions {
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final Legality legality;
  private final Attacks attacks;
  private final SquareAttacks squares;
  private final Exchange exchange;
  private final StoredMoves stored;
  private final ListCheck listCheck;

  GameQuestions(Position position, Function<GameParts, GameMoves> moves) {
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.legality = new Legality(position, moves);
    this.attacks = legality.attacks();
    this.squares = legality.squares();
    this.exchange = new Exchange(position, squares, attacks);
    this.listCheck = new ListCheck(legality, position);
    this.stored = new StoredMoves(position, legality, listCheck);
  }

  /** Returns the position, with the data that is updated with it. */
  final Position position() {
    return position;
  }

  /** Returns the object that decides which moves are legal. */
  final Legality legality() {
    return legality;
  }

  /** Returns the check that refuses moves of other positions. */
  final ListCheck listCheck() {
    return listCheck;
  }

  /**
   * Appends the legal moves of the piece on a square, as in {@link Game#legalMoves(MoveList)}; none
   * if the square has no piece of the side to move. It is no faster than {@link Game#legalMoves},
   * because it generates the moves of the other pieces, too.
   *
   * @param from a square
   * @param moves the list that the moves are appended to
   * @throws IndexOutOfBoundsException if it is not a square
   */
  public void legalMoves(int from, MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    position.at(from);
    int first = moves.size();
    legality.list(moves);
    int kept = first;
    for (int i = first; i < moves.size(); i++) {
      if (Move.from(moves.get(i)) == from) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }

  /**
   * Appends the legal moves of the side to move that remove an enemy piece, on any square, or
   * promote: the moves of a quiescence search. {@link #legalQuiets} appends the others.
   *
   * @param moves the list that the moves are appended to
   */
  public void legalCaptures(MoveList moves) {
    listPart(PieceMoves.CAPTURES, moves);
  }

  /**
   * Appends the legal moves of the side to move that neither remove an enemy piece nor promote,
   * drops included. Together with {@link #legalCaptures} this gives each move of {@link
   * Game#legalMoves(MoveList)} once.
   *
   * @param moves the list that the moves are appended to
   */
  public void legalQuiets(MoveList moves) {
    listPart(PieceMoves.QUIETS, moves);
  }

  private void listPart(int wanted, MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    legality.list(wanted, moves);
  }

  /**
   * Appends the legal moves of the side to move that have a given word: for moves from another
   * position, such as hash moves or killer moves. Any number may be passed. If the rules permit,
   * this lists no moves, or the moves of one piece only.
   *
   * @param word the word of a move, see {@link Move}: {@code moves.get(i)} of an earlier list
   * @param moves the list that the moves are appended to
   * @return the number of moves appended: 0 if there is none, 1 as a rule, more if moves with the
   *     same word differ in their effects
   */
  public int legal(int word, MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    return stored.append(word, moves);
  }

  /**
   * Returns whether a piece could capture another under the rules of the game, which include its
   * zone, blockers, extra moves and immobilising pieces. It does not matter whose turn it is,
   * whether the capture would leave a royal piece attacked, or whether the side must make another
   * one. A capture en passant counts while the right exists.
   *
   * @param from a square
   * @param target another
   * @return false unless the second square has an enemy of the piece on the first
   * @throws IndexOutOfBoundsException if one of them is not a square
   */
  public boolean canCapture(int from, int target) {
    int cell = position.at(from);
    int other = position.at(target);
    return Cell.isPiece(cell)
        && Cell.isPiece(other)
        && Cell.side(cell) != Cell.side(other)
        && attacks.canCapture(from, target);
  }

  /**
   * Returns whether some enemy of the piece on a square could capture it, also en passant, see
   * {@link #canCapture}. {@link #isAttacked(int, int)} is many times faster.
   *
   * @return false if the square has no piece
   * @throws IndexOutOfBoundsException if it is not a square
   */
  public boolean isAttacked(int square) {
    int cell = position.at(square);
    return Cell.isPiece(cell) && attacks.canBeCaptured(square, Cell.side(cell));
  }

  /**
   * Returns whether pieces of a side could capture on a square, whatever is on it now: whether they
   * could capture a royal enemy piece there, by moving to that square or in passing. It does not
   * matter whose turn it is, or whether the capture would leave a royal piece attacked. Zones,
   * blockers and extra moves count, and pieces that are immobilised attack nothing. In a game with
   * blasts, a capture that would remove a royal piece of its own side does not count. A capture en
   * passant does not count: it attacks neither its victim nor the square passed; other captures on
   * that square do count.
   *
   * <pre>{@code
   * boolean isSafe = !game.isAttacked(square, Side.opponent(game.side()));
   * }</pre>
   *
   * @param square a square of the board; nothing attacks a hole
   * @param side the side that attacks, 0 for White or 1 for Black
   * @throws IndexOutOfBoundsException if it is no square
   * @throws IllegalArgumentException if it is no side
   */
  public boolean isAttacked(int square, int side) {
    position.at(square);
    checkSide(side);
    return squares.isAttacked(square, side);
  }

  /**
   * Finds the pieces of a side that could capture on a square, as {@link #isAttacked(int, int)} has
   * it.
   *
   * <pre>{@code
   * attackers.clear();
   * game.attackers(square, Side.WHITE, attackers);
   * }</pre>
   *
   * @param square a square of the board; nothing attacks a hole
   * @param side the side that attacks, 0 for White or 1 for Black
   * @param found the list to which the squares of the pieces are added, each once
   * @throws IndexOutOfBoundsException if it is no square
   * @throws IllegalArgumentException if it is no side
   */
  public void attackers(int square, int side, Attackers found) {
    position.at(square);
    checkSide(side);
    squares.find(square, side, Objects.requireNonNull(found, "found"));
  }

  /** Returns whether a royal piece of the side to move is attacked, or faces the other one. */
  public boolean inCheck() {
    return squares.isChecked(board.side());
  }

  /**
   * Returns whether a royal piece of a side is attacked, or faces the other one. If royal pieces
   * may not be left attacked, no move leads to a position in which the side that is not to move is
   * in check. A FEN of such a position is refused if lines express the attack ({@link
   * GameRulesBuilder#attacks}); otherwise it is accepted.
   *
   * @param side 0 for White, 1 for Black
   * @throws IllegalArgumentException if it is neither
   */
  public boolean inCheck(int side) {
    checkSide(side);
    return squares.isChecked(side);
  }

  /**
   * Returns whether a legal move of the side to move gives check: whether after it a royal piece of
   * the other side is attacked, or faces one of the own side, even if it did before. If a move
   * changes more than two squares, or lines do not describe its attacks, the method makes it and
   * takes it back.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException as {@link Game#make(MoveList, int)} does
   */
  public boolean givesCheck(MoveList moves, int index) {
    listCheck.check(moves, index);
    return squares.givesCheck(moves, index);
  }

  /**
   * Returns the gain or loss of a legal move by the captures on the square that it reaches: the
   * static exchange evaluation. The sides capture there in turn, each with the piece of the least
   * value (of equal values the first kind, then the first square); each may stop instead. Royal
   * pieces capture last, and only undefended pieces. Pins, promotions by later captures, and their
   * victims on other squares do not count; the victims and the promotion of the move itself do.
   *
   * <pre>{@code
   * int[] values = {0, 100, 300, 300, 500, 900, 0}; // pawn, knight, bishop, rook, queen, king
   * boolean loses = game.exchange(moves, i, values) < 0;
   * }</pre>
   *
   * @param moves legal moves of this position
   * @param index the index of a move; the value of one that captures nothing is 0 at most
   * @param values the value of a piece of each kind, in any unit
   * @return the gain of the side to move in that unit; less than 0 if it loses
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException as {@link Game#make(MoveList, int)} does, or if the array has
   *     fewer values than the game has kinds
   */
  public int exchange(MoveList moves, int index, int[] values) {
    listCheck.check(moves, index);
    if (values.length <= position.rules().kinds()) {
      throw new IllegalArgumentException(
          "values of kinds 1 to " + position.rules().kinds() + " are needed");
    }
    return exchange.value(moves, index, values);
  }

  /**
   * Returns the kind of the piece that a move of this position moves, before any promotion, or that
   * it drops.
   *
   * @param moves moves of this position
   * @param index the index of the move
   * @return a kind of {@link GameRules#pieces}
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public int movingKind(MoveList moves, int index) {
    int word = moves.get(Objects.checkIndex(index, moves.size()));
    return Move.isDrop(word) ? Move.promotion(word) : Cell.kind(cells[Move.from(word)]);
  }

  /**
   * Returns the kind of the enemy piece that a move of this position captures: on the square that
   * it reaches, or else its first victim on another square.
   *
   * @param moves moves of this position
   * @param index the index of the move
   * @return a kind of {@link GameRules#pieces}, or 0 if it captures nothing
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public int capturedKind(MoveList moves, int index) {
    return Captured.kind(board, moves, Objects.checkIndex(index, moves.size()));
  }

  /**
   * Returns how many pieces of a kind a side has on the board; {@link Board#inHand} counts pieces
   * in hand.
   *
   * @param side 0 for White, 1 for Black
   * @param kind a kind of {@link GameRules#pieces}
   * @throws IllegalArgumentException if there is no such side or kind
   */
  public int count(int side, int kind) {
    checkKind(side, kind);
    return lists.count(side, kind);
  }

  /**
   * Writes the squares of a side's pieces of a kind into an array, from its beginning, in any
   * order.
   *
   * @param side 0 for White, 1 for Black
   * @param kind a kind of {@link GameRules#pieces}
   * @param into the array; what is after the last square stays as it is
   * @return the number of squares
   * @throws IllegalArgumentException if there is no such side or kind
   * @throws IndexOutOfBoundsException if the array is too short
   */
  public int squares(int side, int kind, int[] into) {
    checkKind(side, kind);
    int count = lists.count(side, kind);
    System.arraycopy(lists.squares(side, kind), 0, into, 0, count);
    return count;
  }

  /**
   * Returns the squares of a side's pieces of a kind as bits: bit 0 of word 0 is the first square
   * of the first rank, a1, and each rank follows the one before.
   *
   * @param side 0 for White, 1 for Black
   * @param kind a kind of {@link GameRules#pieces}
   * @param word which 64 squares, from 0 on: 1 on a board of 10x10 means the squares 64 to 99
   * @throws IllegalArgumentException if there is no such side or kind
   * @throws IndexOutOfBoundsException if the board has no squares in that word
   * @throws IllegalStateException if the board has more than 256 squares, or keeps no sets
   */
  public long pieces(int side, int kind, int word) {
    checkKind(side, kind);
    BitBoards bits = lists.bits();
    if (bits == null) {
      throw new IllegalStateException("the game keeps no sets of bits");
    }
    return bits.pieces(side, kind, Objects.checkIndex(word, bits.words()));
  }

  /**
   * Reports all pieces on the board to a listener as added, and then each change as moves are made
   * and taken back. A copy of the game has no listener.
   *
   * @param listener the listener, or null to remove it; without a listener there is no cost
   */
  public void listen(PieceListener listener) {
    position.writer().listen(listener);
  }

  private static void checkSide(int side) {
    if (side != Side.WHITE && side != Side.BLACK) {
      throw new IllegalArgumentException("a side is 0 or 1, not " + side);
    }
  }

  private void checkKind(int side, int kind) {
    checkSide(side);
    if (kind < 1 || kind > position.rules().kinds()) {
      throw new IllegalArgumentException(
          "a kind is 1 to " + position.rules().kinds() + ", not " + kind);
    }
  }
}
