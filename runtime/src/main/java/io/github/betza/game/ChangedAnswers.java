package io.github.betza.game;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.LegalTargets;
import io.github.betza.generated.RoyalZone;
import io.github.betza.generated.Sights;
import io.github.betza.generated.Watchers;

/**
 * Counts the answers to the moves of a position by their difference to those that the other side
 * would have now: after most moves nearly all of its pieces have the same moves, and the rest are
 * counted before and after the move. A game gives the squares on which the moves of its kinds
 * depend where that is known and pays, see {@link GameMoves#sights}.
 */
final class ChangedAnswers {
  /** To count the answers to fewer moves than this one by one costs less than to look. */
  private static final int FEW_MOVES = 4;

  private final Legality legality;
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final BulkCounter bulkCounter;
  private final Watchers watchers;
  private final WatcherCounts counts;

  /** What may change which answers are legal, or null where all moves are. */
  private final RoyalZone zone;

  /** Whether passes matter, so that one is not as if the sides had changed. */
  private final boolean countsPasses;

  /** Whether the other side's moves are known. */
  private boolean isKnown;

  private int total;

  /** The watchers whose moves cannot be counted alone. */
  private long uncounted;

  private ChangedAnswers(Legality legality, Position position, Sights sights, GameMoves pieces) {
    this.legality = legality;
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    BitBoards bits = position.lists().bits();
    this.bulkCounter = new BulkCounter(position.rules(), position);
    this.watchers = new Watchers(sights, bits, cells);
    this.counts = new WatcherCounts(legality, position, pieces, watchers);
    this.countsPasses = position.rules().countsPasses();
    boolean byMate = position.rules().royalty() == Royalty.CHECKMATE;
    this.zone = byMate ? new RoyalZone(sights, bits, cells) : null;
  }

  /** Returns what counts the answers of a game, or null if it does not give what is needed. */
  static ChangedAnswers of(Legality legality, Position position, GameMoves pieces) {
    Sights sights = pieces.sights();
    return sights == null || position.lists().bits() == null
        ? null
        : new ChangedAnswers(legality, position, sights, pieces);
  }

  /**
   * Looks at the position whose moves are answered. Every look has its {@link #end}.
   *
   * @param count how many moves there are
   */
  void look(int count) {
    int other = Side.opponent(board.side());
    isKnown =
        count >= FEW_MOVES
            && watchers.look(other)
            && (zone == null || zone.look(position.lists(), other));
    if (!isKnown) {
      return;
    }
    boolean isFree = board.enPassantVictim() == Geometry.OFF;
    position.makeNullMove();
    MoveGenState state = legality.open();
    LegalTargets targets = state.legalTargets();
    isKnown = legality.isCountable(state) && targets.allowNullMove();
    isFree &= targets.areOpen() && !targets.restrain();
    if (isKnown) {
      total = legality.countOpened(state);
      uncounted = zone != null ? watchers.generatedSingly(targets) : isFree ? 0 : -1;
      counts.look(zone == null ? null : targets);
    } else {
      legality.end();
    }
    position.unmake();
  }

  /** Forgets what is known. */
  void end() {
    if (isKnown) {
      legality.end();
    }
  }

  /**
   * Returns how many answers a legal move of that position has, or {@link AnswerCounter#UNCOUNTED}.
   */
  int count(MoveList list, int index) {
    int move = list.get(index);
    if (isKnown && Position.isNullMove(move) && !countsPasses) {
      return total;
    }
    if (!isKnown || !isFollowed(list, index)) {
      return AnswerCounter.UNCOUNTED;
    }
    int from = Move.from(move);
    long effects = touchedByEffects(list, index);
    if (zone != null
        && (effects != 0 || zone.isEntered(from, Move.to(move), arrived(move, from)))) {
      return AnswerCounter.UNCOUNTED;
    }
    long touched = effects | watchers.of(from) | watchers.of(Move.to(move));
    if (Move.isCapture(move)) {
      // A capture changes what limited promotions may choose, so recount the pieces that have them.
      touched |= watchers.ofNumbers() & (zone == null ? -1 : uncounted);
    }
    if (touched == 0) {
      return total;
    }
    return (touched & uncounted) == 0 && (zone == null || list.isPlain(index))
        ? total + difference(list, index, touched)
        : AnswerCounter.UNCOUNTED;
  }

  /**
   * Returns whether a move changes nothing but what stands on some squares, of which it leaves all
   * royal pieces on the board, and rights to capture en passant.
   */
  private boolean isFollowed(MoveList list, int index) {
    int move = list.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if ((zone != null && from == to) || (cells[to] & Cell.ROYAL) != 0) {
      return false;
    }
    for (int i = effectCount(list, index) - 1; i >= 0; i--) {
      int effect = list.effect(index, i);
      boolean follows =
          switch (Effect.kind(effect)) {
            case Effect.GRANT_EN_PASSANT -> true;
            case Effect.REMOVE, Effect.SWAP, Effect.VANISH ->
                zone == null && ((cells[from] | cells[Effect.first(effect)]) & Cell.ROYAL) == 0;
            default -> false;
          };
      if (!follows) {
        return false;
      }
    }
    return true;
  }

  private static int effectCount(MoveList list, int index) {
    return Move.isSpecial(list.get(index)) ? list.effectCount(index) : 0;
  }

  /** Returns the pieces whose moves depend on squares that a move changes besides its ends. */
  private long touchedByEffects(MoveList list, int index) {
    long touched = 0;
    for (int i = effectCount(list, index) - 1; i >= 0; i--) {
      int effect = list.effect(index, i);
      int square = Effect.first(effect);
      touched |=
          Effect.kind(effect) == Effect.GRANT_EN_PASSANT
              ? watchers.capturingEnPassant(square)
              : watchers.of(square);
    }
    return touched;
  }

  /** Returns the piece that stands on the square reached after a move. */
  private int arrived(int move, int from) {
    int promotion = Move.promotion(move);
    return promotion == 0 ? cells[from] : (cells[from] & ~Cell.KIND) | promotion;
  }

  private int difference(MoveList list, int index, long touched) {
    int before = counts.before(touched);
    bulkCounter.make(list, index);
    // With the piece that it has changed places with, which may stand there now.
    int after = counts.after(touched, Move.from(list.get(index)));
    bulkCounter.unmake();
    return after - before;
  }
}
