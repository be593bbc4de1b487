package io.github.betza.processor.analysis;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Advice.DialectChange;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.report.ProblemText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Converts advice about a text to offers. */
final class Offers {
  private Offers() {}

  /** Returns the offers in the order of the help. */
  static List<Offer> of(Advice advice, String text) {
    List<Offer> texts =
        advice.suggestions().stream()
            .map(each -> ofText(each, advice.isCertain(each), text))
            .toList();
    List<Offer> dialects = advice.dialects().stream().map(each -> ofDialect(each, text)).toList();
    boolean leading = !advice.lead().isEmpty();
    List<Offer> all = new ArrayList<>(leading ? dialects : texts);
    all.addAll(leading ? texts : dialects);
    return all;
  }

  private static Offer ofText(Suggestion suggestion, boolean certain, String text) {
    return new Offer(
        title(text, suggestion.text()),
        suggestion.text(),
        ProblemText.line(suggestion.explanation()),
        Optional.empty(),
        edits(text, suggestion.text()),
        certain);
  }

  private static Offer ofDialect(DialectChange change, String text) {
    String declare = "set dialect = Dialect." + change.dialect();
    boolean same = change.text().equals(text);
    return new Offer(
        same ? declare : declare + " and " + title(text, change.text()),
        change.text(),
        ProblemText.line(change.meaning()),
        Optional.of(change.dialect()),
        edits(text, change.text()),
        false);
  }

  private static List<TextEdit> edits(String before, String after) {
    Edit edit = Edit.between(before, after);
    return before.equals(after)
        ? List.of()
        : List.of(new TextEdit(edit.span().start(), edit.span().end(), edit.replacement()));
  }

  private static String title(String before, String after) {
    Edit edit = Edit.between(before, after);
    Span gone = edit.span();
    if (gone.length() == 0) {
      int next = gone.start();
      String place = next == before.length() ? " at the end" : " before " + quoted(before, next);
      return "insert " + quoted(edit.replacement()) + (before.isEmpty() ? "" : place);
    }
    return edit.replacement().isEmpty()
        ? "delete " + quoted(gone.of(before))
        : "replace " + quoted(gone.of(before)) + " by " + quoted(edit.replacement());
  }

  /** Returns the character after an insertion; it may consist of two chars. */
  private static String quoted(String text, int index) {
    return quoted(text.substring(index, text.offsetByCodePoints(index, 1)));
  }

  private static String quoted(String text) {
    return '"' + ProblemText.line(new Span(0, text.length()).shortened(text)) + '"';
  }
}
