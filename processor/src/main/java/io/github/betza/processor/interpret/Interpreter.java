package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Finds the moves of a piece by following each of its paths. */
public final class Interpreter {
  private final Piece piece;
  private final IntFunction<Piece> pieces;

  private final Work work;
  private final BitSet looked;

  /** Interprets a piece that neither imitates nor borrows. */
  public Interpreter(Piece piece) {
    this(piece, kind -> new Piece(List.of()));
  }

  /**
   * Interprets a piece.
   *
   * @param piece how it moves
   * @param pieces how the pieces of each kind move
   */
  public Interpreter(Piece piece, IntFunction<Piece> pieces) {
    this(piece, pieces, new Work(Long.MAX_VALUE));
  }

  /**
   * Interprets a piece within a limit of work, one unit for each square reached. Beyond it, all
   * methods throw a {@link io.github.betza.processor.work.WorkSpentException}.
   *
   * @param pieces how the pieces of each kind move
   */
  public Interpreter(Piece piece, IntFunction<Piece> pieces, Work work) {
    this(piece, pieces, work, new BitSet());
  }

  private Interpreter(Piece piece, IntFunction<Piece> pieces, Work work, BitSet looked) {
    this.piece = piece;
    this.pieces = pieces;
    this.work = work;
    this.looked = looked;
  }

  private Interpreter of(Piece other) {
    return new Interpreter(other, pieces, work, looked);
  }

  /**
   * Returns the squares whose contents decided the moves found so far: changes of other squares do
   * not change these moves.
   */
  public BitSet looked() {
    return (BitSet) looked.clone();
  }

  /** Returns all moves of the piece on a square, for the side that owns it. */
  public SortedSet<InterpretedMove> moves(Board board, int from) {
    return moves(board, from, 1, false);
  }

  /** Returns whether some move takes the enemy piece on a square. */
  public boolean attacks(Board board, int from, int target) {
    int side = Cell.side(board.get(from));
    boolean enemy = Cell.isPiece(board.get(target)) && Cell.side(board.get(target)) != side;
    return enemy && moves(board, from).stream().anyMatch(move -> move.takes(target));
  }

  /** Returns whether the piece immobilises the enemy piece on a square. */
  public boolean immobilizes(Board board, int from, int target) {
    return of(new Piece(piece.immobilizes())).attacks(board, from, target);
  }

  /** Returns the moves; {@code ownOnly} leaves out the moves taken from other pieces. */
  SortedSet<InterpretedMove> moves(Board board, int from, int forward, boolean ownOnly) {
    SortedSet<InterpretedMove> moves = new TreeSet<>();
    int cell = board.get(from);
    for (Alternative alternative : piece.alternatives()) {
      if (alternative.initial() && (cell & Cell.UNMOVED) == 0) {
        continue;
      }
      PathFollower follower =
          new PathFollower(board, from, forward, moves, borrower(ownOnly, board), work, looked);
      if (alternative instanceof Walk walk) {
        walk.first().forEach(follower::follow);
      } else if (alternative instanceof Universal universal) {
        leapAnywhere(board, from, universal, follower);
      } else if (alternative instanceof NullMove) {
        moves.add(new InterpretedMove(from, from, false, List.of()));
      } else if (alternative instanceof Castling castling) {
        new Castler(board, from, forward).move(castling).ifPresent(move -> moves.add(move));
      } else if (alternative instanceof ImitativeCapture) {
        if (!ownOnly) {
          captureImitatively(board, from, forward, moves);
        }
      } else if (alternative instanceof Imitation imitation) {
        if (!ownOnly) {
          imitate(board, from, forward, imitation, moves);
        }
      } else {
        throw new AssertionError("no way to find these moves: " + alternative);
      }
    }
    return moves;
  }

  private static void leapAnywhere(
      Board board, int from, Universal universal, PathFollower follower) {
    Geometry geometry = board.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (square != from) {
          universal.landings().forEach(landing -> follower.land(landing, square));
        }
      }
    }
  }

  private void imitate(
      Board board, int from, int forward, Imitation imitation, SortedSet<InterpretedMove> moves) {
    if (board.lastMovedKind() == 0) {
      return;
    }
    Interpreter model = of(pieces.apply(board.lastMovedKind()));
    int facing = imitation.mirrored() ? -forward : forward;
    for (InterpretedMove move : model.moves(board, from, facing, true)) {
      boolean passing =
          looksEnPassant(board, move)
              && !movesWithoutRight(board, move.to(), model, from, facing).contains(move);
      if (imitation.kinds().stream().anyMatch(kind -> endsOn(board, move, kind, passing))) {
        moves.add(move);
      }
    }
  }

  /** Returns whether a move takes a piece that may be captured en passant on its target. */
  private static boolean looksEnPassant(Board board, InterpretedMove move) {
    MoveState before = MoveState.from(move.from(), Cell.side(board.get(move.from())));
    return before.holds(board, move.to(), OccupancyCondition.EN_PASSANT)
        && move.effects().contains(Effect.of(Effect.REMOVE, board.enPassantVictim(move.to())));
  }

  /**
   * Returns the moves of a piece without the right to capture en passant on a square: a piece that
   * captures on its way may take the same piece, and end there.
   */
  private static SortedSet<InterpretedMove> movesWithoutRight(
      Board board, int square, Interpreter model, int from, int facing) {
    int victim = board.enPassantVictim();
    int[] squares =
        IntStream.range(0, board.enPassantSquareCount()).map(board::enPassantSquare).toArray();
    board.setEnPassant(victim, IntStream.of(squares).filter(each -> each != square).toArray());
    SortedSet<InterpretedMove> moves = model.moves(board, from, facing, true);
    board.setEnPassant(victim, squares);
    return moves;
  }

  /**
   * For every kind of enemy piece, adds the captures that this kind would make from here,
   * restricted to pieces of that kind.
   */
  private void captureImitatively(
      Board board, int from, int forward, SortedSet<InterpretedMove> moves) {
    Set<Integer> kinds = new TreeSet<>();
    for (int cell : board.cells()) {
      if (isEnemy(board, from, cell)) {
        kinds.add(Cell.kind(cell));
      }
    }
    looked.set(0, board.cells().length);
    for (int kind : kinds) {
      Interpreter model = of(pieces.apply(kind));
      for (InterpretedMove move : model.moves(board, from, forward, true)) {
        boolean alike =
            enemies(board, from).stream()
                .filter(move::takes)
                .allMatch(square -> Cell.kind(board.get(square)) == kind);
        if (move.captures() && alike) {
          moves.add(move);
        }
      }
    }
  }

  private static List<Integer> enemies(Board board, int from) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < board.cells().length; square++) {
      if (isEnemy(board, from, board.get(square))) {
        squares.add(square);
      }
    }
    return squares;
  }

  private static boolean isEnemy(Board board, int from, int cell) {
    return Cell.isPiece(cell) && Cell.side(cell) != Cell.side(board.get(from));
  }

  /**
   * Whether a move ends on a square that satisfied a condition when the move began.
   *
   * @param passing whether it captures en passant there
   */
  private static boolean endsOn(
      Board board, InterpretedMove move, OccupancyCondition kind, boolean passing) {
    if (move.effects().stream().anyMatch(effect -> Effect.kind(effect) == Effect.PARTNER)) {
      // Castling may end on the square that the partner leaves.
      return kind == OccupancyCondition.EMPTY;
    }
    int side = Cell.side(board.get(move.from()));
    MoveState before = MoveState.from(move.from(), side);
    return switch (kind) {
      case EN_PASSANT -> passing;
      case EMPTY -> !passing && before.holds(board, move.to(), kind);
      default -> before.holds(board, move.to(), kind);
    };
  }

  /** Returns the borrower: it adds the moves that a piece of another kind would have. */
  private Borrower borrower(boolean ownOnly, Board board) {
    return (square, origin, forward, moves) -> {
      int kind = Cell.kind(board.get(square));
      if (!ownOnly && kind != Cell.kind(board.get(origin))) {
        moves.addAll(of(pieces.apply(kind)).moves(board, origin, forward, true));
      }
    };
  }

  /** Castles, see {@link Castling}. */
  private static final class Castler {
    private final Board board;
    private final Geometry geometry;
    private final int origin;
    private final int side;

    /** 1 if White's left and right are meant, -1 if they are turned round. */
    private final int orientation;

    /**
     * Makes a castler for a piece.
     *
     * @param origin the square of the piece
     * @param forward 1 if it faces the enemy as usual, -1 if it faces its own side
     */
    Castler(Board board, int origin, int forward) {
      this.board = board;
      this.geometry = board.geometry();
      this.origin = origin;
      this.side = Cell.side(board.get(origin));
      this.orientation = side == Side.WHITE ? forward : -forward;
    }

    /** Returns the move, if the position allows it. */
    Optional<InterpretedMove> move(Castling castling) {
      int direction = castling.direction() * orientation;
      int square = origin;
      int distance = 0;
      do {
        square = geometry.step(square, direction, 0);
        distance++;
      } while (square != Geometry.OFF && board.get(square) == Cell.EMPTY);
      if (square == Geometry.OFF || !isPartner(square) || castling.steps() > distance) {
        return Optional.empty();
      }
      int beyond = geometry.step(square, direction * (castling.inset() + 1), 0);
      int edgeSide = geometry.step(square, direction * castling.inset(), 0);
      boolean atEdge = beyond == Geometry.OFF || board.get(beyond) == Cell.EDGE;
      boolean onBoard = edgeSide != Geometry.OFF && board.get(edgeSide) != Cell.EDGE;
      if (!atEdge || !onBoard) {
        return Optional.empty();
      }
      int to = geometry.step(origin, direction * castling.steps(), 0);
      int partnerTo = geometry.step(origin, direction * (castling.steps() - 1), 0);
      int effect = Effect.of(Effect.PARTNER, square, partnerTo);
      return Optional.of(new InterpretedMove(origin, to, false, List.of(effect)));
    }

    private boolean isPartner(int square) {
      int cell = board.get(square);
      return Cell.isPiece(cell) && Cell.side(cell) == side && (cell & Cell.UNMOVED) != 0;
    }
  }
}
