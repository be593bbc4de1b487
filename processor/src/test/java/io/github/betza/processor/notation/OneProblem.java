package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import java.util.List;

/** Checks that a mistake is one problem, which points at the right letters. */
public final class OneProblem {
  private OneProblem() {}

  /** Asserts that a notation has a single problem, and returns it. */
  public static Diagnostic in(String notation, Dialect dialect) {
    return only(Notations.read(notation, dialect).problems());
  }

  /** Asserts that a problem is the only one, and returns it. */
  public static Diagnostic only(List<Diagnostic> problems) {
    assertThat(problems).as(problems.toString()).hasSize(1);
    return problems.get(0);
  }

  /**
   * Asserts that a problem is the only one, and what it is about.
   *
   * @param start the index of the first letter that it points at
   * @param end the index after the last one
   * @return the problem
   */
  public static Diagnostic only(List<Diagnostic> problems, String code, int start, int end) {
    Diagnostic problem = only(problems);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(problem.span().start()).as("start").isEqualTo(start);
    assertThat(problem.span().end()).as("end").isEqualTo(end);
    return problem;
  }
}
