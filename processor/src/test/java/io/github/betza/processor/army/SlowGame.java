package io.github.betza.processor.army;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.GameRules;
import io.github.betza.model.Drop;
import io.github.betza.model.SquareSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Plays an army in the plainest way: finds all moves, makes each, finds all captures of the enemy,
 * and looks whether one takes a royal piece. It knows nothing of lines, marks and sets of bits, and
 * neither asks the generated class of the game nor its attack tests.
 */
final class SlowGame {
  private final Army army;
  private final Board board;
  private final SlowMoves moves;
  private final int[] homeRoyals = new int[2];
  private final int[][] homeCounts;
  private final Deque<Integer> passes = new ArrayDeque<>(List.of(0));

  /**
   * Begins a game.
   *
   * @param rules the rules, for the moves of single pieces and the position of the setup only
   * @param loader finds the moves that pieces have besides their own
   */
  SlowGame(Army army, GameRules rules, ClassLoader loader) {
    this.army = army;
    this.board = rules.read(army.setup());
    this.homeCounts = new int[2][army.pieces().size() + 1];
    for (int cell : board.cells()) {
      if (Cell.isPiece(cell)) {
        homeCounts[Cell.side(cell)][Cell.kind(cell)]++;
        homeRoyals[Cell.side(cell)] += (cell & Cell.ROYAL) != 0 ? 1 : 0;
      }
    }
    this.moves = new SlowMoves(army, board, homeCounts, loader);
  }

  /** Returns how often the moves of a piece have been looked for: a measure of the work done. */
  long searches() {
    return moves.searches();
  }

  /** Returns the legal moves. */
  MoveList legal() {
    MoveList legal = new MoveList();
    MoveList captures = new MoveList();
    if (isOver()) {
      return legal;
    }
    MoveList all = mustDrop() ? new MoveList() : moves.all(board.side());
    addDrops(all);
    for (int i = 0; i < all.size(); i++) {
      if (isLegal(all, i)) {
        legal.appendMissing(all, i, 0);
        if (Move.isCapture(all.get(i))) {
          captures.appendMissing(all, i, 0);
        }
      }
    }
    return army.capturing() != Capturing.FREE && captures.size() > 0 ? captures : legal;
  }

  private boolean isInHand(Drop drop) {
    return board.inHand(board.side(), army.kindOf(drop.of().charAt(0))) > 0;
  }

  /** Returns whether the side to move has a piece in hand that must be dropped first. */
  private boolean mustDrop() {
    return army.drops().stream().anyMatch(drop -> drop.first() && isInHand(drop));
  }

  private void addDrops(MoveList all) {
    for (Drop drop : army.drops()) {
      if (isInHand(drop) && drop.first() == mustDrop()) {
        int kind = army.kindOf(drop.of().charAt(0));
        squares()
            .filter(square -> board.get(square) == Cell.EMPTY && mayDropOn(drop, kind, square))
            .forEach(square -> all.add(Move.drop(kind, square)));
      }
    }
  }

  private boolean mayDropOn(Drop drop, int kind, int square) {
    Geometry geometry = board.geometry();
    int side = board.side();
    List<Integer> others =
        pieces()
            .filter(each -> (board.get(each) & Cell.PIECE) == Cell.of(kind, side))
            .boxed()
            .toList();
    long onFile =
        others.stream().filter(each -> geometry.file(each) == geometry.file(square)).count();
    boolean alike =
        others.stream()
            .anyMatch(
                each ->
                    (geometry.file(each) + geometry.rank(each)) % 2
                        == (geometry.file(square) + geometry.rank(square)) % 2);
    return (drop.squares().isEmpty()
            || SquareSet.parse(geometry, drop.squares()).contains(side, square))
        && (drop.perFile() == 0 || onFile < drop.perFile())
        && !(drop.apart() && alike)
        && army.zones().stream()
            .filter(zone -> army.kindOf(zone.of()) == kind)
            .allMatch(zone -> SquareSet.parse(geometry, zone.squares()).contains(side, square));
  }

  /** Returns whether a drop that has been made may check and mate, if it does. */
  private boolean mayCheck(int move) {
    Drop drop =
        army.drops().stream()
            .filter(each -> army.kindOf(each.of().charAt(0)) == Move.promotion(move))
            .findAny()
            .orElseThrow();
    boolean mustLeaveMoves = !drop.checkmates() && !isOver();
    return !inCheck() || (drop.checks() && !(mustLeaveMoves && legal().size() == 0));
  }

  void make(MoveList list, int index) {
    passes.push(isPass(list.get(index)) ? passes.element() + 1 : 0);
    board.make(list, index);
  }

  void unmake() {
    board.unmake();
    passes.pop();
  }

  /** Returns whether a royal piece of the side to move is attacked, or faces another. */
  boolean inCheck() {
    return isChecked(board.side());
  }

  private static boolean isPass(int move) {
    return Move.from(move) == Move.to(move) && !Move.isSpecial(move) && Move.promotion(move) == 0;
  }

  private boolean isOver() {
    boolean lost = isLost(Side.WHITE) || isLost(Side.BLACK);
    boolean passedTwice = army.passesEnd() && passes.element() >= 2;
    return lost
        || passedTwice
        || army.goals().stream().anyMatch(this::isReached)
        || isOverByBareKing()
        || (army.bikjang() && passes.element() > 0 && faces(board.side()));
  }

  private boolean isReached(Army.Goal goal) {
    SquareSet squares = SquareSet.parse(board.geometry(), goal.squares());
    return pieces()
        .anyMatch(
            square ->
                Cell.kind(board.get(square)) == army.kindOf(goal.of())
                    && squares.contains(Cell.side(board.get(square)), square));
  }

  private boolean isOverByBareKing() {
    boolean mover = isBare(board.side());
    boolean other = isBare(board.side() ^ 1);
    return switch (army.bareKing()) {
      case PLAYS_ON -> false;
      case LOSES -> mover || other;
      case LOSES_UNLESS_ANSWERED -> other;
    };
  }

  private boolean isBare(int side) {
    return pieces().filter(square -> Cell.side(board.get(square)) == side).count()
        == royals(side).size();
  }

  private IntStream squares() {
    return IntStream.range(0, board.cells().length);
  }

  private IntStream pieces() {
    return squares().filter(square -> Cell.isPiece(board.get(square)));
  }

  private boolean isLost(int side) {
    return switch (army.royalty()) {
      case NONE, CHECKMATE -> false;
      case LAST_CAPTURED -> homeRoyals[side] > 0 && royals(side).isEmpty();
      case KIND_EXTINCT -> {
        boolean lost = false;
        for (int kind = 1; kind <= army.pieces().size(); kind++) {
          lost |= homeCounts[side][kind] > 0 && moves.count(side, kind) == 0;
        }
        yield lost;
      }
    };
  }

  private boolean isLegal(MoveList all, int index) {
    int side = board.side();
    boolean mustPart = army.bikjang() && !isPass(all.get(index)) && faces(side);
    boolean checks = army.royalty() == Royalty.CHECKMATE;
    int before = royals(side).size();
    if (checks && castlesThroughAttack(all, index)) {
      return false;
    }
    make(all, index);
    boolean legal = !(mustPart && faces(side));
    if (checks) {
      legal &= royals(side).size() >= before && !isChecked(side);
    }
    if (legal && Move.isDrop(all.get(index))) {
      legal = mayCheck(all.get(index));
    }
    unmake();
    return legal;
  }

  private boolean isChecked(int side) {
    boolean attacked = royals(side).stream().anyMatch(royal -> moves.canTake(royal, side ^ 1));
    return attacked || (army.flyingGeneral() && faces(side));
  }

  private List<Integer> royals(int side) {
    return pieces()
        .filter(square -> Cell.side(board.get(square)) == side)
        .filter(square -> (board.get(square) & Cell.ROYAL) != 0)
        .boxed()
        .toList();
  }

  /** Returns whether royal pieces of both sides stand on a file with nothing between them. */
  private boolean faces(int side) {
    List<Integer> others = royals(side ^ 1);
    for (int royal : royals(side)) {
      for (int ranks : new int[] {1, -1}) {
        int square = royal;
        do {
          square = board.geometry().step(square, 0, ranks);
        } while (square != Geometry.OFF && board.get(square) == Cell.EMPTY);
        if (others.contains(square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a royal piece castles that is attacked before it arrives. */
  private boolean castlesThroughAttack(MoveList all, int index) {
    int from = Move.from(all.get(index));
    int to = Move.to(all.get(index));
    int king = board.get(from);
    boolean castles = false;
    for (int i = 0; i < all.effectCount(index); i++) {
      castles |= Effect.kind(all.effect(index, i)) == Effect.PARTNER;
    }
    if (!castles || (king & Cell.ROYAL) == 0) {
      return false;
    }
    boolean attacked = false;
    board.put(from, Cell.EMPTY);
    for (int passed = from; passed != to; passed += Integer.signum(to - from)) {
      board.put(passed, king);
      attacked |= moves.canTake(passed, Cell.side(king) ^ 1);
      attacked |= army.flyingGeneral() && faces(Cell.side(king));
      board.put(passed, Cell.EMPTY);
    }
    board.put(from, king);
    return attacked;
  }
}
