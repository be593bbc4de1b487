package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A game that is being played: the position, its legal moves, make and unmake. The class that is
 * generated for a {@link io.github.betza.Variant} extends it and makes the moves of its pieces.
 *
 * <pre>{@code
 * Game game = new ChessGame();
 * MoveList moves = new MoveList(); // a search has one for each ply
 * game.legalMoves(moves);
 * int checks = 0;
 * for (int i = 0; i < moves.size(); i++) {
 *   game.make(moves, i);
 *   checks += game.inCheck() ? 1 : 0;
 *   game.unmake();
 * }
 * System.out.println(checks + " of " + moves.size() + ", " + game.result()); // 0 of 20, NONE
 * }</pre>
 *
 * <p>Once its memory has grown to the depth in use, nothing allocates but what returns text. Not
 * safe for use by several threads.
 */
public abstract class Game extends GameQuestions {
  private final Function<GameParts, GameMoves> moves;
  private final GameRules rules;
  private final Position position;
  private final Board board;
  private final Legality legality;
  private final ListCheck listCheck;

  /** The legal moves, as far as they are only listed. */
  private final MoveList listed = new MoveList();

  /**
   * Makes a game that goes on from a position.
   *
   * @param rules the rules
   * @param fen the position
   * @param moves makes the moves of the pieces
   * @throws MalformedPositionException if the text has no meaning, or the position cannot be in
   *     this game
   */
  protected Game(GameRules rules, String fen, Function<GameParts, GameMoves> moves) {
    this(new Position(rules, fen), moves);
  }

  /** Makes a copy, for {@link #copy}. */
  protected Game(Game other) {
    this(other.position.copy(), other.moves);
  }

  private Game(Position position, Function<GameParts, GameMoves> moves) {
    super(position, moves);
    this.moves = moves;
    this.rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.legality = legality();
    this.listCheck = listCheck();
  }

  /** Returns the rules. */
  public final GameRules rules() {
    return rules;
  }

  /**
   * Returns the board. It refuses changes: call {@link #make}, {@link #makeNullMove} and {@link
   * #unmake}, or change a {@link Board#copy}.
   */
  public final Board board() {
    return board;
  }

  /** Returns the side to move: 0 is White, 1 is Black. */
  public final int side() {
    return board.side();
  }

  /** Returns how many moves have been made and not taken back. */
  public final int ply() {
    return board.ply();
  }

  /**
   * Returns how many plies have passed since a piece was captured or a piece that promotes made a
   * move of its own, as {@link io.github.betza.Variant#moveLimit} has it.
   */
  public final int halfmoveClock() {
    return position.halfmoveClock();
  }

  /**
   * Returns how many checks a side has given, in a game in which {@link
   * io.github.betza.Variant#checks} win; 0 in others.
   *
   * @param side 0 is White, 1 is Black
   */
  public final int checksGiven(int side) {
    return position.checksGiven(side);
  }

  /** Returns the number of the move that is to be made, as a FEN has it. */
  public final int moveNumber() {
    return position.moveNumber();
  }

  /**
   * Returns the hash of the position: equal for equal positions with equal moves, and nearly
   * certainly different for others. A right to capture en passant counts only if some piece of the
   * side to move could use it. That is decided pseudo-legally, as in other engines: a capture that
   * would leave a royal piece attacked counts as well. Every virtual machine computes the same
   * hash; another version of this library may compute another.
   */
  public final long hash() {
    return position.hash();
  }

  /**
   * Returns the position as a FEN, whose fields {@link Fen} describes. It does not say which piece
   * moved last, whose moves others may imitate, nor how many passes in a row have been made; nor
   * that a piece which moves differently when it has not moved yet has moved, and come to a square
   * where one of its kind began; nor that such a piece has not moved, if it is of a kind that
   * castles and has no right to do so any more. A FEN does not contain the positions before, so
   * none counts as repeated.
   */
  public final String fen() {
    return FenWriter.write(this);
  }

  /** Returns the {@link #fen}; {@code board().toString()} draws the position. */
  @Override
  public final String toString() {
    return fen();
  }

  /** Returns how many legal moves the side to move has. */
  public final int legalMoveCount() {
    listed.clear();
    legality.list(listed);
    return listed.size();
  }

  /**
   * Appends the legal moves of the side to move to a list. There are none where the game is over by
   * what is on the board or by passes: where a side has lost the pieces that it may not lose, has
   * reached a goal, or has lost by a bare king. Where the game is drawn by the limit of moves or by
   * repetition, {@link #result()} returns so, and the list holds what the rules for moves alone
   * allow. They come in any order, which need not be the same on the next call.
   */
  public final void legalMoves(MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    legality.list(moves);
  }

  /** Returns the legal moves as values, in the order of their texts; a search uses a list. */
  public final List<LegalMove> legalMoves() {
    return LegalMove.all(this);
  }

  /**
   * Returns the legal move that a text such as {@code e2e4} means. The form in which a {@link
   * MoveList} prints moves is read as well: {@code e2-e4}, {@code e4xd5}, {@code e7-e8=Q}.
   *
   * @throws IllegalArgumentException if the text means no legal move, or more than one. The message
   *     contains the reason, and the legal moves of the piece that the text names
   */
  public final LegalMove move(String text) {
    return LegalMove.parse(this, text);
  }

  /**
   * Returns a legal move of a list as text, as {@link LegalMove} describes it.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public final String text(MoveList moves, int index) {
    return UciMoves.of(this, moves, index);
  }

  /**
   * Finds the move of a list that a text means.
   *
   * @param legal the legal moves of the game
   * @param text the move as {@link #text} writes it; or only the square left, the square reached
   *     and the promotion, where no two moves have these in common
   * @return its index, or -1 where no move or more than one is meant
   */
  public final int find(MoveList legal, String text) {
    return UciMoves.find(this, legal, text);
  }

  /**
   * Returns how the game stands, and why. Positions before the one that the game began from are not
   * known, so they do not count as repeated. It looks for a legal move.
   */
  public final Result result() {
    return result(legalMoveCount() > 0);
  }

  /**
   * Returns how the game stands, as {@link #result()} does, for engines that have the legal moves
   * already.
   *
   * @param hasMoves whether the side to move has a legal move: whether {@link #legalMoves} finds
   *     any, or {@link #legalMoveCount} is not 0
   */
  public final Result result(boolean hasMoves) {
    return legality.endings().result(hasMoves);
  }

  /**
   * Returns how often the position has been on the board, now included, since the one that the game
   * began from.
   */
  public final int repetitionCount() {
    return position.repetitionCount();
  }

  /**
   * Returns how the game ends if the position occurs as often as {@link
   * io.github.betza.Variant#repetitions} says, with the moves in between that there have been since
   * it occurred first. For a search: it need not wait for the last occurrence.
   *
   * <pre>{@code
   * boolean repeats = game.repetitionCount() > 1;
   * Result expected = repeats ? game.repetitionResult() : game.result();
   * }</pre>
   *
   * @return {@link Result.Ending#NONE} if no number of occurrences ends the game
   */
  public final Result repetitionResult() {
    return rules.ends().byRepetition(position);
  }

  /**
   * Makes a legal move of the side to move. A list that was filled in another position must be
   * filled anew. Its moves are refused if the mover, the square reached or the size of the board
   * shows it; with assertions enabled ({@code -ea}), every move is looked for among the legal ones.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException if the move cannot be one of this position
   */
  public final void make(MoveList moves, int index) {
    assert position.isKept() : "Board.cells() of a game is for reading: call make and unmake";
    listCheck.check(moves, index);
    position.make(moves, index);
  }

  /** Makes a move that was just found to be legal. */
  final void makeLegal(MoveList moves, int index) {
    position.make(moves, index);
  }

  /** Returns whether a move of a list is legal, by finding all legal moves. */
  final boolean isLegal(MoveList moves, int index) {
    return listCheck.isLegal(moves, index);
  }

  /** Makes a move; an {@link IllegalArgumentException} says that it is not legal here. */
  public final void make(LegalMove move) {
    move.makeIn(this);
  }

  /**
   * Passes the turn though no rule lets the side pass: what search engines call a null move.
   * Nothing may be captured en passant afterwards. It is not a passed turn of the rules, {@link
   * #repetitionCount} does not look back beyond it, and {@link #unmake} takes it back.
   *
   * <p>A side in check must not pass, as its royal piece could be captured then. That is checked
   * with assertions enabled ({@code -ea}).
   */
  public final void makeNullMove() {
    assert !rules.royalty().hasCheckmate() || !inCheck() : "a side in check cannot pass the turn";
    position.makeNullMove();
  }

  /**
   * Returns a game that stands as this one does, with the moves made so far, so that they can be
   * taken back in it, too, and repetitions count. It has nothing in common with this one that
   * changes: another thread may go on with it.
   */
  public abstract Game copy();

  /**
   * Takes back the move made last.
   *
   * @throws IllegalStateException if no move has been made
   */
  public final void unmake() {
    position.unmake();
  }
}
