package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.BoardWriter;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.generated.PieceLists;
import java.util.Objects;

/** A position of a game, with all that is kept up to date while moves are made and taken back. */
final class Position {
  private final GameRules rules;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;
  private final PieceKeys keys;
  private final UndoStack undo;
  private final int firstMoveNumber;

  /** Whether the part of the hash below may change with any move. */
  private final boolean dependsOnMoves;

  private long hash;

  /** The part of the hash that does not come from the pieces and the side to move. */
  private long state;

  /**
   * Whether the right to capture en passant is not part of the hash yet: it is decided whether a
   * piece could use it as soon as the hash is needed, because counting moves needs none.
   */
  private boolean isRightOpen;

  /** Decides that; {@link Legality} sets it. */
  private EnPassantUse enPassantUse;

  private int clock;

  /** How many passes have been made one after the other, as far as the rules depend on it. */
  private int passedTurns;

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException if the text has no meaning, or the position cannot be in
   *     this game
   */
  Position(GameRules rules, String fen) {
    this.rules = rules;
    this.board = rules.read(fen);
    this.writer = board.own();
    this.cells = board.cells();
    this.lists = new PieceLists(board, rules.kinds(), rules.cellsOnly());
    this.clock = Fen.clock(fen);
    this.keys = rules.keys();
    this.undo = new UndoStack();
    this.dependsOnMoves = rules.imitates() || rules.countsPasses();
    this.firstMoveNumber = Fen.moveNumber(fen);
    this.state = stateHash();
    this.hash = hashOfPieces() ^ state;
    this.isRightOpen = board.enPassantVictim() != Geometry.OFF;
  }

  private Position(Position other) {
    this.rules = other.rules;
    this.board = other.board.copy();
    this.writer = board.own();
    this.cells = board.cells();
    this.lists = new PieceLists(board, rules.kinds(), rules.cellsOnly());
    this.keys = other.keys;
    this.undo = other.undo.copy();
    this.dependsOnMoves = other.dependsOnMoves;
    this.firstMoveNumber = other.firstMoveNumber;
    this.hash = other.hash;
    this.state = other.state;
    this.isRightOpen = other.isRightOpen;
    this.clock = other.clock;
    this.passedTurns = other.passedTurns;
  }

  /** Returns the same position with its past, which shares nothing that changes. */
  Position copy() {
    return new Position(this);
  }

  /** Sets what decides whether a piece could use the right to capture en passant. */
  void setEnPassantUse(EnPassantUse use) {
    enPassantUse = use;
  }

  GameRules rules() {
    return rules;
  }

  Board board() {
    return board;
  }

  /** Returns what changes the board. */
  BoardWriter writer() {
    return writer;
  }

  PieceLists lists() {
    return lists;
  }

  long hash() {
    decideRight();
    return hash;
  }

  /** Adds the right to capture en passant to the hash, if a piece could use it. */
  private void decideRight() {
    if (isRightOpen) {
      isRightOpen = false;
      long right = enPassantUse.hash();
      state ^= right;
      hash ^= right;
    }
  }

  /**
   * Sets whether the right to capture en passant is still to be decided, for code that changes the
   * board without the hash: meanwhile there is nothing to decide.
   *
   * @return whether it was
   */
  boolean setRightOpen(boolean isOpen) {
    boolean before = isRightOpen;
    isRightOpen = isOpen;
    return before;
  }

  int clock() {
    return clock;
  }

  int passedTurns() {
    return passedTurns;
  }

  int moveNumber() {
    int startedBlack = (board.side() + board.ply()) & 1;
    return firstMoveNumber + (board.ply() + startedBlack) / 2;
  }

  /**
   * Returns what is on a square.
   *
   * @throws IndexOutOfBoundsException if it is not a square
   */
  int at(int square) {
    boolean within = square >= 0 && square < cells.length;
    int cell = within ? cells[square] : Cell.EDGE;
    // What is beyond the board is known by its number only: there may be holes in the board.
    if (cell == Cell.EDGE && !(within && rules.geometry().isSquare(square))) {
      throw new IndexOutOfBoundsException("there is no square " + square);
    }
    return cell;
  }

  /** Returns how often the position has occurred since the first one known, now included. */
  int occurrences() {
    return undo.count(hash()) + 1;
  }

  /** Makes a legal move of the side to move. */
  void make(MoveList moves, int index) {
    int move = moves.get(Objects.checkIndex(index, moves.size()));
    int from = Move.from(move);
    decideRight();
    boolean restarts = Move.isCapture(move) || rules.promotes(Cell.kind(cells[from]));
    int before = passedTurns;
    if (rules.countsPasses()) {
      passedTurns = isNullMove(move) ? Math.min(passedTurns + 1, rules.mostPasses()) : 0;
    }
    if (moves.isPlain(index)) {
      undo.beginPlain(hash, state, clock, before, move);
      // A piece may capture one of its own side, which the move word does not mark as a capture.
      restarts |= cells[Move.to(move)] != Cell.EMPTY;
      makePlain(moves, index, from, Move.to(move));
    } else {
      undo.begin(hash, state, clock, before);
      restarts |= makeSpecial(moves, index) > 0;
    }
    isRightOpen = board.enPassantVictim() != Geometry.OFF;
    clock = restarts ? 0 : clock + 1;
  }

  /** Makes a move that changes no cells but those of the squares that it leaves and reaches. */
  private void makePlain(MoveList moves, int index, int from, int to) {
    int mover = cells[from];
    int victim = cells[to];
    int arrived = mover & ~Cell.UNMOVED;
    long changed = hash ^ HashKeys.BLACK_TO_MOVE ^ key(from, mover) ^ key(to, arrived);
    if (victim != Cell.EMPTY) {
      lists.remove(to, victim);
      changed ^= key(to, victim);
    }
    lists.move(from, to, mover, arrived);
    boolean stirs =
        dependsOnMoves
            || board.enPassantVictim() != Geometry.OFF
            || (((mover | victim) & Cell.UNMOVED) != 0
                && rules.initialPosition().touchesRights(from, to));
    writer.make(moves, index);
    if (stirs) {
      changed ^= state;
      state = stateHash();
      changed ^= state;
    }
    hash = changed;
  }

  private long key(int square, int cell) {
    return keys.of(square, cell);
  }

  /** Makes any other move, and returns how many pieces it has taken off the board. */
  private int makeSpecial(MoveList moves, int index) {
    int move = moves.get(index);
    undo.touch(Move.from(move));
    undo.touch(Move.to(move));
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) != Effect.GRANT_EN_PASSANT) {
        undo.touch(Effect.first(effect));
        if (Effect.second(effect) != Geometry.OFF) {
          undo.touch(Effect.second(effect));
        }
      }
    }
    long changed = hash ^ state ^ keys();
    int before = takeOff();
    writer.make(moves, index);
    int after = putOn();
    state = stateHash();
    hash = changed ^ keys() ^ HashKeys.BLACK_TO_MOVE ^ state;
    return before - after;
  }

  /** Passes the turn, which is neither a move of a piece nor a pass of the rules. */
  void makeNullMove() {
    decideRight();
    undo.beginNull(hash, state, clock, passedTurns);
    writer.makeNullMove();
    passedTurns = 0;
    hash ^= HashKeys.BLACK_TO_MOVE ^ state;
    state = stateHash();
    hash ^= state;
    clock++;
  }

  /** Takes back the move made last. */
  void unmake() {
    if (board.ply() == 0) {
      throw new IllegalStateException("no move has been made");
    }
    if (undo.isPlain()) {
      unmakePlain(Move.from(undo.move()), Move.to(undo.move()));
    } else {
      takeOff();
      writer.unmake();
      putOn();
    }
    hash = undo.hash();
    state = undo.state();
    clock = undo.clock();
    passedTurns = undo.passedTurns();
    isRightOpen = false;
    undo.drop();
  }

  private void unmakePlain(int from, int to) {
    int arrived = cells[to];
    writer.unmake();
    lists.move(to, from, arrived, cells[from]);
    int victim = cells[to];
    if (victim != Cell.EMPTY) {
      lists.add(to, victim);
    }
  }

  /** Returns whether a move changes nothing but the side to move. */
  static boolean isNullMove(int move) {
    return Move.from(move) == Move.to(move) && !Move.isSpecial(move) && Move.promotion(move) == 0;
  }

  /** Removes the pieces on the squares of the last move from the lists, and returns how many. */
  private int takeOff() {
    int count = 0;
    for (int i = undo.first(); i < undo.end(); i++) {
      int square = undo.square(i);
      if (cells[square] != Cell.EMPTY) {
        lists.remove(square, cells[square]);
        count++;
      }
    }
    return count;
  }

  /** Adds the pieces on the squares of the last move to the lists, and returns how many. */
  private int putOn() {
    int count = 0;
    for (int i = undo.first(); i < undo.end(); i++) {
      int square = undo.square(i);
      if (cells[square] != Cell.EMPTY) {
        lists.add(square, cells[square]);
        count++;
      }
    }
    return count;
  }

  /** Returns the hash of the pieces on the squares of the last move. */
  private long keys() {
    long found = 0;
    for (int i = undo.first(); i < undo.end(); i++) {
      int square = undo.square(i);
      if (cells[square] != Cell.EMPTY) {
        found ^= key(square, cells[square]);
      }
    }
    return found;
  }

  /**
   * Returns the hash of what moves depend on besides the pieces, the side to move and the right to
   * capture en passant.
   */
  private long stateHash() {
    long keys = rules.initialPosition().rightsHash(cells) ^ HashKeys.passedTurns(passedTurns);
    return rules.imitates() ? keys ^ HashKeys.lastMoved(board.lastMovedKind()) : keys;
  }

  /** Returns the hash of the pieces and the side to move, worked out from the board alone. */
  private long hashOfPieces() {
    long found = board.side() == Side.BLACK ? HashKeys.BLACK_TO_MOVE : 0;
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        found ^= HashKeys.piece(square, rules.initialPosition().hashed(cells[square]));
      }
    }
    return found;
  }
}
