package io.github.betza.processor.browser;

import io.github.betza.game.Result;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;

/** Says in words how a game has ended. */
final class ResultWords {
  private ResultWords() {}

  /** Returns the words, or the empty text where the game goes on. */
  static String of(Result result) {
    return result.isFinal() ? ending(result.ending()) + ": " + reason(result.reason()) : "";
  }

  private static String ending(Ending ending) {
    return switch (ending) {
      case WHITE_WINS -> "White wins";
      case BLACK_WINS -> "Black wins";
      case DRAW -> "Draw";
      case NONE -> throw new AssertionError(ending);
    };
  }

  private static String reason(Reason reason) {
    return switch (reason) {
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "no legal move";
      case ROYALS_CAPTURED -> "the royal piece was captured";
      case EXTINCTION -> "the last piece of a kind was captured";
      case GOAL -> "a piece has reached its goal";
      case BARE_KING -> "nothing but royal pieces is left";
      case REPETITION -> "the position has occurred too often";
      case MOVE_LIMIT -> "too many moves without progress";
      case PASSES -> "both sides have passed";
      case FACING_ROYALS -> "a side has passed while the royal pieces face each other";
      case NONE -> throw new AssertionError(reason);
    };
  }
}
