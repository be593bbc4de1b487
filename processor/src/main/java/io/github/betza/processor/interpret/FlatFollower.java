package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.generated.PendingEffects;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.LegEffect;
import java.util.Arrays;

/**
 * Does the same as {@link PathFollower} for legs made of numbers, and allocates nothing: one object
 * follows path after path, and restores its state before the next one. It either appends the moves
 * to a list, or searches for the first one that takes a certain piece.
 */
final class FlatFollower {
  private final TakenPieces taken = new TakenPieces();

  /** The empty squares that the current legs have passed over, as far as they are needed. */
  private int[] passed = new int[16];

  private int passedCount;

  /** The index of the first of these squares that the current leg has passed over. */
  private int passedFrom;

  private Board board;
  private int[] cells;
  private int stride;
  private int side;
  private int forward;

  /** The square of the moving piece; after an excitation that of the excited piece. */
  private int origin;

  /** The number of steps of the last leg with more than one step. */
  private int steps;

  /** The list of moves. */
  private PendingEffects pending;

  private int wanted;

  /** The square of the piece that a move must take, or {@link Geometry#OFF}. */
  private int target;

  /** Whether a move takes the target. */
  private boolean found;

  /** Begins with the moves of a piece, which are appended to a list. */
  void list(Board newBoard, int from, int newForward, int newWanted, MoveList moves) {
    begin(newBoard, from, newForward);
    target = Geometry.OFF;
    wanted = newWanted;
    pending = moves.pending();
    pending.beginPiece();
  }

  /** Begins to search for a move of a piece that takes the enemy on a square. */
  void seek(Board newBoard, int from, int newTarget) {
    begin(newBoard, from, 1);
    target = newTarget;
  }

  private void begin(Board newBoard, int from, int newForward) {
    board = newBoard;
    cells = newBoard.cells();
    stride = newBoard.stride();
    side = Cell.side(cells[from]);
    forward = newForward;
    origin = from;
    steps = 0;
    taken.truncate(0);
    passedCount = 0;
    passedFrom = 0;
    found = false;
  }

  /** Returns whether a move takes the piece. */
  boolean found() {
    return found;
  }

  /** Follows the first legs of paths. */
  void follow(FlatLeg[] legs) {
    follow(legs, origin);
  }

  private void follow(FlatLeg[] legs, int start) {
    for (int i = 0; i < legs.length && !found; i++) {
      follow(legs[i], start);
    }
  }

  private void follow(FlatLeg leg, int start) {
    int stepsBefore = steps;
    int passedBefore = passedFrom;
    passedFrom = passedCount;
    int least = leg.least == FlatLeg.SAME_AS_BEFORE ? steps : leg.least;
    int most = most(leg, start);
    boolean straight = leg.files.length == 1 && !leg.far;
    int delta = straight ? (leg.ranks[0] * stride + leg.files[0]) * forward : 0;
    int square = start;
    for (int step = 1; step <= most; step++) {
      if (leg.routes.length > 0 && !isBridged(leg, step - 1, square)) {
        break;
      }
      square = straight ? square + delta : next(leg, step - 1, square);
      if (leg.ski && step == 1) {
        if (!board.geometry().isSquare(square)) {
          break;
        }
        continue;
      }
      int bit = FlatOutcome.bit(content(square));
      if ((bit & leg.ends) != 0 && step >= least && leg.mayEndAfter(step)) {
        steps = leg.one ? steps : step;
        arrive(leg, start, square, step, bit);
        steps = stepsBefore;
        if (found) {
          break;
        }
      }
      if (bit != FlatOutcome.EMPTY) {
        break;
      }
      if (leg.grants) {
        note(square);
      }
    }
    passedCount = passedFrom;
    passedFrom = passedBefore;
  }

  private int most(FlatLeg leg, int start) {
    return switch (leg.most) {
      case FlatLeg.SAME_AS_BEFORE -> steps;
      case FlatLeg.TO_ENEMY_HALF ->
          board.geometry().ranksToEnemyHalf(start, side == Side.WHITE ? forward : -forward);
      case FlatLeg.ACROSS_BOARD -> Math.max(board.geometry().files(), board.geometry().ranks()) - 1;
      default -> leg.most;
    };
  }

  private void note(int square) {
    if (passedCount == passed.length) {
      passed = Arrays.copyOf(passed, 2 * passedCount);
    }
    passed[passedCount++] = square;
  }

  private int next(FlatLeg leg, int step, int square) {
    int number = step % leg.files.length;
    return at(leg, square, leg.files[number], leg.ranks[number]);
  }

  private int at(FlatLeg leg, int square, int files, int ranks) {
    return leg.far
        ? board.geometry().step(square, files * forward, ranks * forward)
        : square + (ranks * stride + files) * forward;
  }

  /** Returns the present content of a square. */
  private int content(int square) {
    if (taken.size() > 0 && square != Geometry.OFF) {
      int stood = taken.stood(square);
      if (stood != Geometry.OFF) {
        return cells[stood];
      }
      if (taken.hasTaken(square)) {
        return Cell.EMPTY;
      }
    }
    return square == origin ? Cell.EMPTY : cells[square];
  }

  private boolean hasPutOn(int square) {
    return taken.size() > 0 && taken.stood(square) != Geometry.OFF;
  }

  private boolean isBridged(FlatLeg leg, int step, int square) {
    int[][] routes = leg.routes[step % leg.routes.length];
    boolean free = routes.length == 0;
    for (int[] route : routes) {
      int empty = 0;
      int occupied = 0;
      for (int i = 0; i < route.length; i += 2) {
        int bit = FlatOutcome.bit(content(at(leg, square, route[i], route[i + 1])));
        empty += bit == FlatOutcome.EMPTY ? 1 : 0;
        occupied += (bit & FlatOutcome.PIECE) != 0 ? 1 : 0;
      }
      int count = route.length / 2;
      boolean fulfilled =
          switch (leg.bridge) {
            case EMPTY -> empty == count;
            case OCCUPIED -> occupied == count;
            case ONE_OCCUPIED -> occupied == 1 && empty == count - 1;
          };
      free |= fulfilled;
      for (int i = 0; fulfilled && leg.grants && i < route.length; i += 2) {
        int over = at(leg, square, route[i], route[i + 1]);
        if (content(over) == Cell.EMPTY) {
          note(over);
        }
      }
    }
    return free;
  }

  private void arrive(FlatLeg leg, int start, int square, int step, int bit) {
    if ((bit & leg.quiets) != 0) {
      landPlainly(square, false);
    }
    if ((bit & leg.captures) != 0) {
      landPlainly(square, true);
    }
    for (FlatOutcome landing : leg.landings) {
      if ((bit & landing.contents) != 0 && fits(landing, leg, square, step)) {
        land(landing, square);
      }
    }
    for (int i = 0; i < leg.branches.length && !found; i++) {
      FlatOutcome branch = leg.branches[i];
      if ((bit & branch.contents) != 0
          && fits(branch, leg, square, step)
          && hasRoom(branch.effect, start, square)) {
        goOn(branch, leg.next[i], start, square);
      }
    }
  }

  /** Returns whether all conditions hold except the one on the content of the square. */
  private boolean fits(FlatOutcome outcome, FlatLeg leg, int square, int step) {
    if (outcome.passing != 0) {
      int victim = board.enPassantVictim(square);
      return victim != Geometry.OFF
          && (square != origin || outcome.effect.leavesOccupant())
          && !hasPutOn(victim)
          && (FlatOutcome.bit(content(victim)) & outcome.passing) != 0;
    }
    return !outcome.beforePiece
        || (FlatOutcome.bit(content(next(leg, step, square))) & FlatOutcome.PIECE) != 0;
  }

  private boolean hasRoom(LegEffect effect, int start, int square) {
    return switch (effect) {
      case UNLOAD_AT_LEG_START -> square != start && content(start) == Cell.EMPTY;
      case DROP_AT_LEG_START ->
          !taken.hasLast() || (square != start && content(start) == Cell.EMPTY);
      case EXCITE -> !hasPutOn(origin) && !hasPutOn(square);
      default -> true;
    };
  }

  private void goOn(FlatOutcome outcome, FlatLeg[] legs, int start, int square) {
    int takenBefore = taken.size();
    int originBefore = origin;
    switch (outcome.effect) {
      case REMOVE -> taken.take(victim(outcome, square), outcome.captures, Geometry.OFF);
      case UNLOAD_AT_LEG_START -> taken.take(victim(outcome, square), outcome.captures, start);
      case DROP_AT_LEG_START -> taken.putLast(start);
      case EXCITE -> origin = square;
      default -> {}
    }
    follow(legs, square);
    origin = originBefore;
    taken.truncate(takenBefore);
  }

  private int victim(FlatOutcome outcome, int square) {
    return outcome.passing == 0 ? square : board.enPassantVictim(square);
  }

  /** Ends a move on a square, with or without a capture of its occupant. */
  private void landPlainly(int square, boolean captures) {
    if (taken.size() > 0) {
      int before = taken.size();
      boolean any = captures || taken.hasEnemy();
      if (content(square) != Cell.EMPTY) {
        taken.take(square, captures, Geometry.OFF);
      }
      end(square, any, false, Geometry.OFF);
      taken.truncate(before);
    } else if (target != Geometry.OFF) {
      found |= captures && square == target;
    } else if (isWanted(captures)) {
      pending.addUnique(captures ? Move.capture(origin, square) : Move.quiet(origin, square));
    }
  }

  private void land(FlatOutcome landing, int square) {
    boolean occupied = hasPutOn(origin);
    boolean ofLast = landing.isOnEmptySquare();
    boolean puts = landing.effect.putsAtOrigin() && (!ofLast || taken.hasLast());
    int to = landing.returns ? origin : square;
    if ((landing.returns && occupied) || (puts && (occupied || to == origin))) {
      return;
    }
    int before = taken.size();
    boolean captures = landing.captures || taken.hasEnemy();
    boolean swaps = landing.effect == LegEffect.SWAP && !hasPutOn(square);
    if (!landing.effect.putsAtOrigin()) {
      if (landing.removes) {
        taken.take(victim(landing, square), landing.captures, Geometry.OFF);
      }
    } else if (!swaps) {
      if (ofLast) {
        taken.putLast(origin);
      } else {
        taken.take(victim(landing, square), landing.captures, origin);
      }
    }
    if (target == Geometry.OFF) {
      if (swaps) {
        pending.push(Effect.of(Effect.SWAP, square, origin));
      }
      if (landing.vanishes) {
        pending.push(Effect.of(Effect.VANISH, to));
      }
      for (int i = passedFrom; landing.grantsEnPassant && i < passedCount; i++) {
        pending.grant(passed[i]);
      }
    }
    end(to, captures, swaps, square);
    taken.truncate(before);
  }

  /** Ends a move; all effects are recorded except the effects on the pieces taken. */
  private void end(int to, boolean captures, boolean swaps, int square) {
    if (target != Geometry.OFF) {
      // A mover that ends on the square of its victim captures it in the ordinary way.
      boolean reaches = captures && to == target && origin != target;
      found |= reaches && !(swaps && to == square);
      found |= taken.hasTaken(target) && !(taken.hasRemoved(target) && to == target);
      return;
    }
    if (isWanted(captures)) {
      taken.pushTo(pending);
      pending.addUnique(origin, to, captures);
    }
    pending.popTo(0);
  }

  private boolean isWanted(boolean captures) {
    return wanted == PieceMoves.ALL || captures == (wanted == PieceMoves.CAPTURES);
  }

  /** Passes the turn. */
  void pass() {
    if (target == Geometry.OFF && isWanted(false)) {
      pending.addUnique(Move.quiet(origin, origin));
    }
  }

  /** Castles, see {@link Castling}. */
  void castle(Castling castling) {
    if (target != Geometry.OFF || !isWanted(false)) {
      return;
    }
    Geometry geometry = board.geometry();
    int direction = castling.direction() * (side == Side.WHITE ? forward : -forward);
    int square = origin;
    int distance = 0;
    do {
      square += direction;
      distance++;
    } while (cells[square] == Cell.EMPTY);
    boolean partner =
        Cell.isPiece(cells[square])
            && Cell.side(cells[square]) == side
            && (cells[square] & Cell.UNMOVED) != 0;
    if (!partner || castling.steps() > distance) {
      return;
    }
    int edgeSide = geometry.step(square, direction * castling.inset(), 0);
    int beyond = geometry.step(square, direction * (castling.inset() + 1), 0);
    if (cells[edgeSide] != Cell.EDGE && cells[beyond] == Cell.EDGE) {
      int to = origin + direction * castling.steps();
      pending.push(Effect.of(Effect.PARTNER, square, to - direction));
      pending.addUnique(origin, to, false);
      pending.popTo(0);
    }
  }
}
