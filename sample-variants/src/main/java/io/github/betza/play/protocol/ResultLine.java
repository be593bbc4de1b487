package io.github.betza.play.protocol;

import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;

/** The result of a game in the protocol of XBoard, with the reason in braces. */
final class ResultLine {
  private ResultLine() {}

  /**
   * Returns the line.
   *
   * @param ending how the game has ended; not {@link Ending#NONE}
   */
  static String of(Ending ending, Reason reason) {
    return switch (ending) {
      case WHITE_WINS -> "1-0 {White wins" + why(reason) + "}";
      case BLACK_WINS -> "0-1 {Black wins" + why(reason) + "}";
      case DRAW ->
          "1/2-1/2 {" + (reason == Reason.STALEMATE ? "Stalemate" : "Draw" + why(reason)) + "}";
      case NONE -> throw new IllegalArgumentException("the game goes on");
    };
  }

  private static String why(Reason reason) {
    return switch (reason) {
      case NONE -> "";
      case CHECKMATE -> " by checkmate";
      case STALEMATE -> " by stalemate";
      case ROYALS_CAPTURED -> " by capturing the last royal piece";
      case EXTINCTION -> " by capturing the last piece of a kind";
      case GOAL -> " by reaching a goal";
      case BARE_KING -> " by bare king";
      case REPETITION -> " by repetition";
      case CHECKS -> " by checks";
      case PERPETUAL_CHECK -> " by perpetual check";
      case MOVE_LIMIT -> " by the limit of moves";
      case PASSES -> " by two passes";
      case FACING_ROYALS -> " by facing royal pieces";
    };
  }
}
