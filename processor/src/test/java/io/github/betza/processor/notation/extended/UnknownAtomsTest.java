package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Capitals that are no atoms do not keep the rest from being read. */
class UnknownAtomsTest {

  @ParameterizedTest
  @CsvSource({"EWP, E P", "mPcS, P S", "fPW-M, P M", "(EF)+T, E T", "E3WtV, E V"})
  void allAreReported(String notation, String atoms) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .allMatch(problem -> problem.code() == ProblemCode.UNKNOWN_ATOM)
        .extracting(problem -> problem.span().of(notation))
        .containsExactly(atoms.split(" ", -1));
  }
}
