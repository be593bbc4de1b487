package io.github.betza.processor.notation;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What to do about a problem.
 *
 * @param lead what the notation means as it stands, in another dialect, or the empty string
 * @param suggestions what to write instead, the likeliest first
 * @param note what else there is to say, or the empty string
 */
public record Advice(String lead, List<Suggestion> suggestions, String note) {
  /** Copies the list. */
  public Advice {
    suggestions = List.copyOf(suggestions);
  }

  /** Makes an advice without suggestions. */
  static Advice of(String note) {
    return new Advice("", List.of(), note);
  }

  /** Makes the advice to write another notation, which means the same piece. */
  static Advice toWrite(String notation) {
    return new Advice("", List.of(new Suggestion(notation, "")), "");
  }

  Advice leading(String first) {
    return new Advice(joined(first, lead), suggestions, note);
  }

  Advice noting(String last) {
    return new Advice(lead, suggestions, joined(note, last));
  }

  Advice without(Predicate<String> texts) {
    List<Suggestion> others =
        suggestions.stream().filter(each -> !texts.test(each.text())).toList();
    return new Advice(lead, others, note);
  }

  /** Returns what the note offers. */
  public List<Offer> notedOffers() {
    return Offer.in(note);
  }

  private static String joined(String one, String other) {
    return one.isEmpty() || other.isEmpty() ? one + other : one + "; " + other;
  }

  /** Returns the advice in one sentence, or the empty string where there is none. */
  String worded() {
    String offered =
        suggestions.stream().map(Suggestion::worded).collect(Collectors.joining("; or "));
    boolean both = !lead.isEmpty() && !offered.isEmpty();
    return joined(both ? lead + "; otherwise " + offered : lead + offered, note);
  }
}
