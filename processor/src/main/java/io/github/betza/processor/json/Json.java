package io.github.betza.processor.json;

import java.util.Collection;
import java.util.Map;

/** Writes data as JSON that is safe in a page: it cannot end a script element. */
public final class Json {
  private Json() {}

  /**
   * Returns the text of a value.
   *
   * @param value a text, a number, a truth value, or a collection or a map of such values, in its
   *     order
   */
  public static String of(Object value) {
    StringBuilder json = new StringBuilder();
    append(json, value);
    return json.toString();
  }

  private static void append(StringBuilder json, Object value) {
    if (value instanceof String text) {
      appendText(json, text);
    } else if (value instanceof Integer || value instanceof Boolean) {
      json.append(value);
    } else if (value instanceof Collection<?> items) {
      String separator = "[";
      for (Object item : items) {
        append(json.append(separator), item);
        separator = ",";
      }
      json.append(items.isEmpty() ? "[]" : "]");
    } else if (value instanceof Map<?, ?> members) {
      String separator = "{";
      for (Map.Entry<?, ?> member : members.entrySet()) {
        appendText(json.append(separator), (String) member.getKey());
        append(json.append(':'), member.getValue());
        separator = ",";
      }
      json.append(members.isEmpty() ? "{}" : "}");
    } else {
      throw new IllegalArgumentException("no JSON for " + value);
    }
  }

  private static void appendText(StringBuilder json, String text) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean plain = letter >= ' ' && letter < 127 && "\"\\<>&'".indexOf(letter) < 0;
      if (plain) {
        json.append(letter);
      } else {
        // Four digits: the first digit of this number is dropped.
        json.append("\\u").append(Integer.toHexString(0x10000 | letter).substring(1));
      }
    }
    json.append('"');
  }
}
