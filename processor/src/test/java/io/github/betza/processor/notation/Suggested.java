package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.List;

/** What is suggested for a problem. */
public final class Suggested {
  private Suggested() {}

  /** Returns the suggested notations, the likeliest first. */
  public static List<String> texts(Diagnostic problem) {
    return problem.advice().suggestions().stream().map(Suggestion::text).toList();
  }

  /** Asserts that there is a suggestion, and returns the first. */
  public static String first(Diagnostic problem) {
    assertThat(texts(problem)).as("%s", problem).isNotEmpty();
    return texts(problem).get(0);
  }
}
