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
import java.util.Arrays;

/**
 * Counts the answers to the moves of a position by their difference to those that the other side
 * would have now: after most moves all of its pieces have the same moves, and the rest are counted
 * before and after the move. A game gives the squares on which the moves of its kinds depend where
 * that is known and pays, see {@link GameMoves#sights}.
 */
final class ChangedAnswers {
  private final Legality legality;
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final BitBoards bits;
  private final GameMoves pieces;
  private final NotationMoves rest;
  private final BulkCounter bulkCounter;
  private final Watchers watchers;

  /** What may change which answers are legal, or null where all moves are. */
  private final RoyalZone zone;

  /** Leaves out all pieces but those whose moves change. */
  private final LegalTargets legal;

  private final long[] changed;
  private final MoveList moves = new MoveList();

  /** Whether the other side's moves are known, and whether nothing limits them. */
  private boolean isKnown;

  private boolean isFree;
  private int total;

  private ChangedAnswers(Legality legality, Position position, Sights sights, GameMoves pieces) {
    this.legality = legality;
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.bits = position.lists().bits();
    this.pieces = pieces;
    this.rest = new NotationMoves(pieces, position);
    this.bulkCounter = new BulkCounter(position.rules(), position);
    this.watchers = new Watchers(sights, bits, cells);
    boolean byMate = position.rules().royalty() == Royalty.CHECKMATE;
    this.zone = byMate ? new RoyalZone(sights, bits, cells) : null;
    this.legal = new LegalTargets(bits.words(), null);
    this.changed = new long[bits.words()];
  }

  /** Returns what counts the answers of a game, or null where it does not give what is needed. */
  static ChangedAnswers of(Legality legality, Position position, GameMoves pieces) {
    Sights sights = pieces.sights();
    return sights == null || position.lists().bits() == null
        ? null
        : new ChangedAnswers(legality, position, sights, pieces);
  }

  /** Looks at the position whose moves are answered. */
  void look() {
    int other = Side.opponent(board.side());
    isKnown = watchers.look(other) && (zone == null || zone.look(position.lists(), other));
    if (!isKnown) {
      return;
    }
    isFree = board.enPassantVictim() == Geometry.OFF;
    position.makeNullMove();
    MoveGenState state = legality.open();
    LegalTargets targets = state.legalTargets();
    isKnown = legality.isCountable(state) && targets.allowNullMove();
    isFree &= targets.areOpen() && !targets.restrain();
    if (isKnown) {
      total = legality.count(state);
    } else {
      legality.end();
    }
    position.unmake();
  }

  /**
   * Returns how many answers a legal move of that position has, or {@link AnswerCounter#UNCOUNTED}.
   */
  int count(MoveList list, int index) {
    int move = list.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    if (isKnown && Position.isNullMove(move)) {
      return total;
    }
    if (!isKnown || from == to || (cells[to] & Cell.ROYAL) != 0) {
      return AnswerCounter.UNCOUNTED;
    }
    long touched = watchers.of(from) | watchers.of(to);
    long granted = 0;
    if (Move.isSpecial(move)) {
      for (int i = list.effectCount(index) - 1; i >= 0; i--) {
        int effect = list.effect(index, i);
        if (Effect.kind(effect) != Effect.GRANT_EN_PASSANT) {
          return AnswerCounter.UNCOUNTED;
        }
        granted |= watchers.of(Effect.first(effect));
      }
    }
    if (zone != null && (granted != 0 || zone.isEntered(from, to, arrived(move, from)))) {
      return AnswerCounter.UNCOUNTED;
    }
    touched |= granted;
    if (touched == 0) {
      return total;
    }
    return isFree && list.isPlain(index)
        ? total + difference(list, index, touched)
        : AnswerCounter.UNCOUNTED;
  }

  /** Returns the piece that stands on the square reached after a move. */
  private int arrived(int move, int from) {
    int promotion = Move.promotion(move);
    return promotion == 0 ? cells[from] : (cells[from] & ~Cell.KIND) | promotion;
  }

  private int difference(MoveList list, int index, long touched) {
    Arrays.fill(changed, 0);
    watchers.addSquares(touched, changed);
    int side = board.side();
    board.setSide(Side.opponent(side));
    int before = countChanged();
    board.setSide(side);
    bulkCounter.make(list, index);
    int after = countChanged();
    bulkCounter.unmake();
    return after - before;
  }

  /** Counts the moves of those pieces on the squares of the set that the side to move has. */
  private int countChanged() {
    legal.clear(false, bits.words());
    for (int word = 0; word < bits.words(); word++) {
      legal.generateSingly(word, ~changed[word]);
    }
    legality.noteEnPassant(legal);
    moves.clear();
    int count = pieces.count(legal);
    rest.generate(legal, moves, changed);
    return count + moves.size();
  }
}
