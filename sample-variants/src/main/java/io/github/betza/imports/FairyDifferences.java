package io.github.betza.imports;

import java.util.List;

/**
 * What to do where Fairy-Stockfish would play otherwise than the game that was read.
 *
 * @param part what the sentence about it has in it
 * @param option the option that brings it about
 * @param advice what to do about it
 */
record FairyDifferences(String part, String option, String advice) {
  private static final List<FairyDifferences> KNOWN =
      List.of(
          new FairyDifferences(
              "face each other",
              "flyingGeneral",
              "give the kings regions that share no rank, with mobilityRegionWhiteKing and"
                  + " mobilityRegionBlackKing"),
          new FairyDifferences(
              "captures en passant", "enPassantTypes", "take it out of enPassantTypes"),
          new FairyDifferences(
              "where it could only capture",
              "immobilityIllegal",
              "remove immobilityIllegal to import the game without it"),
          new FairyDifferences(
              "must promote on",
              "immobilityIllegal",
              "remove immobilityIllegal to import the game without it"),
          new FairyDifferences(
              "royal pieces is protected", "startFen", "give each side one king in startFen"));

  /** Takes note of a difference, with its line and what to do about it. */
  static void report(String omission, int otherwise, FairyState state, Findings findings) {
    String sentence = "Fairy-Stockfish plays otherwise than games here: " + omission;
    for (FairyDifferences each : KNOWN) {
      if (omission.contains(each.part)) {
        findings.problem(state.line(each.option, otherwise), sentence + "; " + each.advice);
        return;
      }
    }
    findings.problem(otherwise, sentence);
  }
}
