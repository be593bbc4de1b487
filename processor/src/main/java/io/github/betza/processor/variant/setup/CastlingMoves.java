package io.github.betza.processor.variant.setup;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.Cells;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The castling of a piece, the only moves on which reading a setup depends. */
final class CastlingMoves implements PieceMoves {
  private final List<Castling> castlings;

  private final Set<Trait> traits;

  /** Makes the castling among some moves of a piece that does not castle otherwise. */
  CastlingMoves(List<Alternative> moves) {
    this(moves, PieceTraits.NONE);
  }

  /**
   * Makes the castling among some moves.
   *
   * @param traits the traits of the piece; only whether it may castle as others matters
   */
  CastlingMoves(List<Alternative> moves, PieceTraits traits) {
    this.traits = EnumSet.of(Trait.BORROWING, Trait.IMITATING);
    this.traits.removeIf(trait -> !traits.has(trait));
    this.castlings =
        moves.stream().filter(Castling.class::isInstance).map(Castling.class::cast).toList();
  }

  @Override
  public Set<Trait> traits() {
    return Collections.unmodifiableSet(traits);
  }

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
    int right = Cell.side(board.get(from)) == Side.WHITE ? forward : -forward;
    for (Castling castling : castlings) {
      if (!castling.initial() || Cells.isUnmoved(board.get(from))) {
        castle(board, from, castling, right * castling.direction(), moves);
      }
    }
  }

  private static void castle(Board board, int from, Castling castling, int step, MoveList moves) {
    Geometry geometry = board.geometry();
    int files = 1;
    while (contentAt(board, from, step * files) == Cell.EMPTY) {
      files++;
    }
    int partner = contentAt(board, from, step * files);
    boolean own = Cell.isPiece(partner) && Cell.side(partner) == Cell.side(board.get(from));
    int last = files + castling.inset();
    if (own
        && Cells.isUnmoved(partner)
        && files >= castling.steps()
        && contentAt(board, from, step * last) != Cell.EDGE
        && contentAt(board, from, step * (last + 1)) == Cell.EDGE) {
      int to = geometry.step(from, step * castling.steps(), 0);
      int goes = geometry.step(from, step * (castling.steps() - 1), 0);
      moves.pending().push(Effect.of(Effect.PARTNER, geometry.step(from, step * files, 0), goes));
      moves.pending().add(from, to, false);
      moves.pending().pop();
    }
  }

  /** Returns the cell some files away; beyond the board the cell of a hole. */
  private static int contentAt(Board board, int from, int files) {
    int square = board.geometry().step(from, files, 0);
    return square == Geometry.OFF ? Cell.EDGE : board.get(square);
  }

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return false;
  }
}
