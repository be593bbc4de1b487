package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.browser.MoveMarks.Prospects;
import io.github.betza.generated.BoardWriter;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * What a piece can do in a position, and could do with other pieces there.
 *
 * @param moves its moves
 * @param marks what a board shows of them
 * @param held whether an enemy piece immobilises it
 * @param complete whether the moves are all; a piece may have too many paths to follow
 * @param searched whether captures that are not possible now were looked for
 */
record PieceView(
    List<InterpretedMove> moves,
    MoveMarks marks,
    boolean held,
    boolean complete,
    boolean searched) {
  /** How many squares may be reached to find the moves. */
  private static final long MOST_FOR_MOVES = 400_000;

  /** How many squares may be reached to find captures that are not possible now. */
  private static final long MOST_FOR_PROSPECTS = 1_500_000;

  /**
   * Looks at the piece on a square.
   *
   * @param pieces how the pieces of each kind move
   * @param enemyKind the kind of the enemies that could stand on the empty squares; 0 for any
   */
  static PieceView of(Board board, int from, IntFunction<Piece> pieces, int enemyKind) {
    if (board.isImmobilized(from)) {
      MoveMarks none = MoveMarks.of(board, from, List.of());
      return new PieceView(List.of(), none, true, true, true);
    }
    Board trial = board.copy();
    return new Finder(trial, trial.own(), from, pieces).view(enemyKind);
  }

  private record Finder(Board board, BoardWriter writer, int from, IntFunction<Piece> pieces) {
    private Interpreter interpreter(Work work) {
      return new Interpreter(pieces.apply(Cell.kind(board.get(from))), pieces, work);
    }

    PieceView view(int enemyKind) {
      Interpreter finite = interpreter(new Work(MOST_FOR_MOVES));
      List<InterpretedMove> moves;
      Set<InterpretedMove> lasting;
      Set<Integer> held;
      try {
        moves = List.copyOf(finite.moves(board, from));
        lasting = lasting(finite);
        held = held(finite);
      } catch (WorkSpentException spent) {
        MoveMarks none = MoveMarks.of(board, from, List.of());
        return new PieceView(List.of(), none, false, false, false);
      }
      Prospects prospects = new Prospects(new HashSet<>(), new HashSet<>());
      boolean searched = addProspects(enemyKind, finite.looked(), prospects);
      MoveMarks marks = new MoveMarks(board, from, moves, prospects, lasting::contains, held);
      return new PieceView(moves, marks, false, true, searched);
    }

    /** Returns the moves that the piece would have if it had moved before. */
    private Set<InterpretedMove> lasting(Interpreter interpreter) {
      int cell = board.get(from);
      writer.replace(from, cell & ~Cell.UNMOVED);
      try {
        return new HashSet<>(interpreter.moves(board, from));
      } finally {
        writer.replace(from, cell);
      }
    }

    private Set<Integer> held(Interpreter interpreter) {
      Set<Integer> held = new HashSet<>();
      if (pieces.apply(Cell.kind(board.get(from))).isImmobilizer()) {
        for (int square = 0; square < board.cells().length; square++) {
          if (Cell.isPiece(board.get(square)) && interpreter.immobilizes(board, from, square)) {
            held.add(square);
          }
        }
      }
      return held;
    }

    /**
     * Adds the empty squares on which the piece could capture; returns whether all were tried.
     *
     * @param looked the squares on which the moves depend: elsewhere nothing is captured
     */
    private boolean addProspects(int enemyKind, BitSet looked, Prospects prospects) {
      Interpreter finite = interpreter(new Work(MOST_FOR_PROSPECTS));
      Geometry geometry = board.geometry();
      int enemy = Cell.side(board.get(from)) == Side.WHITE ? Cell.BLACK : Cell.WHITE;
      for (int square = looked.nextSetBit(0); square >= 0; square = looked.nextSetBit(square + 1)) {
        if (geometry.isSquare(square) && board.get(square) == Cell.EMPTY) {
          try {
            writer.replace(square, enemy | enemyKind);
            if (!add(finite.moves(board, from), square, prospects)) {
              writer.replace(square, enemy | enemyKind | Cell.ROYAL);
              add(finite.moves(board, from), square, prospects);
            }
          } catch (WorkSpentException spent) {
            return false;
          } finally {
            writer.replace(square, Cell.EMPTY);
          }
        }
      }
      return true;
    }

    /** Adds the captures of the enemy on a square; returns whether there are some. */
    private static boolean add(Collection<InterpretedMove> moves, int square, Prospects prospects) {
      boolean any = false;
      for (InterpretedMove move : moves) {
        if (move.takes(square)) {
          (move.to() == square ? prospects.ends() : prospects.passed()).add(square);
          any = true;
        }
      }
      return any;
    }
  }
}
