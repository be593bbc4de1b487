package io.github.betza.processor.notation.correction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is suggested for a slip of one letter can be read, brings no new warning, and states what it
 * changes. The property {@code betza.slips} is the number of slips of each dialect.
 */
class SlipsTest {
  private static final int SLIPS = Integer.getInteger("betza.slips", 750);

  private final SlipFigures figures = new SlipFigures();

  @Test
  void whatIsSuggestedCanBeReadAndStatesItsChange() {
    for (Dialect dialect : Dialect.values()) {
      Slip.some(dialect, SLIPS).forEach(this::check);
    }
    System.out.println(figures);
    assertThat(figures.single()).isGreaterThan(99.8);
    assertThat(figures.located()).isGreaterThan(98.3);
    assertThat(figures.first()).isGreaterThan(78.0);
    assertThat(figures.amongThree()).isGreaterThan(82.0);
  }

  private void check(Slip slip) {
    Reading reading = Notations.read(slip.text(), slip.dialect());
    if (reading.isSound()) {
      return;
    }
    List<Diagnostic> errors =
        DialectHint.add(slip.text(), slip.dialect(), reading, Work.on(slip.text())).stream()
            .filter(Diagnostic::isError)
            .toList();
    List<Suggestion> suggestions =
        errors.stream().flatMap(error -> error.advice().suggestions().stream()).toList();
    boolean named = errors.get(0).code() == ProblemCode.PIECE_NAME;
    suggestions.forEach(suggestion -> check(slip, suggestion, named));
    List<String> texts = suggestions.stream().map(Suggestion::text).toList();
    int distance = errors.stream().mapToInt(each -> slip.distance(each.span())).min().orElseThrow();
    figures.count(slip, errors.size(), distance, texts.indexOf(slip.original()));
  }

  /** Checks a suggestion. That the text is the name of a piece is said by the message. */
  private static void check(Slip slip, Suggestion suggestion, boolean named) {
    assertThat(suggestion.reason().isEmpty()).as("%s: %s", slip, suggestion).isIn(false, named);
    Edit edit = Edit.between(slip.text(), suggestion.text());
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    for (Diagnostic warning : checkRead(slip, suggestion.text()).problems()) {
      boolean apart =
          warning.span().end() < changed.start() || changed.end() < warning.span().start();
      assertThat(apart).as("%s: %s: %s", slip, suggestion, warning).isTrue();
    }
  }

  private static Reading checkRead(Slip slip, String text) {
    Reading reading = Notations.read(text, slip.dialect());
    assertThat(reading.isSound()).as("%s: %s", slip, text).isTrue();
    return reading;
  }
}
