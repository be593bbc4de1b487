package io.github.betza.processor.path.resolve;

/** Arithmetic with counts that stops at {@link Long#MAX_VALUE}. */
public final class SaturatedMath {
  private SaturatedMath() {}

  /** Returns the sum of two numbers that are not negative. */
  public static long sum(long first, long second) {
    return first > Long.MAX_VALUE - second ? Long.MAX_VALUE : first + second;
  }

  /** Returns the product of two numbers that are not negative. */
  public static long product(long first, long second) {
    return first != 0 && second > Long.MAX_VALUE / first ? Long.MAX_VALUE : first * second;
  }
}
