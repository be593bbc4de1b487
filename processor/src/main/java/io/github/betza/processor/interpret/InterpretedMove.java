package io.github.betza.processor.interpret;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A move, as a value that can be compared.
 *
 * @param from the square that the mover leaves
 * @param to the square that it reaches
 * @param captures whether it removes at least one enemy piece
 * @param effects what else it does, see {@link Effect}, sorted
 */
public record InterpretedMove(int from, int to, boolean captures, List<Integer> effects)
    implements Comparable<InterpretedMove> {
  /** Sorts the effects. */
  public InterpretedMove {
    effects = effects.stream().sorted().toList();
  }

  /** Returns a move of a list as a value. */
  public static InterpretedMove of(MoveList moves, int index) {
    List<Integer> effects = new ArrayList<>();
    for (int i = 0; i < moves.effectCount(index); i++) {
      effects.add(moves.effect(index, i));
    }
    int word = moves.get(index);
    return new InterpretedMove(Move.from(word), Move.to(word), Move.isCapture(word), effects);
  }

  /** Returns whether the move takes the enemy piece on a square off its square. */
  public boolean takes(int square) {
    for (int effect : effects) {
      int kind = Effect.kind(effect);
      if ((kind == Effect.REMOVE || kind == Effect.UNLOAD) && Effect.first(effect) == square) {
        return true;
      }
    }
    boolean swaps = effects.contains(Effect.of(Effect.SWAP, to, from));
    return to == square && from != square && captures && !swaps;
  }

  @Override
  public int compareTo(InterpretedMove other) {
    return Comparator.comparingInt(InterpretedMove::from)
        .thenComparingInt(InterpretedMove::to)
        .thenComparing(InterpretedMove::captures)
        .thenComparing(move -> move.effects().toString())
        .compare(this, other);
  }
}
