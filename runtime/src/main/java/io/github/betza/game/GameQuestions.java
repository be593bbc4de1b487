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
 * What a search asks of a game besides the legal moves: attacks, checks, exchanges, the kinds of
 * pieces, and some of the moves. Its public methods are not final, so that the compiler repeats
 * them in the public class, where reflection may call them.
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

  /** Returns the position, with what is kept about it. */
  final Position position() {
    return position;
  }

  /** Returns what decides which moves are legal. */
  final Legality legality() {
    return legality;
  }

  /** Returns what refuses moves of other positions. */
  final ListCheck listCheck() {
    return listCheck;
  }

  /**
   * Appends the legal moves that begin on a square: those of {@link Game#legalMoves(MoveList)} that
   * are the moves of the piece there, none where no piece of the side to move stands. The moves of
   * the other pieces are generated as well to decide what is legal, so it is no faster than {@link
   * Game#legalMoves}.
   *
   * @param from a square
   * @param moves the list that the moves are appended to
   * @throws IndexOutOfBoundsException if it is no square
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
   * Appends those legal moves of the side to move that remove an enemy piece, wherever it stands,
   * or promote: what a quiescence search makes. {@link #legalQuiets} appends the others.
   *
   * @param moves the list that the moves are appended to
   */
  public void legalCaptures(MoveList moves) {
    listPart(PieceMoves.CAPTURES, moves);
  }

  /**
   * Appends those legal moves of the side to move that neither remove an enemy piece nor promote,
   * drops included. With those of {@link #legalCaptures} they are all moves of {@link
   * Game#legalMoves(MoveList)}, each once.
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
   * Appends the legal moves of the side to move that have a word: for moves that were found in
   * another position, such as those of a hash table or killer moves. Any number may be passed. As
   * far as the rules permit it, no moves are listed to decide it, or those of one piece.
   *
   * @param word the word of a move, see {@link Move}: {@code moves.get(i)} of an earlier list
   * @param moves the list that the moves are appended to
   * @return how many they are: 0 if there is none, 1 as a rule, more if moves with the same word
   *     differ in their effects
   */
  public int legal(int word, MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    return stored.append(word, moves);
  }

  /**
   * Returns whether a piece could capture another under the rules of the game, with its zone,
   * blockers, extra moves and what immobilises it. It does not depend on whose turn it is, on
   * whether that capture would leave a royal piece attacked, nor whether the side must make another
   * one. A capture en passant counts as long as there is the right to it.
   *
   * @param from a square
   * @param target another
   * @return false where not an enemy of the piece on the first stands on the second, or no piece at
   *     all stands on either
   * @throws IndexOutOfBoundsException if one of them is no square
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
   * Returns whether some enemy of the piece on a square could capture it, see {@link #canCapture}:
   * that very piece, en passant as well. {@link #isAttacked(int, int)} is many times faster.
   *
   * @return false where no piece stands there
   * @throws IndexOutOfBoundsException if it is no square
   */
  public boolean isAttacked(int square) {
    int cell = position.at(square);
    return Cell.isPiece(cell) && attacks.canBeCaptured(square, Cell.side(cell));
  }

  /**
   * Returns whether pieces of a side could capture on a square, whatever is on it now: whether they
   * could capture a royal piece of the other side there, on that square or elsewhere in passing. It
   * does not depend on whose turn it is, nor on whether the capture would leave a royal piece
   * attacked. Zones, blockers and extra moves count, and pieces that are immobilised attack
   * nothing. Where captures blast, one that would remove a royal piece of its own side does not
   * count. A capture en passant does not count: neither is the piece attacked that may be captured
   * so, nor the square passed but by pieces that capture there in any case.
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
   * Returns whether a royal piece of a side is attacked, or faces the other one. Where such pieces
   * may not be left attacked, that holds for the side that is not to move in no position that moves
   * lead to. Nor is a position read in which it does, as far as lines express the attack ({@link
   * GameRulesBuilder#attacks}); from others the game goes on all the same.
   *
   * @param side 0 for White, 1 for Black
   * @throws IllegalArgumentException if it is neither
   */
  public boolean inCheck(int side) {
    checkSide(side);
    return squares.isChecked(side);
  }

  /**
   * Returns whether a legal move of the side to move gives check: whether a royal piece of the
   * other side is attacked after it, or faces one of the own side, be it by this move or before. A
   * move that changes more than two squares, or whose attacks lines do not describe, is made and
   * taken back for it.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException as {@link Game#make(MoveList, int)} does
   */
  public boolean givesCheck(MoveList moves, int index) {
    listCheck.check(moves, index);
    return squares.givesCheck(moves, index);
  }

  /**
   * Returns what a legal move wins or loses by captures on the square that it reaches: the static
   * exchange evaluation. The sides capture there in turn, each with the piece of the least value,
   * of equal ones with the first kind, and then the first square; each may stop instead. Royal
   * pieces capture last, and only what nothing defends. Pins, promotions by later captures, and
   * what these take elsewhere do not count; what the move itself takes and becomes does.
   *
   * <pre>{@code
   * int[] values = {0, 100, 300, 300, 500, 900, 0}; // pawn, knight, bishop, rook, queen, king
   * boolean loses = game.exchange(moves, i, values) < 0;
   * }</pre>
   *
   * @param moves legal moves of this position
   * @param index the index of a move; one that captures nothing wins 0 at most
   * @param values what a piece of each kind is worth, in any unit
   * @return what the side to move wins in that unit; less than 0 if it loses
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException as {@link Game#make(MoveList, int)} does, or if there are
   *     values for fewer kinds than the game has
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
   * Returns the kind of the piece that a move of this position moves, as it is before the move, or
   * that it drops.
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
   * it reaches, or else the first one that it takes elsewhere.
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
   * Returns how many pieces of a kind a side has on the board; {@link Board#inHand} counts those in
   * hand.
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
   * @return how many squares there are
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
   * Reports all pieces on the board to a listener as added, and from then on each change by moves
   * that are made and taken back. A copy of the game has no listener.
   *
   * @param listener the listener, or null to end it; a game without one pays nothing for it
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
