package io.github.betza.processor.army;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds the moves of an army from those of its pieces, whether they are legal or not. */
final class SlowMoves {
  private final Army army;
  private final Board board;
  private final int length;
  private final int[][] homeCounts;
  private final List<PieceMoves> extras;
  private final Map<String, SquareSet> sets = new HashMap<>();
  private final MoveList found = new MoveList();
  private final MoveList extra = new MoveList();

  /** The moves of one piece that zones allow. */
  private final MoveList allowed = new MoveList();

  /** Where blockers stand in the place of pieces, and which. */
  private final Map<Integer, Integer> raised = new HashMap<>();

  private long searches;

  SlowMoves(Army army, Board board, int[][] homeCounts, ClassLoader loader) {
    this.army = army;
    this.board = board;
    this.length = board.cells().length;
    this.homeCounts = homeCounts;
    this.extras = extras(army, loader);
  }

  /** Returns the extra moves of an army, by their numbers. */
  static List<PieceMoves> extras(Army army, ClassLoader loader) {
    List<PieceMoves> extras = new ArrayList<>();
    for (int i = 0; i < army.extras().size(); i++) {
      String type =
          ArmySource.PACKAGE + "." + army.name() + "_" + ArmySource.extraName(i) + "Moves";
      try {
        extras.add((PieceMoves) loader.loadClass(type).getField("INSTANCE").get(null));
      } catch (ReflectiveOperationException exception) {
        throw new LinkageError(type, exception);
      }
    }
    return extras;
  }

  /** Returns the moves of a side, with their promotions. */
  MoveList all(int side) {
    MoveList all = new MoveList();
    for (int square = 0; square < length; square++) {
      if (isOf(side, square)) {
        MoveList ofPiece = ofPiece(square, PieceMoves.ALL);
        for (int i = 0; i < ofPiece.size(); i++) {
          appendPromoting(ofPiece, i, all);
        }
      }
    }
    return all;
  }

  /** Returns the captures of a side, before promotions. */
  MoveList captures(int side) {
    MoveList all = new MoveList();
    for (int square = 0; square < length; square++) {
      if (isOf(side, square)) {
        MoveList ofPiece = ofPiece(square, PieceMoves.CAPTURES);
        for (int i = 0; i < ofPiece.size(); i++) {
          all.append(ofPiece, i);
        }
      }
    }
    return all;
  }

  /** Returns whether a piece of a side could capture what stands on a square. */
  boolean canSideTake(int target, int side) {
    for (int square = 0; square < length; square++) {
      if (isOf(side, square) && canTake(square, target)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a piece could capture what stands on a square. */
  boolean canTake(int from, int target) {
    return ofPiece(from, PieceMoves.CAPTURES).captureOn(target);
  }

  /** Returns how often the moves of a piece have been looked for: a measure of the work done. */
  long searches() {
    return searches;
  }

  /** Returns how many pieces of a kind a side has. */
  int count(int side, int kind) {
    int count = 0;
    for (int square = 0; square < length; square++) {
      count += isOf(side, square) && Cell.kind(board.get(square)) == kind ? 1 : 0;
    }
    return count;
  }

  private boolean isOf(int side, int square) {
    return Cell.isPiece(board.get(square)) && Cell.side(board.get(square)) == side;
  }

  /** Returns the moves of a piece that zones allow, before promotions; only until asked again. */
  private MoveList ofPiece(int from, int wanted) {
    searches++;
    found.clear();
    allowed.clear();
    if (board.isImmobilized(from)) {
      return allowed;
    }
    int kind = Cell.kind(board.get(from));
    int side = Cell.side(board.get(from));
    raiseBlockers(kind, from);
    board.pieces().moves(kind).generate(board, from, 1, wanted, found);
    for (int i = 0; i < extras.size(); i++) {
      Army.Extra rule = army.extras().get(i);
      if (army.kindOf(rule.of()) == kind && isIn(rule.squares(), side, from)) {
        addExtra(i, from, side, wanted);
      }
    }
    raised.forEach(board::put);
    raised.clear();
    for (int i = 0; i < found.size(); i++) {
      if (mayEnd(kind, side, i)) {
        allowed.append(found, i);
      }
    }
    return allowed;
  }

  private void addExtra(int number, int from, int side, int wanted) {
    extra.clear();
    extras.get(number).generate(board, from, 1, wanted, extra);
    for (int i = 0; i < extra.size(); i++) {
      if (isIn(army.extras().get(number).squares(), side, Move.to(extra.get(i)))) {
        found.appendMissing(extra, i, 0);
      }
    }
  }

  private void raiseBlockers(int kind, int from) {
    for (Army.Blocker blocker : army.blockers()) {
      for (int square = 0; army.kindOf(blocker.to()) == kind && square < length; square++) {
        int cell = board.get(square);
        if (Cell.isPiece(cell) && square != from && Cell.kind(cell) == army.kindOf(blocker.of())) {
          raised.put(square, cell);
          board.put(square, Cell.EDGE);
        }
      }
    }
  }

  private boolean mayEnd(int kind, int side, int index) {
    int to = Move.to(found.get(index));
    boolean takes = Move.isCapture(found.get(index));
    for (int i = 0; i < found.effectCount(index); i++) {
      takes |= Effect.kind(found.effect(index, i)) == Effect.SWAP;
    }
    for (Army.Zone zone : army.zones()) {
      boolean also = takes && !zone.captures().isEmpty() && isIn(zone.captures(), side, to);
      if (army.kindOf(zone.of()) == kind && !isIn(zone.squares(), side, to) && !also) {
        return false;
      }
    }
    return true;
  }

  private void appendPromoting(MoveList moves, int index, MoveList all) {
    int move = moves.get(index);
    int kind = Cell.kind(board.get(Move.from(move)));
    int side = Cell.side(board.get(Move.from(move)));
    List<Army.Promotion> rules =
        army.promotions().stream()
            .filter(rule -> army.kindOf(rule.of()) == kind && holds(rule, side, move))
            .toList();
    if (rules.isEmpty()) {
      all.append(moves, index);
      return;
    }
    // No two zones have squares in common.
    Army.Promotion holding =
        rules.stream()
            .filter(rule -> isIn(rule.zone(), side, Move.to(move)))
            .findAny()
            .orElse(rules.get(0));
    if (holding.optional()) {
      all.append(moves, index);
    }
    for (char letter : holding.to().toCharArray()) {
      int choice = army.kindOf(letter);
      if (!holding.limited() || count(side, choice) < homeCounts[side][choice]) {
        all.append(moves, index);
        all.promote(all.size() - 1, choice);
      }
    }
  }

  private boolean holds(Army.Promotion rule, int side, int move) {
    boolean begins = isIn(rule.zone(), side, Move.from(move));
    boolean ends = isIn(rule.zone(), side, Move.to(move));
    if (rule.on() == Promoting.ARRIVAL) {
      return ends;
    }
    boolean any = rule.on() == Promoting.CONTACT || Move.isCapture(move);
    return any ? begins || ends : ends && !begins;
  }

  private boolean isIn(String squares, int side, int square) {
    return sets.computeIfAbsent(squares, text -> SquareSet.parse(board.geometry(), text))
        .contains(side, square);
  }
}
