package io.github.betza.declared;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lists of pieces as annotations write them: letters, those of promoted forms after a plus. */
final class PieceLetters {
  private static final Pattern FORM = Pattern.compile("\\+.");

  private PieceLetters() {}

  /** Returns a list without the promoted forms. */
  static String plain(String list) {
    return FORM.matcher(list).replaceAll("");
  }

  /** Returns the promoted forms of a list. */
  static String forms(String list) {
    return FORM.matcher(list).results().map(MatchResult::group).collect(Collectors.joining());
  }
}
