package io.github.betza.model;

import io.github.betza.Checkmate;
import io.github.betza.Repetition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The sentences about the single values of a game, by the members that declare them. */
final class ValueSentences {
  private final GameModel game;
  private final Map<Member<?>, Supplier<List<String>>> values = new HashMap<>();

  ValueSentences(GameModel game) {
    this.game = game;
    List.of(GameModel.NAME, GameModel.FILES, GameModel.RANKS, GameModel.SETUP)
        .forEach(member -> values.put(member, List::of));
    values.put(GameModel.HAND, this::hand);
    values.put(GameModel.ROYALTY, () -> List.of(royalty()));
    values.put(GameModel.CHECKMATE, this::checkmate);
    values.put(GameModel.STALEMATE, () -> List.of(stalemate()));
    values.put(GameModel.CAPTURING, this::capturing);
    values.put(GameModel.CHECKS_FORBIDDEN, this::checksForbidden);
    values.put(GameModel.FLYING_GENERAL, this::flyingGeneral);
    values.put(GameModel.BIKJANG, this::bikjang);
    values.put(GameModel.PASSES_END, this::passesEnd);
    values.put(GameModel.BARE_KING, this::bareKing);
    values.put(GameModel.CHECKS, this::checks);
    values.put(GameModel.REPETITIONS, this::repetitions);
    values.put(GameModel.REPETITION, this::repetition);
    values.put(GameModel.PERPETUAL_CHECK, this::perpetualCheck);
    values.put(GameModel.MOVE_LIMIT, this::moveLimit);
  }

  /** Returns the sentences about a value; nothing if there are no words for it. */
  Optional<List<String>> of(Member<?> member) {
    return Optional.ofNullable(values.get(member)).map(Supplier::get);
  }

  private List<String> hand() {
    String captured = "A captured piece goes to the hand of the side that has captured it, as what";
    return switch (game.hand()) {
      case NONE -> List.of();
      case CAPTURED -> List.of(captured + " it was before it promoted.");
      case CAPTURED_PROMOTED -> List.of(captured + " it is.");
    };
  }

  private String royalty() {
    return switch (game.royalty()) {
      case NONE -> "No piece is royal.";
      case CHECKMATE ->
          "No move may leave a royal piece of its own side attacked. A side that has no legal"
              + " move while a royal piece is attacked is checkmated and has lost.";
      case LAST_CHECKMATED ->
          "No move may leave the last royal piece of its own side attacked, but royal pieces may be"
              + " left attacked as long as a side has several. A side that has no legal move while"
              + " its last royal piece is attacked is checkmated and has lost.";
      case LAST_CAPTURED -> "A side that has lost its last royal piece has lost.";
      case KIND_EXTINCT -> "A side that has lost its last piece of a kind has lost.";
    };
  }

  private List<String> checkmate() {
    return when(
        game.checkmate() == Checkmate.WIN, "A side that is checkmated has not lost, but won.");
  }

  private String stalemate() {
    return switch (game.stalemate()) {
      case DRAW -> "Stalemate is a draw.";
      case LOSS -> "A side that is stalemated has lost.";
      case WIN -> "A side that is stalemated has won.";
    };
  }

  private List<String> capturing() {
    return switch (game.capturing()) {
      case FREE -> List.of();
      case MANDATORY -> List.of("A side that can capture must.");
      case COMPLETE ->
          List.of(
              "A side that can capture must, and must carry a capture of several pieces through.");
    };
  }

  private List<String> checksForbidden() {
    return when(game.checksForbidden(), "No move may give check.");
  }

  private List<String> flyingGeneral() {
    return when(
        game.flyingGeneral(), "Royal pieces of opposite sides may not face each other on a file.");
  }

  private List<String> bikjang() {
    return when(
        game.bikjang(),
        "A side that finds royal pieces of opposite sides facing each other on a file must end"
            + " that, or pass, which draws the game.");
  }

  private List<String> passesEnd() {
    return when(
        game.passesEnd(), "The game is drawn when both sides have passed one after the other.");
  }

  private List<String> bareKing() {
    return switch (game.bareKing()) {
      case PLAYS_ON -> List.of();
      case LOSES ->
          List.of(
              "A side that has nothing left but royal pieces has lost; where neither side has more,"
                  + " the game is drawn.");
      case LOSES_UNLESS_ANSWERED ->
          List.of(
              "A side that has nothing left but royal pieces has lost, unless the next move leaves"
                  + " the other side no more than that, which draws the game.");
    };
  }

  private List<String> checks() {
    return when(
        game.checks() > 0,
        game.checks() == 1
            ? "A side that gives check has won."
            : "A side that has given " + game.checks() + " checks has won.");
  }

  private List<String> repetitions() {
    return when(
        game.repetitions() > 0,
        "The game is "
            + (game.repetition() == Repetition.DRAW ? "drawn" : "over")
            + " when the same position, with the same side to move, has been on the board "
            + game.repetitions()
            + " times.");
  }

  private List<String> repetition() {
    String maker = "The side that makes a position for the last of these times has ";
    return switch (game.repetition()) {
      case DRAW -> List.of();
      case LOSS -> List.of(maker + "lost.");
      case WIN -> List.of(maker + "won.");
      case WHITE_WINS -> List.of("White has won then, whichever side has made the position.");
      case BLACK_WINS -> List.of("Black has won then, whichever side has made the position.");
    };
  }

  private List<String> perpetualCheck() {
    return when(
        game.perpetualCheck(),
        "A side that gave check with each of its moves since a position was on the board first"
            + " loses when it has been there too often.");
  }

  private List<String> moveLimit() {
    return when(
        game.moveLimit() > 0,
        "The game is drawn after "
            + game.moveLimit()
            + " moves of each side in which nothing was captured and no piece that promotes has"
            + " moved.");
  }

  private static List<String> when(boolean holds, String sentence) {
    return holds ? List.of(sentence) : List.of();
  }
}
