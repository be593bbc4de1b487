package io.github.betza.processor.atlas;

import io.github.betza.processor.text.PlainText;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Makes text safe for a page, between tags or in an attribute. */
final class Html {
  private Html() {}

  /** Returns a text without markup, in which every character except the line feed is plain. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints().forEach(point -> append(escaped, point));
    return escaped.toString();
  }

  /** Returns an address in the same folder, or a part of one, that is safe in an attribute. */
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
      default -> escaped.appendCodePoint(PlainText.isPlain(point) ? point : ' ');
    }
  }
}
