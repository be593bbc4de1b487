package io.github.betza.processor.atlas;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Makes text safe to stand in a page, between tags or in an attribute. */
final class Html {
  private Html() {}

  /** Returns a text in which nothing is markup, no control character but the line feed. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(point -> append(escaped, point));
    return escaped.toString();
  }

  /** Returns the address of a file in the same folder, safe to stand in an attribute. */
  static String address(String file) {
    return URLEncoder.encode(file, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static void append(StringBuilder escaped, int point) {
    switch (point) {
      case '&' -> escaped.append("&amp;");
      case '<' -> escaped.append("&lt;");
      case '>' -> escaped.append("&gt;");
      case '"' -> escaped.append("&quot;");
      case '\'' -> escaped.append("&#39;");
      case '\n' -> escaped.append('\n');
      default -> escaped.appendCodePoint(isText(point) ? point : ' ');
    }
  }

  /** Half of a letter of two chars cannot be written in UTF-8. */
  private static boolean isText(int point) {
    boolean half = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    return !half && !Character.isISOControl(point);
  }
}
