package io.github.betza.imports;

import io.github.betza.export.Omission;
import io.github.betza.export.Omission.Topic;

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
    if (difference.topic() == Topic.OTHER) {
      findings.problem(otherwise, sentence);
    } else {
      FairyDifferences known = of(difference.topic());
      findings.problem(state.line(known.option, otherwise), sentence + "; " + known.advice);
    }
  }

  private static FairyDifferences of(Topic topic) {
    return switch (topic) {
      case FACING_ROYALS ->
          new FairyDifferences(
              "flyingGeneral",
              "give the kings regions that share no rank, with mobilityRegionWhiteKing and"
                  + " mobilityRegionBlackKing");
      case EN_PASSANT -> new FairyDifferences("enPassantTypes", "take it out of enPassantTypes");
      case STUCK_PIECES ->
          new FairyDifferences(
              "immobilityIllegal", "remove immobilityIllegal to import the game without it");
      case SEVERAL_ROYALS ->
          new FairyDifferences("startFen", "give each side one king in startFen");
      case OTHER -> throw new IllegalArgumentException("nothing is known of it");
    };
  }
}
