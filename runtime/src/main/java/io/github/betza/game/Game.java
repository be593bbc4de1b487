package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * A game that is being played: the position, its legal moves, make and unmake. The class generated
 * for a {@link io.github.betza.Variant} extends it and generates the moves of its pieces.
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
 * <p>Once its memory has grown to the depth in use, only methods that return text or values
 * allocate memory. Not safe for use by several threads.
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
   * Makes a game that begins at a position.
   *
   * @param rules the rules
   * @param fen the position
   * @param moves creates the generator of the moves
   * @throws MalformedPositionException if the text is not a valid position, or the position cannot
   *     occur in this game
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
   * move of its own, as {@link io.github.betza.Variant#moveLimit} counts them.
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

  /** Returns the number of the next move, as in a FEN. */
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
   * Returns the position as a FEN, whose fields {@link Fen} describes. A FEN does not contain: the
   * piece that moved last, which others may imitate; the number of passes in a row; the fact that a
   * piece with special first moves has moved, if it is now on a square where one of its kind began;
   * the fact that it has not moved, if it is of a kind that castles and has lost that right. It
   * does not contain earlier positions either, so none counts as repeated.
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
   * Appends the legal moves of the side to move to a list. There are none if the game is over by
   * the pieces on the board or by passes: if a side has lost pieces that it must keep, has reached
   * a goal, or has lost by a bare king. If the game is drawn by the move limit or by repetition,
   * {@link #result()} returns that, but the list still contains the moves that the other rules
   * allow. The order is not specified, and may differ on the next call.
   */
  public final void legalMoves(MoveList moves) {
    Objects.requireNonNull(moves, "moves").nameSquaresOf(board);
    legality.list(moves);
  }

  /**
   * Returns the legal moves as values, in the order of their texts. A search had better use a
   * {@link MoveList}.
   */
  public final List<LegalMove> legalMoves() {
    return LegalMove.all(this);
  }

  /**
   * Returns the legal move that a text such as {@code e2e4} means. The form in which a {@link
   * MoveList} prints moves is read as well: {@code e2-e4}, {@code e4xd5}, {@code e7-e8=Q}.
   *
   * @throws IllegalArgumentException if the text means no legal move, or more than one. The message
   *     contains the reason and the legal moves of the named piece
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
   *     and the promotion, if no two moves share these
   * @return its index, or -1 if the text means no move or more than one
   */
  public final int find(MoveList legal, String text) {
    return UciMoves.find(this, legal, text);
  }

  /**
   * Returns the result of the game so far, and the reason. Positions before the first one of this
   * object do not count as repeated. The method searches for a legal move.
   */
  public final Result result() {
    return result(legalMoveCount() > 0);
  }

  /**
   * Returns the same as {@link #result()}, for engines that already have the legal moves.
   *
   * @param hasMoves whether the side to move has a legal move: whether {@link #legalMoves} finds
   *     any, or {@link #legalMoveCount} is not 0
   */
  public final Result result(boolean hasMoves) {
    return legality.endings().result(hasMoves);
  }

  /**
   * Returns how often the position has occurred since the first one of this object, including now.
   */
  public final int repetitionCount() {
    return position.repetitionCount();
  }

  /**
   * Returns how the game ends if the position is repeated up to {@link
   * io.github.betza.Variant#repetitions}, with the moves made since its first occurrence. A search
   * uses this at the second occurrence instead of waiting for the last.
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
   * does not fit; with assertions enabled ({@code -ea}), every move is looked up among the legal
   * ones.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException if the move cannot belong to this position
   */
  public final void make(MoveList moves, int index) {
    assert position.isKept() : "Board.cells() of a game is for reading: call make and unmake";
    listCheck.check(moves, index);
    position.make(moves, index);
  }

  /** Makes a move that has just been proved legal. */
  final void makeLegal(MoveList moves, int index) {
    position.make(moves, index);
  }

  /** Returns whether a move of a list is legal, by finding all legal moves. */
  final boolean isLegal(MoveList moves, int index) {
    return listCheck.isLegal(moves, index);
  }

  /** Makes a move; throws {@link IllegalArgumentException} if it is not legal here. */
  public final void make(LegalMove move) {
    move.makeIn(this);
  }

  /**
   * Passes the turn though no rule lets the side pass: what search engines call a null move. It
   * removes the right to capture en passant. It does not count as a pass under the rules, {@link
   * #repetitionCount} does not look back beyond it, and {@link #unmake} takes it back.
   *
   * <p>A side in check must not pass, because its royal piece could be captured. This is checked
   * with assertions enabled ({@code -ea}).
   */
  public final void makeNullMove() {
    assert !rules.royalty().hasCheckmate() || !inCheck() : "a side in check cannot pass the turn";
    position.makeNullMove();
  }

  /**
   * Returns a copy of this game with the moves made so far: they can be taken back in it, and
   * repetitions count. The copies share nothing that changes, so another thread may use the copy.
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
