package io.github.betza.board;

import java.util.Arrays;
import java.util.function.LongSupplier;

/**
 * Makes moves on a board and takes them back. A game has the writer of its board, which refuses
 * every other change, see {@link Board#own}. For generated games and those of {@link
 * io.github.betza.game.GameRules#play}.
 *
 * <p>What a position has besides its pieces is a record of eight {@code long}s: making a move
 * writes the record of the next position, and taking it back steps to the record before. Only the
 * two squares of the move, and those that its effects have changed, are restored.
 */
public final class BoardWriter {
  private static final int SIZE = 8;

  /** The hash without the right to capture en passant; 0 if no game keeps the board. */
  private static final int HASH = 0;

  /** The right to capture en passant, see {@link PassedSquares}. */
  private static final int PASSED = 1;

  /** The hash of that right, or {@link #OPEN}; it is not read if there are no squares. */
  private static final int RIGHT = 2;

  /** The half-move clock in the upper half; then how many squares the move here has logged. */
  private static final int COUNTS = 3;

  /** The word of the move made from here in the upper half; then the side, mover, and victim. */
  private static final int MOVE = 4;

  /** The value of {@link #RIGHT} as long as it is not decided whether a piece could use it. */
  private static final long OPEN = 1;

  private static final int HALF = Integer.SIZE;
  private static final int SHORT = 16;
  private static final int MOVER_SHIFT = 12;
  private static final int SIDE_SHIFT = 24;
  private static final int CELL = 0xFFF;
  private static final int PASSES_SHIFT = 8;

  private final Board board;
  private final int[] cells;
  private long[] states = new long[256 * SIZE];

  /** Where the record of the position begins. */
  private int here;

  private PassedSquares passed = new PassedSquares();
  private final AppliedEffects effects;

  /** What a game keeps about its board, or null. */
  private PieceLists lists;

  private BitBoards bits;

  private PositionKeys keys;

  /** Returns the hash of the right to capture en passant, 0 if no piece could use it; or null. */
  private LongSupplier rights;

  /** By kind: 1 if its moves set the half-move clock back, and 0 otherwise. */
  private int[] restarting;

  /** Whether the hash depends on the kind that moved last, or on passes. */
  private boolean hasTurns;

  /** The most passes in a row that matter. */
  private int mostPasses;

  BoardWriter(Board board, int[] cells) {
    this.board = board;
    this.cells = cells;
    this.effects = new AppliedEffects(this, cells);
  }

  /** Copies what is known of the positions before, but not what a game keeps. */
  void copy(BoardWriter other) {
    states = other.states.clone();
    here = other.here;
    effects.copy(other.effects);
    passed = other.passed.copy();
  }

  /**
   * Keeps the lists of the pieces, the hash and the clock from now on.
   *
   * @param restartingKinds whether moves of a kind set the half-move clock back
   * @param mostPassesInARow the most passes in a row that matter
   * @param clock how many plies have passed since it was set back
   */
  public void keep(
      PieceLists newLists,
      PositionKeys newKeys,
      boolean[] restartingKinds,
      int mostPassesInARow,
      int clock) {
    lists = newLists;
    bits = newLists.bits();
    keys = newKeys;
    hasTurns = newKeys.dependOnTurns();
    restarting = new int[restartingKinds.length];
    for (int kind = 1; kind < restarting.length; kind++) {
      restarting[kind] = restartingKinds[kind] ? 1 : 0;
    }
    mostPasses = mostPassesInARow;
    states[here + COUNTS] = (long) clock << HALF | (states[here + COUNTS] & 0xFFFF_FFFFL);
    states[here + HASH] = hashOfCells();
    states[here + RIGHT] = OPEN;
  }

  /** Reports all pieces to a listener, and where they come and go from now on; null ends it. */
  public void listen(PieceListener listener) {
    board.listen(listener);
  }

  /** Makes a move of a list, whose index is not checked; see {@link Board#make}. */
  public void make(MoveList moves, int index) {
    int word = moves.get(index);
    int from = Move.from(word);
    int to = Move.to(word);
    int mover = cells[from];
    int victim = from == to ? Cell.EMPTY : cells[to];
    int arrived = arrived(word, from, to, mover);
    int side = board.side();
    int next = open((long) word << HALF | side << SIDE_SHIFT | mover << MOVER_SHIFT | victim);
    if (lists == null) {
      boolean isMove = from != to || Move.isSpecial(word);
      states[next + COUNTS] = isMove ? Cell.kind(arrived) : states[here + COUNTS] & Cell.KIND;
    } else {
      states[next + COUNTS] = counts(word, mover, victim, arrived);
      long turns = hasTurns ? turn(here) ^ turn(next) : 0;
      states[next + HASH] = states[here + HASH] ^ shift(from, to, mover, victim, arrived) ^ turns;
    }
    cells[from] = Cell.EMPTY;
    cells[to] = arrived;
    board.noteMove(from, to, mover, victim, arrived, false);
    here = next;
    board.turn(side ^ 1);
    if (Move.isSpecial(word)) {
      applyEffects(moves, index, to, victim);
    }
  }

  private int arrived(int word, int from, int to, int mover) {
    int promotion = Move.promotion(word);
    if (promotion != 0) {
      return (mover & Cell.EDGE) | board.pieces().withRoyalty(promotion);
    }
    return from == to ? mover : mover & ~Cell.UNMOVED;
  }

  /** Notes the move made from here, and begins the record of the next position. */
  private int open(long move) {
    int next = here + SIZE;
    if (next == states.length) {
      states = Arrays.copyOf(states, 2 * next);
    }
    long right = states[here + PASSED];
    if (PassedSquares.count(right) != 0) {
      decideRight();
    }
    states[here + MOVE] = move;
    states[next + PASSED] = PassedSquares.after(right);
    return next;
  }

  /** Returns the clock, the passes and the kind that moved last of the next position. */
  private long counts(int word, int mover, int victim, int arrived) {
    long counts = states[here + COUNTS];
    boolean special = Move.isSpecial(word);
    // A piece may capture one of its own side. Effects are looked at later.
    int taken = special ? 0 : -victim >>> 31;
    // Without a branch, because what a move captures is unpredictable.
    long restarts = restarting[Cell.kind(mover)] | (Move.isCapture(word) ? 1 : 0) | taken;
    long clock = ((counts >>> HALF) + 1) & (restarts - 1);
    if (Move.from(word) != Move.to(word) || special) {
      return clock << HALF | Cell.kind(arrived);
    }
    int passes = Move.promotion(word) == 0 ? Math.min(passes(counts) + 1, mostPasses) : 0;
    return clock << HALF | passes << PASSES_SHIFT | ((int) counts & Cell.KIND);
  }

  private static int passes(long counts) {
    return (int) counts >>> PASSES_SHIFT & Cell.KIND;
  }

  /** Moves a piece in what is kept, and returns what changes in the hash but for effects. */
  private long shift(int from, int to, int mover, int victim, int arrived) {
    long change = PositionKeys.BLACK_TO_MOVE;
    if (bits != null) {
      int leaves = bits.number(from);
      int arrives = bits.number(to);
      bits.shift(leaves, arrives, mover, victim, arrived);
      change ^= keys.of(from, leaves, mover) ^ keys.of(to, arrives, arrived);
      change ^= victim == Cell.EMPTY ? 0 : keys.of(to, arrives, victim);
    } else {
      lists.shift(from, to, mover, victim, arrived);
      change ^= key(from, mover) ^ key(to, arrived) ^ key(to, victim);
    }
    return ((mover | victim) & Cell.UNMOVED) == 0
        ? change
        : change ^ keys.castlingLost(cells, from, to);
  }

  private long key(int square, int cell) {
    return keys.of(square, lists.number(square), cell);
  }

  private long turn(int record) {
    return keys.turn((int) states[record + COUNTS] & Cell.KIND, passes(states[record + COUNTS]));
  }

  private void applyEffects(MoveList moves, int index, int to, int victim) {
    int count = moves.effectCount(index);
    int effect = moves.effect(index, 0);
    if (count == 1 && Effect.kind(effect) == Effect.GRANT_EN_PASSANT) {
      grant(to, Effect.first(effect));
      return;
    }
    long castling = lists == null ? 0 : keys.castling(cells);
    if (effects.apply(moves, index, to, victim) + (victim == Cell.EMPTY ? 0 : 1) > 0) {
      states[here + COUNTS] &= 0xFFFF_FFFFL;
    }
    if (lists != null) {
      states[here + HASH] ^= castling ^ keys.castling(cells);
    }
  }

  /** Allows the piece that has just moved to be captured en passant on a square more. */
  void grant(int victim, int square) {
    addEnPassant(victim, square);
    states[here + RIGHT] = OPEN;
  }

  /** Changes a square by an effect of a move; {@link #unmake} takes it back. */
  void changeLogged(int square, int before, int cell) {
    states[here + COUNTS] += 1L << SHORT;
    change(square, before, cell);
    if (lists != null) {
      states[here + HASH] ^= key(square, before) ^ key(square, cell);
    }
  }

  /** Changes a square, and what is kept of it but the hash. */
  void change(int square, int before, int cell) {
    board.change(square, before, cell);
    if (lists != null) {
      lists.change(square, before, cell);
    }
  }

  /** Passes the turn without a move, see {@link Board#makeNullMove}. */
  public void makeNullMove() {
    int next = open(board.side() << SIDE_SHIFT);
    long counts = states[here + COUNTS];
    states[next + COUNTS] = counts & Cell.KIND;
    if (lists != null) {
      states[next + COUNTS] |= ((counts >>> HALF) + 1) << HALF;
      long turns = hasTurns ? turn(here) ^ turn(next) : 0;
      states[next + HASH] = states[here + HASH] ^ PositionKeys.BLACK_TO_MOVE ^ turns;
    }
    here = next;
    board.turn(board.side() ^ 1);
  }

  /**
   * Takes back the last move made, or null move.
   *
   * @throws IllegalStateException if none has been made
   */
  public void unmake() {
    if (here == 0) {
      throw new IllegalStateException("no move has been made");
    }
    effects.takeBack((int) states[here + COUNTS] >>> SHORT);
    here -= SIZE;
    long move = states[here + MOVE];
    int word = (int) (move >>> HALF);
    board.turn((int) move >>> SIDE_SHIFT);
    if (word != 0) {
      int from = Move.from(word);
      int to = Move.to(word);
      int mover = (int) move >>> MOVER_SHIFT & CELL;
      int victim = (int) move & CELL;
      int arrived = cells[to];
      cells[to] = victim;
      cells[from] = mover;
      board.noteMove(from, to, mover, victim, arrived, true);
      if (bits != null) {
        bits.shift(bits.number(from), bits.number(to), mover, victim, arrived);
      } else if (lists != null) {
        lists.shiftBack(from, to, mover, victim, arrived);
      }
    }
  }

  /** Returns how many moves have been made and not taken back. */
  int ply() {
    return here / SIZE;
  }

  int lastMoved() {
    return (int) states[here + COUNTS] & Cell.KIND;
  }

  void setLastMoved(int kind) {
    states[here + COUNTS] = (states[here + COUNTS] & ~Cell.KIND) | kind;
  }

  /** Returns the half-move clock, of the board of a game. */
  public int clock() {
    return (int) (states[here + COUNTS] >>> HALF);
  }

  /** Returns how many passes in a row have been made, as far as they matter. */
  public int passes() {
    return passes(states[here + COUNTS]);
  }

  /** Decides from now on whether a piece could use the right to capture en passant. */
  public void decideRightsBy(LongSupplier hashOfRight) {
    rights = hashOfRight;
  }

  /** Listing moves needs no hash, so it is decided as soon as something depends on it. */
  private void decideRight() {
    if (rights != null && states[here + RIGHT] == OPEN && PassedSquares.count(right()) != 0) {
      states[here + RIGHT] = rights.getAsLong();
    }
  }

  /** Returns the hash of the position of a game. */
  public long hash() {
    decideRight();
    return hash(here);
  }

  private long hash(int record) {
    boolean hasRight = PassedSquares.count(states[record + PASSED]) != 0;
    return hasRight ? states[record + HASH] ^ states[record + RIGHT] : states[record + HASH];
  }

  /** Returns whether the hash without that right, the sets and the lists are those of the cells. */
  public boolean isKept() {
    return states[here + HASH] == hashOfCells() && lists.isKept(cells);
  }

  private long hashOfCells() {
    long turn = board.side() == Side.BLACK ? PositionKeys.BLACK_TO_MOVE : 0;
    return turn ^ turn(here) ^ keys.ofCells(cells, lists);
  }

  /**
   * Returns how often the position has been there before. A null move ends the search, because no
   * game leads to it, and so does a capture if what it took is not on the board any more.
   *
   * @param capturesAreFinal whether a piece that has been taken never comes back
   */
  public int repetitions(boolean capturesAreFinal) {
    long hash = hash();
    int count = 0;
    for (int record = here - SIZE; record >= 0; record -= SIZE) {
      int word = (int) (states[record + MOVE] >>> HALF);
      if (word == 0 || (capturesAreFinal && Move.isCapture(word))) {
        return count;
      }
      count += hash(record) == hash ? 1 : 0;
    }
    return count;
  }

  /** Returns the squares on which a piece may be captured en passant. */
  PassedSquares passed() {
    return passed;
  }

  /** Returns the right to capture en passant, as {@link PassedSquares} reads it. */
  long right() {
    return states[here + PASSED];
  }

  /** Allows a capture en passant on one square more, without the checks of {@link Board}. */
  public void addEnPassant(int victim, int square) {
    states[here + PASSED] = passed.with(states[here + PASSED], victim, square);
  }

  /** Allows no piece to be captured en passant. */
  public void clearEnPassant() {
    states[here + PASSED] = PassedSquares.none(states[here + PASSED]);
  }

  /** Sets a square unchecked, for code that takes it back itself: {@link #unmake} does not. */
  public void replace(int square, int cell) {
    board.replace(square, cell);
  }
}
