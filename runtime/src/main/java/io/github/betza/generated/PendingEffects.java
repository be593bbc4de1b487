package io.github.betza.generated;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Arrays;

/**
 * The state of a move of several legs while its path is followed: a stack of the effects so far,
 * and the moves that the piece already has. Every {@link MoveList} has one. For generated code.
 */
public final class PendingEffects {
  private static final int INITIAL_EFFECTS = 64;

  /** No move of the list has the present effects. */
  private static final int UNWRITTEN = -1;

  private final MoveList moves;
  private int[] effects = new int[INITIAL_EFFECTS];
  private int size;

  /** The effects of a move, sorted. */
  private int[] sorted = new int[INITIAL_EFFECTS];

  /** The index of a move of the list that has all these effects, or {@link #UNWRITTEN}. */
  private int written = UNWRITTEN;

  /** The moves of the current piece that a new move must not repeat. */
  private final PieceMoveSet ofPiece = new PieceMoveSet();

  /** Makes a stack without effects; a list makes its own. */
  public PendingEffects(MoveList moves) {
    this.moves = moves;
  }

  /**
   * Begins the moves of a piece: the methods that append a move only once compare it only with
   * moves appended from now on.
   */
  public void beginPiece() {
    popTo(0);
    ofPiece.clear();
  }

  /** Returns the number of effects. */
  public int size() {
    return size;
  }

  /** Adds an effect of the legs followed so far, see {@link Effect}. */
  public void push(int effect) {
    if (size == effects.length) {
      effects = Arrays.copyOf(effects, 2 * effects.length);
    }
    effects[size++] = effect;
    written = UNWRITTEN;
  }

  /** Removes the last effect. */
  public void pop() {
    size--;
    written = UNWRITTEN;
  }

  /** Removes the last effects until so many are left. */
  public void popTo(int newSize) {
    size = newSize;
    written = UNWRITTEN;
  }

  /** Adds the effect that a square passed over becomes an en-passant square, once. */
  public void grant(int square) {
    pushOnce(Effect.of(Effect.GRANT_EN_PASSANT, square));
  }

  /** Adds the effect that the piece on a square is removed, once. */
  public void remove(int square) {
    pushOnce(Effect.of(Effect.REMOVE, square));
  }

  private void pushOnce(int effect) {
    for (int i = 0; i < size; i++) {
      if (effects[i] == effect) {
        return;
      }
    }
    push(effect);
  }

  /** Returns whether the piece on a square was removed or taken along on the way. */
  public boolean isVacated(int square) {
    for (int i = 0; i < size; i++) {
      int kind = Effect.kind(effects[i]);
      if ((kind == Effect.REMOVE || kind == Effect.UNLOAD) && Effect.first(effects[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a captured piece was put on a square on the way. */
  public boolean isUnloaded(int square) {
    return unloading(square) >= 0;
  }

  /**
   * Returns the first square of the piece that was put on a square on the way, or {@link
   * Geometry#OFF} if there is none.
   */
  public int unloadedFrom(int square) {
    int number = unloading(square);
    return number < 0 ? Geometry.OFF : Effect.first(effects[number]);
  }

  private int unloading(int square) {
    int number = size - 1;
    while (number >= 0
        && (Effect.kind(effects[number]) != Effect.UNLOAD
            || Effect.second(effects[number]) != square)) {
      number--;
    }
    return number;
  }

  /**
   * Adds an effect on the piece on a square. If the piece was put there on the way, the effect
   * replaces the one that put it there, and begins on the first square of the piece.
   *
   * @param effect the removal of the piece on its first square, or how it is put on its second
   * @return the argument for {@link #takeBack}
   */
  public int take(int effect) {
    int number = unloading(Effect.first(effect));
    if (number < 0) {
      push(effect);
      return number;
    }
    int victim = Effect.first(effects[number]);
    System.arraycopy(effects, number + 1, effects, number, size - number - 1);
    effects[size - 1] =
        Effect.kind(effect) == Effect.REMOVE
            ? Effect.of(Effect.REMOVE, victim)
            : Effect.of(Effect.UNLOAD, victim, Effect.second(effect));
    written = UNWRITTEN;
    return number;
  }

  /**
   * Takes back {@link #take}, whose effect must be the last one again.
   *
   * @param taken the value that it returned
   * @param square the first square of its effect
   */
  public void takeBack(int taken, int square) {
    if (taken < 0) {
      pop();
      return;
    }
    int victim = Effect.first(effects[size - 1]);
    System.arraycopy(effects, taken, effects, taken + 1, size - taken - 1);
    effects[taken] = Effect.of(Effect.UNLOAD, victim, square);
    written = UNWRITTEN;
  }

  /** Returns the number of the effect that removed a piece last, or -1. */
  public int lastRemoval() {
    int last = size - 1;
    while (last >= 0 && Effect.kind(effects[last]) != Effect.REMOVE) {
      last--;
    }
    return last;
  }

  /** Turns a removal into one that puts the piece on a square. */
  public void unload(int number, int square) {
    effects[number] = Effect.of(Effect.UNLOAD, Effect.first(effects[number]), square);
    written = UNWRITTEN;
  }

  /** Takes back {@link #unload}. */
  public void reload(int number) {
    effects[number] = Effect.of(Effect.REMOVE, Effect.first(effects[number]));
    written = UNWRITTEN;
  }

  /** Handles that the list drops its moves from an index on. */
  public void forgetWrittenFrom(int index) {
    written = written < index ? written : UNWRITTEN;
  }

  /** Appends an ordinary move unless this piece already has it. */
  public void addUnique(int word) {
    if (!ofPiece.isSimple(word)) {
      moves.add(word);
      dropRepeated();
    } else if (ofPiece.add(word)) {
      moves.add(word);
    }
  }

  /** Appends a move with these effects, see {@link #add}, unless this piece already has it. */
  public void addUnique(int from, int to, boolean captures) {
    add(from, to, captures);
    dropRepeated();
  }

  /** Drops the last move of the list if this piece already has it. */
  public void dropRepeated() {
    int last = moves.size() - 1;
    if (!ofPiece.add(moves, last)) {
      moves.truncate(last);
    }
  }

  /**
   * Appends a move with these effects; an ordinary one if there are no effects.
   *
   * @param captures whether an enemy piece is captured, on the target or on the way
   */
  public void add(int from, int to, boolean captures) {
    int word = captures ? Move.capture(from, to) : Move.quiet(from, to);
    int count = countBeyond(to);
    if (count == 0) {
      moves.add(word);
      return;
    }
    boolean all = count == size;
    if (all && written != UNWRITTEN) {
      moves.specialAs(word, written);
    } else if (count == 1) {
      moves.special(word, onlyBeyond(to));
    } else {
      sortBeyond(to);
      moves.special(word, sorted, count);
    }
    written = all ? moves.size() - 1 : written;
  }

  /**
   * Returns the number of effects beyond the plain end on a square: a piece removed there is an
   * ordinary capture.
   */
  private int countBeyond(int to) {
    int onTarget = Effect.of(Effect.REMOVE, to);
    int count = size;
    for (int i = 0; i < size; i++) {
      count -= effects[i] == onTarget ? 1 : 0;
    }
    return count;
  }

  /** Returns the effect that {@link #countBeyond} counts, if it counts only one. */
  private int onlyBeyond(int to) {
    int i = 0;
    while (effects[i] == Effect.of(Effect.REMOVE, to)) {
      i++;
    }
    return effects[i];
  }

  /** Sorts the effects that {@link #countBeyond} counts, so that equal sets are equal arrays. */
  private void sortBeyond(int to) {
    if (sorted.length < effects.length) {
      sorted = new int[effects.length];
    }
    int onTarget = Effect.of(Effect.REMOVE, to);
    int next = 0;
    for (int i = 0; i < size; i++) {
      int effect = effects[i];
      if (effect != onTarget) {
        int place = next++;
        for (; place > 0 && sorted[place - 1] > effect; place--) {
          sorted[place] = sorted[place - 1];
        }
        sorted[place] = effect;
      }
    }
  }
}
