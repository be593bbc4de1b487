package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

/** Reads a notation part by part. */
final class Parts {
  private Parts() {}

  /** Returns the moves of all parts, and warns of parts that are doubtful beside others. */
  static List<MoveSpec> read(String notation, Vocabulary vocabulary, ProblemLog log) {
    List<Part> parts = TermScanner.scan(notation, vocabulary, log);
    List<List<MoveSpec>> perPart = new ArrayList<>();
    for (Part part : parts) {
      perPart.add(
          part instanceof Bracket bracket
              ? BracketReader.read(bracket, log)
              : TermReader.read((Term) part, vocabulary, log));
    }
    if (!log.hasErrors()) {
      OtherDialects.warnOfChains(parts, log);
      Redundancy.warn(notation, parts, perPart, log);
    }
    List<MoveSpec> moves = new ArrayList<>();
    for (List<MoveSpec> ofPart : perPart) {
      moves.addAll(ofPart);
    }
    return moves;
  }
}
