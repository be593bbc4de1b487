package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What no board allows is told with its place, and nothing else is. */
class DeadMoveCheckTest {

  @ParameterizedTest
  @CsvSource({
    "XBETZA,   cafuabmW,          5, 7",
    "XBETZA,   KcafuabmW,         6, 8",
    "XBETZA,   cafuabdW,          5, 7",
    "XBETZA,   mafmabmabmabcW,    11, 13",
    "XBETZA,   cafmabmabpW,       8, 10",
    "XBETZA,   K[W-bcW],          4, 7",
    "XBETZA,   [cW-fuW-bmW]F,     8, 11",
    "EXTENDED, FW-W-bW!bW,        1, 10",
    "EXTENDED, FW-36,             1, 5",
    "BEX,      mfW--bcW,          0, 8",
    "BEX,      F+mfW--bcW,        2, 10"
  })
  void whatCannotBeIsPointedAt(Dialect dialect, String notation, int start, int end) {
    assertThat(Notations.read(notation, dialect).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code()).isEqualTo(ProblemCode.NEVER_MOVES);
              assertThat(problem.span()).isEqualTo(new Span(start, end));
            });
  }

  /** One way to read some letters is enough, and what is hard to follow is not doubted. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA, cafuabuW",
    "XBETZA, cafuabpW",
    "XBETZA, cafuafabmabmW",
    "XBETZA, mafocafocabcW",
    "XBETZA, [W?bcW]",
    "BEX,    mW-(bcWbW)",
    "BEX,    (mWcN)-mW-bcW"
  })
  void whatCanBeIsNotDoubted(Dialect dialect, String notation) {
    assertThat(Notations.read(notation, dialect).problems()).isEmpty();
  }

  /** The interpreter finds no move, wherever the piece stands among whatever others. */
  @Tag("deep")
  @Property(tries = 3_000, seed = "1")
  @StatisticsReport(StatisticsReportMode.OFF)
  void whatIsSaidToBeImpossibleIs(@ForAll("choices") Choices choices) {
    String notation = notation(choices);
    Reading reading = Notations.read(notation, Dialect.XBETZA);
    boolean isDead =
        reading.problems().stream().anyMatch(each -> each.code() == ProblemCode.NEVER_MOVES);
    if (isDead) {
      reading.piece().ifPresent(piece -> assertThatNothingMoves(notation, piece, choices));
    }
    Statistics.collect(isDead);
    Statistics.coverage(coverage -> coverage.check(true).count(dead -> dead > 100));
  }

  @Provide
  static Arbitrary<Choices> choices() {
    return Choices.any();
  }

  private static String notation(Random random) {
    StringBuilder notation = new StringBuilder();
    int legs = 2 + random.nextInt(4);
    for (int leg = 0; leg < legs; leg++) {
      notation.append(leg > 0 ? "a" : "");
      notation.append(leg > 0 ? one(random, List.of("", "b", "b", "f", "s")) : "f");
      notation.append(one(random, List.of("", "m", "c", "c", "d", "p", "cu", "u", "x", "dm", "e")));
    }
    return notation.append(one(random, List.of("W", "F", "K", "D", "N", "W2"))).toString();
  }

  private static void assertThatNothingMoves(String notation, Piece piece, Random random) {
    Interpreter interpreter = new Interpreter(piece);
    for (int i = 0; i < 60; i++) {
      Board board = new Board(3 + random.nextInt(4), 3 + random.nextInt(6));
      int filled = 20 + random.nextInt(70);
      for (int file = 0; file < board.geometry().files(); file++) {
        for (int rank = 0; rank < board.geometry().ranks(); rank++) {
          if (random.nextInt(100) < filled) {
            int royal = random.nextInt(4) == 0 ? Cell.ROYAL : 0;
            int side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            board.put(board.geometry().square(file, rank), Cell.of(2, side) | royal);
          }
        }
      }
      int from =
          board
              .geometry()
              .square(
                  random.nextInt(board.geometry().files()),
                  random.nextInt(board.geometry().ranks()));
      board.put(from, Cell.of(1, Side.WHITE));
      assertThat(interpreter.moves(board, from)).as(notation).isEmpty();
    }
  }

  private static String one(Random random, List<String> all) {
    return all.get(random.nextInt(all.size()));
  }
}
