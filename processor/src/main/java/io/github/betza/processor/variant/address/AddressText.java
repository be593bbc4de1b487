package io.github.betza.processor.variant.address;

/**
 * Writes texts and separators in an address: a blank becomes an underscore, and signs with a
 * meaning in addresses become the bytes of UTF-8.
 */
final class AddressText {
  /** The signs that are written unchanged, in addition to letters and digits. */
  private static final String PLAIN = "-.*/!,()@~";

  private static final int CONTINUATION = 0x80;
  private static final int CONTINUATION_BITS = 6;
  private static final int CONTINUATION_MASK = 0x3F;

  private AddressText() {}

  /** Returns a text in the form of an address. */
  static String encode(String text) {
    StringBuilder code = new StringBuilder();
    text.codePoints().forEach(point -> append(code, point));
    return code.toString();
  }

  private static void append(StringBuilder code, int point) {
    boolean ascii = point < CONTINUATION;
    if (point == ' ') {
      code.append('_');
    } else if (ascii && (Character.isLetterOrDigit(point) || PLAIN.indexOf(point) >= 0)) {
      code.append((char) point);
    } else if (ascii) {
      appendByte(code, point);
    } else {
      int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
      appendByte(code, ((0xFF00 >> (more + 1)) & 0xFF) | (point >> (more * CONTINUATION_BITS)));
      for (int i = more - 1; i >= 0; i--) {
        appendByte(code, CONTINUATION | ((point >> (i * CONTINUATION_BITS)) & CONTINUATION_MASK));
      }
    }
  }

  private static void appendByte(StringBuilder code, int value) {
    code.append('%').append(hexadecimal(value >> 4)).append(hexadecimal(value & 0xF));
  }

  private static char hexadecimal(int digit) {
    return "0123456789ABCDEF".charAt(digit);
  }

  /**
   * Returns the text of a part of an address.
   *
   * @throws MalformedAddressException if an escaped sign does not exist
   */
  static String decode(String code) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < code.length(); ) {
      char letter = code.charAt(i);
      if (letter != '%') {
        text.append(letter == '_' ? ' ' : letter);
        i++;
        continue;
      }
      int first = byteAt(code, i);
      int more = first < CONTINUATION ? 0 : first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
      int point = more == 0 ? first : first & (CONTINUATION_MASK >> more);
      for (int k = 1; k <= more; k++) {
        int next = byteAt(code, i + 3 * k);
        point =
            next >> CONTINUATION_BITS == 2
                ? (point << CONTINUATION_BITS) | (next & CONTINUATION_MASK)
                : -1;
      }
      if (!Character.isValidCodePoint(point)) {
        throw new MalformedAddressException("\"" + code + "\" has a sign that does not exist");
      }
      text.appendCodePoint(point);
      i += 3 * (more + 1);
    }
    return text.toString();
  }

  /** Returns the byte that is written with a percent sign and two digits. */
  private static int byteAt(String code, int index) {
    if (index + 2 < code.length() && code.charAt(index) == '%') {
      int high = Character.digit(code.charAt(index + 1), 16);
      int low = Character.digit(code.charAt(index + 2), 16);
      if (high >= 0 && low >= 0) {
        return high << 4 | low;
      }
    }
    throw new MalformedAddressException(
        "\"" + code + "\" is cut off or wrong: after % two digits tell a sign");
  }
}
