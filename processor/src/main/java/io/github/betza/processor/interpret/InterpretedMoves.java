package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.generated.NotationMoves;
import io.github.betza.generated.PendingEffects;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import java.util.Collection;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The moves of a piece that is known only at run time, found by the {@link Interpreter}: for every
 * piece, but slowly.
 */
public final class InterpretedMoves implements NotationMoves {
  private final Interpreter interpreter;
  private final boolean immobilizer;
  private final PieceTraits traits;

  /**
   * Returns the moves of a piece: without a compiler, but not as fast as the moves of a generated
   * class. A piece that imitates, borrows, holds in custody, leaps to any square or crosses joined
   * edges uses the slow {@link Interpreter}; all others have a faster form.
   *
   * @param piece how it moves
   * @param pieces how the pieces of each kind move, called when an imitator or a borrower moves
   */
  public static PieceMoves of(Piece piece, IntFunction<Piece> pieces) {
    return FlatMoves.of(piece).orElseGet(() -> new InterpretedMoves(piece, pieces));
  }

  InterpretedMoves(Piece piece, IntFunction<Piece> pieces) {
    this.interpreter = new Interpreter(piece, pieces);
    this.immobilizer = piece.isImmobilizer();
    this.traits = PieceTraits.of(piece);
  }

  @Override
  public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
    add(interpreter.moves(board, from, forward, false), wanted, moves);
  }

  @Override
  public void generateOwn(Board board, int from, int forward, int wanted, MoveList moves) {
    add(interpreter.moves(board, from, forward, true), wanted, moves);
  }

  @Override
  public boolean canCapture(Board board, int from, int target) {
    return interpreter.attacks(board, from, target);
  }

  @Override
  public boolean isImmobilizer() {
    return immobilizer;
  }

  @Override
  public boolean canImmobilize(Board board, int from, int target) {
    return immobilizer && interpreter.immobilizes(board, from, target);
  }

  @Override
  public Set<Trait> traits() {
    return traits.all();
  }

  private static void add(Collection<InterpretedMove> found, int wanted, MoveList moves) {
    for (InterpretedMove move : found) {
      if (wanted == ALL || move.captures() == (wanted == CAPTURES)) {
        add(move, moves);
      }
    }
  }

  /** Appends a move to a list. */
  public static void add(InterpretedMove move, MoveList moves) {
    PendingEffects pending = moves.pending();
    pending.popTo(0);
    move.effects().forEach(pending::push);
    moves.pending().add(move.from(), move.to(), move.captures());
    pending.popTo(0);
  }
}
