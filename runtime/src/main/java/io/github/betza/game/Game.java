package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import java.util.Arrays;

/**
 * A game that is being played: the position, its legal moves, make and unmake. The class that is
 * generated for a {@link io.github.betza.Variant} extends it with the moves of its pieces.
 *
 * <p>Once its memory has grown to the depth in use, nothing allocates but what returns text.
 * Legality is found out by making the move and looking. Not safe for use by several threads.
 */
public abstract class Game {
  private final GameRules rules;
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final Safety safety;
  private final Filter filter;
  private final Walls walls;
  private final boolean isEachMoveFree;
  private final boolean endsEarly;
  private Frame[] frames = new Frame[0];
  private int frameCount;

  /** The square of a piece whose moves are listed though those of others are counted. */
  private final int[] single = new int[1];

  private final MoveList special = new MoveList();

  /**
   * Makes a game that goes on from a position.
   *
   * @param rules the rules
   * @param fen the position
   * @throws MalformedPositionException where the text has no meaning, or the position cannot be in
   *     this game
   */
  protected Game(GameRules rules, String fen) {
    this.rules = rules;
    this.position = new Position(rules, fen);
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.isEachMoveFree = rules.isEachMoveFree();
    this.endsEarly = rules.endsEarly();
    this.walls = new Walls(rules, cells);
    this.filter = new Filter(rules, board, lists);
    this.safety = new Safety(this, rules, board, lists);
  }

  /**
   * Appends the moves of all pieces of the side to move, as far as the notations, zones and
   * promotions go.
   */
  private void generate(MoveList moves) {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      int count = lists.count(side(), kind);
      if (count > 0) {
        generate(kind, lists.squares(side(), kind), count, moves);
      }
    }
  }

  /**
   * Appends the moves of some pieces of a kind that the side to move has, as far as the notations,
   * zones and promotions go.
   *
   * @param kind the kind
   * @param squares the squares of the pieces
   * @param count how many of the squares, the first ones, are meant
   * @param moves the list that the moves are appended to
   */
  protected abstract void generate(int kind, int[] squares, int count, MoveList moves);

  /** Returns whether the piece on a square could capture the enemy piece on another. */
  protected abstract boolean attacks(int from, int target);

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

  /** Returns the position as a FEN. */
  public final String fen() {
    return FenWriter.write(this);
  }

  /**
   * Counts legal moves of the side to move, on a board of at most 128 squares. For generated code,
   * which counts the plain moves that sets of bits can express and lists the others.
   *
   * @param limits where plain moves may go; the pieces whose moves are listed are added there
   * @param moves the list that the moves are appended to which are not counted, legal or not
   * @return how many moves have been counted
   */
  protected int count(Limits limits, MoveList moves) {
    generate(moves);
    return 0;
  }

  /**
   * Counts the legal moves of a piece of the side to move that is neither listed nor royal. For
   * generated code.
   *
   * @param from the bit of the piece
   * @param limits where plain moves may go
   */
  protected int count(int kind, int from, Limits limits) {
    throw new IllegalStateException("no moves of the kind " + kind + " are counted");
  }

  /**
   * Counts the legal moves of the pieces that are pinned, and lists those of the pieces that are to
   * be listed. For generated code.
   */
  protected final int countRest(Limits limits, MoveList moves) {
    BitBoards bits = bits();
    int count = 0;
    for (int word = 0; word < bits.words(); word++) {
      long left = limits.pinned(word) & ~limits.listed(word);
      for (; left != 0; left &= left - 1) {
        int from = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        count += count(Cell.kind(cells[bits.square(from)]), from, limits);
      }
    }
    listRest(limits, moves);
    return count;
  }

  /**
   * Appends legal moves of the side to move, on a board of at most 128 squares. For generated code,
   * which appends the plain moves that sets of bits can express, and adds the other pieces to those
   * that are listed.
   *
   * @param limits where plain moves may go
   * @param moves the list that the moves are appended to
   */
  protected void list(Limits limits, MoveList moves) {
    for (int word = 0; word < bits().words(); word++) {
      limits.list(word, bits().side(side(), word));
    }
  }

  /**
   * Appends the moves of a piece to some squares, each empty or with an enemy. For generated code.
   *
   * @param from the bit of the piece
   * @param set a word of the set of squares
   * @param word which word
   */
  protected final void append(int from, long set, int word, MoveList moves) {
    BitBoards bits = bits();
    int square = bits.square(from);
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      moves.add(Move.reaching(square, to, cells[to]));
    }
  }

  /**
   * Appends the move that leaves a piece where it is. For generated code.
   *
   * @param from the bit of the piece
   */
  protected final void appendPass(int from, MoveList moves) {
    int square = bits().square(from);
    moves.add(Move.quiet(square, square));
  }

  /** Appends the moves that {@link #countSafe} counts. For generated code. */
  protected final void appendSafe(int from, long set, int word, MoveList moves) {
    for (long left = set; left != 0; left &= left - 1) {
      long one = left & -left;
      if (safety.countSafe(from, one, word) != 0) {
        append(from, one, word, moves);
      }
    }
  }

  /** Appends what is neither counted nor appended yet, legal or not. */
  private void listRest(Limits limits, MoveList moves) {
    BitBoards bits = bits();
    for (int word = 0; word < bits.words(); word++) {
      long left = limits.listed(word) & bits.side(side(), word);
      for (; left != 0; left &= left - 1) {
        list(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
      }
      left = limits.special(word) & ~limits.listed(word);
      for (; left != 0; left &= left - 1) {
        listSpecial(word * Long.SIZE + Long.numberOfTrailingZeros(left), moves);
      }
    }
  }

  private void list(int bit, MoveList moves) {
    int square = bits().square(bit);
    single[0] = square;
    generate(Cell.kind(cells[square]), single, 1, moves);
  }

  /** Appends those moves of a piece that change more than the squares it leaves and reaches. */
  private void listSpecial(int bit, MoveList moves) {
    special.clear();
    list(bit, special);
    for (int i = 0; i < special.size(); i++) {
      if (Move.isSpecial(special.get(i))) {
        moves.append(special, i);
      }
    }
  }

  /**
   * Returns to how many squares of a set the only royal piece of the side to move may go without
   * being attacked there. For generated code.
   *
   * @param from the bit of the royal piece
   * @param set a word of the set
   * @param word which word
   */
  protected final int countSafe(int from, long set, int word) {
    return safety.countSafe(from, set, word);
  }

  /** Returns where the pieces stand, on a board of at most 128 squares. For generated code. */
  protected final BitBoards bits() {
    return lists.bits();
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

  /** Appends the legal moves of the side to move to a list. */
  public final void legalMoves(MoveList moves) {
    Frame frame = begin();
    for (int i = 0; i < frame.moves().size(); i++) {
      if (isLegal(frame, i)) {
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
      boolean drawn = rules.ends().isDrawnByLength(clock(), position.occurrences());
      return drawn ? Ending.DRAW : Ending.NONE;
    }
    boolean mate = rules.royalty() == Royalty.CHECKMATE && inCheck();
    return switch (mate ? Stalemate.LOSS : rules.stalemate()) {
      case DRAW -> Ending.DRAW;
      case LOSS -> Ending.win(Side.opponent(side));
      case WIN -> Ending.win(side);
    };
  }

  /** Makes a legal move of the side to move. */
  public final void make(MoveList moves, int index) {
    position.make(moves, index);
  }

  /** Takes back the move made last. */
  public final void unmake() {
    position.unmake();
  }

  /** Returns the hash worked out from the board alone. */
  final long hashFromScratch() {
    return position.hashFromScratch();
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
      frame.limits().clear(lists.royalCount(side()) == 1);
    }
    if (rules.royalty() == Royalty.CHECKMATE) {
      frame.look(board, rules, lists, side());
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
      generate(frame.moves());
      frame.setCapturesOnly(rules.capturing() != Capturing.FREE && canCapture(frame));
    }
  }

  /** Returns whether the limits of a frame tell of each plain move whether it is legal. */
  private boolean isCountable(Frame frame) {
    return isEachMoveFree && frame.isCountable() && !frame.isFacing();
  }

  private void notePassing(Limits limits) {
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      limits.pass(bits().number(board.enPassantSquare(i)));
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
    return !Move.isCapture(moves.get(index))
        || (rules.capturing() == Capturing.COMPLETE && Duty.isCutShort(moves, index));
  }

  /** Appends those moves that end where a kind may be. For generated code. */
  protected final void appendInZone(int kind, MoveList found, MoveList moves) {
    filter.appendInZone(kind, found, moves);
  }

  /** Returns whether a piece may attack a square, as far as its zone goes. For generated code. */
  protected final boolean mayEnter(int kind, int from, int target) {
    return rules.mayEnter(kind, Cell.side(cells[from]), target);
  }

  /** Appends moves of a kind with the promotions that they bring. For generated code. */
  protected final void appendPromoting(int kind, MoveList found, MoveList moves) {
    filter.appendPromoting(kind, found, moves);
  }

  /** Appends those moves that are had within squares with a number. For generated code. */
  protected final void appendExtra(int number, MoveList extra, MoveList found) {
    filter.appendExtra(number, extra, found);
  }

  /** Returns whether a piece may have extra moves between two squares. For generated code. */
  protected final boolean isExtra(int number, int from, int target) {
    return rules.isExtra(number, Cell.side(cells[from]), from, target);
  }

  /**
   * Puts walls in the place of the pieces that are walls to a kind. For generated code, which calls
   * {@link #lowerWalls} before anything else looks at the board.
   *
   * @param from the square of the piece that is about to move, which is no wall to itself
   */
  protected final void raiseWalls(int kind, int from) {
    walls.raise(kind, from);
  }

  /** Puts the pieces back. For generated code. */
  protected final void lowerWalls() {
    walls.lower();
  }

  /** Returns whether the piece on a square is a wall to a kind. For generated code. */
  protected final boolean isWall(int kind, int square) {
    return rules.wallsTo(kind)[Cell.kind(cells[square])];
  }

  /**
   * Returns whether a piece attacks another where zones and the squares of extra moves hold for the
   * square on which its move ends, and it may capture elsewhere: so its moves are found one by one.
   * For generated code.
   *
   * @param kind the kind of the piece
   * @param number the number of the squares within which it has these moves, or -1 for any
   * @param moves the moves
   */
  protected final boolean attacksWithin(
      int kind, int number, PieceMoves moves, int from, int target) {
    return filter.attacksWithin(kind, number, moves, from, target);
  }
}
