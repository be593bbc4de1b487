package io.github.betza.processor.diagnostic;

import io.github.betza.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The advice about a problem.
 *
 * @param lead the meaning of the text in another dialect, in lines, or the empty string
 * @param suggestions the texts to write instead, the likeliest first
 * @param dialects the dialects to declare instead, as in the lead or the note
 * @param note further advice, in lines, or the empty string
 */
public record Advice(
    String lead, List<Suggestion> suggestions, List<DialectChange> dialects, String note) {
  /** No advice. */
  public static final Advice NONE = note("");

  public Advice {
    suggestions = List.copyOf(suggestions);
    dialects = List.copyOf(dialects);
  }

  /** Makes advice without suggestions. */
  public static Advice note(String note) {
    return new Advice("", List.of(), List.of(), note);
  }

  /** Makes the advice to write one of some texts. */
  public static Advice suggest(List<Suggestion> suggestions) {
    return new Advice("", suggestions, List.of(), "");
  }

  /** Makes the advice to write one of some texts. */
  public static Advice suggest(Suggestion... suggestions) {
    return suggest(List.of(suggestions));
  }

  /** Returns the same advice with more text before its suggestions. */
  public Advice leading(String first) {
    return new Advice(joined(first, lead), suggestions, dialects, note);
  }

  /** Returns the same advice with more text in its note. */
  public Advice noting(String last) {
    return new Advice(lead, suggestions, dialects, joined(note, last));
  }

  /** Returns the same advice with another note. */
  public Advice withNote(String other) {
    return new Advice(lead, suggestions, dialects, other);
  }

  public Advice suggesting(Suggestion last) {
    List<Suggestion> all = new ArrayList<>(suggestions);
    all.add(last);
    return new Advice(lead, all, dialects, note);
  }

  /** Returns the same advice without the suggestions whose texts match. */
  public Advice without(Predicate<String> texts) {
    List<Suggestion> others =
        suggestions.stream().filter(each -> !texts.test(each.text())).toList();
    return new Advice(lead, others, dialects, note);
  }

  public Advice declaring(List<DialectChange> others) {
    return new Advice(lead, suggestions, others, note);
  }

  /**
   * Returns whether a suggestion is certain: the check that found the mistake made it, and it is
   * the only one.
   */
  public boolean isCertain(Suggestion suggestion) {
    return !suggestion.isGuess()
        && dialects.isEmpty()
        && suggestions.stream().filter(each -> !each.isGuess()).count() == 1;
  }

  private static String joined(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + "\n" + other;
  }

  /**
   * Returns the advice in lines: the lead, the first suggestion, each further one, and the note.
   */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    addAll(lead, lines);
    for (Suggestion suggestion : suggestions) {
      String conjunction =
          lines.isEmpty() ? "" : suggestion.equals(suggestions.get(0)) ? "otherwise " : "or ";
      lines.add(conjunction + suggestion.worded());
    }
    addAll(note, lines);
    return lines;
  }

  private static void addAll(String text, List<String> lines) {
    for (String line : text.split("\n", -1)) {
      if (!line.isEmpty() && !lines.contains(line)) {
        lines.add(line);
      }
    }
  }

  /**
   * A dialect to declare instead of the declared one.
   *
   * @param dialect the dialect
   * @param text the text to write in it; it may be the unchanged text
   * @param meaning the meaning of the text in it, in words; of a long meaning the beginning, and
   *     empty for a piece with too many moves
   */
  public record DialectChange(Dialect dialect, String text, String meaning) {}
}
