package io.github.betza.benchmarks.match;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result.Ending;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
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

  /** Finds positions to begin a match from: some random moves after which neither side leads. */
  static final class Openings {
    private static final int PLIES = 6;
    private static final int NODES = 20_000;

    /** The material, in hundredths of a pawn, beyond which a side leads. */
    private static final int LEAD = 50;

    private Openings() {}

    /**
     * Returns openings, the same each time.
     *
     * @param begin begins the game
     * @param count the number of openings
     * @return the texts of the moves of each
     */
    static List<List<String>> of(Supplier<Game> begin, int count) {
      Searcher searcher = new Searcher(begin.get().rules(), 1);
      List<List<String>> openings = new ArrayList<>();
      for (int seed = 0; openings.size() < count; seed++) {
        Game game = begin.get();
        List<String> moves = playAtRandom(game, new Random(seed));
        searcher.forget();
        if (!openings.contains(moves) && isEven(game, searcher)) {
          openings.add(moves);
        }
      }
      return openings;
    }

    private static List<String> playAtRandom(Game game, Random random) {
      List<String> moves = new ArrayList<>();
      MoveList legal = legal(game);
      while (moves.size() < PLIES && legal.size() > 0) {
        int index = random.nextInt(legal.size());
        moves.add(game.text(legal, index));
        game.make(legal, index);
        legal = legal(game);
      }
      return moves;
    }

    private static boolean isEven(Game game, Searcher searcher) {
      MoveList legal = legal(game);
      if (game.result(legal.size() > 0).ending() != Ending.NONE) {
        return false;
      }
      SearchLimits limits = SearchLimits.NONE.withNodes(NODES);
      return Math.abs(searcher.search(game, legal, limits, progress -> {}).score()) <= LEAD;
    }

    private static MoveList legal(Game game) {
      MoveList legal = new MoveList();
      game.legalMoves(legal);
      return legal;
    }
  }
}
