package io.github.betza.processor.emit.variant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The names of a kind of pieces in the code of a game.
 *
 * @param constant the constant with its number: {@code IRON_GENERAL}
 * @param word the beginning of the names of methods for it: {@code ironGeneral}
 */
record KindName(String constant, String word) {
  private static final Pattern WORD_BEGIN = Pattern.compile("(?<=.)_(\\p{Lu})");

  /**
   * Returns a name for each type of a piece: its own in capitals, with underscores before new
   * words. If two types would share a name, or another constant has it, its kind follows.
   */
  static List<KindName> of(List<String> types) {
    Set<String> constants = new HashSet<>(Set.of(GameShell.RULES));
    Set<String> words = new HashSet<>();
    List<KindName> names = new ArrayList<>();
    for (String type : types) {
      int kind = names.size() + 1;
      String constant =
          free(
              type.replaceAll("(\\p{Ll}|\\d)(\\p{Lu})", "$1_$2").toUpperCase(Locale.ROOT),
              kind,
              constants);
      names.add(new KindName(constant, free(word(constant), kind, words)));
    }
    return names;
  }

  private static String free(String name, int kind, Set<String> taken) {
    String free = name;
    while (!taken.add(free)) {
      free += "_" + kind;
    }
    return free;
  }

  /** Returns the name of a constant with a capital only at the beginning of a new word. */
  private static String word(String constant) {
    StringBuilder word = new StringBuilder();
    int begin = 0;
    var matcher = WORD_BEGIN.matcher(constant);
    while (matcher.find()) {
      word.append(constant.substring(begin, matcher.start()).toLowerCase(Locale.ROOT));
      word.append(matcher.group(1));
      begin = matcher.end();
    }
    return word.append(constant.substring(begin).toLowerCase(Locale.ROOT)).toString();
  }
}
