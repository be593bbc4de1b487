package io.github.betza.play.search;

import io.github.betza.Capturing;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Searches for the best move of a game: alpha-beta with iterative deepening, a transposition table,
 * null moves, and captures followed to their end. A repeated position has the result of the final
 * repetition, or counts as drawn if repetitions do not end the game. A position after {@value
 * #LONGEST_IDLE} plies without a capture or a move of a piece that promotes counts as drawn, too,
 * so that a winning side makes progress.
 *
 * <p>Once its memory has grown, a search allocates only when it reports. One searcher serves one
 * game of given rules after another, and one search at a time; only {@link #stop} and {@link
 * #limit} may be called while it runs.
 */
public final class Searcher {
  /** The most megabytes that a transposition table takes. */
  public static final int MOST_MEGABYTES = TranspositionTable.MOST_MEGABYTES;

  /** The greatest depth in plies, extensions and captures included. */
  static final int MAX_PLY = 192;

  private static final int LONGEST_IDLE = 100;

  /** For so many plies beyond the depth, all moves out of check are searched, not only captures. */
  private static final int CHECKS_BEYOND = 4;

  /** The reduction of the depth, in plies, after a passed turn. */
  private static final int PASS_SAVES = 2;

  /** A side with pieces of this value usually has a good move if it is not in check. */
  private static final int MANY_PIECES = 1_200;

  private final GameRules rules;
  private final boolean hasChecks;
  private final boolean hasDuty;
  private final boolean canPass;
  private final Evaluation evaluation;
  private final MoveOrder order;
  private final TranspositionTable table;
  private final Stopper stopper;
  private final MovePicker[] pickers = new MovePicker[MAX_PLY];

  /** The expected moves from each ply on. */
  private final MoveList[] expected = new MoveList[MAX_PLY + 1];

  private Game game;
  private int rootDepth;

  /** The ply at which the turn was passed for the position below, or -1. */
  private int passedAt = -1;

  /** The greatest distance from the root reached, in plies. */
  private int deepest;

  /**
   * Makes a searcher.
   *
   * @param rules the rules of the games
   * @param megabytes how much memory the transposition table takes, 1 to {@value #MOST_MEGABYTES}
   * @throws IllegalArgumentException if it shall take less or more
   */
  public Searcher(GameRules rules, int megabytes) {
    this(rules, megabytes, System::nanoTime);
  }

  /**
   * Makes a searcher with its own clock, such as the processor time of the searching thread.
   *
   * @param rules the rules of the games
   * @param megabytes how much memory the transposition table takes, 1 to {@value #MOST_MEGABYTES}
   * @param nanos returns the time in nanoseconds, from any origin
   * @throws IllegalArgumentException if it shall take less or more
   */
  public Searcher(GameRules rules, int megabytes, LongSupplier nanos) {
    this.rules = rules;
    this.stopper = new Stopper(nanos);
    this.hasChecks = rules.royalty().hasCheckmate();
    this.hasDuty = rules.capturing() != Capturing.FREE;
    this.canPass = hasChecks && !hasDuty;
    PieceValues values = new PieceValues(rules);
    this.evaluation = new Evaluation(rules, values);
    this.order = new MoveOrder(rules, values);
    this.table = new TranspositionTable(megabytes);
    for (int ply = 0; ply < MAX_PLY; ply++) {
      pickers[ply] = new MovePicker(order, ply);
    }
    for (int ply = 0; ply <= MAX_PLY; ply++) {
      expected[ply] = new MoveList();
    }
  }

  /** Returns the rules of the games that it searches. */
  public GameRules rules() {
    return rules;
  }

  /** Discards all earlier results. */
  public void forget() {
    table.clear();
    order.clear();
  }

  /**
   * Cancels an earlier {@link #stop} and {@link #limit}. Call this before starting a search on
   * another thread, so that later calls are not lost.
   */
  public void prepare() {
    stopper.reset();
  }

  /** Sets other time limits for the running search. The time begins now. */
  public void limit(SearchLimits limits) {
    stopper.limit(limits);
  }

  /** Stops the running search at once. */
  public void stop() {
    stopper.requestStop();
  }

  /**
   * Searches.
   *
   * @param newGame the game, which is the same afterwards, except that its listener is removed
   * @param roots the legal moves to choose from
   * @param limits the limits of the search
   * @param listener receives the result of every iteration, on the thread of the caller
   * @return the result, which contains a move unless there is none to choose from
   */
  public Found search(
      Game newGame, MoveList roots, SearchLimits limits, Consumer<Progress> listener) {
    game = newGame;
    deepest = 0;
    stopper.begin(limits);
    table.beginSearch();
    order.clear();
    if (roots.size() == 0) {
      return Found.noMove(value(game.result(false), 0));
    }
    evaluation.begin(game);
    List<ExpectedLine> best = List.of(ExpectedLine.first(roots));
    for (int depth = 1; depth <= limits.depth() && !(depth > 1 && isEnough(roots)); depth++) {
      rootDepth = depth;
      List<ExpectedLine> found = searchLines(roots, depth, limits.lines(), best);
      for (int i = 0; i < found.size(); i++) {
        ExpectedLine line = found.get(i);
        listener.accept(
            new Progress(depth, deepest, i + 1, line, stopper.nodes(), stopper.millis()));
      }
      best = ExpectedLine.completed(found, best, limits.lines());
      int plies = depth;
      if (stopper.isStopped() || best.stream().allMatch(line -> line.isSettled(plies))) {
        break;
      }
    }
    game.listen(null);
    return new Found(best, stopper.nodes());
  }

  private boolean isEnough(MoveList roots) {
    return stopper.isLate() || (stopper.isTimed() && roots.size() == 1);
  }

  /**
   * Searches for the best moves one after the other, each without the moves found before.
   *
   * @param before the lines of the previous iteration, whose moves are tried first
   * @return the lines that were found in time, the best first
   */
  private List<ExpectedLine> searchLines(
      MoveList roots, int depth, int count, List<ExpectedLine> before) {
    List<ExpectedLine> found = new ArrayList<>();
    MoveList left = roots;
    while (found.size() < count && left.size() > 0 && !stopper.isStopped()) {
      int rank = found.size();
      int score =
          searchRoot(left, depth, rank < before.size() ? before.get(rank).moves().get(0) : 0);
      // The best move so far is better than the earlier result, even if not all were tried.
      if (expected[0].size() > 0 && (rank == 0 || !stopper.isStopped())) {
        found.add(new ExpectedLine(ExpectedLine.without(0, expected[0]), score));
        left = count == 1 ? roots : ExpectedLine.without(found.get(rank).key(), left);
      }
    }
    found.sort(Comparator.comparingInt(ExpectedLine::score).reversed());
    return found;
  }

  /** Returns the value of the best of some moves; the previous best move is tried first. */
  private int searchRoot(MoveList roots, int depth, int before) {
    expected[0].clear();
    if (stopper.countNode()) {
      return Score.DRAW;
    }
    pickers[0].begin(game, before, roots);
    return tryMoves(depth, -Score.INFINITE, Score.INFINITE, 0);
  }

  private int search(int depthLeft, int low, int high, int ply) {
    expected[ply].clear();
    deepest = Math.max(deepest, ply);
    if (game.repetitionCount() > 1) {
      return valueOfRepetition(ply);
    }
    // No result is better than a game already won, as by the answer of a bare king to its capture,
    // or worse than one already lost.
    int alpha = Math.max(low, ply - Score.WON);
    int beta = Math.min(high, Score.WON - ply);
    if (alpha >= beta) {
      return alpha;
    }
    int depth = looksFurther(ply) ? depthLeft + 1 : depthLeft;
    if (depth <= 0 || ply >= MAX_PLY / 2) {
      return searchCaptures(alpha, beta, ply, 0);
    }
    if (stopper.countNode()) {
      return Score.DRAW;
    }
    long hash = game.hash();
    long entry = table.find(hash);
    int known = TranspositionTable.proven(entry, depth, alpha, beta, ply);
    if (known != Score.INFINITE) {
      return known;
    }
    if (isOver()) {
      return value(game.result(), ply);
    }
    boolean isDoubtful = beta - alpha > 1 || game.inCheck();
    if (!isDoubtful && refutesByPassing(depth, beta, ply)) {
      return beta;
    }
    pickers[ply].begin(game, TranspositionTable.move(entry));
    int score = tryMoves(depth, alpha, beta, ply);
    if (score == -Score.INFINITE && !stopper.isStopped()) {
      return value(game.result(false), ply);
    }
    if (!stopper.isStopped()) {
      keep(hash, score, depth, score >= beta, ply);
    }
    return score;
  }

  /** Returns whether to search one ply deeper, for example after a check. */
  private boolean looksFurther(int ply) {
    return hasChecks && ply < 2 * rootDepth && game.inCheck();
  }

  /** Returns whether the game has ended (missing moves aside), or makes no progress. */
  private boolean isOver() {
    return game.halfmoveClock() >= LONGEST_IDLE || game.result(true).isFinal();
  }

  /**
   * Returns whether a side that is not in check exceeds the bound even if it makes no move. This is
   * not tried for a side with few pieces, for which having no move may be best.
   */
  private boolean refutesByPassing(int depth, int high, int ply) {
    boolean isWorthwhile =
        depth > PASS_SAVES
            && passedAt != ply - 1
            && !Score.isDecided(high)
            && !hasFewPieces()
            && evaluation.of(game) >= high;
    if (!isWorthwhile) {
      return false;
    }
    passedAt = ply;
    game.makeNullMove();
    int score = -search(depth - 1 - PASS_SAVES, -high, 1 - high, ply + 1);
    game.unmake();
    passedAt = -1;
    return score >= high && !stopper.isStopped();
  }

  /** Stores the result for a position in the table. */
  private void keep(long hash, int score, int depth, boolean isRefuted, int ply) {
    int move = expected[ply].size() == 0 ? 0 : expected[ply].get(0);
    int bound =
        isRefuted
            ? TranspositionTable.AT_LEAST
            : move == 0 ? TranspositionTable.AT_MOST : TranspositionTable.EXACT;
    table.put(hash, move, TranspositionTable.kept(score, ply), depth, bound);
  }

  /** Returns the value of the best move; {@link #expected} has it if above {@code low}. */
  private int tryMoves(int depth, int low, int high, int ply) {
    MovePicker picker = pickers[ply];
    MoveList moves = picker.moves();
    int best = -Score.INFINITE;
    int alpha = low;
    for (int i = picker.next(); i >= 0; i = picker.next()) {
      game.make(moves, i);
      int score;
      if (best == -Score.INFINITE) {
        score = -search(depth - 1, -high, -alpha, ply + 1);
      } else {
        // For the other moves it is enough to show that they are not better.
        score = -search(depth - 1, -alpha - 1, -alpha, ply + 1);
        if (score > alpha && score < high && !stopper.isStopped()) {
          score = -search(depth - 1, -high, -alpha, ply + 1);
        }
      }
      game.unmake();
      if (stopper.isStopped()) {
        return Math.max(best, alpha);
      }
      best = Math.max(best, score);
      if (score > alpha) {
        alpha = score;
        expect(moves, i, ply);
      }
      if (alpha >= high) {
        order.refutes(game, moves, i, ply, depth);
        break;
      }
    }
    return best;
  }

  private void expect(MoveList moves, int index, int ply) {
    MoveList here = expected[ply];
    MoveList below = expected[ply + 1];
    here.clear();
    here.append(moves, index);
    for (int i = 0; i < below.size(); i++) {
      here.append(below, i);
    }
  }

  /** Follows captures, promotions and moves out of check until the position is quiet. */
  private int searchCaptures(int low, int high, int ply, int beyond) {
    expected[ply].clear();
    deepest = Math.max(deepest, ply);
    if (stopper.countNode()) {
      return Score.DRAW;
    }
    if (ply >= MAX_PLY - 1) {
      return evaluation.of(game);
    }
    if (isOver()) {
      return value(game.result(), ply);
    }
    MovePicker picker = pickers[ply];
    picker.begin(game, 0);
    boolean check = hasChecks && beyond < CHECKS_BEYOND && game.inCheck();
    boolean mayBeStuck = check || (beyond == 0 && hasFewPieces());
    if (mayBeStuck && !picker.hasMoves()) {
      return value(game.result(false), ply);
    }
    boolean forced = check || (hasDuty && picker.hasCapture());
    // A side that is not forced may decline captures.
    int best = forced ? -Score.INFINITE : evaluation.of(game);
    MoveList moves = picker.moves();
    while (best < high) {
      int i = forced ? picker.next() : picker.nextWinning();
      if (i < 0) {
        break;
      }
      game.make(moves, i);
      int score = -searchCaptures(-high, -Math.max(low, best), ply + 1, beyond + 1);
      game.unmake();
      if (stopper.isStopped()) {
        return Score.DRAW;
      }
      best = Math.max(best, score);
    }
    return best;
  }

  /** Returns whether a side that is not in check may have no move, or may prefer none. */
  private boolean hasFewPieces() {
    return !canPass || evaluation.army(game.side()) < MANY_PIECES;
  }

  /** Returns the value of a position that has occurred before. */
  private int valueOfRepetition(int ply) {
    Result result = game.result(true);
    if (result.isFinal()) {
      return value(result, ply);
    }
    // The side that loses by it may still deviate, so the end is not in sight.
    return Score.judged(value(game.repetitionResult(), ply));
  }

  /** Returns the value of a position in which the game has ended, or makes no progress. */
  private int value(Result result, int ply) {
    return Score.ofEnd(result, game.side(), ply);
  }
}
