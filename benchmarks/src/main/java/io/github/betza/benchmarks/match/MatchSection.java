package io.github.betza.benchmarks.match;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import io.github.betza.game.Game;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The same search on the generated game and on the game that its rules make at run time.
 *
 * @param games the names of the games
 */
public record MatchSection(List<String> games) implements Section {
  private static final int OPENINGS = 10;
  private static final int MILLIS = 200;

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    boolean smallest = effort.equals(Effort.SMALLEST);
    int openings = smallest ? 1 : OPENINGS;
    int millis = smallest ? 1 : MILLIS;
    List<List<String>> rows = new ArrayList<>();
    for (String name : games) {
      rows.add(row(name, openings, millis, progress));
    }
    return List.of(
        new Table(
            "Games: a match",
            explanation(openings, millis),
            List.of("game", "points", "of", "won", "drawn", "lost", "nodes", "other's"),
            rows,
            List.of()));
  }

  private static String explanation(int openings, int millis) {
    return "The search of `betza play` on the generated game, against the same search on the game that"
        + " `GameRules.play` makes of the same rules\nand pieces. Two games from each of "
        + openings
        + " openings, one with each colour, "
        + millis
        + " ms of thread time a move. Nodes: millions of positions looked\n"
        + "at in a second, by the generated and by the other one.";
  }

  private static List<String> row(
      String name, int openings, int millis, Consumer<String> progress) {
    Supplier<Game> generated = () -> Games.find(name, null).orElseThrow();
    Supplier<Game> atRunTime = () -> playedByRules(generated.get());
    SearchLimits limits = SearchLimits.NONE.withMillis(millis, millis);
    Player first = new Player(generated, limits);
    Player second = new Player(atRunTime, limits);
    Match match = new Match(first, second);
    match.play(Openings.of(generated, openings), line -> progress.accept(name + ", " + line));
    return List.of(
        name,
        String.valueOf(match.halfPoints() / 2.0),
        String.valueOf(match.games()),
        String.valueOf(match.wins()),
        String.valueOf(match.draws()),
        String.valueOf(match.losses()),
        millions(first),
        millions(second));
  }

  private static Game playedByRules(Game game) {
    return game.rules().play(game.fen());
  }

  private static String millions(Player player) {
    return String.format(Locale.ROOT, "%.2f", player.speed() / 1e6);
  }
}
