package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.List;

/** Describes a correction as an instruction: "remove 'c'", "move 'c' before 'K'". */
public final class ChangeWords {
  private ChangeWords() {}

  /** Returns the words for the difference of a corrected text. */
  public static String of(String before, String after) {
    Edit edit = Edit.between(before, after);
    String gone = edit.span().of(before);
    String written = edit.replacement();
    if (gone.equalsIgnoreCase(written)) {
      return recased(gone, written);
    }
    if (gone.length() == 2 && new StringBuilder(gone).reverse().toString().equals(written)) {
      return "swap " + quoted(gone.substring(0, 1)) + " and " + quoted(gone.substring(1));
    }
    if (gone.equals(before) && before.length() > 1) {
      return "instead of the whole text";
    }
    if (written.isEmpty()) {
      return removed(gone, edit.span(), before);
    }
    if (gone.isEmpty()) {
      return "add " + quoted(written) + place(before.substring(edit.span().end()), "at the end");
    }
    return quoted(written) + " instead of " + quoted(gone);
  }

  /**
   * Returns the words for moved letters.
   *
   * @param moved the letters
   * @param after the text after them in the corrected text
   */
  static String moved(String moved, String after) {
    return "move " + quoted(moved) + place(after, "to the end");
  }

  private static String place(String after, String end) {
    return after.isEmpty() ? " " + end : " before " + quoted(after.substring(0, 1));
  }

  /**
   * Returns the words for removed letters; of two equal ones the second is meant, and of several
   * the one before a letter.
   */
  private static String removed(String gone, Span place, String text) {
    String before = text.substring(0, place.start());
    String after = text.substring(place.end());
    if (before.endsWith(gone)) {
      return "remove the " + (before.endsWith(gone + gone) ? "last " : "second ") + quoted(gone);
    }
    boolean several = before.contains(gone) || after.contains(gone);
    return "remove " + quoted(gone) + (several ? place(after, "at the end") : "");
  }

  /** Returns the words for letters in the other case: "capital W, F", "small a". */
  private static String recased(String before, String after) {
    List<String> capitals = new ArrayList<>();
    List<String> small = new ArrayList<>();
    for (int i = 0; i < after.length(); i++) {
      char c = after.charAt(i);
      if (c != before.charAt(i)) {
        (Character.isUpperCase(c) ? capitals : small).add(String.valueOf(c));
      }
    }
    List<String> words = new ArrayList<>();
    if (!capitals.isEmpty()) {
      words.add(
          "capital "
              + String.join(", ", capitals)
              + (capitals.size() > 1 ? ": atoms" : ": an atom"));
    }
    if (!small.isEmpty()) {
      words.add(
          "small "
              + String.join(", ", small)
              + (small.size() > 1 ? ": not atoms" : ": not an atom"));
    }
    return String.join("; ", words);
  }

  /** Returns a text in double quotation marks, a single letter in single ones. */
  public static String quoted(String text) {
    String quote = text.length() == 1 ? "'" : "\"";
    return quote + new Span(0, text.length()).shortened(text) + quote;
  }
}
