package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;

/** Words what a correction changes. */
public final class ChangeWords {
  private ChangeWords() {}

  /** Returns the words for what is different in a corrected text. */
  public static String of(String before, String after) {
    Edit edit = Edit.between(before, after);
    String gone = edit.span().of(before);
    String written = edit.replacement();
    if (gone.equalsIgnoreCase(written)) {
      return written.chars().anyMatch(Character::isUpperCase)
          ? "atoms are capitals"
          : "only atoms are capitals";
    }
    if (gone.equals(before) && before.length() > 1) {
      return "in place of all that is written";
    }
    if (written.isEmpty()) {
      return "without " + quoted(gone);
    }
    if (gone.isEmpty()) {
      int next = edit.span().end();
      return "with "
          + quoted(written)
          + (next == before.length()
              ? " at the end"
              : " before " + quoted(Span.at(next).of(before)));
    }
    return quoted(written) + " in place of " + quoted(gone);
  }

  /** Returns a text in quotation marks, which for a single letter are those of a character. */
  public static String quoted(String text) {
    String quote = text.length() == 1 ? "'" : "\"";
    return quote + new Span(0, text.length()).shortened(text) + quote;
  }
}
