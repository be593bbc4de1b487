package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.Choices;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.path.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Repetitions mean the chain that is written out (seed 004: "AmN ... to mean AmAmAm...mA"). */
class RepetitionTest {
  private static final List<String> ATOMS = List.of("W", "F", "D", "N", "R", "B", "K", "(1,3)");

  /** Those by which a path must go on, so that a number is no limit. */
  private static final List<String> COUNTING = List.of("-", "+", "?", "!", "x", "d", "y");

  private static final List<String> DIRECTIONS = List.of("", "", "f", "l", "r", "s", "b", "rf");

  @ParameterizedTest
  @CsvSource({
    "(DtH)-2-W,      DtH-DtH-W",
    "(DtW)x2xW,      DtWxDtWxW",
    "N-(W-F)-l2t2-D, N-W-F-lW-F-DN-W-F-lW-F-W-F-lW-F-D",
    "W-3-F,          W-W-W-F",
    "(W3)x2-F,       W3xW3-F",
    "F(DtW)-2,       FDtW-DtW"
  })
  void aCountIsThatOfTheChainWrittenOut(String repetition, String chain) {
    SameMoves.check(repetition, Dialect.EXTENDED, chain, Dialect.EXTENDED);
  }

  /** The squares where such a move may end are those of the chain, whatever leads on from it. */
  @Tag("deep")
  @Property(tries = 2_000, seed = "3")
  @StatisticsReport(StatisticsReportMode.OFF)
  void whateverIsRepeatedIsTheChainWrittenOut(@ForAll("repeated") Repeated repeated) {
    Optional<Piece> piece = Notations.read(repeated.repetition(), Dialect.EXTENDED).piece();
    assertThat(piece).isEqualTo(Notations.read(repeated.writtenOut(), Dialect.EXTENDED).piece());
    Statistics.collect(piece.isPresent());
    Statistics.coverage(coverage -> coverage.check(true).percentage(sound -> sound > 50));
  }

  /** A group that is repeated, and the chain that it means. */
  private record Repeated(String repetition, String writtenOut) {
    private static Repeated of(Random random) {
      String group = chain(random, 2 + random.nextInt(2));
      String joint = one(COUNTING, random) + one(DIRECTIONS, random);
      int number = 2 + random.nextInt(2);
      String before = random.nextBoolean() ? "" : chain(random, 1) + operator(random);
      String behind = random.nextInt(4) == 0 ? "" : operator(random) + chain(random, 1);
      String repetition = before + "(" + group + ")" + joint + number + behind;
      String written = before + String.join(joint, Collections.nCopies(number, group)) + behind;
      return new Repeated(repetition, written);
    }
  }

  @Provide
  static Arbitrary<Repeated> repeated() {
    return Choices.any().map(Repeated::of);
  }

  @Test
  void aLimitIsOneLegThatMayEndAfterAnyOfItsSteps() {
    SameMoves.check("(DtH)2-W", Dialect.EXTENDED, "D-WD-H-WD-H-D-WD-H-D-H-W", Dialect.EXTENDED);
  }

  /**
   * Two to the power of 31 steps, which no number of 32 bits can hold, are as many as one likes.
   */
  @ParameterizedTest
  @CsvSource({
    "Wt64t64t64t64t64t2, W0",
    "((((W64)64)64)64)64t2-F, W0-F",
    "W5t7, W35",
  })
  void exponentsBehindEachOtherMultiply(String repeated, String range) {
    SameMoves.check(repeated, Dialect.EXTENDED, range, Dialect.EXTENDED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(DtW)-0-F", "(DtW)-0t2", "((DtW)-0)-F"})
  void whatIsBehindACountWithoutLimitIsNeverReached(String notation) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .extracting(Diagnostic::message)
        .containsExactly(
            "\"-0\" repeats the step without limit, so the move would never reach the next one");
  }

  private static String chain(Random random, int atoms) {
    StringBuilder chain = new StringBuilder(one(ATOMS, random));
    for (int i = 1; i < atoms; i++) {
      chain.append(operator(random)).append(one(ATOMS, random));
    }
    return chain.toString();
  }

  private static String operator(Random random) {
    String operator = random.nextInt(3) == 0 ? one(COUNTING, random) : "t";
    return operator + one(DIRECTIONS, random);
  }

  private static String one(List<String> of, Random random) {
    return of.get(random.nextInt(of.size()));
  }
}
