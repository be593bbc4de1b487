package io.github.betza.imports;

import io.github.betza.export.Omission;
import io.github.betza.export.Omission.Topic;
import java.util.Optional;

/**
 * What to do where Fairy-Stockfish would play otherwise than the game that was read.
 *
 * @param option the option that brings it about
 * @param advice what to do about it
 */
record FairyDifferences(String option, String advice) {
  /** Takes note of a difference, with its line and what to do about it. */
  static void report(Omission difference, int otherwise, FairyState state, Findings findings) {
    String sentence = "Fairy-Stockfish plays otherwise than games here: " + difference.sentence();
    if (difference.topic() == Topic.REPETITION) {
      // This only makes a draw come later, and no file could say it in another way.
      findings.note(sentence);
      return;
    }
    of(difference.topic())
        .ifPresentOrElse(
            known ->
                findings.problem(
                    state.line(known.option, otherwise), sentence + "; " + known.advice),
            () -> findings.problem(otherwise, sentence));
  }

  private static Optional<FairyDifferences> of(Topic topic) {
    return switch (topic) {
      case FACING_ROYALS ->
          known(
              "flyingGeneral",
              "give the kings regions that share no rank, with mobilityRegionWhiteKing and"
                  + " mobilityRegionBlackKing");
      case EN_PASSANT -> known("enPassantTypes", "take it out of enPassantTypes");
      case STUCK_PIECES ->
          known("immobilityIllegal", "remove immobilityIllegal to import the game without it");
      case SEVERAL_ROYALS -> known("startFen", "give each side one king in startFen");
      case MOVE_LIMIT ->
          known("nMoveRule", "write nMoveRule = 0 to import the game without the limit of moves");
      case REPETITION, OTHER -> Optional.empty();
    };
  }

  private static Optional<FairyDifferences> known(String option, String advice) {
    return Optional.of(new FairyDifferences(option, advice));
  }
}
