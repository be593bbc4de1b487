package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceListener;
import io.github.betza.board.PieceTable;
import java.util.Arrays;
import java.util.Objects;

/**
 * Makes moves on a board and takes them back. A game has the writer of its board, which refuses
 * every other change, see {@link Board#own}. For generated games and games of {@link
 * io.github.betza.game.GameRules#play}.
 *
 * <p>The rest of a position is a record of eight {@code long}s, or of more if many kinds may be in
 * hand: making a move writes the record of the next position, and taking it back returns to the
 * record before. Only the two squares of the move and the squares that its effects have changed are
 * restored.
 */
public final class BoardWriter extends BoardHash {
  private final Geometry geometry;
  private final PieceTable pieces;
  private final WatchedCells watched;
  private final AppliedEffects effects;

  /** The lists that imitators and borrowers need for the moves of other pieces. */
  final LentMoves lent = new LentMoves();

  /** By kind and side, and by square: dropped pieces as cells, from the first drop on; or null. */
  private final int[][] arrivals;

  /** By kind: 1 if its moves set the half-move clock back, and 0 otherwise. */
  private int[] restarting;

  /** The most passes in a row that matter. */
  private int mostPasses;

  /**
   * Makes a writer.
   *
   * @param geometry the geometry, which numbers the squares
   * @param pieces the pieces whose moves imitators and borrowers use
   * @param hands the rules of the hands, or null
   * @param cells the contents of all squares, which it changes
   */
  public BoardWriter(Geometry geometry, PieceTable pieces, Hands hands, int[] cells) {
    super(hands, cells);
    this.geometry = geometry;
    this.pieces = Objects.requireNonNull(pieces, "pieces");
    this.watched = new WatchedCells(geometry, cells);
    this.arrivals = hands == null ? null : new int[2 * (Cell.KIND + 1)][];
    this.effects = new AppliedEffects(this, cells);
  }

  /** Returns a writer of the same positions, without the state that belongs to a game. */
  public BoardWriter copy() {
    BoardWriter copy = new BoardWriter(geometry, pieces, hands, cells.clone());
    copy.copyRecords(this);
    copy.effects.copy(effects);
    copy.side = side;
    return copy;
  }

  /** Returns the geometry, which numbers the squares. */
  public Geometry geometry() {
    return geometry;
  }

  /** Returns the pieces whose moves imitators and borrowers use. */
  public PieceTable pieces() {
    return pieces;
  }

  /** Returns the contents of all squares, the padding included. */
  public int[] cells() {
    return cells;
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
    states[here + COUNTS] = Counts.withClock(states[here + COUNTS], clock);
    states[here + HASH] = hashOfCells();
    states[here + RIGHT] = OPEN;
    if (hands != null) {
      linkAll();
    }
  }

  /** Reports all pieces to a listener, and each change from now on; null removes it. */
  public void listen(PieceListener listener) {
    watched.listen(listener);
  }

  /** Makes a move of a list, whose index is not checked; see {@link Board#make}. */
  public void make(MoveList moves, int index) {
    int word = moves.get(index);
    int from = Move.from(word);
    int to = Move.to(word);
    if (from == 0) {
      makeDrop(word, to);
      return;
    }
    int mover = cells[from];
    int victim = from == to ? Cell.EMPTY : cells[to];
    int arrived = arrived(word, from, to, mover);
    int next =
        open((long) word << HALF | (long) mover << MOVER_SHIFT | side << SIDE_SHIFT | victim);
    if (lists == null) {
      boolean isMove = from != to || Move.isSpecial(word);
      states[next + COUNTS] = isMove ? Cell.kind(arrived) : states[here + COUNTS] & Cell.KIND;
    } else {
      states[next + COUNTS] =
          Counts.after(states[here + COUNTS], word, mover, victim, arrived, restarting, mostPasses);
      states[next + HASH] =
          states[here + HASH] ^ shift(from, to, mover, victim, arrived) ^ turns(next);
    }
    if (hands != null) {
      states[next + HASH] ^= Hands.markKeys(from, to, mover, victim, arrived);
      if (victim != Cell.EMPTY && !AppliedEffects.isElsewhere(moves, index, to)) {
        states[next + HASH] ^= hands.capture(states, next + HANDS, side, victim);
      }
    }
    cells[from] = Cell.EMPTY;
    cells[to] = arrived;
    watched.noteMove(from, to, mover, victim, arrived, false);
    here = next;
    side ^= 1;
    if (Move.isSpecial(word)) {
      applyEffects(moves, index, to, victim);
    }
    if (hands != null) {
      linkMove();
    }
  }

  private int arrived(int word, int from, int to, int mover) {
    int promotion = Move.promotion(word);
    if (promotion != 0) {
      int mark = hands == null ? 0 : hands.mark(mover, promotion);
      return (mover & Cell.EDGE) | pieces.withRoyalty(promotion) | mark;
    }
    return from == to ? mover : mover & ~Cell.UNMOVED;
  }

  /** Puts a piece from the hand on an empty square. */
  private void makeDrop(int word, int to) {
    int kind = Move.promotion(word);
    int cell = dropped(kind, side, to);
    long opened = entries();
    int next = open((long) word << HALF | side << SIDE_SHIFT);
    states[next + COUNTS] = kind;
    long change = hands.drop(states, next + HANDS, side, kind);
    watched.change(to, Cell.EMPTY, cell);
    if (lists != null) {
      int number = lists.number(to);
      lists.add(to, cell);
      change ^= PositionKeys.BLACK_TO_MOVE ^ keys.of(to, number, cell) ^ turns(next);
      states[next + HASH] = states[here + HASH] ^ change;
    }
    here = next;
    if (lists != null && (cell & Cell.UNMOVED) != 0) {
      states[here + HASH] ^= keys.castlingAt(cells, 0, to);
    }
    states[here + HASH] ^= opened ^ entries();
    side ^= 1;
    linkMove();
  }

  /** Returns a dropped piece as a cell. */
  private int dropped(int kind, int side, int to) {
    int[] known = arrivals[2 * kind + side];
    if (known == null) {
      known = new int[cells.length];
      arrivals[2 * kind + side] = known;
    }
    if (known[to] == Cell.EMPTY) {
      known[to] = hands.arrived(Cell.of(kind, side) | pieces.withRoyalty(kind), to);
    }
    return known[to];
  }

  /** Records the move made from here, and begins the record of the next position. */
  private int open(long move) {
    int next = here + size;
    if (next == states.length) {
      states = Arrays.copyOf(states, 2 * next);
    }
    long right = states[here + PASSED];
    if (PassedSquares.count(right) != 0) {
      decideRight();
    }
    states[here + MOVE] = move;
    states[next + PASSED] = PassedSquares.after(right);
    if (hands != null) {
      // A loop alone would be slower for the two words that nearly all games have.
      states[next + HANDS] = states[here + HANDS];
      states[next + HANDS + 1] = states[here + HANDS + 1];
      for (int word = HANDS + 2; word < earlier; word++) {
        states[next + word] = states[here + word];
      }
    }
    return next;
  }

  private void applyEffects(MoveList moves, int index, int to, int victim) {
    int count = moves.effectCount(index);
    int effect = moves.effect(index, 0);
    if (count == 1 && Effect.kind(effect) == Effect.GRANT_EN_PASSANT) {
      grant(to, Effect.first(effect));
      return;
    }
    long castling = lists == null ? 0 : keys.castling(cells) ^ entries();
    if (effects.apply(moves, index, to, victim) + (victim == Cell.EMPTY ? 0 : 1) > 0) {
      states[here + COUNTS] = Counts.withClock(states[here + COUNTS], 0);
    }
    if (lists != null) {
      states[here + HASH] ^= castling ^ keys.castling(cells) ^ entries();
    }
  }

  /** Allows the piece that has just moved to be captured en passant on one more square. */
  void grant(int victim, int square) {
    addEnPassant(victim, square);
    states[here + RIGHT] = OPEN;
  }

  /** Changes a square by an effect of a move; {@link #unmake} takes it back. */
  void changeLogged(int square, int before, int cell) {
    states[here + COUNTS] += Counts.LOGGED;
    change(square, before, cell);
    if (lists != null) {
      states[here + HASH] ^= key(square, before) ^ key(square, cell);
      states[here + HASH] ^= Hands.markKey(square, before) ^ Hands.markKey(square, cell);
    }
  }

  /** Puts a piece into the hand of the side that has just moved, if there are hands. */
  void capture(int cell) {
    if (hands != null) {
      states[here + HASH] ^= hands.capture(states, here + HANDS, side ^ 1, cell);
    }
  }

  /** Takes a piece from the hand of the side that has just moved, and returns it as a cell. */
  int enter(int kind) {
    states[here + HASH] ^= hands.drop(states, here + HANDS, side ^ 1, kind);
    return Cell.of(kind, side ^ 1) | pieces.withRoyalty(kind);
  }

  /** Changes a square, with the lists and sets, but not the hash. */
  void change(int square, int before, int cell) {
    watched.change(square, before, cell);
    if (lists != null) {
      lists.change(square, before, cell);
    }
  }

  /** Passes the turn without a move, see {@link Board#makeNullMove}. */
  public void makeNullMove() {
    int next = open(side << SIDE_SHIFT);
    long counts = states[here + COUNTS];
    states[next + COUNTS] = counts & Cell.KIND;
    if (lists != null) {
      states[next + COUNTS] = Counts.afterNullMove(counts);
      states[next + HASH] = states[here + HASH] ^ PositionKeys.BLACK_TO_MOVE ^ turns(next);
    }
    here = next;
    side ^= 1;
    if (hands != null) {
      link();
    }
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
    if (hands != null) {
      unlink();
    }
    if (countsChecks && Counts.isChecked(states[here + COUNTS])) {
      checksGiven[side ^ 1]--;
    }
    int logged = Counts.logged(states[here + COUNTS]);
    if (logged != 0) {
      effects.takeBack(logged);
    }
    here -= size;
    long move = states[here + MOVE];
    int word = (int) (move >>> HALF);
    side = (int) move >>> SIDE_SHIFT & 1;
    int from = Move.from(word);
    int to = Move.to(word);
    if (from != 0) {
      int mover = (int) (move >>> MOVER_SHIFT) & CELL;
      int victim = (int) move & CELL;
      int arrived = cells[to];
      cells[to] = victim;
      cells[from] = mover;
      watched.noteMove(from, to, mover, victim, arrived, true);
      if (bits != null) {
        bits.shift(bits.number(from), bits.number(to), mover, victim, arrived);
      } else if (lists != null) {
        lists.shiftBack(from, to, mover, victim, arrived);
      }
    } else if (word != 0) {
      unmakeDrop(to);
    }
  }

  /** Removes a dropped piece from its square. */
  private void unmakeDrop(int to) {
    int cell = cells[to];
    watched.change(to, cell, Cell.EMPTY);
    if (lists != null) {
      lists.remove(to, cell);
    }
  }

  /** Sets a square unchecked, for code that takes it back itself: {@link #unmake} does not. */
  public void replace(int square, int cell) {
    watched.replace(square, cell);
  }

  /** Returns the pieces as sets of bits, which are updated from now on. */
  Occupancy occupancy() {
    return watched.occupancy();
  }
}
