package io.github.betza.processor;

import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * Random numbers that are recorded as they are drawn. When a property fails, jqwik tries shorter
 * lists of them and smaller numbers, and so makes small what was drawn by them. After the end of a
 * list all numbers are 0.
 */
public final class Choices extends Random {
  private static final long serialVersionUID = 1;

  /** Draws lists that are as long as they may be; what fails may become shorter. */
  public static final RandomDistribution LONGEST = (tries, min, max, center) -> random -> max;

  /** After this many zeros numbers are drawn again, so that a loop for another one ends. */
  private static final int MOST_ZEROS = 10_000;

  /** So many smaller ones are tried of a list that fails. */
  private static final int MOST_STEPS = 1_000;

  private final transient Recorded recorded;
  private int count;

  private Choices(Recorded recorded) {
    super(0);
    this.recorded = recorded;
  }

  /** Draws numbers. */
  public static Arbitrary<Choices> any() {
    return Arbitraries.fromGenerator(random -> from(random.nextLong()));
  }

  /** Returns numbers that are the same for the same seed. */
  public static Shrinkable<Choices> from(long seed) {
    return new Recorded(new int[0], new Random(seed), Integer.MAX_VALUE);
  }

  /**
   * Tries a property of one row of a table, which JUnit runs, as jqwik tries a {@code @Property}:
   * what fails is made small.
   */
  public static void check(long seed, int tries, Consumer<Choices> property) {
    Random seeds = new Random(seed);
    for (int i = 0; i < tries; i++) {
      Choices drawn = from(seeds.nextLong()).value();
      Optional<AssertionError> failure = failure(drawn, property);
      if (failure.isPresent()) {
        throw smallest(drawn, failure.get(), property);
      }
    }
  }

  private static Optional<AssertionError> failure(Choices drawn, Consumer<Choices> property) {
    try {
      property.accept(drawn);
      return Optional.empty();
    } catch (AssertionError failure) {
      return Optional.of(failure);
    }
  }

  /**
   * Returns the failure of the smallest choices that are found to fail like some that do.
   *
   * @param failure theirs
   */
  public static AssertionError smallest(
      Choices drawn, AssertionError failure, Consumer<Choices> property) {
    Shrinkable<Choices> least = drawn.recorded;
    AssertionError its = failure;
    Iterator<Shrinkable<Choices>> others = least.shrink().iterator();
    for (int steps = 0; steps < MOST_STEPS && others.hasNext(); steps++) {
      Shrinkable<Choices> other = others.next();
      Optional<AssertionError> found = failure(other.value(), property);
      if (found.isPresent() && other.distance().compareTo(least.distance()) < 0) {
        least = other;
        its = found.get();
        others = least.shrink().iterator();
      }
    }
    return its;
  }

  @Override
  public int nextInt(int bound) {
    return Math.floorMod(recorded.number(count++, bound), bound);
  }

  @Override
  public boolean nextBoolean() {
    return nextInt(2) == 1;
  }

  @Override
  protected int next(int bits) {
    return recorded.number(count++, 0) >>> (Integer.SIZE - bits);
  }

  @Override
  public String toString() {
    return "numbers " + Arrays.toString(recorded.used());
  }

  /** The numbers of a list, which becomes longer as more are drawn. */
  private static final class Recorded implements Shrinkable<Choices> {
    private final Random random;
    private final int end;
    private int[] numbers;
    private int size;

    /**
     * Makes a list.
     *
     * @param end the number at this index and those after it are 0, up to {@link #MOST_ZEROS}
     */
    private Recorded(int[] numbers, Random random, int end) {
      this.numbers = numbers;
      this.size = numbers.length;
      this.random = random;
      this.end = end;
    }

    private int number(int index, int bound) {
      if (index == size) {
        if (size == numbers.length) {
          numbers = Arrays.copyOf(numbers, 2 * size + 16);
        }
        boolean isZero = index >= end && index - end < MOST_ZEROS;
        numbers[size++] = isZero ? 0 : bound == 0 ? random.nextInt() : random.nextInt(bound);
      }
      return numbers[index];
    }

    /** Returns the numbers, without zeros at the end. */
    private int[] used() {
      int last = size;
      while (last > 0 && numbers[last - 1] == 0) {
        last--;
      }
      return Arrays.copyOf(numbers, last);
    }

    @Override
    public Choices value() {
      return new Choices(this);
    }

    @Override
    public Stream<Shrinkable<Choices>> shrink() {
      int[] used = used();
      Stream<int[]> without =
          lengths(used.length)
              .flatMap(
                  length ->
                      starts(used.length, length)
                          .boxed()
                          .map(start -> without(used, start, length)));
      Stream<int[]> smaller =
          IntStream.range(0, used.length)
              .boxed()
              .filter(index -> used[index] != 0)
              .flatMap(index -> smaller(used, index));
      return Stream.concat(without, smaller)
          .map(numbers -> new Recorded(numbers, new Random(0), numbers.length));
    }

    /** Returns how many numbers are left out at once: half of them, down to one. */
    private static Stream<Integer> lengths(int size) {
      return Stream.iterate((size + 1) / 2, length -> length > 0, length -> length / 2);
    }

    /** The last ones are left out first. */
    private static IntStream starts(int size, int length) {
      int blocks = (size + length - 1) / length;
      return IntStream.rangeClosed(1, blocks).map(block -> Math.max(0, size - block * length));
    }

    private static int[] without(int[] used, int start, int length) {
      int[] fewer = Arrays.copyOf(used, used.length - length);
      System.arraycopy(used, start + length, fewer, start, fewer.length - start);
      return fewer;
    }

    private static Stream<int[]> smaller(int[] used, int index) {
      int number = used[index];
      return Stream.of(0, number / 2, number - Integer.signum(number))
          .distinct()
          .map(
              less -> {
                int[] numbers = used.clone();
                numbers[index] = less;
                return numbers;
              });
    }

    @Override
    public ShrinkingDistance distance() {
      int[] used = used();
      return ShrinkingDistance.of(
          used.length, IntStream.of(used).mapToLong(number -> Math.abs((long) number)).sum());
    }
  }
}
