package io.github.betza.benchmarks.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Perft;
import org.junit.jupiter.api.Test;

class WalkTest {
  @Test
  void countsAsPerft() {
    for (PerftTask task : PerftTask.all()) {
      PerftTask shallow = task.atDepth(2);
      long expected = Perft.count(task.begin(), 2);
      for (Counting counting : Counting.values()) {
        assertThat(counting.count(shallow)).as(task.name() + " " + counting).isEqualTo(expected);
      }
    }
  }

  @Test
  void asksInEachPosition() {
    PerftTask chess = new PerftTask("chess", "chess", 2, PerftTask.FIRST, true);
    assertThat(times(chess, Question.NOTHING)).isEqualTo(400);
    assertThat(times(chess, Question.MOVES)).isEqualTo(400);
    assertThat(times(chess, Question.CAPTURES)).isEqualTo(400);
    assertThat(times(chess, Question.IN_CHECK)).isEqualTo(400);
    assertThat(times(chess, Question.ATTACKED)).isEqualTo(400 * 32);
    assertThat(times(chess, Question.GIVES_CHECK)).isEqualTo(8_902);
  }

  /** The published numbers of captures and checks of the third ply. */
  @Test
  void answersAsPublished() {
    PerftTask chess = new PerftTask("chess", "chess", 2, PerftTask.FIRST, true);
    assertThat(answers(chess, Question.MOVES)).isEqualTo(8_902);
    assertThat(answers(chess, Question.CAPTURES)).isEqualTo(34);
    assertThat(answers(chess, Question.IN_CHECK)).isZero();
    assertThat(answers(chess, Question.GIVES_CHECK)).isEqualTo(12);
    assertThat(answers(chess, Question.ATTACKED)).isPositive();
  }

  private static long times(PerftTask task, Question question) {
    return new Walk(task.begin(), task.depth()).answered(question, task.depth());
  }

  private static long answers(PerftTask task, Question question) {
    Walk walk = new Walk(task.begin(), task.depth());
    walk.answered(question, task.depth());
    return walk.answers();
  }
}
