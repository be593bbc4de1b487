package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mover that went over a joined edge meets itself where it began, see {@link XBetza}. */
class RoundTheBoardTest {

  @ParameterizedTest
  @CsvSource({
    "oR,      5, a1, b1 c1 d1 e1",
    "oHH,     5, a1, b1 c1 d1 e1",
    "noHH,    5, a1, c1 d1",
    "noHH,    8, g1, a1 b1 d1 e1",
    "noafnH,  8, g1, a1 e1",
    "noabnoH, 8, g1, g1"
  })
  void nobodyPassesOverItself(String notation, int files, String from, String reached) {
    Board board = new Board(files, 1);
    int square = board.geometry().square(from);
    board.put(square, Cell.of(1, Side.WHITE));
    Interpreter interpreter =
        new Interpreter(Notations.read(notation, Dialect.XBETZA).piece().orElseThrow());
    List<String> squares =
        interpreter.moves(board, square).stream()
            .map(InterpretedMove::to)
            .map(board.geometry()::name)
            .sorted()
            .toList();
    assertThat(squares).containsExactly(reached.split(" "));
  }
}
