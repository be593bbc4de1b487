package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.PromotionRule.Supply;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.RuleFeature;
import java.util.stream.IntStream;

/** What stands where in the setup of a game, and what a side has lost of it. */
final class InitialPosition {
  private final Board board;
  private final int[] cells;
  private final int[][] counts;
  private final int[] royals = new int[2];

  /** The royal kinds that come from a hand. */
  private final int[] droppedRoyals;

  InitialPosition(GameRules rules) {
    PieceTable pieces = rules.pieces();
    this.board =
        new Fen(
                pieces,
                rules.geometry(),
                (cell, square) -> false,
                kind ->
                    !rules.has(RuleFeature.CASTLING_BY_FILE) || rules.castlings().isEither(kind),
                kind -> UnmovedRules.isAlone(rules, kind),
                rules.hands(),
                rules.ends().checks())
            .read(rules.setup());
    this.cells = board.cells().clone();
    this.counts = new int[2][pieces.size() + 1];
    for (int cell : cells) {
      if (Cell.isPiece(cell)) {
        counts[Cell.side(cell)][Cell.kind(cell)]++;
        royals[Cell.side(cell)] += (cell & Cell.ROYAL) != 0 ? 1 : 0;
      }
    }
    this.droppedRoyals =
        IntStream.rangeClosed(1, pieces.size())
            .filter(kind -> pieces.isRoyal(kind) && rules.hands() != null)
            .filter(kind -> rules.hands().paid(kind) != 0)
            .toArray();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      royals[side] += royalsInHand(board, side);
    }
  }

  /** Returns the setup, which is not to be changed. */
  Board board() {
    return board;
  }

  /** Returns how many cells the board has, those round it among them. */
  int length() {
    return cells.length;
  }

  /** Returns what is on a square. */
  int cell(int square) {
    return cells[square];
  }

  /** Returns whether a castling right says of the piece on a square that it has not moved. */
  boolean isUnmoved(int square) {
    return Cell.isPiece(cells[square]) && (cells[square] & Cell.UNMOVED) != 0;
  }

  /** Returns whether the setup has a piece of that kind and side on a square. */
  boolean has(int cell, int square) {
    int both = Cell.KIND | Cell.EDGE;
    return (cells[square] & both) == (cell & both);
  }

  /** Returns how many pieces of a kind a side has in the setup. */
  int count(int side, int kind) {
    return counts[side][kind];
  }

  /** Returns whether a side has lost what one of its pieces becomes by a rule, if it must have. */
  boolean supplies(PromotionRule rule, PieceLists lists, int side, int choice) {
    return rule.supply() == Supply.UNLIMITED || lists.count(side, choice) < count(side, choice);
  }

  /** Returns how many royal pieces a side has in the setup, with those in hand. */
  int royalCount(int side) {
    return royals[side];
  }

  /** Returns the name of a side. */
  static String name(int side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** Returns whether a side that began with royal pieces has none left. */
  boolean hasLostRoyals(Board now, PieceLists lists, int side) {
    return royals[side] > 0 && lists.royalCount(side) == 0 && royalsInHand(now, side) == 0;
  }

  /** Returns how many royal pieces are in the hand of a side. */
  int royalsInHand(Board now, int side) {
    int count = 0;
    for (int kind : droppedRoyals) {
      count += now.inHand(side, kind);
    }
    return count;
  }

  /** Returns whether a side has lost all pieces of a kind with which it began. */
  boolean hasLostKind(PieceLists lists, int side) {
    for (int kind = 1; kind < counts[side].length; kind++) {
      if (counts[side][kind] > 0 && lists.count(side, kind) == 0) {
        return true;
      }
    }
    return false;
  }
}
