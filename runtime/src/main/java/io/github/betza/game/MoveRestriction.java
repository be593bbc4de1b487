package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.PieceLists;
import io.github.betza.generated.PieceRules;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Makes the moves of a game from the moves of its pieces by the rules of zones, blockers, blasts
 * and promotions.
 */
final class MoveRestriction implements PieceRules {
  private final GameRules rules;
  private final Board board;
  private final PieceLists lists;
  private final BlockerView blockers;
  private final Immobilizers immobilizers;

  /** The other pieces that captures remove, or null. */
  private final Blasts blasts;

  /**
   * The squares that matter to zones and promotions, by twice the kind and the side; null until
   * they are used.
   */
  private final boolean[][] concerned;

  /** The captures of one piece, and the allowed ones among them. */
  private final MoveList captures = new MoveList();

  private final MoveList allowed = new MoveList();

  MoveRestriction(Position position, Blasts blasts) {
    this.rules = position.rules();
    this.board = position.board();
    this.lists = position.lists();
    this.blasts = blasts;
    this.blockers = new BlockerView(position);
    this.immobilizers = new Immobilizers(board, lists);
    this.concerned = new boolean[2 * (rules.kinds() + 1)][];
  }

  @Override
  public boolean mayEnter(int kind, int from, int target) {
    return rules.mayEnter(kind, side(from), target);
  }

  private int side(int square) {
    return Cell.side(board.get(square));
  }

  @Override
  public void applyZones(int first, MoveList moves) {
    for (int i = first; i < moves.size(); i++) {
      if (isConcerned(moves.get(i))) {
        applyEach(i, moves);
        return;
      }
    }
  }

  /** Returns whether a move begins or ends where some zone may forbid it, or let it promote. */
  private boolean isConcerned(int move) {
    int cell = board.get(Move.from(move));
    int index = 2 * Cell.kind(cell) + Cell.side(cell);
    if (concerned[index] == null) {
      concerned[index] = concerned(Cell.kind(cell), Cell.side(cell));
    }
    return concerned[index][Move.from(move)] || concerned[index][Move.to(move)];
  }

  private boolean[] concerned(int kind, int side) {
    boolean[] squares = new boolean[board.cells().length];
    for (int square = 0; square < squares.length; square++) {
      squares[square] =
          !rules.mayRest(kind, side, square) || rules.promotions().mayPromoteOn(kind, side, square);
    }
    return squares;
  }

  private void applyEach(int first, MoveList moves) {
    int end = moves.size();
    int kept = first;
    for (int i = first; i < end; i++) {
      int kind = mover(moves, i);
      if (mayEnd(kind, moves, i)) {
        PromotionRule rule = rules.promotions().ofMove(kind, board.side(), moves.get(i));
        if (rule != null) {
          appendPromoting(rule, moves, i);
        }
        if (rule == null || rule.isOptional()) {
          moves.shift(i, kept++);
        }
      }
    }
    for (int i = end; i < moves.size(); i++) {
      moves.shift(i, kept++);
    }
    moves.truncate(kept);
  }

  /**
   * Returns the kind that moves. A piece may move another one, whose zone and promotions count
   * then.
   */
  private int mover(MoveList moves, int index) {
    return Cell.kind(board.get(Move.from(moves.get(index))));
  }

  /** Returns whether a move of a kind may end where it does. */
  private boolean mayEnd(int kind, MoveList moves, int index) {
    int side = board.side();
    int move = moves.get(index);
    return rules.mayRest(kind, side, Move.to(move))
        || (rules.mayEnter(kind, side, Move.to(move))
            && (Move.isCapture(move) || Effect.isIn(moves, index, Effect.SWAP)));
  }

  private void appendPromoting(PromotionRule rule, MoveList moves, int index) {
    int side = board.side();
    for (int i = 0; i < rule.choices().size(); i++) {
      int choice = rule.choices().get(i);
      if (rules.initialPosition().supplies(rule, lists, side, choice)) {
        moves.appendPromoting(index, choice);
      }
    }
  }

  @Override
  public void appendExtra(int number, MoveList extra, int first, MoveList moves) {
    for (int i = 0; i < extra.size(); i++) {
      int move = extra.get(i);
      if (rules.isExtra(number, board.side(), Move.from(move), Move.to(move))) {
        moves.appendMissing(extra, i, first);
      }
    }
  }

  @Override
  public boolean isExtra(int number, int from, int target) {
    return rules.isExtra(number, side(from), from, target);
  }

  @Override
  public boolean attacksWithin(int number, PieceMoves moves, int from, int target) {
    findAllowed(number, moves, from);
    return allowed.captureOn(target);
  }

  /** Finds the captures that zones and the squares of extra moves allow. */
  private void findAllowed(int number, PieceMoves moves, int from) {
    int side = side(from);
    captures.clear();
    allowed.clear();
    moves.generate(board, from, 1, PieceMoves.CAPTURES, captures);
    for (int i = 0; i < captures.size(); i++) {
      int to = Move.to(captures.get(i));
      // A piece that moves another one must be on the squares, and so must the other one.
      int start = Move.from(captures.get(i));
      if (rules.mayEnter(mover(captures, i), side, to)
          && (number < 0
              || (rules.isExtra(number, side, from, to)
                  && rules.isExtra(number, side, start, to)))) {
        allowed.append(captures, i);
      }
    }
  }

  /**
   * Returns whether a piece could capture the enemy on a square in a game with blasts, by a move of
   * its own or an extra one, without a blast that removes its own royal pieces.
   */
  boolean attacks(int from, int target) {
    int kind = Cell.kind(board.get(from));
    boolean raises = rules.blockersTo(kind) != null;
    if (raises) {
      raiseBlockers(kind, from);
    }
    boolean attacks = attacksSparing(-1, board.pieces().moves(kind), from, target);
    for (int number : rules.extrasOf(kind)) {
      attacks |=
          isExtra(number, from, from)
              && attacksSparing(number, rules.extras().get(number).moves(), from, target);
    }
    if (raises) {
      lowerBlockers();
    }
    return attacks;
  }

  private boolean attacksSparing(int number, PieceMoves moves, int from, int target) {
    findAllowed(number, moves, from);
    boolean attacks = false;
    for (int i = 0; i < allowed.size(); i++) {
      attacks |= Effect.takes(allowed, i, target) && blasts.spareOwnRoyals(allowed, i);
    }
    return attacks;
  }

  @Override
  public boolean isImmobilized(int square) {
    return immobilizers.hold(square, board.side());
  }

  @Override
  public void raiseBlockers(int kind, int from) {
    blockers.raise(kind, from);
  }

  @Override
  public void lowerBlockers() {
    blockers.lower();
  }

  @Override
  public boolean isBlocker(int kind, int square) {
    return rules.blockersTo(kind)[Cell.kind(board.get(square))];
  }

  /**
   * Finds the pieces that are immobilised: the same as {@link Board#isImmobilized}, but it looks
   * only at the pieces that can do it. The lists must be up to date, as they are while no move is
   * tried.
   */
  private static final class Immobilizers {
    private final Board board;
    private final PieceLists lists;
    private final int[] kinds;

    Immobilizers(Board board, PieceLists lists) {
      PieceTable pieces = board.pieces();
      this.board = board;
      this.lists = lists;
      this.kinds = IntStream.rangeClosed(1, pieces.size()).filter(pieces::isImmobilizer).toArray();
    }

    /** Returns whether an enemy immobilises the piece of a side on a square. */
    boolean hold(int square, int side) {
      int enemy = Side.opponent(side);
      for (int kind : kinds) {
        PieceMoves moves = board.pieces().moves(kind);
        int[] squares = lists.squares(enemy, kind);
        for (int i = lists.count(enemy, kind) - 1; i >= 0; i--) {
          if (moves.canImmobilize(board, squares[i], square)) {
            return true;
          }
        }
      }
      return false;
    }
  }

  /**
   * Lets a piece see others as the edge of the board while its moves are found. It looks at the
   * cells and not at the lists of pieces, because legality is tried out on the cells alone.
   */
  private static final class BlockerView {
    private final GameRules rules;
    private final BoardWriter writer;
    private final int[] cells;
    private final int[] all;
    private int[] squares = new int[16];
    private int[] pieces = new int[16];
    private int count;

    BlockerView(Position position) {
      this.rules = position.rules();
      this.writer = position.writer();
      this.cells = position.board().cells();
      Geometry geometry = rules.geometry();
      this.all = new int[geometry.files() * geometry.ranks()];
      for (int i = 0; i < all.length; i++) {
        all[i] = geometry.square(i % geometry.files(), i / geometry.files());
      }
    }

    void raise(int kind, int from) {
      boolean[] blockers = rules.blockersTo(kind);
      for (int square : all) {
        int cell = cells[square];
        if (square != from && Cell.isPiece(cell) && blockers[Cell.kind(cell)]) {
          if (count == squares.length) {
            squares = Arrays.copyOf(squares, 2 * count);
            pieces = Arrays.copyOf(pieces, 2 * count);
          }
          squares[count] = square;
          pieces[count++] = cell;
          writer.replace(square, Cell.EDGE);
        }
      }
    }

    void lower() {
      while (count > 0) {
        count--;
        writer.replace(squares[count], pieces[count]);
      }
    }
  }
}
