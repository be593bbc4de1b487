package io.github.betza.processor.notation;

/** The characters of ranges, and the meaning of leading zeros in a number. */
public final class Digits {
  /** The characters of a range: digits, or the star. */
  public static final String RANGE = "0123456789*";

  private Digits() {}

  /**
   * Returns a number without its leading zeros.
   *
   * @param number digits, at least one
   */
  public static String withoutZeros(String number) {
    int zeros = 0;
    while (zeros < number.length() - 1 && number.charAt(zeros) == '0') {
      zeros++;
    }
    return number.substring(zeros);
  }

  /**
   * Returns whether a number is an exact range of BEX: "a number 2 or greater prefixed with a 0"
   * (seed 002).
   *
   * @param number digits, at least one
   */
  public static boolean areExactInBex(String number) {
    String plain = withoutZeros(number);
    return plain.length() == number.length() - 1 && !plain.equals("0") && !plain.equals("1");
  }
}
