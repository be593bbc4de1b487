package io.github.betza.processor.assemble;

import java.util.ArrayList;
import java.util.List;

/** Breaks the long lines of a Java text. */
final class LineBreaks {
  /** The longest line that is not broken. */
  static final int MOST_COLUMNS = 120;

  private static final String CONTINUED = "    ";

  /** The additional cost of a break within parentheses. */
  private static final int NESTED = 4;

  /** The letters of an escape of Unicode. */
  private static final int UNICODE_ESCAPE = 6;

  private final List<String> written = new ArrayList<>();

  private LineBreaks() {}

  /** Returns the text with more breaks. A word that is longer than a line is not broken. */
  static String in(String text) {
    LineBreaks breaks = new LineBreaks();
    for (String line : text.split("\n", -1)) {
      String words = line.strip();
      if (line.length() <= MOST_COLUMNS) {
        breaks.written.add(line);
      } else if (words.startsWith("*") || words.startsWith("//")) {
        breaks.addComment(line);
      } else {
        breaks.addCode(line);
      }
    }
    return String.join("\n", breaks.written);
  }

  private static String indent(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  private void addComment(String line) {
    int sign = line.indexOf(line.strip().startsWith("*") ? "*" : "//");
    int text = line.indexOf(' ', sign) + 1;
    String item = line.stripLeading().startsWith("*   <li>") ? "      " : "";
    String prefix = line.substring(0, text) + item;
    String rest = line;
    int least = text + item.length();
    while (rest.length() > MOST_COLUMNS) {
      int end = rest.lastIndexOf(' ', MOST_COLUMNS);
      end = end < least ? rest.indexOf(' ', MOST_COLUMNS) : end;
      if (end < 0) {
        break;
      }
      written.add(rest.substring(0, end));
      rest = prefix + rest.substring(end + 1);
    }
    written.add(rest);
  }

  private void addCode(String line) {
    String prefix = indent(line) + CONTINUED;
    String rest = line;
    while (rest.length() > MOST_COLUMNS) {
      int end = breakOf(rest);
      int inside = end < 0 || end > MOST_COLUMNS ? insideString(rest) : -1;
      if (inside >= 0) {
        written.add(rest.substring(0, inside) + '"');
        rest = prefix + "+ \"" + rest.substring(inside);
        continue;
      }
      if (end < 0) {
        break;
      }
      written.add(rest.substring(0, end).stripTrailing());
      rest = prefix + rest.substring(end).strip();
    }
    written.add(rest);
  }

  /** Returns the best start of the next line, or -1 for a line that cannot be broken. */
  private static int breakOf(String line) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    int depth = 0;
    int place = indent(line).length();
    int first = place;
    while (place < line.length() && !line.startsWith("//", place)) {
      char letter = line.charAt(place);
      depth += "([{".indexOf(letter) >= 0 ? 1 : ")]}".indexOf(letter) >= 0 ? -1 : 0;
      int cost = place > first ? cost(line, place) : -1;
      if (cost >= 0) {
        int total = NESTED * depth + cost;
        boolean fits = place <= MOST_COLUMNS;
        if (fits ? total <= least : best < 0) {
          best = place;
          least = total;
        }
      }
      place = Math.max(place + 1, JavaScan.skip(line, place));
    }
    return best;
  }

  /** Returns where to break a string that is too long, outside escapes, or -1 if there is none. */
  private static int insideString(String line) {
    int place = 0;
    while (place < MOST_COLUMNS) {
      int end = JavaScan.skip(line, place);
      if (end > MOST_COLUMNS && line.charAt(place) == '"' && place < MOST_COLUMNS / 2) {
        int inside = lastBetweenLetters(line, place + 1);
        int word = line.substring(0, inside).lastIndexOf(' ') + 1;
        int rank = line.substring(0, inside).lastIndexOf('/') + 1;
        return Math.max(word, rank) > inside / 2 ? Math.max(word, rank) : inside;
      }
      place = Math.max(place + 1, end);
    }
    return -1;
  }

  /** Returns the last place in a string, outside escapes, that leaves room for its quote. */
  private static int lastBetweenLetters(String line, int first) {
    int last = first;
    int next = first;
    while (next < MOST_COLUMNS) {
      last = next;
      boolean escape = line.charAt(next) == '\\';
      next += escape ? line.charAt(next + 1) == 'u' ? UNICODE_ESCAPE : 2 : 1;
    }
    return last;
  }

  /** Returns the cost of beginning a line at a place, or -1 if that is not allowed. */
  private static int cost(String line, int place) {
    if (line.charAt(place - 1) != ' ') {
      return -1;
    }
    char before = place < 2 ? ' ' : line.charAt(place - 2);
    if (before == ',' || before == ';') {
      return 0;
    }
    int end = line.indexOf(' ', place);
    String word = end < 0 ? "" : line.substring(place, end);
    return switch (word) {
      case "||", "&&", "|", "?" -> 1;
      case "&", "<<", ">>>", ":" -> 2;
      default -> before == '=' && line.charAt(place - 3) != '=' ? NESTED + 1 : -1;
    };
  }

  /** Finds the literals and comments of a Java text. */
  static final class JavaScan {
    private JavaScan() {}

    /**
     * Returns the end of the literal or comment that begins at a place; the place itself if none
     * begins there.
     */
    static int skip(String text, int place) {
      char letter = text.charAt(place);
      if (letter == '"' || letter == '\'') {
        int end = place + 1;
        while (text.charAt(end) != letter) {
          end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return end + 1;
      }
      if (text.startsWith("//", place)) {
        int end = text.indexOf('\n', place);
        return end < 0 ? text.length() : end;
      }
      return text.startsWith("/*", place) ? text.indexOf("*/", place) + 2 : place;
    }
  }
}
