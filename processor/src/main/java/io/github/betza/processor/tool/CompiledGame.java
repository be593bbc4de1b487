package io.github.betza.processor.tool;

import io.github.betza.game.Game;
import java.util.List;
import java.util.Optional;

/**
 * The result of compiling the source of a game.
 *
 * @param problems the problems that the compiler and the processor found, each with its place
 * @param game the game in its first position; empty exactly if there are errors
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
