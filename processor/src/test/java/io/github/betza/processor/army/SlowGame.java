package io.github.betza.processor.army;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.GameRules;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
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
  private final SlowBoard on;
  private final SlowMoves moves;
  private final SlowDrops drops;
  private final SlowBlasts blasts;
  private final SlowGoals goals;
  private final int[] homeRoyals = new int[2];
  private final int[][] homeCounts;
  private final Deque<Integer> passes = new ArrayDeque<>(List.of(0));

  /** The side that each move has given check for, or -1, in a game that counts checks. */
  private final Deque<Integer> checks = new ArrayDeque<>();

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
    this.on = new SlowBoard(army, board);
    this.moves = new SlowMoves(army, board, homeCounts, loader);
    this.drops = new SlowDrops(on);
    this.blasts = new SlowBlasts(on);
    this.goals = new SlowGoals(on, moves);
  }

  /** Returns how often the moves of a piece have been looked for: a measure of the work done. */
  long searches() {
    return moves.searches();
  }

  /** Returns what a move wins or loses with the captures after it on the same square. */
  int exchange(MoveList list, int index, int[] values) {
    return new SlowExchange(on, moves).of(list, index, values);
  }

  /** Returns the legal moves. */
  MoveList legal() {
    return isOver() ? new MoveList() : legalAsIfOpen();
  }

  /** Returns the moves that would be legal if no goal had ended the game. */
  private MoveList legalAsIfOpen() {
    MoveList legal = new MoveList();
    boolean dropsFirst = drops.dropsFirst();
    if (dropsFirst) {
      MoveList dropped = new MoveList();
      drops.add(dropped);
      appendLegal(dropped, legal);
    }
    if (legal.size() == 0) {
      MoveList all = moves.all(board.side());
      if (!dropsFirst) {
        drops.add(all);
      }
      new SlowCastling(army, board).add(all);
      appendLegal(blasts.with(all), legal);
    }
    int end = legal.size();
    for (int i = 0; i < end; i++) {
      appendEntering(legal, i);
    }
    MoveList captures = new MoveList();
    for (int i = 0; i < legal.size(); i++) {
      if (Move.isCapture(legal.get(i))) {
        captures.append(legal, i);
      }
    }
    return army.capturing() != Capturing.FREE && captures.size() > 0 ? captures : legal;
  }

  private void appendLegal(MoveList all, MoveList legal) {
    for (int i = 0; i < all.size(); i++) {
      if (isLegal(all, i)) {
        legal.appendMissing(all, i, 0);
      }
    }
  }

  /** Appends a legal move with what may enter on the squares that it leaves. */
  private void appendEntering(MoveList legal, int index) {
    List<Integer> left = new ArrayList<>();
    if (!Move.isDrop(legal.get(index))) {
      left.add(Move.from(legal.get(index)));
    }
    for (int i = 0; i < legal.effectCount(index); i++) {
      if (Effect.kind(legal.effect(index, i)) == Effect.PARTNER) {
        left.add(Effect.first(legal.effect(index, i)));
      }
    }
    left.removeIf(square -> (board.get(square) & Cell.UNMOVED) == 0);
    int side = board.side();
    board.make(legal, index);
    left.removeIf(square -> board.get(square) != Cell.EMPTY);
    board.unmake();
    for (int square : left) {
      for (int kind : drops.entering(side, square)) {
        List<Integer> effects = new ArrayList<>();
        for (int i = 0; i < legal.effectCount(index); i++) {
          effects.add(legal.effect(index, i));
        }
        effects.add(Effect.of(Effect.ENTER, square, kind));
        SlowBlasts.add(legal.get(index), effects, legal);
        if (!isLegal(legal, legal.size() - 1)) {
          legal.truncate(legal.size() - 1);
        }
      }
    }
  }

  /** Returns whether a drop that has been made may check and mate, if it does. */
  private boolean mayCheck(int move) {
    Drop drop =
        army.drops().stream()
            .filter(each -> army.kindOf(each.of().charAt(0)) == Move.promotion(move))
            .findAny()
            .orElseThrow();
    if (!inCheck()) {
      return true;
    }
    boolean mustLeaveMoves = !drop.checkmates() && !isOver();
    return drop.checks() && !(mustLeaveMoves && legal().size() == 0);
  }

  /** Returns whether a side has lost its royal pieces, which a setup may let happen. */
  boolean lacksRoyals() {
    return IntStream.of(Side.WHITE, Side.BLACK)
        .anyMatch(
            side ->
                homeRoyals[side] > 0
                    && on.royals(side).isEmpty()
                    && army.pieces().stream()
                        .filter(Army.Kind::royal)
                        .allMatch(kind -> board.inHand(side, army.kindOf(kind.letter())) == 0));
  }

  void make(MoveList list, int index) {
    passes.push(isPass(list.get(index)) ? passes.element() + 1 : 0);
    board.make(list, index);
    if (army.checks() > 0) {
      checks.push(inCheck() ? board.side() ^ 1 : -1);
    }
  }

  void unmake() {
    checks.poll();
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
    boolean checked =
        army.checks() > 0
            && IntStream.of(Side.WHITE, Side.BLACK)
                .anyMatch(side -> Collections.frequency(checks, side) >= army.checks());
    return lost
        || checked
        || IntStream.of(Side.WHITE, Side.BLACK).anyMatch(this::hasTooFew)
        || passedTwice
        || isOverByGoals()
        || isOverByBareKing()
        || (army.bikjang() && passes.element() > 0 && on.faces(board.side()));
  }

  private boolean hasTooFew(int side) {
    boolean found = false;
    for (Extinction rule : army.extinctions()) {
      List<Integer> counts =
          rule.of().chars().mapToObj(letter -> count(side, army.kindOf((char) letter))).toList();
      found |= rule.each() && counts.stream().anyMatch(count -> count <= rule.left());
      found |= !rule.each() && counts.stream().mapToInt(count -> count).sum() <= rule.left();
    }
    return found;
  }

  private int count(int side, int kind) {
    return moves.count(side, kind) + board.inHand(side, kind);
  }

  private boolean isOverByGoals() {
    int mover = board.side();
    int last = mover ^ 1;
    boolean atOnce = goals.hasReached(false, last) || goals.hasReached(false, mover);
    return atOnce
        || goals.hasReached(true, mover)
        || goals.isSafeThere(last)
        || (goals.hasKept(last) && !canAnswer());
  }

  private boolean canAnswer() {
    MoveList replies = board.side() == Side.BLACK ? legalAsIfOpen() : new MoveList();
    boolean found = false;
    for (int i = 0; i < replies.size() && !found; i++) {
      make(replies, i);
      found = goals.hasKept(Side.BLACK);
      unmake();
    }
    return found;
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
    return on.pieces(side).count() == on.royals(side).size();
  }

  private boolean isLost(int side) {
    boolean hasNoRoyals = homeRoyals[side] > 0 && on.royals(side).isEmpty();
    return switch (army.royalty()) {
      case NONE -> false;
      case CHECKMATE -> !army.blasts().isEmpty() && hasNoRoyals;
      case LAST_CHECKMATED, LAST_CAPTURED -> hasNoRoyals;
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
    boolean mustPart = army.bikjang() && on.faces(side);
    if (mustPart && isPass(all.get(index))) {
      return true;
    }
    boolean checks = army.royalty().hasCheckmate();
    int before = on.royals(side).size();
    if (checks && isProtected(side) && castlesThroughAttack(all, index)) {
      return false;
    }
    make(all, index);
    boolean legal = !(mustPart && on.faces(side));
    if (checks) {
      legal &= keepsRoyals(side, before) && (isLost(side ^ 1) || !isChecked(side));
    }
    legal &= !(army.checksForbidden() && inCheck());
    if (legal && Move.isDrop(all.get(index))) {
      legal = mayCheck(all.get(index));
    }
    unmake();
    return legal;
  }

  private boolean keepsRoyals(int side, int before) {
    int left = on.royals(side).size();
    return army.royalty() == Royalty.LAST_CHECKMATED ? left > 0 || before == 0 : left >= before;
  }

  private boolean isProtected(int side) {
    return army.royalty() != Royalty.LAST_CHECKMATED || on.royals(side).size() == 1;
  }

  private boolean isChecked(int side) {
    if (!isProtected(side)) {
      return false;
    }
    boolean attacked = on.royals(side).stream().anyMatch(royal -> canSideTake(royal, side ^ 1));
    return attacked || (army.flyingGeneral() && on.faces(side));
  }

  /** Returns whether a piece of a side could take another and keep its own royal pieces. */
  private boolean canSideTake(int target, int side) {
    if (army.blasts().isEmpty()) {
      return moves.canSideTake(target, side);
    }
    MoveList captures = blasts.with(moves.captures(side));
    int before = on.royals(side).size();
    boolean found = false;
    for (int i = 0; i < captures.size() && !found; i++) {
      if (Effect.takes(captures, i, target)) {
        board.make(captures, i);
        found = on.royals(side).size() >= before;
        board.unmake();
      }
    }
    return found;
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
    boolean attacked = isAttackedOn(from, king);
    board.put(from, Cell.EMPTY);
    for (int passed = from; passed != to; passed += Integer.signum(to - from)) {
      attacked |= isAttackedOn(passed, king);
    }
    board.put(from, king);
    return attacked;
  }

  /** Returns whether a royal piece would be attacked on a square, in the place of what is there. */
  private boolean isAttackedOn(int square, int king) {
    int before = board.get(square);
    board.put(square, king);
    boolean attacked = canSideTake(square, Cell.side(king) ^ 1);
    attacked |= army.flyingGeneral() && on.faces(Cell.side(king));
    board.put(square, before);
    return attacked;
  }
}
