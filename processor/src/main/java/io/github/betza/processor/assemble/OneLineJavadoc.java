package io.github.betza.processor.assemble;

/** Writes a comment of one line in one line, as the library that makes the text does not. */
final class OneLineJavadoc {
  private static final String BEGIN = "/**\n";
  private static final String END = " */\n";

  /** The longest line that is made. */
  private static final int MOST_COLUMNS = 100;

  private OneLineJavadoc() {}

  /** Returns the text with all such comments written so. */
  static String in(String text) {
    StringBuilder result = new StringBuilder(text.length());
    int written = 0;
    for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin + 1)) {
      int line = text.lastIndexOf('\n', begin) + 1;
      int indent = begin - line;
      int words = begin + BEGIN.length() + indent + " * ".length();
      int lineEnd = text.indexOf('\n', words);
      int last = lineEnd + 1 + indent;
      int columns = indent + "/** ".length() + (lineEnd - words) + " */".length();
      if (text.startsWith(END, last) && columns <= MOST_COLUMNS) {
        result.append(text, written, begin).append("/** ").append(text, words, lineEnd).append(END);
        written = last + END.length();
      }
    }
    return result.append(text, written, text.length()).toString();
  }
}
