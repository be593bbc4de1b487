package io.github.betza.processor.javac;

import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A string literal or a text block in a source, with the place of each letter of its value.
 *
 * @param units the letters of the value, as the source has them
 * @param content the letters of the source between the quotes; of a text block the letters after
 *     its first line
 */
record LiteralText(List<Unit> units, Span content) {
  private static final String BLOCK = "\"\"\"";
  private static final String ESCAPES = "btnfrs\"'\\";
  private static final String ESCAPED = "\b\t\n\f\r \"'\\";

  /**
   * Some letters of a source.
   *
   * @param span the letters
   * @param value their meaning: one char, or nothing
   * @param isRaw whether they are not an escape
   */
  record Unit(Span span, String value, boolean isRaw) {
    boolean isBlank() {
      return isRaw && Character.isWhitespace(value.charAt(0));
    }

    /** An escaped end of a line ends it as well: blanks are stripped line by line. */
    boolean endsLine() {
      return isRaw ? value.equals("\n") : value.isEmpty();
    }
  }

  /**
   * Reads a literal.
   *
   * @param source the source
   * @param literal the letters of the literal, with its quotes
   * @return nothing if the literal cannot be read
   */
  static Optional<LiteralText> of(String source, Span literal) {
    String text = literal.of(source);
    boolean isBlock = text.startsWith(BLOCK) && text.length() >= 2 * BLOCK.length();
    int start = isBlock ? afterFirstLine(source, literal) : literal.start() + 1;
    int end = literal.end() - (isBlock ? BLOCK.length() : 1);
    if (start > end || !text.startsWith("\"") || (isBlock && source.indexOf(BLOCK, start) != end)) {
      return Optional.empty();
    }
    Span content = new Span(start, end);
    return units(source, content)
        .map(units -> new LiteralText(isBlock ? stripped(units) : units, content));
  }

  LiteralText {
    units = List.copyOf(units);
  }

  /** Returns the value of the literal. */
  String value() {
    StringBuilder value = new StringBuilder();
    units.forEach(unit -> value.append(unit.value()));
    return value.toString();
  }

  /** Returns the place of some letters of the value in the source. */
  Span place(Span letters) {
    return letters.length() == 0
        ? new Span(before(letters.start()), before(letters.start()))
        : new Span(units.get(letters.start()).span().start(), after(letters.end()));
  }

  /** Returns the place before a letter of the value. */
  int before(int index) {
    return index < units.size() ? units.get(index).span().start() : after(index);
  }

  /** Returns the place after the letter that comes before a letter of the value. */
  int after(int index) {
    return index == 0 ? content.start() : units.get(index - 1).span().end();
  }

  private static Optional<List<Unit>> units(String source, Span content) {
    List<Unit> units = new ArrayList<>();
    int at = content.start();
    while (at < content.end()) {
      Unit unit = unit(source, at);
      if (unit == null || unit.span().end() > content.end()) {
        return Optional.empty();
      }
      units.add(unit);
      at = unit.span().end();
    }
    return Optional.of(units);
  }

  /** Returns the letters that begin at a place, or null if they cannot be read. */
  private static Unit unit(String source, int at) {
    char letter = source.charAt(at);
    if (letter == '\r' || letter == '\n') {
      return new Unit(new Span(at, afterLine(source, at)), "\n", true);
    }
    if (letter != '\\' || at + 1 == source.length()) {
      return new Unit(Span.at(at), String.valueOf(letter), true);
    }
    char escape = source.charAt(at + 1);
    int known = ESCAPES.indexOf(escape);
    if (known >= 0) {
      return new Unit(new Span(at, at + 2), ESCAPED.substring(known, known + 1), false);
    }
    if (escape == '\r' || escape == '\n') {
      return new Unit(new Span(at, afterLine(source, at + 1)), "", false);
    }
    return escape == 'u' ? unicode(source, at) : octal(source, at);
  }

  private static int afterFirstLine(String source, Span literal) {
    int at = literal.start();
    while (at < literal.end() && source.charAt(at) != '\n' && source.charAt(at) != '\r') {
      at++;
    }
    return afterLine(source, at);
  }

  private static int afterLine(String source, int at) {
    return source.startsWith("\r\n", at) ? at + 2 : at + 1;
  }

  /** Refuses a backslash and the end of a line, which would be part of the next letters. */
  private static Unit unicode(String source, int at) {
    int digits = at + 1;
    while (digits < source.length() && source.charAt(digits) == 'u') {
      digits++;
    }
    int end = digits + 4;
    if (end > source.length() || !source.substring(digits, end).matches("[0-9A-Fa-f]{4}")) {
      return null;
    }
    char letter = (char) Integer.parseInt(source.substring(digits, end), 16);
    return letter == '\\' || letter == '\n' || letter == '\r'
        ? null
        : new Unit(new Span(at, end), String.valueOf(letter), true);
  }

  private static Unit octal(String source, int at) {
    int end = at + 1;
    int most = end + (source.charAt(end) <= '3' ? 3 : 2);
    while (end < most && end < source.length() && "01234567".indexOf(source.charAt(end)) >= 0) {
      end++;
    }
    return end == at + 1
        ? null
        : new Unit(
            new Span(at, end),
            String.valueOf((char) Integer.parseInt(source.substring(at + 1, end), 8)),
            false);
  }

  /** Returns the letters of a text block without the blanks that Java strips. */
  private static List<Unit> stripped(List<Unit> units) {
    List<List<Unit>> lines = lines(units);
    int indent = Integer.MAX_VALUE;
    for (List<Unit> line : lines) {
      boolean isLast = line == lines.get(lines.size() - 1);
      int blanks = blanks(line);
      if (isLast || !isBlank(line)) {
        indent = Math.min(indent, blanks);
      }
    }
    List<Unit> result = new ArrayList<>();
    for (List<Unit> line : lines) {
      int end = line.size();
      boolean ends = end > 0 && line.get(end - 1).endsLine();
      int last = ends ? end - 1 : end;
      boolean isJoined = ends && !line.get(last).isRaw();
      while (!isJoined && last > 0 && line.get(last - 1).isBlank()) {
        last--;
      }
      result.addAll(line.subList(Math.min(indent, last), last));
      // An escaped end of a line is empty.
      if (ends && !isJoined) {
        result.add(line.get(end - 1));
      }
    }
    return result;
  }

  /** Returns the lines, each with its end. */
  private static List<List<Unit>> lines(List<Unit> units) {
    List<List<Unit>> lines = new ArrayList<>();
    lines.add(new ArrayList<>());
    for (Unit unit : units) {
      lines.get(lines.size() - 1).add(unit);
      if (unit.endsLine()) {
        lines.add(new ArrayList<>());
      }
    }
    return lines;
  }

  private static boolean isBlank(List<Unit> line) {
    return line.stream().allMatch(Unit::isBlank);
  }

  private static int blanks(List<Unit> line) {
    int blanks = 0;
    while (blanks < line.size() && line.get(blanks).isBlank() && !line.get(blanks).endsLine()) {
      blanks++;
    }
    return blanks;
  }
}
