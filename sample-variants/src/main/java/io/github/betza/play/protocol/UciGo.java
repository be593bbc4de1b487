package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.play.search.SearchLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The command {@code go} of UCI and USI.
 *
 * @param roots the moves to choose from
 * @param limits the limits of the search
 * @param infinite whether to wait for {@code stop} in any case
 * @param ponders whether to search without a time limit until {@code ponderhit}
 * @param isLimited whether the search after that has a limit
 * @param mistakes the invalid parts of the command, which are ignored
 */
record UciGo(
    MoveList roots,
    SearchLimits limits,
    boolean infinite,
    boolean ponders,
    boolean isLimited,
    List<String> mistakes) {
  private static final Set<String> NUMBERS =
      Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime");

  private static final String BYOYOMI = "byoyomi";

  private static final long DEFAULT_MILLISECONDS = 1_000;

  /**
   * Reads the command.
   *
   * @param overhead the time that every move loses on its way, in milliseconds
   */
  static UciGo of(Words words, Game game, MoveList legal, int overhead, UciForm form) {
    Map<String, Long> numbers = new HashMap<>();
    List<String> mistakes = new ArrayList<>();
    MoveList roots = new MoveList();
    boolean infinite = words.list().size() == 1;
    boolean ponders = false;
    boolean inMoves = false;
    Set<String> known = new HashSet<>(NUMBERS);
    if (form == UciForm.USI) {
      known.add(BYOYOMI);
    }
    for (int i = 1; i < words.list().size(); i++) {
      String word = words.get(i);
      if (known.contains(word)) {
        inMoves = false;
        OptionalLong number = Words.number(words.get(++i));
        if (number.isPresent()) {
          numbers.put(word, number.getAsLong());
        } else {
          mistakes.add(word + " is followed by a number, not " + Output.brief(words.get(i)));
        }
      } else if (word.equals("infinite") || word.equals("ponder")) {
        inMoves = false;
        infinite |= word.equals("infinite");
        ponders |= word.equals("ponder");
      } else if (word.equals("searchmoves")) {
        inMoves = true;
      } else if (inMoves && form.find(game, legal, word) >= 0) {
        roots.append(legal, form.find(game, legal, word));
      } else {
        mistakes.add((inMoves ? "illegal move " : "unknown word ") + Output.brief(word));
      }
    }
    String colour = form.colour(game.side());
    SearchLimits limits = limits(numbers, colour, overhead);
    boolean asksForLimit = words.list().stream().anyMatch(known::contains);
    if (!infinite && asksForLimit && !isLimited(numbers, colour)) {
      mistakes.add("there is no limit for the side to move, so it thinks for a second");
      limits = TimeShare.exactly(DEFAULT_MILLISECONDS, overhead);
    }
    MoveList chosen = roots.size() == 0 ? legal : roots;
    boolean limited = infinite || asksForLimit;
    return new UciGo(chosen, limits, infinite, ponders, limited, List.copyOf(mistakes));
  }

  private static boolean isLimited(Map<String, Long> numbers, String colour) {
    return Stream.of("movetime", colour + "time", BYOYOMI, "nodes", "mate", "depth")
        .anyMatch(numbers::containsKey);
  }

  private static SearchLimits limits(Map<String, Long> numbers, String colour, int overhead) {
    SearchLimits limits = SearchLimits.NONE;
    if (numbers.containsKey("movetime")) {
      limits = TimeShare.exactly(numbers.get("movetime"), overhead);
    } else if (numbers.containsKey(BYOYOMI)) {
      limits =
          TimeShare.ofByoyomi(
              numbers.getOrDefault(colour + "time", 0L), numbers.get(BYOYOMI), overhead);
    } else if (numbers.containsKey(colour + "time")) {
      long increment = numbers.getOrDefault(colour + "inc", 0L);
      long movesToGo = numbers.getOrDefault("movestogo", 0L);
      limits = TimeShare.ofClock(numbers.get(colour + "time"), increment, movesToGo, overhead);
    }
    if (numbers.containsKey("nodes")) {
      limits = limits.withNodes(numbers.get("nodes"));
    }
    if (numbers.containsKey("mate")) {
      limits = limits.withDepth(depth(2 * numbers.get("mate")));
    }
    if (numbers.containsKey("depth")) {
      limits = limits.withDepth(depth(numbers.get("depth")));
    }
    return limits;
  }

  private static int depth(long plies) {
    return (int) Math.max(1, Math.min(plies, SearchLimits.MAX_DEPTH));
  }
}
