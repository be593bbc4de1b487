package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ski of {@code j} skips the first square "whatever stands there", see {@link XBetza}. */
class SkiTest {
  private static final int SKIER = Cell.of(1, Side.WHITE);

  @ParameterizedTest
  @CsvSource({"EMPTY,  c1 d1 e1", "FRIEND, c1 d1 e1", "ENEMY,  c1 d1 e1", "HOLE,   c1 d1 e1"})
  void whateverStandsOnTheFirstSquareIsSkipped(Square first, String reached) {
    Board board = new Board(5, 1);
    int from = board.geometry().square("a1");
    board.put(from, SKIER);
    board.put(board.geometry().square("b1"), first.cell);
    Interpreter interpreter =
        new Interpreter(Notations.read("jrR", Dialect.XBETZA).piece().orElseThrow());
    List<String> squares =
        interpreter.moves(board, from).stream()
            .sorted(Comparator.comparing(InterpretedMove::to))
            .map(move -> board.geometry().name(move.to()))
            .toList();
    assertThat(squares).containsExactly(reached.split(" "));
  }

  private enum Square {
    EMPTY(Cell.EMPTY),
    FRIEND(SKIER),
    ENEMY(Cell.of(1, Side.BLACK)),
    HOLE(Cell.EDGE);

    private final int cell;

    Square(int cell) {
      this.cell = cell;
    }
  }
}
