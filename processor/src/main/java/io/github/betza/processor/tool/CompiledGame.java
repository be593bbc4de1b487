package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * What became of the source of a game.
 *
 * @param problems what the compiler and the processor have to say against it, each with its place
 * @param game the game in the position in which it begins; empty exactly if there are errors
 */
public record CompiledGame(List<SourceProblem> problems, Optional<Game> game) {
  public CompiledGame {
    problems = List.copyOf(problems);
  }

  /** Returns the errors in words, each with its line. */
  public List<String> errors() {
    return problems.stream()
        .filter(SourceProblem::isError)
        .map(problem -> "line " + problem.line() + ": " + problem.diagnosis().text())
        .toList();
  }
}
