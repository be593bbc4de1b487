package io.github.betza.processor.interpret;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds grammars, paths and interpreter against moves that were found without them. */
class InterpreterConformanceTest {
  private static final String EQUIVALENT = "xbetza=";

  private final Map<String, Optional<Piece>> pieces = new HashMap<>();

  private Optional<Piece> piece(String notation, Dialect dialect) {
    return pieces.computeIfAbsent(
        dialect + " " + notation, key -> Notations.read(notation, dialect).piece());
  }

  @ParameterizedTest
  @CsvSource({
    "xbetza.tsv, 1600",
    "extended.tsv, 500",
    "bex.tsv, 400",
    "settled.tsv, 10",
    "later-legs.tsv, 29"
  })
  void givesTheMovesOfEveryLine(String file, int least) throws IOException {
    List<String> wrong = new ArrayList<>();
    List<ConformanceLine> lines = ConformanceLine.of(file);
    for (ConformanceLine line : lines) {
      compare(line, line.notation(), line.dialect(), wrong);
    }
    assertThat(lines).hasSizeGreaterThan(least);
    assertThat(wrong).isEmpty();
  }

  /** The moves of these lines were found from the sources' sentences; here is a second witness. */
  @ParameterizedTest
  @ValueSource(strings = {"extended.tsv", "bex.tsv"})
  void agreesWithTheEquivalentInXbetza(String file) throws IOException {
    List<String> wrong = new ArrayList<>();
    List<ConformanceLine> lines =
        ConformanceLine.of(file).stream()
            .filter(line -> line.authority().startsWith(EQUIVALENT))
            .toList();
    for (ConformanceLine line : lines) {
      compare(line, line.authority().substring(EQUIVALENT.length()), Dialect.XBETZA, wrong);
    }
    assertThat(lines).hasSizeGreaterThan(200);
    assertThat(wrong).isEmpty();
  }

  private void compare(ConformanceLine line, String notation, Dialect dialect, List<String> wrong) {
    Optional<Piece> piece = piece(notation, dialect);
    if (piece.isEmpty()) {
      wrong.add(line.id() + " " + notation + ": refused");
      return;
    }
    Interpreter interpreter =
        new Interpreter(
            piece.get(),
            kind ->
                Optional.ofNullable(line.kinds().get(kind))
                    .flatMap(other -> piece(other, line.dialect()))
                    .orElseGet(() -> new Piece(List.of())));
    String moves = line.text(interpreter.moves(line.board(), line.from()));
    if (!moves.equals(line.expected())) {
      wrong.add(line.id() + " " + notation + ": " + moves + " not " + line.expected());
    }
    FlatMoves.of(piece.get())
        .filter(fast -> !answersAlike(fast, interpreter, line))
        .ifPresent(fast -> wrong.add(line.id() + " " + notation + ": not so by numbers"));
  }

  /** Returns whether all answers are those of the interpreter, also of a piece turned round. */
  private static boolean answersAlike(
      PieceMoves fast, Interpreter interpreter, ConformanceLine line) {
    MoveList list = new MoveList();
    for (int forward : List.of(1, -1)) {
      Set<InterpretedMove> slow = interpreter.moves(line.board(), line.from(), forward, false);
      list.clear();
      fast.generate(line.board(), line.from(), forward, PieceMoves.ALL, list);
      Set<InterpretedMove> found = new TreeSet<>();
      for (int i = 0; i < list.size(); i++) {
        found.add(InterpretedMove.of(list, i));
      }
      if (!found.equals(slow) || list.size() != slow.size()) {
        return false;
      }
    }
    return line.board()
        .geometry()
        .squares()
        .allMatch(
            square ->
                fast.canCapture(line.board(), line.from(), square)
                    == interpreter.attacks(line.board(), line.from(), square));
  }
}
