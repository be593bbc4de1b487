package io.github.betza.benchmarks.perft;

import io.github.betza.game.Game;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A task for counting.
 *
 * @param name its name
 * @param game the name of the game
 * @param depth the number of plies
 * @param fen the position, or {@link #FIRST}
 * @param inResults whether it is counted if no game is named
 */
public record PerftTask(String name, String game, int depth, String fen, boolean inResults) {
  /** The mark for the first position of the game. */
  public static final String FIRST = "-";

  private static final String RESOURCE = "tasks.tsv";

  /** Returns all tasks, the ones of the results first. */
  public static List<PerftTask> all() {
    try (InputStream stream = PerftTask.class.getResourceAsStream(RESOURCE)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(PerftTask::parse).toList();
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  private static PerftTask parse(String line) {
    String[] fields = line.split("\t", -1);
    boolean inResults = fields[4].equals("yes");
    return new PerftTask(fields[0], fields[1], Integer.parseInt(fields[2]), fields[3], inResults);
  }

  /** Returns the same with another depth. */
  public PerftTask atDepth(int plies) {
    return new PerftTask(name, game, plies, fen, inResults);
  }

  /** Returns the game in the position to count from. */
  Game begin() {
    return Games.find(game, fen.equals(FIRST) ? null : fen)
        .orElseThrow(() -> new IllegalArgumentException("there is no game " + game));
  }
}
