package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * Applies the effects of moves, which change other squares than the two that they leave and reach,
 * and takes them back.
 */
final class AppliedEffects {
  private final BoardWriter writer;
  private final int[] cells;

  /** The squares that effects have changed, each followed by its former cell. */
  private int[] log = new int[64];

  private int top;

  /** The pieces that the effects of a move have lifted and not yet put down. */
  private int[] lifted = new int[8];

  AppliedEffects(BoardWriter writer, int[] cells) {
    this.writer = writer;
    this.cells = cells;
  }

  /** Copies the data that is needed to take effects back. */
  void copy(AppliedEffects other) {
    log = other.log.clone();
    top = other.top;
  }

  /**
   * Applies the effects of a move after its two squares have changed. All pieces that go elsewhere
   * are lifted before any is put down, because one may go to the square that another leaves.
   *
   * @param victim the piece that was on the square reached: it may be put elsewhere
   * @return by how many pieces the board has fewer
   */
  int apply(MoveList moves, int index, int to, int victim) {
    int count = moves.effectCount(index);
    if (count > lifted.length) {
      lifted = new int[2 * count];
    }
    boolean stays = Move.from(moves.get(index)) == to;
    int taken = 0;
    for (int i = 0; i < count; i++) {
      int effect = moves.effect(index, i);
      int kind = Effect.kind(effect);
      if (kind < Effect.GRANT_EN_PASSANT || kind == Effect.SWAP) {
        int first = Effect.first(effect);
        boolean isVictim = first == to && !stays;
        lifted[i] = isVictim ? victim : cells[first];
        taken += isVictim ? 0 : put(first, Cell.EMPTY);
      }
    }
    for (int i = 0; i < count; i++) {
      int effect = moves.effect(index, i);
      switch (Effect.kind(effect)) {
        case Effect.REMOVE -> {
          if (Effect.first(effect) != to) {
            writer.capture(lifted[i]);
          }
        }
        case Effect.GRANT_EN_PASSANT -> writer.grant(to, Effect.first(effect));
        case Effect.UNLOAD, Effect.SWAP, Effect.PARTNER ->
            taken += put(Effect.second(effect), lifted[i] & ~Cell.UNMOVED);
        case Effect.VANISH -> taken += put(to, Cell.EMPTY);
        // The number of pieces stays the same: the piece was in hand.
        case Effect.ENTER -> put(Effect.first(effect), writer.enter(Effect.second(effect)));
        case Effect.BLAST -> taken += put(Effect.first(effect), Cell.EMPTY);
        default -> throw new IllegalArgumentException("unknown effect " + effect);
      }
    }
    return taken;
  }

  /** Returns whether the piece on the square that a move reaches stays on the board elsewhere. */
  static boolean isElsewhere(MoveList moves, int index, int to) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      int kind = Effect.kind(effect);
      boolean isPut = kind == Effect.UNLOAD || kind == Effect.SWAP || kind == Effect.PARTNER;
      if (isPut && Effect.first(effect) == to) {
        return true;
      }
    }
    return false;
  }

  /**
   * Changes a square so that it can be restored; returns by how many pieces the board has fewer.
   */
  private int put(int square, int cell) {
    if (top == log.length) {
      log = Arrays.copyOf(log, 2 * top);
    }
    int before = cells[square];
    log[top++] = square;
    log[top++] = before;
    writer.changeLogged(square, before, cell);
    return (before == Cell.EMPTY ? 0 : 1) - (cell == Cell.EMPTY ? 0 : 1);
  }

  /** Restores a number of squares, the one changed last first. */
  void takeBack(int squares) {
    for (int left = squares; left > 0; left--) {
      top -= 2;
      int square = log[top];
      writer.change(square, cells[square], log[top + 1]);
    }
  }
}
