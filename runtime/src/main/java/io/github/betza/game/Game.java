package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A game that is being played: the position, its legal moves, make and unmake. The class that is
 * generated for a {@link io.github.betza.Variant} extends it with the moves of its pieces.
 *
 * <p>Once its memory has grown to the depth in use, nothing allocates but what returns text. Not
 * safe for use by several threads.
 */
public abstract class Game extends MoveSource {
  private final boolean isEachMoveFree;

  /**
   * Whether the position has holes and the setup has none, so that generated code knows of none.
   */
  private final boolean hasHolesOfItsOwn;

  private final boolean endsEarly;

  /** Whether some piece may make another one move as that may move by itself. */
  private final boolean excites;

  /** Moves of which some may be there twice. */
  private final MoveList repeating = new MoveList();

  private final LastPly lastPly;
  private Frame[] frames = new Frame[0];
  private int frameCount;

  /**
   * Makes a game that goes on from a position.
   *
   * @param rules the rules
   * @param fen the position
   * @throws MalformedPositionException where the text has no meaning, or the position cannot be in
   *     this game
   */
  protected Game(GameRules rules, String fen) {
    super(rules, fen);
    this.isEachMoveFree = rules.isEachMoveFree();
    this.hasHolesOfItsOwn =
        fen.strip().split("\\s+", 2)[0].contains("*") && !rules.setup().contains("*");
    this.endsEarly = rules.endsEarly();
    this.excites =
        IntStream.rangeClosed(1, rules.kinds()).anyMatch(kind -> rules.traits(kind).excites());
    this.lastPly = new LastPly(rules, position);
  }

  /** Returns the rules. */
  public final GameRules rules() {
    return rules;
  }

  /** Returns the board; only this game may change it. */
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
   * Returns how many plies have passed since a piece was captured or a piece that promotes moved.
   */
  public final int clock() {
    return position.clock();
  }

  /** Returns the number of the move that is to be made, as a FEN has it. */
  public final int moveNumber() {
    return position.moveNumber();
  }

  /**
   * Returns the hash of the position: equal for equal positions with equal moves, and nearly
   * certainly different for others.
   */
  public final long hash() {
    return position.hash();
  }

  /**
   * Returns the position as a FEN. It does not tell which piece moved last, whose moves others may
   * imitate, nor how many passes in a row have been made; nor that a piece which moves differently
   * when it has not moved yet has moved, and come back to the square where it began; nor that such
   * a piece has not moved, if it is of a kind that castles and has no right to do so any more.
   * Which positions were there before is not told, so none counts as repeated.
   */
  public final String fen() {
    return FenWriter.write(this);
  }

  /** Returns how many legal moves the side to move has. */
  public final int legalMoveCount() {
    Frame frame = open();
    int count = 0;
    if (isCountable(frame) && !isOver()) {
      notePassing(frame.limits());
      count = count(frame.limits(), frame.moves());
    } else {
      fill(frame);
    }
    for (int i = 0; i < frame.moves().size(); i++) {
      count += isLegal(frame, i) ? 1 : 0;
    }
    end();
    return count;
  }

  /** Returns how many legal moves the other side has after a legal move of the side to move. */
  final int answerCount(MoveList moves, int index) {
    lastPly.make(moves, index);
    int count = legalMoveCount();
    lastPly.unmake();
    return count;
  }

  /**
   * Appends the legal moves of the side to move to a list. There are none where a side has lost the
   * pieces that it may not lose, or passes have ended the game; where it is over in another way,
   * {@link #ending} tells, and the list is what the rules for moves alone say. They come in any
   * order, which need not be the same when they are asked for again.
   */
  public final void legalMoves(MoveList moves) {
    Frame frame = begin();
    for (int i = 0; i < frame.moves().size(); i++) {
      if (isLegal(frame, i)) {
        moves.append(frame.moves(), i);
      }
    }
    end();
  }

  /**
   * Appends those legal moves of the side to move that remove an enemy piece, wherever it stands.
   * It takes about as long as finding all of them.
   */
  public final void legalCaptures(MoveList moves) {
    Frame frame = begin();
    for (int i = 0; i < frame.moves().size(); i++) {
      if (Move.isCapture(frame.moves().get(i)) && isLegal(frame, i)) {
        moves.append(frame.moves(), i);
      }
    }
    end();
  }

  /** Returns whether a royal piece of the side to move is attacked, or faces the other one. */
  public final boolean inCheck() {
    return safety.isChecked(side());
  }

  /**
   * Returns whether a royal piece of a side is attacked, or faces the other one. A position that
   * was read, and in which that holds for the side that is not to move, cannot have come about
   * where such pieces may not be left attacked; the game goes on from it all the same.
   *
   * @param side 0 for White, 1 for Black
   * @throws IllegalArgumentException where it is neither
   */
  public final boolean inCheck(int side) {
    if (side != Side.WHITE && side != Side.BLACK) {
      throw new IllegalArgumentException("a side is 0 or 1, not " + side);
    }
    return safety.isChecked(side);
  }

  /**
   * Returns how the game stands. Positions before the one that the game began from are not known,
   * so they do not count as repeated.
   *
   * @param hasMoves whether the side to move has a legal move
   */
  public final Ending ending(boolean hasMoves) {
    int side = side();
    boolean lost = rules.isLost(lists, side);
    if (lost || rules.isLost(lists, Side.opponent(side))) {
      return Ending.win(lost ? Side.opponent(side) : side);
    }
    if (isOverByPassing()) {
      return Ending.DRAW;
    }
    Ending onBoard = rules.ends().onBoard(lists, side);
    if (onBoard != Ending.NONE) {
      return onBoard;
    }
    if (hasMoves) {
      // To find a position again all moves are looked through.
      int occurrences = rules.ends().repetitions() > 0 ? position.occurrences() : 1;
      boolean drawn = rules.ends().isDrawnByLength(clock(), occurrences);
      return drawn ? Ending.DRAW : Ending.NONE;
    }
    boolean mate = rules.royalty() == Royalty.CHECKMATE && inCheck();
    return switch (mate ? Stalemate.LOSS : rules.stalemate()) {
      case DRAW -> Ending.DRAW;
      case LOSS -> Ending.win(Side.opponent(side));
      case WIN -> Ending.win(side);
    };
  }

  /**
   * Returns how often the position has been on the board, now included, since the one that the game
   * began from.
   */
  public final int occurrences() {
    return position.occurrences();
  }

  /**
   * Makes a legal move of the side to move.
   *
   * @throws IndexOutOfBoundsException where the list has no move with that index
   */
  public final void make(MoveList moves, int index) {
    position.make(moves, index);
  }

  /**
   * Takes back the move made last.
   *
   * @throws IllegalStateException where no move has been made
   */
  public final void unmake() {
    position.unmake();
  }

  /** Finds the moves of the side to move, legal or not. Every begin has its {@link #end}. */
  final Frame begin() {
    Frame frame = open();
    fill(frame);
    return frame;
  }

  /** Finds out what may attack the royal pieces of the side to move. */
  private Frame open() {
    if (frameCount == frames.length) {
      frames = Arrays.copyOf(frames, frameCount + 1);
      frames[frameCount] = new Frame(cells.length, lists.bits());
    }
    Frame frame = frames[frameCount++];
    frame.clear();
    if (frame.limits() != null) {
      frame.limits().clear(lists.royalCount(side()) == 1, lists.bits().words());
    }
    forgetRoyalMoves();
    if (rules.royalty() == Royalty.CHECKMATE) {
      frame.look(board, rules, lists, safety.attacks(), side());
    }
    frame.setFacing(rules.bikjang() && safety.areFacing(side()));
    return frame;
  }

  private void fill(Frame frame) {
    if (isOver()) {
      return;
    }
    if (isCountable(frame)) {
      notePassing(frame.limits());
      list(frame.limits(), frame.moves());
      frame.settle();
      listRest(frame.limits(), frame.moves());
    } else {
      generateOnce(frame.moves());
      frame.setCapturesOnly(rules.capturing() != Capturing.FREE && canCapture(frame));
    }
  }

  private void generateOnce(MoveList moves) {
    if (!excites) {
      generate(moves);
      return;
    }
    repeating.clear();
    generate(repeating);
    for (int i = 0; i < repeating.size(); i++) {
      moves.appendMissing(repeating, i, 0);
    }
  }

  /** Returns whether the limits of a frame tell of each plain move whether it is legal. */
  private boolean isCountable(Frame frame) {
    return isEachMoveFree
        && !excites
        && frame.isCountable()
        && !frame.isFacing()
        && !hasHolesOfItsOwn;
  }

  private void notePassing(Limits limits) {
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      limits.pass(lists.bits().number(board.enPassantSquare(i)));
    }
  }

  private boolean isOver() {
    return endsEarly && isOverNow();
  }

  private boolean isOverNow() {
    return rules.isLost(lists, Side.WHITE) || rules.isLost(lists, Side.BLACK) || isOverByPassing();
  }

  private boolean canCapture(Frame frame) {
    for (int i = 0; i < frame.moves().size(); i++) {
      if (Move.isCapture(frame.moves().get(i)) && isLegal(frame, i)) {
        return true;
      }
    }
    return false;
  }

  /** Gives the frame begun last back. */
  final void end() {
    frameCount--;
  }

  /** Returns whether a move of a frame is legal. */
  final boolean isLegal(Frame frame, int index) {
    if (index < frame.settled()) {
      return true;
    }
    if (frame.capturesOnly() && isAgainstDuty(frame, index)) {
      return false;
    }
    return isSafe(frame, index);
  }

  /** Returns whether a move leaves the royal pieces as they must be left. */
  private boolean isSafe(Frame frame, int index) {
    if (frame.isFacing() && keepsFacing(frame, index)) {
      return false;
    }
    return rules.royalty() != Royalty.CHECKMATE || safety.isLegal(frame, index);
  }

  /** Returns whether a move, other than a pass, leaves royal pieces facing that face now. */
  private boolean keepsFacing(Frame frame, int index) {
    if (Position.isPass(frame.moves().get(index))) {
      return false;
    }
    int side = side();
    make(frame.moves(), index);
    boolean facing = safety.areFacing(side);
    unmake();
    return facing;
  }

  private boolean isOverByPassing() {
    return (rules.passesEnd() && position.passes() >= 2)
        || (rules.bikjang() && position.passes() > 0 && safety.areFacing(side()));
  }

  private boolean isAgainstDuty(Frame frame, int index) {
    MoveList moves = frame.moves();
    if (!Move.isCapture(moves.get(index))) {
      return true;
    }
    for (int i = 0; rules.capturing() == Capturing.COMPLETE && i < moves.size(); i++) {
      if (Duty.isCutShort(moves, index, i) && isSafe(frame, i)) {
        return true;
      }
    }
    return false;
  }
}
