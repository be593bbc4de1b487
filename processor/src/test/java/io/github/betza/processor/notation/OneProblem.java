package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Checks that a mistake is one problem, which points at the right letters. */
public final class OneProblem {
  private OneProblem() {}

  /**
   * Asserts that a problem is the only one.
   *
   * @param start the index of the first letter that it points at
   * @param end the index after the last one
   * @return the problem
   */
  public static Problem only(List<Problem> problems, String code, int start, int end) {
    assertThat(problems).as(problems.toString()).hasSize(1);
    Problem problem = problems.get(0);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(problem.span().start()).as("start").isEqualTo(start);
    assertThat(problem.span().end()).as("end").isEqualTo(end);
    return problem;
  }
}
