package io.github.betza.processor.path.compare;

import io.github.betza.processor.work.Work;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a move requires at once: for some questions the allowed answers. A question that
 * is absent allows all answers.
 */
final class Terms {
  private final int[] keys;
  private final long[] allowed;

  /** The size of a board with all the squares, as answers to {@link QuestionKeys#ACROSS}. */
  private final long across;

  /**
   * Makes terms of two lists, which must not be changed any more.
   *
   * @param keys the questions, see {@link QuestionKeys}, in ascending order
   * @param allowed for each question the allowed answers, as bits; never 0
   * @param across the size of the smallest board with all the squares
   */
  Terms(int[] keys, long[] allowed, long across) {
    this.keys = keys;
    this.allowed = allowed;
    this.across = across;
  }

  /** Returns the number of questions. */
  int size() {
    return keys.length;
  }

  private long allowedFor(int key) {
    int index = Arrays.binarySearch(keys, key);
    if (index >= 0) {
      return allowed[index];
    }
    return key == QuestionKeys.ACROSS ? across : QuestionKeys.all(key);
  }

  /** Returns the same terms with other answers to one question. */
  Terms with(int key, long answers) {
    int index = Arrays.binarySearch(keys, key);
    if (index >= 0) {
      long[] changed = allowed.clone();
      changed[index] = answers;
      return new Terms(keys, changed, across);
    }
    int place = -index - 1;
    int[] moreKeys = new int[keys.length + 1];
    long[] moreAllowed = new long[keys.length + 1];
    System.arraycopy(keys, 0, moreKeys, 0, place);
    System.arraycopy(allowed, 0, moreAllowed, 0, place);
    moreKeys[place] = key;
    moreAllowed[place] = answers;
    System.arraycopy(keys, place, moreKeys, place + 1, keys.length - place);
    System.arraycopy(allowed, place, moreAllowed, place + 1, keys.length - place);
    return new Terms(moreKeys, moreAllowed, across);
  }

  private boolean includes(Terms other) {
    for (int i = 0; i < keys.length; i++) {
      if ((other.allowedFor(keys[i]) & ~allowed[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean meets(Terms other) {
    for (int i = 0; i < keys.length; i++) {
      if ((other.allowedFor(keys[i]) & allowed[i]) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns terms under which these hold and none of the others, if there are any.
   *
   * @param others the others
   * @param work the work that each comparison is a part of
   * @throws io.github.betza.processor.work.WorkSpentException if it is too much
   */
  Optional<Terms> without(List<Terms> others, Work work) {
    for (Terms other : others) {
      work.spend(1 + other.keys.length);
      if (other.includes(this)) {
        return Optional.empty();
      }
    }
    return without(others, 0, work);
  }

  private Optional<Terms> without(List<Terms> others, int start, Work work) {
    int index = start;
    while (index < others.size() && !meets(others.get(index))) {
      work.spend(1 + others.get(index).keys.length);
      index++;
    }
    if (index == others.size()) {
      return Optional.of(this);
    }
    Terms other = others.get(index);
    Terms inside = this;
    for (int i = 0; i < other.keys.length; i++) {
      work.spend(1);
      long answers = inside.allowedFor(other.keys[i]);
      long outside = answers & ~other.allowed[i];
      if (outside != 0) {
        Optional<Terms> rest = inside.with(other.keys[i], outside).without(others, index + 1, work);
        if (rest.isPresent()) {
          return rest;
        }
        long common = answers & other.allowed[i];
        if (common == 0) {
          // The others require a board that is smaller than the smallest for these.
          return Optional.empty();
        }
        inside = inside.with(other.keys[i], common);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Terms other
        && Arrays.equals(keys, other.keys)
        && Arrays.equals(allowed, other.allowed);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(keys) + Arrays.hashCode(allowed);
  }

  @Override
  public String toString() {
    return Arrays.toString(keys) + Arrays.toString(allowed);
  }
}
