package io.github.betza.board;

import java.util.Arrays;

/**
 * A list of moves that its caller owns and uses again and again: generated code appends to it and
 * allocates nothing once it has grown to its working size.
 *
 * <p>An ordinary move is one {@code int} (see {@link Move}). The effects of a special move are kept
 * in a second array of the list. While a move of several legs is being followed, what has happened
 * on the way waits on a stack of pending effects.
 */
public final class MoveList {
  private static final int INITIAL_MOVES = 256;
  private static final int INITIAL_EFFECTS = 64;

  private int[] words = new int[INITIAL_MOVES];
  private int size;

  /** Where the effects of the special move with the same index begin; their number stands first. */
  private int[] effectStarts = new int[INITIAL_MOVES];

  private int[] effects = new int[INITIAL_EFFECTS];
  private int effectsSize;

  private int[] pending = new int[INITIAL_EFFECTS];
  private int pendingSize;

  /** How many of the pending effects remove an enemy piece. */
  private int pendingCaptures;

  /** Where the moves begin that a new move must not repeat. */
  private int start;

  /** Makes an empty list. */
  public MoveList() {}

  /** Returns how many moves the list holds. */
  public int size() {
    return size;
  }

  /** Removes all moves. */
  public void clear() {
    size = 0;
    effectsSize = 0;
    start = 0;
  }

  /** Removes the moves from an index on. */
  public void truncate(int newSize) {
    if (newSize < 0 || newSize > size) {
      throw new IndexOutOfBoundsException("no move " + newSize + " in a list of " + size);
    }
    for (int i = newSize; i < size; i++) {
      if (Move.isSpecial(words[i])) {
        effectsSize = effectStarts[i];
        break;
      }
    }
    size = newSize;
    start = Math.min(start, size);
  }

  /** Returns the word of a move, see {@link Move}. */
  public int get(int index) {
    return words[index];
  }

  /** Returns how many effects a move has; 0 for an ordinary one. */
  public int effectCount(int index) {
    return Move.isSpecial(words[index]) ? effects[effectStarts[index]] : 0;
  }

  /** Returns an effect of a move, see {@link Effect}; they are sorted by kind, then by squares. */
  public int effect(int index, int number) {
    return effects[effectStarts[index] + 1 + number];
  }

  /** Appends a move from another list, with its effects. */
  public void append(MoveList other, int index) {
    int word = other.words[index];
    if (Move.isSpecial(word)) {
      int count = other.effectCount(index);
      startEffects(count);
      System.arraycopy(
          other.effects, other.effectStarts[index] + 1, effects, effectsSize + 1, count);
      effectsSize += count + 1;
    }
    add(word);
  }

  /** Appends a copy of a move of this list that promotes the mover. */
  public void appendPromoting(int index, int kind) {
    append(this, index);
    words[size - 1] = Move.promoting(words[size - 1], kind);
  }

  /** Puts a promotion into a move of this list. */
  public void promote(int index, int kind) {
    words[index] = Move.promoting(words[index], kind);
  }

  /** Appends an ordinary move that captures nothing. For generated code. */
  public void quiet(int from, int to) {
    add(Move.quiet(from, to));
  }

  /** Appends an ordinary move that captures the enemy piece on its target. For generated code. */
  public void capture(int from, int to) {
    add(Move.capture(from, to));
  }

  /** Appends an ordinary move given as a word. For generated code. */
  public void add(int word) {
    if (size == words.length) {
      grow();
    }
    words[size++] = word;
  }

  /**
   * Declares that the moves appended from here on belong to one piece: {@link #addUnique} and
   * {@link #addPending} compare a move only with these. For generated code.
   */
  public void beginPiece() {
    start = size;
    pendingSize = 0;
    pendingCaptures = 0;
  }

  /** Appends an ordinary move unless this piece has it already. For generated code. */
  public void addUnique(int word) {
    for (int i = start; i < size; i++) {
      if (words[i] == word) {
        return;
      }
    }
    add(word);
  }

  /** Notes an effect of the legs followed so far. For generated code. */
  public void push(int effect) {
    if (pendingSize == pending.length) {
      pending = Arrays.copyOf(pending, 2 * pending.length);
    }
    pending[pendingSize++] = effect;
  }

  /** Notes that the enemy piece on a square was removed on the way. For generated code. */
  public void pushCapture(int square) {
    push(Effect.of(Effect.REMOVE, square));
    pendingCaptures++;
  }

  /** Takes back the last effect noted. For generated code. */
  public void pop() {
    pendingSize--;
  }

  /** Takes back the last effect noted, a capture. For generated code. */
  public void popCapture() {
    pendingSize--;
    pendingCaptures--;
  }

  /** Returns whether an enemy piece was removed on the way. For generated code. */
  public boolean hasPendingCapture() {
    return pendingCaptures > 0;
  }

  /** Returns whether the piece on a square was removed or taken along on the way. */
  public boolean isVacated(int square) {
    for (int i = 0; i < pendingSize; i++) {
      int kind = Effect.kind(pending[i]);
      if ((kind == Effect.REMOVE || kind == Effect.UNLOAD)
          && Effect.first(pending[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a captured piece was put on a square on the way. */
  public boolean isUnloaded(int square) {
    for (int i = 0; i < pendingSize; i++) {
      if (Effect.kind(pending[i]) == Effect.UNLOAD && Effect.second(pending[i]) == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Turns the last piece removed on the way into one that is put on a square. For generated code.
   *
   * @return the square that it stood on, or {@link Geometry#OFF} where nothing was removed
   */
  public int unloadLast(int square) {
    for (int i = pendingSize - 1; i >= 0; i--) {
      if (Effect.kind(pending[i]) == Effect.REMOVE) {
        int victim = Effect.first(pending[i]);
        pending[i] = Effect.of(Effect.UNLOAD, victim, square);
        return victim;
      }
    }
    return Geometry.OFF;
  }

  /** Takes back {@link #unloadLast}. For generated code. */
  public void reloadLast() {
    for (int i = pendingSize - 1; i >= 0; i--) {
      if (Effect.kind(pending[i]) == Effect.UNLOAD) {
        pending[i] = Effect.of(Effect.REMOVE, Effect.first(pending[i]));
        return;
      }
    }
  }

  /**
   * Appends a move with the pending effects, unless this piece has it already. For generated code.
   *
   * @param captures whether an enemy piece is captured on the target
   */
  public void addPending(int from, int to, boolean captures) {
    int word = Move.quiet(from, to);
    if (captures || pendingCaptures > 0) {
      word |= Move.CAPTURE;
    }
    if (pendingSize == 0) {
      addUnique(word);
      return;
    }
    word |= Move.SPECIAL;
    startEffects(pendingSize);
    int first = effectsSize + 1;
    System.arraycopy(pending, 0, effects, first, pendingSize);
    sort(first, first + pendingSize);
    for (int i = start; i < size; i++) {
      if (words[i] == word && sameEffects(effectStarts[i], effectsSize)) {
        return;
      }
    }
    effectsSize = first + pendingSize;
    add(word);
  }

  /** Writes the number of effects that the next move will have, and notes where they begin. */
  private void startEffects(int count) {
    if (effectsSize + count + 1 > effects.length) {
      effects = Arrays.copyOf(effects, Math.max(2 * effects.length, effectsSize + count + 1));
    }
    if (size == words.length) {
      grow();
    }
    effectStarts[size] = effectsSize;
    effects[effectsSize] = count;
  }

  private boolean sameEffects(int first, int second) {
    int count = effects[first];
    return Arrays.equals(
        effects, first, first + count + 1, effects, second, second + effects[second] + 1);
  }

  /** Sorts a few effects in place, so that equal sets of effects are equal arrays. */
  private void sort(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int effect = effects[i];
      int j = i;
      for (; j > from && effects[j - 1] > effect; j--) {
        effects[j] = effects[j - 1];
      }
      effects[j] = effect;
    }
  }

  private void grow() {
    words = Arrays.copyOf(words, 2 * words.length);
    effectStarts = Arrays.copyOf(effectStarts, 2 * effectStarts.length);
  }
}
