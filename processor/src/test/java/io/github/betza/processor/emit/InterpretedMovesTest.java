package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The moves that games of pages have are those that the interpreter finds path by path. */
final class InterpretedMovesTest {
  private static final int POSITIONS = 4;

  private final Comparison comparison;

  InterpretedMovesTest() throws TooLargeException {
    this.comparison = new Comparison();
  }

  @Test
  void onePieceOfEachKind() {
    List<String> notations =
        List.of(
            "fmWfceFifmnD",
            "KisO2",
            "KisjO2",
            "O",
            "nN",
            "NN",
            "mRcpR",
            "gQ",
            "FyafsF",
            "udcafK",
            "KNADcaKcabKmabK",
            "cuapaudcK",
            "mpasmpafN",
            "jinRpaW",
            "fsmW*",
            "(2,9)",
            "oR",
            "KmU");
    List<Piece> pieces = notations.stream().map(Generated::piece).toList();
    for (int i = 0; i < pieces.size(); i++) {
      compare(notations.get(i), pieces.get(i), 2 * POSITIONS, i);
    }
    assertThat(pieces).filteredOn(InterpretedMovesTest::isFast).hasSize(notations.size() - 2);
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void everyNotationOfTheConformanceData(Dialect dialect) throws IOException {
    List<String> notations = Notation.all(dialect);
    int fast = 0;
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Notations.read(notations.get(i), dialect).piece().orElseThrow();
      compare(notations.get(i), piece, POSITIONS, 1_000 + i);
      fast += isFast(piece) ? 1 : 0;
    }
    assertThat(fast).as("few pieces need the interpreter").isGreaterThan(notations.size() / 2);
  }

  @Provide
  static Arbitrary<Drawn> notations() {
    return Arbitraries.of(Dialect.values())
        .flatMap(dialect -> Drawn.notations(RandomDialects.sound(dialect), dialect));
  }

  @net.jqwik.api.Tag("deep")
  @Property(tries = 300, seed = "64")
  @StatisticsReport(StatisticsReportMode.OFF)
  void randomNotations(@ForAll("notations") Drawn drawn) {
    comparison.compare(drawn, comparison.interpreted(drawn.piece()), POSITIONS);
    Statistics.collect(isFast(drawn.piece()));
    Statistics.coverage(coverage -> coverage.check(true).percentage(fast -> fast > 50));
  }

  @Provide
  static Arbitrary<Drawn> paths() {
    return Drawn.pieces();
  }

  /** Random trees have what no notation has. */
  @net.jqwik.api.Tag("deep")
  @Property(tries = 120, seed = "65")
  void randomPaths(@ForAll("paths") Drawn drawn) {
    comparison.compare(drawn, comparison.interpreted(drawn.piece()), POSITIONS);
  }

  private void compare(String name, Piece piece, int rounds, int seed) {
    comparison.check(seed, rounds, name, piece, comparison.interpreted(piece));
  }

  private static boolean isFast(Piece piece) {
    return !(InterpretedMoves.of(piece, kind -> piece) instanceof InterpretedMoves);
  }
}
