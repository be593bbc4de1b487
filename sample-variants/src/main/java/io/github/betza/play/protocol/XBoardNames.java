package io.github.betza.play.protocol;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The names of games in XBoard. A game has XBoard's name if both games are the same, so that it can
 * be played against other programs. Any other game must have a name that XBoard does not read as
 * one of its own games, because it ignores {@code setup} for them.
 */
final class XBoardNames {
  /** XBoard's name of chess. */
  static final String NORMAL = "normal";

  private static final String CHESS = "chess";

  /** The name of chess from any order of the first rank, and XBoard's name of it. */
  private static final String CHESS_960 = "chess960";

  private static final String ANY_ORDER = "fischerandom";
  private static final String PREFIX = "betza";
  private static final String NAMELESS = "betzagame";

  /** Games of the samples that are the same in XBoard. */
  private static final Set<String> SAME =
      Set.of("capablanca", "crazyhouse", "grand", "makruk", "shatranj", "shogi", "xiangqi");

  /** Texts that XBoard reads as one of its own games anywhere in a name. */
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

  /** Texts that XBoard reads as one of its own games if they are the whole name. */
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

  /** Returns XBoard's name of a game. */
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

  /** Returns whether a game is built into XBoard, so that it needs no lesson. */
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
