package io.github.betza.processor.interpret;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.List;

/**
 * A move, as a value that can be compared.
 *
 * @param from the square that the mover leaves
 * @param to the square that it reaches
 * @param captures whether it removes at least one enemy piece
 * @param effects its other effects, see {@link Effect}, sorted
 */
public record InterpretedMove(int from, int to, boolean captures, List<Integer> effects)
    implements Comparable<InterpretedMove> {
  /** Sorts the effects. */
  public InterpretedMove {
    effects = effects.size() < 2 ? List.copyOf(effects) : effects.stream().sorted().toList();
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
    if (from != other.from) {
      return Integer.compare(from, other.from);
    }
    if (to != other.to) {
      return Integer.compare(to, other.to);
    }
    if (captures != other.captures) {
      return Boolean.compare(captures, other.captures);
    }
    int common = Math.min(effects.size(), other.effects.size());
    for (int i = 0; i < common; i++) {
      int order = Integer.compare(effects.get(i), other.effects.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(effects.size(), other.effects.size());
  }
}
