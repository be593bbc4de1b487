package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;

/** Direction letters before a group with a sequence. */
class BexSelectionTest {
  private static final int POSITIONS = 200;

  private static final Map<String, String> PAIRS =
      Map.of(
          // However far both slides go, it leads more forward than to the side.
          "f(mR-B)", "mfR-B",
          "f(mW-F)", "mfW-F",
          "f(mW-F)2", "(mfW-F)2",
          "i(f(mW-F))", "imfW-F",
          "fe(mW-F)-W", "fN-W",
          "f(K--K--[xo])", "fK--K--[xo]");

  /** The squares of a piece, of its own side and of its enemies. */
  private record Setup(List<String> squares, int own, int enemies) {
    private Position position() {
      return new Position(
          squares.get(0),
          String.join(" ", squares.subList(1, 1 + own)),
          String.join(" ", squares.subList(10, 10 + enemies)));
    }
  }

  @Provide
  static Arbitrary<Setup> setups() {
    Arbitrary<String> squares =
        Arbitraries.integers()
            .between(0, 63)
            .map(square -> "" + (char) ('a' + square % 8) + (char) ('1' + square / 8));
    return Combinators.combine(
            squares.list().uniqueElements().ofSize(21),
            Arbitraries.integers().between(0, 8),
            Arbitraries.integers().between(0, 11))
        .as(Setup::new);
  }

  @Tag("deep")
  @Property(tries = POSITIONS, seed = "1")
  @StatisticsReport(StatisticsReportMode.OFF)
  void sameMoves(@ForAll("setups") Setup setup) {
    Position position = setup.position();
    PAIRS.forEach(
        (one, other) -> {
          assertThat(Notations.read(one, Dialect.BEX).problems()).isEmpty();
          String moves = position.moves(one);
          assertThat(moves).isEqualTo(position.moves(other));
          Statistics.label(one)
              .collect(moves.isEmpty())
              .coverage(coverage -> coverage.check(false).count(some -> some > POSITIONS / 8));
        });
  }
}
