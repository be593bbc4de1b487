package io.github.betza.processor.diagnostic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What to do about a problem.
 *
 * @param lead what the text means in another dialect, in lines, or the empty string
 * @param suggestions what to write instead, the likeliest first
 * @param dialects the dialects to declare instead, as the lead or the note says
 * @param note what else there is to say, in lines, or the empty string
 */
public record Advice(
    String lead, List<Suggestion> suggestions, List<DialectChange> dialects, String note) {
  /** There is nothing to say. */
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

  /** Returns the same advice with something more before its suggestions. */
  public Advice leading(String first) {
    return new Advice(joined(first, lead), suggestions, dialects, note);
  }

  /** Returns the same advice with something more to say. */
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

  /** Returns the same advice without suggestions of some texts. */
  public Advice without(Predicate<String> texts) {
    List<Suggestion> others =
        suggestions.stream().filter(each -> !texts.test(each.text())).toList();
    return new Advice(lead, others, dialects, note);
  }

  public Advice declaring(List<DialectChange> others) {
    return new Advice(lead, suggestions, others, note);
  }

  /**
   * Returns whether a suggestion is what is meant: whatever found the mistake knows it, and nothing
   * else that may be meant.
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
   * Returns the advice in lines: the first suggestion, then each further one, then the note. A lead
   * comes before all of them.
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
}
