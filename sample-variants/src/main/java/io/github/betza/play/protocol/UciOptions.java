package io.github.betza.play.protocol;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.model.RuleFeature;
import io.github.betza.play.search.ExpectedLine;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.SearchLimits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongConsumer;

/** The options of UCI that are offered, and their values. */
final class UciOptions {
  /** The most lines that can be requested. */
  private static final int MOST_LINES = 256;

  /** The greatest loss of time on the way that can be set, in milliseconds, as in other engines. */
  private static final int MOST_OVERHEAD = 5_000;

  /** The names of the options in UCI. */
  private static final List<String> NAMES =
      List.of(
          "Hash",
          "Clear Hash",
          "MultiPV",
          "Ponder",
          "Move Overhead",
          "UCI_LimitStrength",
          "UCI_Elo",
          "UCI_Chess960",
          "UCI_Variant");

  private static final String CHESS = "chess";

  /** The name of chess from any order of the first rank. */
  private static final String CHESS_960 = "chess960";

  private final Engine engine;
  private final UciForm form;
  private int lineCount = 1;
  private int overhead = TimeShare.OVERHEAD;
  private boolean ponders;
  private boolean isWeak;
  private boolean castlesByRook;
  private int elo = Strength.DEFAULT_ELO;

  UciOptions(Engine engine, UciForm form) {
    this.engine = engine;
    this.form = form;
  }

  /** Returns the lines that introduce them. */
  List<String> introduction() {
    StringBuilder variants = new StringBuilder("combo default " + engine.variant());
    form.games(engine.repertoire()).forEach(name -> variants.append(" var ").append(name));
    List<String> lines = new ArrayList<>();
    Collections.addAll(
        lines,
        option("Hash", spin(Engine.defaultMegabytes(), 1, Engine.mostMegabytes())),
        option("Clear Hash", "button"),
        option("MultiPV", spin(1, 1, MOST_LINES)),
        option("Ponder", "check default false"),
        option("Move Overhead", spin(TimeShare.OVERHEAD, 0, MOST_OVERHEAD)),
        option("UCI_LimitStrength", "check default false"),
        option("UCI_Elo", spin(Strength.DEFAULT_ELO, Strength.LEAST_ELO, Strength.MOST_ELO)),
        option("UCI_Variant", variants.toString()));
    if (form == UciForm.UCI) {
      lines.add(option("UCI_Chess960", "check default false"));
    }
    return lines;
  }

  private String option(String name, String type) {
    return "option name " + form.option(name) + " type " + type;
  }

  private static String spin(int preset, int least, int most) {
    return "spin default " + preset + " min " + least + " max " + most;
  }

  /**
   * Sets an option.
   *
   * @return why it is invalid; empty if it is valid
   */
  Optional<String> set(String name, String value) {
    // This protocol ignores the case of names and values.
    String known =
        NAMES.stream()
            .filter(each -> form.option(each).equalsIgnoreCase(name))
            .findFirst()
            .orElse("");
    return switch (known.toLowerCase(Locale.ROOT)) {
      case "hash" -> number("Hash", value, engine::setMegabytes);
      case "clear hash" -> {
        engine.forget();
        yield Optional.empty();
      }
      case "multipv" ->
          number("MultiPV", value, count -> lineCount = between(1, count, MOST_LINES));
      case "ponder" -> flag("Ponder", value, given -> ponders = given);
      case "move overhead" ->
          number("Move Overhead", value, given -> overhead = between(0, given, MOST_OVERHEAD));
      case "uci_limitstrength" -> flag("UCI_LimitStrength", value, given -> isWeak = given);
      case "uci_elo" ->
          number(
              "UCI_Elo",
              value,
              given -> elo = between(Strength.LEAST_ELO, given, Strength.MOST_ELO));
      case "uci_chess960" -> chess960(value);
      case "uci_variant" -> variant(value);
      default -> Optional.of("there is no option " + Output.brief(name));
    };
  }

  private static int between(int least, long given, int most) {
    return (int) Math.max(least, Math.min(given, most));
  }

  private static Optional<String> number(String name, String value, LongConsumer consumer) {
    if (Words.number(value).isEmpty()) {
      return Optional.of(name + " is a number, not " + Output.brief(value));
    }
    consumer.accept(Words.number(value).getAsLong());
    return Optional.empty();
  }

  /** Receives a value that is true or false. */
  @FunctionalInterface
  private interface FlagConsumer {
    void accept(boolean given);
  }

  private static Optional<String> flag(String name, String value, FlagConsumer consumer) {
    String given = value.toLowerCase(Locale.ROOT);
    if (!given.equals("true") && !given.equals("false")) {
      return Optional.of(name + " is true or false, not " + Output.brief(value));
    }
    consumer.accept(given.equals("true"));
    return Optional.empty();
  }

  /**
   * Sets the option; if it is on, the game that other programs call chess begins in any of its 960
   * positions.
   */
  private Optional<String> chess960(String value) {
    Optional<String> mistake = flag("UCI_Chess960", value, given -> castlesByRook = given);
    boolean changes = mistake.isEmpty() && castlesByRook && engine.variant().equals(CHESS);
    return changes ? variant(CHESS) : mistake;
  }

  private Optional<String> variant(String value) {
    Optional<String> name =
        engine.repertoire().names().stream().filter(meant(value)::equalsIgnoreCase).findFirst();
    if (name.isEmpty()) {
      return Optional.of("there is no variant " + Output.brief(value));
    }
    Optional<String> limit = form.limit(engine.repertoire(), name.get());
    if (limit.isEmpty()) {
      engine.begin(name.get());
    }
    return limit;
  }

  private String meant(String value) {
    boolean isAny = castlesByRook && value.equalsIgnoreCase(CHESS);
    return isAny && engine.repertoire().names().contains(CHESS_960) ? CHESS_960 : value;
  }

  /** Returns the writer of moves; if set, castling by file is a move of the king to its rook. */
  Variation.Namer namer() {
    return castlesByRook ? UciOptions::byRook : form::text;
  }

  private static String byRook(Game game, MoveList moves, int index) {
    int partner = Effect.partner(moves, index);
    Geometry geometry = game.rules().geometry();
    return partner != Geometry.OFF && game.rules().features().contains(RuleFeature.CASTLING_BY_FILE)
        ? geometry.name(Move.from(moves.get(index))) + geometry.name(partner)
        : game.text(moves, index);
  }

  /** Returns the number of lines that the other program has requested. */
  int lines() {
    return lineCount;
  }

  /** Returns the time that every move loses on its way, in milliseconds. */
  int overhead() {
    return overhead;
  }

  /** Returns whether pondering is on. */
  boolean ponders() {
    return ponders;
  }

  /** Returns the strength of play. */
  Strength strength() {
    return isWeak ? Strength.of(elo) : Strength.FULL;
  }

  /**
   * The strength of the engine. A weaker engine searches fewer positions, half as many for every
   * 200 points less, and plays any of its best moves that is not much worse than the first. The
   * points belong to no rating list. The same position with the same search always gives the same
   * move.
   *
   * @param nodes the number of positions to search
   * @param lines the number of best moves to choose from
   * @param margin by how much a move may be worse than the best, in hundredths of a pawn
   */
  record Strength(long nodes, int lines, int margin) {
    static final int LEAST_ELO = 500;
    static final int MOST_ELO = 2500;
    static final int DEFAULT_ELO = 1500;

    /** No limit. */
    static final Strength FULL = new Strength(Long.MAX_VALUE, 1, 0);

    private static final int LEAST_NODES = 100;
    private static final double POINTS_PER_DOUBLING = 200;
    private static final int LINES = 4;
    private static final int POINTS_PER_MARGIN = 10;

    /** Returns the strength for a number of points. */
    static Strength of(int elo) {
      long nodes = Math.round(LEAST_NODES * Math.pow(2, (elo - LEAST_ELO) / POINTS_PER_DOUBLING));
      return new Strength(nodes, LINES, (MOST_ELO - elo) / POINTS_PER_MARGIN);
    }

    /** Returns limits, reduced to this strength. */
    SearchLimits within(SearchLimits limits) {
      return limits
          .withNodes(Math.min(limits.nodes(), nodes))
          .withLines(Math.max(limits.lines(), lines));
    }

    /**
     * Returns the line to play.
     *
     * @param hash the hash of the position
     */
    MoveList choose(Found found, long hash) {
      List<ExpectedLine> good =
          found.lines().stream()
              .limit(lines)
              .filter(line -> line.score() >= found.score() - margin)
              .toList();
      return good.get(new Random(hash).nextInt(good.size())).moves();
    }
  }
}
