package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Contest.Contestant;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Outcome;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The questions of an engine to a game in addition to its moves: captures, attacked squares and
 * checks.
 *
 * @param tasks the games
 */
public record QuestionSection(List<PerftTask> tasks) implements Section {
  /** Each position has many questions, so a smaller tree than that of the task is enough. */
  private static final int PLIES_LESS = 2;

  private static final String EXPLANATION =
      """
      Nanoseconds for a question, medians, asked in each position after so many moves; the way to the positions does not count.
      Captures: the legal captures of a position, listed. Attacked: whether the piece on a square is attacked. In check: whether the
      side to move is. Gives check: whether a listed move does.""";

  private static final List<Question> QUESTIONS = List.of(Question.values());

  private static final List<Question> SHOWN =
      List.of(Question.CAPTURES, Question.ATTACKED, Question.IN_CHECK, Question.GIVES_CHECK);

  /** Takes smaller trees. */
  public QuestionSection {
    tasks =
        tasks.stream().map(task -> task.atDepth(Math.max(1, task.depth() - PLIES_LESS))).toList();
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    List<List<String>> rows = new ArrayList<>();
    for (PerftTask task : tasks) {
      progress.accept(task.name() + ", questions after " + task.depth() + " moves");
      rows.add(row(task, effort));
    }
    List<String> header =
        List.of("game", "captures", "attacked", "in check", "gives check", "depth");
    return List.of(new Table("Games: questions", EXPLANATION, header, rows, List.of()));
  }

  private static List<String> row(PerftTask task, Effort effort) {
    List<Contestant> contestants =
        QUESTIONS.stream()
            .<Contestant>map(question -> GameBenchmark.contestant(question, task))
            .toList();
    Outcome outcome = Contest.run(contestants, effort.ofGames());
    List<String> row = new ArrayList<>();
    row.add(task.name());
    Walk walk = new Walk(task.begin(), task.depth());
    for (Question question : SHOWN) {
      long times = Math.max(1, walk.answered(question, task.depth()));
      int index = QUESTIONS.indexOf(question);
      int before = QUESTIONS.indexOf(question.before());
      row.add(outcome.timeBeyond(index, before, times).text(1));
    }
    row.add(String.valueOf(task.depth()));
    return row;
  }
}
