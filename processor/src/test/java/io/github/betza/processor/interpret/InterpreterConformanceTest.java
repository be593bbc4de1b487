package io.github.betza.processor.interpret;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Holds grammar, paths and interpreter against the moves that independent programs give. */
class InterpreterConformanceTest {
  private final Map<String, Piece> pieces = new HashMap<>();

  private Piece piece(String notation) {
    return pieces.computeIfAbsent(
        notation, key -> Notations.read(key, Language.XBETZA).piece().orElseThrow());
  }

  @Test
  void givesTheMovesOfEveryLine() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<ConformanceLine> lines = ConformanceLine.all();
    for (ConformanceLine line : lines) {
      Interpreter interpreter =
          new Interpreter(
              piece(line.notation()),
              kind -> line.last().map(this::piece).orElseGet(() -> new Piece(List.of())));
      String moves = line.text(interpreter.moves(line.board(), line.from()));
      if (!moves.equals(line.expected())) {
        wrong.add(line.id() + " " + line.notation() + ": " + moves + " not " + line.expected());
      }
    }
    assertThat(lines).hasSizeGreaterThan(1_600);
    assertThat(wrong).isEmpty();
  }
}
