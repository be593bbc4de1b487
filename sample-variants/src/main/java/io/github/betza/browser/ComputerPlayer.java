package io.github.betza.browser;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.play.search.ExpectedLine;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.Progress;
import io.github.betza.play.search.Score;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks for the best moves of a game, a short time each. What was found out is kept, so one look
 * after another at the same position sees deeper.
 */
final class ComputerPlayer {
  private static final int MEGABYTES = 16;
  private static final int CENTIPAWNS = 100;

  private final Searcher searcher;

  ComputerPlayer(GameRules rules) {
    this.searcher = new Searcher(rules, MEGABYTES);
  }

  /**
   * Looks at a position.
   *
   * @param depth how many plies deep at most
   * @param lines for how many of the best moves
   * @param millis how long at most, in milliseconds
   * @return the depth that was reached, the best moves with their values, in centipawns and in
   *     words, and the moves expected after each; whether a longer look would see no more; the
   *     number of positions
   */
  Map<String, Object> look(Game game, int depth, int lines, int millis) {
    MoveList roots = new MoveList();
    game.legalMoves(roots);
    SearchLimits limits =
        SearchLimits.NONE.withDepth(depth).withLines(lines).withMillis(millis, millis);
    List<Progress> all = new ArrayList<>();
    Found found = searcher.search(game, roots, limits, all::add);
    // An iteration that was cut off ends when the time is over, and is reported then.
    int reached =
        all.stream()
            .filter(each -> each.millis() < millis)
            .mapToInt(Progress::depth)
            .max()
            .orElse(0);
    List<ExpectedLine> best =
        all.stream().filter(each -> each.depth() == reached).map(Progress::line).toList();
    boolean isOver = all.isEmpty() || all.get(all.size() - 1).millis() < millis;
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("depth", reached);
    data.put(
        "moves", (reached == 0 ? found.lines() : best).stream().map(e -> move(game, e)).toList());
    data.put("settled", isOver);
    data.put("nodes", (int) Math.min(found.nodes(), Integer.MAX_VALUE));
    return data;
  }

  private static Map<String, Object> move(Game game, ExpectedLine line) {
    MoveList moves = line.moves();
    List<String> names = new ArrayList<>();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("uci", game.text(moves, 0));
    for (int i = 0; i < moves.size(); i++) {
      names.add(MoveNames.of(game, moves, i));
      game.make(moves, i);
    }
    for (int i = 0; i < moves.size(); i++) {
      game.unmake();
    }
    data.put("names", names);
    data.put("score", line.score());
    data.put("value", words(line.score()));
    return data;
  }

  /** Returns a value for the side to move in words, such as {@code +0.35} or {@code wins in 2}. */
  private static String words(int score) {
    if (Score.isDecided(score)) {
      int moves = Score.movesToEnd(score);
      return moves > 0 ? "wins in " + moves : "loses in " + -moves;
    }
    int size = Math.abs(score);
    String cents = String.valueOf(CENTIPAWNS + size % CENTIPAWNS).substring(1);
    return (score < 0 ? "-" : "+") + size / CENTIPAWNS + "." + cents;
  }
}
