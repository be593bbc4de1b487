package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import java.util.List;
import java.util.Optional;

/** The modifiers of {@code O}, which is castling with a number behind it and the pass without. */
final class CastlingLetters {
  /** The sides to which the king goes, and the partner that does not stand at the edge. */
  private static final String WITHOUT_PASS = "slrj";

  /** The initial move, and the one that captures nothing, which a pass is as well. */
  private static final String WITH_PASS = "im";

  private CastlingLetters() {}

  /** Returns the first of some letters that only castling has, and not the pass. */
  static Optional<Letter> firstWithoutPass(List<Letter> letters) {
    return letters.stream().filter(letter -> isAmong(WITHOUT_PASS, letter)).findFirst();
  }

  /** Returns whether castling has all of some letters. */
  static boolean areAll(List<Letter> letters) {
    return letters.stream()
        .allMatch(letter -> isAmong(WITHOUT_PASS, letter) || isAmong(WITH_PASS, letter));
  }

  private static boolean isAmong(String all, Letter letter) {
    return all.indexOf(letter.value()) >= 0;
  }
}
