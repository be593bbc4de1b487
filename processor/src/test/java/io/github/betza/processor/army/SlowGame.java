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
import io.github.betza.model.Blast;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Goal;
import io.github.betza.model.SquareSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
    this.moves = new SlowMoves(army, board, homeCounts, loader);
  }

  /** Returns how often the moves of a piece have been looked for: a measure of the work done. */
  long searches() {
    return moves.searches();
  }

  /** Returns the legal moves. */
  MoveList legal() {
    return isOver() ? new MoveList() : legalAsIfOpen();
  }

  /** Returns the moves that would be legal if no goal had ended the game. */
  private MoveList legalAsIfOpen() {
    MoveList legal = new MoveList();
    boolean dropsFirst = dropsFirst();
    if (dropsFirst) {
      MoveList drops = new MoveList();
      addDrops(drops);
      appendLegal(drops, legal);
    }
    if (legal.size() == 0) {
      MoveList all = moves.all(board.side());
      if (!dropsFirst) {
        addDrops(all);
      }
      new SlowCastling(army, board).add(all);
      appendLegal(withBlasts(all), legal);
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
      for (int kind : entering(side, square)) {
        List<Integer> effects = new ArrayList<>();
        for (int i = 0; i < legal.effectCount(index); i++) {
          effects.add(legal.effect(index, i));
        }
        effects.add(Effect.of(Effect.ENTER, square, kind));
        add(legal.get(index), effects, legal);
        if (!isLegal(legal, legal.size() - 1)) {
          legal.truncate(legal.size() - 1);
        }
      }
    }
  }

  /** Returns the kinds in hand that may enter on a square. */
  private List<Integer> entering(int side, int square) {
    return army.gates().stream()
        .filter(gate -> SquareSet.parse(board.geometry(), gate.squares()).contains(side, square))
        .flatMap(gate -> gate.of().chars().mapToObj(letter -> army.kindOf((char) letter)))
        .filter(kind -> board.inHand(side, kind) > 0 && isInZone(kind, side, square))
        .toList();
  }

  private boolean isInHand(Drop drop) {
    return board.inHand(board.side(), army.kindOf(drop.of().charAt(0))) > 0;
  }

  /** Returns whether the side to move has a piece in hand that must be dropped first. */
  private boolean dropsFirst() {
    return army.drops().stream().anyMatch(drop -> drop.first() && isInHand(drop));
  }

  private void addDrops(MoveList all) {
    for (Drop drop : army.drops()) {
      if (isInHand(drop) && drop.first() == dropsFirst()) {
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
    boolean alike = others.stream().anyMatch(each -> colour(each) == colour(square));
    return isOpen(drop, kind, square)
        && (drop.perFile() == 0 || onFile < drop.perFile())
        && !(drop.apart() && alike)
        && army.drops().stream().allMatch(other -> other.equals(drop) || leavesRoom(other, square));
  }

  /** Returns whether of each colour one piece, or an empty square, is left if a square is taken. */
  private boolean leavesRoom(Drop drop, int taken) {
    int side = board.side();
    int kind = army.kindOf(drop.of().charAt(0));
    List<Integer> own =
        pieces()
            .filter(each -> (board.get(each) & Cell.PIECE) == Cell.of(kind, side))
            .boxed()
            .toList();
    int held = board.inHand(side, kind);
    return !drop.apart()
        || held == 0
        || held + own.size() < 2
        || IntStream.of(0, 1)
            .allMatch(
                colour ->
                    IntStream.concat(
                            own.stream().mapToInt(each -> each),
                            squares()
                                .filter(each -> board.get(each) == Cell.EMPTY && each != taken)
                                .filter(each -> isOpen(drop, kind, each)))
                        .anyMatch(each -> colour(each) == colour));
  }

  private int colour(int square) {
    return (board.geometry().file(square) + board.geometry().rank(square)) % 2;
  }

  /** Returns whether a piece may be dropped on a square, as far as places go. */
  private boolean isOpen(Drop drop, int kind, int square) {
    Geometry geometry = board.geometry();
    int side = board.side();
    return (drop.squares().isEmpty()
            || SquareSet.parse(geometry, drop.squares()).contains(side, square))
        && isInZone(kind, side, square);
  }

  private boolean isInZone(int kind, int side, int square) {
    return army.zones().stream()
        .filter(zone -> army.kindOf(zone.of()) == kind)
        .allMatch(zone -> SquareSet.parse(board.geometry(), zone.squares()).contains(side, square));
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

  /** Returns what a move wins or loses with the captures after it on the same square. */
  int exchange(MoveList list, int index, int[] values) {
    int side = board.side();
    int word = list.get(index);
    int before = balance(side, values);
    board.make(list, index);
    board.clearEnPassant();
    int entering = Effect.entering(list, index);
    int entered = entering == 0 ? 0 : values[entering];
    int won = Move.isDrop(word) ? 0 : balance(side, values) - before - entered;
    int cell = board.get(Move.to(word));
    boolean isThere = Cell.isPiece(cell) && Cell.side(cell) == side;
    int lost = isThere ? recapture(Move.to(word), values) : 0;
    board.unmake();
    return won - lost;
  }

  private int balance(int side, int[] values) {
    return pieces()
        .map(square -> board.get(square))
        .map(cell -> Cell.side(cell) == side ? values[Cell.kind(cell)] : -values[Cell.kind(cell)])
        .sum();
  }

  /** Returns what the side to move wins by capturing on a square, at least 0. */
  private int recapture(int to, int[] values) {
    OptionalInt least = least(to, values);
    if (least.isEmpty()) {
      return 0;
    }
    int from = least.getAsInt();
    int value = values[Cell.kind(board.get(to))];
    boolean isRoyal = (board.get(from) & Cell.ROYAL) != 0;
    MoveList capture = new MoveList();
    capture.capture(from, to);
    board.make(capture, 0);
    boolean isLost = isRoyal && least(to, values).isPresent();
    int won = isLost ? 0 : value - recapture(to, values);
    board.unmake();
    return Math.max(won, 0);
  }

  /** Returns where the piece of the side to move is that captures first on a square. */
  private OptionalInt least(int to, int[] values) {
    return pieces()
        .filter(square -> Cell.side(board.get(square)) == board.side())
        .filter(square -> moves.canTake(square, to))
        .boxed()
        .min(Comparator.comparingLong(square -> order(square, values)))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }

  private long order(int square, int[] values) {
    int cell = board.get(square);
    int kind = Cell.kind(cell);
    long value = (cell & Cell.ROYAL) != 0 ? Integer.MAX_VALUE : values[kind];
    return (value * values.length + kind) * board.cells().length + square;
  }

  /** Returns whether a side has lost its royal pieces, which a setup may let happen. */
  boolean lacksRoyals() {
    return IntStream.of(Side.WHITE, Side.BLACK)
        .anyMatch(
            side ->
                homeRoyals[side] > 0
                    && royals(side).isEmpty()
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
        || (army.bikjang() && passes.element() > 0 && faces(board.side()));
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
    boolean atOnce = hasReached(false, last) || hasReached(false, mover);
    return atOnce
        || hasReached(true, mover)
        || isSafeThere(last)
        || (hasKept(last) && !canAnswer());
  }

  private boolean hasReached(boolean answered, int side) {
    return army.goals().stream()
        .filter(goal -> goal.answered() == answered)
        .anyMatch(
            goal -> isReached(goal, side) && (answered || !goal.safe() || isSafe(goal, side)));
  }

  /** Returns whether a side need not wait for an answer, because nothing attacks its pieces. */
  private boolean isSafeThere(int side) {
    return army.goals().stream()
        .filter(goal -> goal.answered() && goal.safe())
        .anyMatch(goal -> isReached(goal, side) && isSafe(goal, side));
  }

  private boolean hasKept(int side) {
    boolean areProtected = army.royalty() == Royalty.CHECKMATE && army.blasts().isEmpty();
    return areProtected
        && army.goals().stream()
            .filter(goal -> army.pieces().get(army.kindOf(goal.of().charAt(0)) - 1).royal())
            .anyMatch(goal -> goal.answered() && isReached(goal, side));
  }

  private boolean canAnswer() {
    MoveList replies = board.side() == Side.BLACK ? legalAsIfOpen() : new MoveList();
    boolean found = false;
    for (int i = 0; i < replies.size() && !found; i++) {
      make(replies, i);
      found = hasKept(Side.BLACK);
      unmake();
    }
    return found;
  }

  private boolean isReached(Goal goal, int side) {
    List<Integer> there = there(goal, side);
    return goal.line() > 0 ? hasLine(goal, there) : there.size() >= goal.count();
  }

  private boolean hasLine(Goal goal, List<Integer> there) {
    Geometry geometry = board.geometry();
    for (int files = -1; files <= 1; files++) {
      for (int ranks = goal.orthogonal() && files != 0 ? 0 : 1; ranks >= 0; ranks--) {
        for (int first : there) {
          int square = first;
          int length = 0;
          while ((files != 0 || ranks != 0) && square != Geometry.OFF && there.contains(square)) {
            square = geometry.step(square, files, ranks);
            length++;
          }
          if (length >= goal.line()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private List<Integer> there(Goal goal, int side) {
    return pieces()
        .filter(square -> Cell.side(board.get(square)) == side)
        .filter(square -> kindOn(square) == army.kindOf(goal.of().charAt(0)))
        .filter(square -> goal.area(board.geometry()).contains(side, square))
        .boxed()
        .toList();
  }

  private boolean isSafe(Goal goal, int side) {
    List<Integer> there = there(goal, side);
    return there.size() != goal.count()
        || there.stream().noneMatch(square -> moves.canSideTake(square, side ^ 1));
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
    boolean hasNoRoyals = homeRoyals[side] > 0 && royals(side).isEmpty();
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
    boolean mustPart = army.bikjang() && faces(side);
    if (mustPart && isPass(all.get(index))) {
      return true;
    }
    boolean checks = army.royalty().hasCheckmate();
    int before = royals(side).size();
    if (checks && isProtected(side) && castlesThroughAttack(all, index)) {
      return false;
    }
    make(all, index);
    boolean legal = !(mustPart && faces(side));
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
    int left = royals(side).size();
    return army.royalty() == Royalty.LAST_CHECKMATED ? left > 0 || before == 0 : left >= before;
  }

  private boolean isProtected(int side) {
    return army.royalty() != Royalty.LAST_CHECKMATED || royals(side).size() == 1;
  }

  private boolean isChecked(int side) {
    if (!isProtected(side)) {
      return false;
    }
    boolean attacked = royals(side).stream().anyMatch(royal -> canSideTake(royal, side ^ 1));
    return attacked || (army.flyingGeneral() && faces(side));
  }

  /** Returns whether a piece of a side could take another and keep its own royal pieces. */
  private boolean canSideTake(int target, int side) {
    if (army.blasts().isEmpty()) {
      return moves.canSideTake(target, side);
    }
    MoveList captures = withBlasts(moves.captures(side));
    int before = royals(side).size();
    boolean found = false;
    for (int i = 0; i < captures.size() && !found; i++) {
      if (Effect.takes(captures, i, target)) {
        board.make(captures, i);
        found = royals(side).size() >= before;
        board.unmake();
      }
    }
    return found;
  }

  /** Makes each capture to see what stands round it then. */
  private MoveList withBlasts(MoveList all) {
    MoveList blown = new MoveList();
    for (int i = 0; i < all.size(); i++) {
      int word = all.get(i);
      Optional<Blast> rule = Move.isCapture(word) ? blastOf(Move.from(word)) : Optional.empty();
      if (rule.isEmpty()) {
        blown.append(all, i);
        continue;
      }
      board.make(all, i);
      List<Integer> gone = gone(rule.get(), Move.to(word));
      board.unmake();
      List<Integer> effects = new ArrayList<>();
      for (int j = 0; j < all.effectCount(i); j++) {
        boolean grants = Effect.kind(all.effect(i, j)) == Effect.GRANT_EN_PASSANT;
        if (!grants || !gone.contains(Move.to(word))) {
          effects.add(all.effect(i, j));
        }
      }
      gone.forEach(square -> effects.add(Effect.of(Effect.BLAST, square)));
      add(word, effects, blown);
    }
    return blown;
  }

  private Optional<Blast> blastOf(int from) {
    char mover = army.pieces().get(kindOn(from) - 1).letter();
    return army.blasts().stream()
        .filter(blast -> blast.of().isEmpty() || blast.of().indexOf(mover) >= 0)
        .findAny();
  }

  private static void add(int word, List<Integer> effects, MoveList into) {
    int[] sorted = effects.stream().mapToInt(Integer::intValue).sorted().toArray();
    switch (sorted.length) {
      case 0 -> into.add(word & ~Move.SPECIAL);
      case 1 -> into.special(word, sorted[0]);
      default -> into.special(word, sorted, sorted.length);
    }
  }

  /** Returns what goes where a capture has been made, before it does. */
  private List<Integer> gone(Blast blast, int to) {
    List<Integer> gone = new ArrayList<>();
    Geometry geometry = board.geometry();
    for (int square : pieces().toArray()) {
      char letter = army.pieces().get(kindOn(square) - 1).letter();
      boolean isNear =
          Math.abs(geometry.file(square) - geometry.file(to)) < 2
              && Math.abs(geometry.rank(square) - geometry.rank(to)) < 2;
      boolean stays =
          blast.immune().indexOf(letter) >= 0
              || (square != to && blast.spares().indexOf(letter) >= 0);
      if (isNear && !stays) {
        gone.add(square);
      }
    }
    return gone;
  }

  private int kindOn(int square) {
    return Cell.kind(board.get(square));
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
    attacked |= army.flyingGeneral() && faces(Cell.side(king));
    board.put(square, before);
    return attacked;
  }
}
