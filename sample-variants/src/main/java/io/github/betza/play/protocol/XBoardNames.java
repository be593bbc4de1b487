package io.github.betza.play.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The names that games have in XBoard. A game that XBoard knows goes by XBoard's name where both
 * mean the same game, so that other programs can be played against. Any other game must have a name
 * that XBoard does not take for one of its own, because it listens to no {@code setup} for these.
 */
final class XBoardNames {
  /** What XBoard calls chess. */
  static final String NORMAL = "normal";

  private static final String CHESS = "chess";

  /** Chess from any order of the first rank, and what XBoard calls it. */
  private static final String CHESS_960 = "chess960";

  private static final String ANY_ORDER = "fischerandom";
  private static final String PREFIX = "betza";
  private static final String NAMELESS = "betzagame";

  /** Games of the samples that are the same in XBoard. */
  private static final Set<String> SAME =
      Set.of("capablanca", "crazyhouse", "grand", "makruk", "shatranj", "shogi", "xiangqi");

  /** What XBoard takes for one of its own wherever it stands in a name. */
  private static final List<String> ANYWHERE =
      List.of(
          "normal",
          "wildcastle",
          "nocastle",
          "fischerandom",
          "bughouse",
          "crazyhouse",
          "losers",
          "suicide",
          "giveaway",
          "twokings",
          "kriegspiel",
          "atomic",
          "3check",
          "wild");

  /** What it takes for one of its own where it is the whole name. */
  private static final Set<String> WHOLE =
      Set.of(
          "shogi",
          "xiangqi",
          "courier",
          "gothic",
          "capablanca",
          "knightmate",
          "fairy",
          "cylinder",
          "falcon",
          "caparandom",
          "berolina",
          "janus",
          "super",
          "great",
          "twilight",
          "makruk",
          "schess",
          "seirawan",
          "grand",
          "spartan",
          "asean",
          "lion",
          "chuchess",
          "chu",
          "elven",
          "janggi",
          "duck",
          "shatranj",
          "unknown");

  private XBoardNames() {}

  /** Returns what XBoard calls a game. */
  static String of(String game) {
    if (game.equals(CHESS)) {
      return NORMAL;
    }
    if (game.equals(CHESS_960)) {
      return ANY_ORDER;
    }
    if (SAME.contains(game)) {
      return game;
    }
    StringBuilder letters = new StringBuilder();
    game.toLowerCase(Locale.ROOT)
        .chars()
        .filter(letter -> (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
        .forEach(letter -> letters.append((char) letter));
    String name = letters.toString();
    if (name.isEmpty() || ANYWHERE.stream().anyMatch(name::contains)) {
      return NAMELESS;
    }
    return WHOLE.contains(name) ? PREFIX + name : name;
  }

  /** Returns whether XBoard has a game itself, so that it need not be taught. */
  static boolean isKnown(String game) {
    return game.equals(CHESS) || game.equals(CHESS_960) || SAME.contains(game);
  }

  /** Returns the game that XBoard means by a name. */
  static Optional<String> find(List<String> games, String name) {
    return games.stream()
        .filter(game -> game.equals(name))
        .findFirst()
        .or(() -> games.stream().filter(game -> of(game).equals(name)).findFirst());
  }
}
