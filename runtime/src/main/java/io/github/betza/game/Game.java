package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
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
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final Past past = new Past();
  private final Safety safety;
  private final int firstMoveNumber;
  private Frame[] frames = new Frame[0];
  private int frameCount;
  private long hash;

  /** The part of the hash that does not come from the pieces and the side to move. */
  private long state;

  private int clock;

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
    this.board = rules.read(fen);
    this.cells = board.cells();
    this.lists = new PieceLists(rules.geometry(), rules.pieces().size());
    this.safety = new Safety(this, rules, board, lists);
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        lists.add(square, cells[square]);
      }
    }
    this.clock = Fen.clock(fen);
    this.firstMoveNumber = Fen.moveNumber(fen);
    this.state = stateHash();
    this.hash = hashFromScratch();
  }

  /**
   * Appends the moves of pieces, as far as the notations, zones and promotions go.
   *
   * @param moves the list that the moves of the side to move are appended to
   */
  protected abstract void generate(MoveList moves);

  /**
   * Returns the squares of the pieces of a kind that the side to move has. For generated code.
   *
   * @return the squares, of which only the first {@link #count} are meant
   */
  protected final int[] squares(int kind) {
    return lists.squares(board.side(), kind);
  }

  /** Returns how many pieces of a kind the side to move has. For generated code. */
  protected final int count(int kind) {
    return lists.count(board.side(), kind);
  }

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
    return clock;
  }

  /** Returns the number of the move that is to be made, as a FEN has it. */
  public final int moveNumber() {
    int startedBlack = (side() + ply()) & 1;
    return firstMoveNumber + (ply() + startedBlack) / 2;
  }

  /**
   * Returns the hash of the position: equal for equal positions with equal moves, and nearly
   * certainly different for others.
   */
  public final long hash() {
    return hash;
  }

  /** Returns the position as a FEN. */
  public final String fen() {
    return FenWriter.write(this);
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
   * Returns how the game stands.
   *
   * @param hasMoves whether the side to move has a legal move
   */
  public final Ending ending(boolean hasMoves) {
    int side = side();
    boolean lost = rules.isLost(lists, side);
    if (lost || rules.isLost(lists, Side.opponent(side))) {
      return Ending.win(lost ? Side.opponent(side) : side);
    }
    if (hasMoves) {
      return Ending.NONE;
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
    past.begin(hash, state, clock);
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    boolean restarts = Move.isCapture(move) || restarts(cells[from]);
    if (Move.isSpecial(move) || Move.promotion(move) != 0 || from == to) {
      makeSpecial(moves, index);
    } else {
      makePlain(moves, index, from, to);
    }
    clock = restarts ? 0 : clock + 1;
  }

  /** Makes a move that takes a piece from one square to another and does nothing else. */
  private void makePlain(MoveList moves, int index, int from, int to) {
    past.touchBoth(from, to);
    int mover = cells[from];
    int victim = cells[to];
    long changed = hash ^ state ^ HashKeys.BLACK_TO_MOVE ^ key(from, mover);
    if (victim != Cell.EMPTY) {
      lists.remove(to, victim);
      changed ^= key(to, victim);
    }
    lists.move(from, to, mover);
    boolean stirs = ((mover | victim) & Cell.UNMOVED) != 0;
    boolean passing = board.enPassantVictim() != Geometry.OFF;
    board.make(moves, index);
    if (stirs || passing || rules.dependsOnHistory()) {
      state = stateHash(0);
    }
    hash = changed ^ key(to, cells[to]) ^ state;
  }

  private long key(int square, int cell) {
    return HashKeys.piece(square, rules.home().hashed(cell));
  }

  private void makeSpecial(MoveList moves, int index) {
    int move = moves.get(index);
    past.touch(Move.from(move));
    past.touch(Move.to(move));
    long squaresPassed = 0;
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) == Effect.GRANT_EN_PASSANT) {
        squaresPassed ^= HashKeys.enPassantSquare(Effect.first(effect));
      } else {
        past.touch(Effect.first(effect));
        if (Effect.second(effect) != Geometry.OFF) {
          past.touch(Effect.second(effect));
        }
      }
    }
    long changed = hash ^ state ^ keys();
    takeOff();
    board.make(moves, index);
    putOn();
    state = stateHash(squaresPassed);
    hash = changed ^ keys() ^ HashKeys.BLACK_TO_MOVE ^ state;
  }

  /** Takes back the move made last. */
  public final void unmake() {
    takeOff();
    board.unmake();
    putOn();
    hash = past.hash();
    state = past.state();
    clock = past.clock();
    past.drop();
  }

  private boolean restarts(int cell) {
    return rules.promotes(Cell.kind(cell));
  }

  /** Removes the pieces on the squares of the last move from the lists. */
  private void takeOff() {
    for (int i = past.first(); i < past.end(); i++) {
      int square = past.square(i);
      if (cells[square] != Cell.EMPTY) {
        lists.remove(square, cells[square]);
      }
    }
  }

  /** Adds the pieces on the squares of the last move to the lists. */
  private void putOn() {
    for (int i = past.first(); i < past.end(); i++) {
      int square = past.square(i);
      if (cells[square] != Cell.EMPTY) {
        lists.add(square, cells[square]);
      }
    }
  }

  /** Returns the hash of the pieces on the squares of the last move. */
  private long keys() {
    long keys = 0;
    for (int i = past.first(); i < past.end(); i++) {
      int square = past.square(i);
      if (cells[square] != Cell.EMPTY) {
        keys ^= key(square, cells[square]);
      }
    }
    return keys;
  }

  /** Returns the hash of what moves depend on besides the pieces and the side to move. */
  private long stateHash() {
    long squares = 0;
    if (board.enPassantVictim() != Geometry.OFF) {
      for (int square = 0; square < cells.length; square++) {
        if (board.enPassantVictim(square) != Geometry.OFF) {
          squares ^= HashKeys.enPassantSquare(square);
        }
      }
    }
    return stateHash(squares);
  }

  private long stateHash(long squaresPassed) {
    int victim = board.enPassantVictim();
    long keys = rules.home().rightsHash(cells);
    if (victim != Geometry.OFF) {
      keys ^= squaresPassed ^ HashKeys.enPassantVictim(victim);
    }
    return rules.dependsOnHistory() ? keys ^ HashKeys.lastMoved(board.lastMovedKind()) : keys;
  }

  /** Returns the hash worked out from the board alone. */
  final long hashFromScratch() {
    long keys = side() == Side.BLACK ? HashKeys.BLACK_TO_MOVE : 0;
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        keys ^= HashKeys.piece(square, rules.home().hashed(cells[square]));
      }
    }
    return keys ^ stateHash();
  }

  /** Finds the moves of the side to move, legal or not. Every begin has its {@link #end}. */
  final Frame begin() {
    if (frameCount == frames.length) {
      frames = Arrays.copyOf(frames, frameCount + 1);
      frames[frameCount] = new Frame(cells.length);
    }
    Frame frame = frames[frameCount++];
    frame.clear();
    int side = side();
    if (rules.royalty() == Royalty.CHECKMATE) {
      frame.look(board, rules, lists, side);
    }
    if (!rules.isLost(lists, side) && !rules.isLost(lists, Side.opponent(side))) {
      generate(frame.moves());
      frame.setCapturesOnly(rules.capturing() != Capturing.FREE && canCapture(frame));
    }
    return frame;
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
    if (frame.capturesOnly() && isAgainstDuty(frame, index)) {
      return false;
    }
    return rules.royalty() != Royalty.CHECKMATE || safety.isLegal(frame, index);
  }

  private boolean isAgainstDuty(Frame frame, int index) {
    MoveList moves = frame.moves();
    return !Move.isCapture(moves.get(index))
        || (rules.capturing() == Capturing.COMPLETE && Duty.isCutShort(moves, index));
  }

  /** Appends those moves that end where a kind may be. For generated code. */
  protected final void appendInZone(int kind, MoveList found, MoveList moves) {
    for (int i = 0; i < found.size(); i++) {
      if (rules.mayEnter(kind, side(), Move.to(found.get(i)))) {
        moves.append(found, i);
      }
    }
  }

  /** Returns whether a piece may attack a square, as far as its zone goes. For generated code. */
  protected final boolean mayEnter(int kind, int from, int target) {
    return rules.mayEnter(kind, Cell.side(cells[from]), target);
  }

  /** Appends moves of a kind with the promotions that they bring. For generated code. */
  protected final void appendPromoting(int kind, MoveList found, MoveList moves) {
    int side = side();
    for (int i = 0; i < found.size(); i++) {
      int to = Move.to(found.get(i));
      if (!rules.mayEnter(kind, side, to)) {
        continue;
      }
      PromotionRule rule = rules.promotionAt(kind, side, to);
      if (rule == null || rule.optional()) {
        moves.append(found, i);
      }
      for (int j = 0; rule != null && j < rule.choices().size(); j++) {
        int choice = rule.choices().get(j);
        if (!rule.limited() || lists.count(side, choice) < rules.home().count(side, choice)) {
          moves.append(found, i);
          moves.promote(moves.size() - 1, choice);
        }
      }
    }
  }
}
