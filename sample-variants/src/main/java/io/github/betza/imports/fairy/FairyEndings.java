package io.github.betza.imports.fairy;

import io.github.betza.Repetition;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.fairy.FairyNotation;
import io.github.betza.imports.Findings;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Reads the goals of a variant of Fairy-Stockfish, and its draws by length. */
record FairyEndings(
    FairyState state, Squares squares, Setup setup, InPlay play, FairyPromotions promotions) {
  private static final String VALUE = "nFoldValue";
  private static final String COUNT = "flagPieceCount";
  private static final String MOVE = "flagMove";
  private static final String SAFE = "flagPieceSafe";
  private static final String PERPETUAL = "perpetualCheckIllegal";

  DeclaredVariant read(DeclaredVariant game, Map<String, FairyNotation> notations) {
    List<Goal> goals = new ArrayList<>(goals());
    formation().ifPresent(goals::add);
    return repetition(game)
        .with(GameModel.GOALS, goals)
        .with(
            GameModel.MOVE_LIMIT,
            isCountedAsHere(game.promotions(), notations) ? number("nMoveRule") : 0);
  }

  /**
   * Sets the result of a repetition; the engine gives its value for the side that is then to move,
   * or for White.
   */
  private DeclaredVariant repetition(DeclaredVariant game) {
    String value = state.text(VALUE);
    boolean isWhites = state.flag("nFoldValueAbsolute");
    Repetition repetition =
        switch (value) {
          case "win" -> isWhites ? Repetition.WHITE_WINS : Repetition.LOSS;
          case "loss" -> isWhites ? Repetition.BLACK_WINS : Repetition.WIN;
          default -> Repetition.DRAW;
        };
    if (!List.of("win", "loss", "draw").contains(value)) {
      state.problem(VALUE, VALUE + " is win, loss or draw, not " + Findings.quote(value));
    }
    boolean perpetual = state.flag(PERPETUAL);
    int times = number("nFoldRule");
    if (perpetual && times == 0) {
      omit(PERPETUAL, "what forbids perpetual check");
    }
    if (perpetual && times > 0 && repetition != Repetition.DRAW) {
      state.findings().omit("that perpetual check of both sides is a draw");
    }
    return game.with(GameModel.REPETITIONS, times)
        .with(GameModel.REPETITION, times == 0 ? Repetition.DRAW : repetition)
        .with(GameModel.PERPETUAL_CHECK, times > 0 && perpetual);
  }

  private void omit(String key, String what) {
    state
        .option(key)
        .ifPresent(option -> state.findings().omit(what + " (" + option.shown() + ")"));
  }

  /** Returns the goal of a row or a block anywhere on the board. */
  private Optional<Goal> formation() {
    int line = number("connectN");
    int block = number("connectNxN");
    if (line == 0 && block == 0) {
      return Optional.empty();
    }
    for (String key : List.of("connectHorizontal", "connectVertical")) {
      if (!state.flag(key)) {
        state.problem(
            key, "pieces in a row win along ranks and files here: write " + key + " = true");
      }
    }
    if (!state.text("connectValue").equals("win")) {
      state.problem("connectValue", "pieces in a row win here: write connectValue = win");
    }
    Set<String> types = state.pieces("connectPieceTypes");
    String of =
        play.names().stream()
            .filter(
                name -> types.isEmpty() || types.contains(OptionValue.ALL) || types.contains(name))
            .map(play::symbols)
            .collect(Collectors.joining());
    for (Member<Integer> member : List.of(Goal.LINE, Goal.BLOCK)) {
      String key = member == Goal.LINE ? "connectN" : "connectNxN";
      member
          .refusal(number(key))
          .ifPresent(refusal -> state.problem(key, key + " is 2 to 36 here"));
    }
    return Optional.of(
        Goal.of(of, squares.text(squares.all()))
            .with(Goal.LINE, line)
            .with(Goal.ORTHOGONAL, line > 0 && !state.flag("connectDiagonal"))
            .with(Goal.BLOCK, block));
  }

  private List<Goal> goals() {
    Map<Goal, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      goal(name)
          .ifPresent(
              goal ->
                  letters
                      .computeIfAbsent(goal, any -> new StringBuilder())
                      .append(play.symbols(name)));
    }
    if (letters.size() > 1 && number(COUNT) > 1) {
      state.problem(COUNT, COUNT + " counts pieces here that win on the same squares");
    }
    if (!letters.isEmpty() && state.flag(SAFE) && play.names().contains("king")) {
      state.findings().omit("that a piece which is pinned attacks nothing (flagPieceSafe)");
    }
    List<Goal> goals = new ArrayList<>();
    letters.forEach(
        (goal, of) -> {
          String sorted =
              RulesByKind.split(of.toString()).stream()
                  .sorted(Comparator.comparing(symbol -> symbol.charAt(symbol.length() - 1)))
                  .collect(Collectors.joining());
          goals.add(goal.with(Goal.OF, sorted));
        });
    return goals;
  }

  /** Returns the goal of a kind, without its letters; empty if it has none. */
  private Optional<Goal> goal(String name) {
    List<Set<String>> areas =
        play.sides(name).stream().map(white -> goal(name, white)).distinct().toList();
    boolean alike = areas.size() == 1;
    if (!alike && areas.stream().anyMatch(Set::isEmpty)) {
      boolean pieces = !flags(true).equals(flags(false));
      state.problem(
          pieces
              ? "flagPieceBlack has to be flagPieceWhite: a goal is one of both sides here"
              : "flagRegionBlack has to name squares if flagRegionWhite does, and the other way round",
          pieces
              ? List.of("flagPieceBlack", "flagPieceWhite")
              : List.of("flagRegionBlack", "flagRegionWhite"));
      return Optional.empty();
    }
    if (areas.get(0).isEmpty()) {
      return Optional.empty();
    }
    boolean isAnswered = state.flag(MOVE);
    if (isAnswered && state.flag("checking") && name.equals("king")) {
      state.findings().omit("that a side in check has no last move (flagMove)");
    }
    String black = alike ? "" : squares.text(squares.turned(areas.get(1)));
    return Optional.of(
        Goal.of("", squares.text(areas.get(0)))
            .with(Goal.COUNT, number(COUNT))
            .with(Goal.ANSWERED, isAnswered)
            .with(Goal.SAFE, state.flag(SAFE))
            .with(Goal.BLACK, black));
  }

  /** Returns the squares on which a piece of a kind wins, as its side sees the board. */
  private Set<String> goal(String name, boolean white) {
    String key = FairyState.key("flagRegion", white);
    if (state.option(key).isEmpty() || !flags(white).contains(name)) {
      return Set.of();
    }
    Set<String> region = squares.own(squares.read(key, state, "e4 *8"), white);
    char letter = play.letter(name);
    Set<String> home =
        squares.own(
            new LinkedHashSet<>(setup.squaresOf(white ? letter : Character.toLowerCase(letter))),
            white);
    if (home.stream().filter(region::contains).count() >= Math.max(1, number(COUNT))) {
      state.problem(
          key,
          "a %s stands on a square of %s in startFen, and has won before it moves"
              .formatted(name, key));
    }
    Set<String> goal = new LinkedHashSet<>(region);
    // A piece that must promote on a square is never there.
    promotions.rules(name, white).stream()
        .filter(rule -> !rule.optional())
        .forEach(rule -> goal.removeAll(rule.zone()));
    return goal;
  }

  /**
   * Returns the kinds that win; the engine reads only one letter, and an unknown letter means all
   * pieces.
   */
  private Set<String> flags(boolean white) {
    String key = FairyState.key("flagPiece", white);
    String value = state.text(key);
    if (value.equals("*") || value.equals("-")) {
      return new LinkedHashSet<>(play.names());
    }
    Optional<String> name =
        play.names().stream()
            .filter(each -> value.equals(String.valueOf(Character.toLowerCase(play.letter(each)))))
            .findFirst();
    if (name.isEmpty()) {
      state.problem(
          key,
          "flagPiece is the small letter of one piece, or * for all, not " + Findings.quote(value));
    }
    return name.map(Set::of).orElse(Set.of());
  }

  /**
   * Returns whether the move limit is the same as here. Here the moves of promoting pieces reset
   * the clock; in the engine irreversible moves do.
   */
  private boolean isCountedAsHere(List<Promotion> declared, Map<String, FairyNotation> notations) {
    if (number("nMoveRule") == 0) {
      return false;
    }
    boolean isSame = true;
    for (boolean white : new boolean[] {true, false}) {
      Set<String> promoting = new TreeSet<>();
      Set<String> counting = new TreeSet<>(state.pieces(FairyState.key("nMoveRuleTypes", white)));
      for (String name : play.names()) {
        boolean promotes =
            declared.stream().anyMatch(rule -> rule.of().indexOf(play.letter(name)) >= 0);
        if (play.has(name, white) && promotes) {
          promoting.add(name);
          isSame &= name.equals("pawn") || isForward(notations.get(name));
        }
      }
      counting.removeIf(name -> !play.has(name, white));
      isSame &= counting.equals(promoting);
    }
    if (!isSame) {
      state
          .findings()
          .omit(
              "the draw after "
                  + state.text("nMoveRule")
                  + " moves: here the moves of those pieces begin the count anew that promote"
                  + (state.option("nMoveRule").isPresent()
                      ? ""
                      : " (nMoveRule is "
                          + state.text("nMoveRule")
                          + " by default; nMoveRule = 0 means no such draw)"));
    }
    return isSame;
  }

  private static boolean isForward(FairyNotation notation) {
    return notation != null && notation.isForward();
  }

  private int number(String key) {
    String text = state.text(key);
    if (text.matches("[0-9]{1,4}")) {
      return Integer.parseInt(text);
    }
    state.problem(key, key + " is a number from 0 to 9999, not " + Findings.quote(text));
    return 0;
  }
}
