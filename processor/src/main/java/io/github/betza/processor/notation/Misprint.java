package io.github.betza.processor.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A sign that no dialect has, in the place of a letter without which others are wrong, too: {@code
 * y.fsF} for {@code yafsF}. Nobody can know which letter is meant, but that one is, where some
 * letter in its place makes sense of the whole text.
 */
final class Misprint {
  /** Those are tried first that are written most often. */
  private static final String LETTERS = "afmcsblrvhpiyKWNFR2()[]-?,";

  private Misprint() {}

  /**
   * Returns the error at the sign that explains all of several errors, if there is one.
   *
   * @param reader reads another notation in the same dialect
   */
  static Optional<Problem> among(
      List<Problem> errors, Offers offers, Function<String, Reading> reader) {
    List<Problem> unknown =
        errors.stream().filter(error -> error.code() == ProblemCode.UNKNOWN_CHARACTER).toList();
    if (unknown.size() != 1) {
      return Optional.empty();
    }
    Problem sign = unknown.get(0);
    return LETTERS
        .chars()
        .mapToObj(Character::toString)
        .map(letter -> offers.corrected(sign.span(), letter))
        .filter(text -> Offers.isShown(text) && reader.apply(text).isSound())
        .findFirst()
        .map(text -> sign.withHelp(help(sign.span(), text)));
  }

  /** Gives an example, but for a digit, which would be a guess at random. */
  private static String help(Span sign, String text) {
    boolean digit = Character.isDigit(text.charAt(sign.start()));
    return UnknownHelp.INSTEAD + (digit ? "" : ", such as \"" + text + '"');
  }
}
