package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.DeadMoveCheck;
import io.github.betza.processor.notation.DeadMoveCheck.Written;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A notation that was read part by part.
 *
 * @param parts its parts
 * @param perPart the moves of each
 */
record Parts(List<Part> parts, List<List<MoveSpec>> perPart) {
  static final Parts NONE = new Parts(List.of(), List.of());

  /** Reads all parts, and warns of parts that are doubtful beside others. */
  static Parts read(String notation, Vocabulary vocabulary, ProblemLog log) {
    List<Part> parts = TermScanner.scan(notation, log);
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
    return new Parts(parts, perPart);
  }

  /** Returns the moves of all parts. */
  List<MoveSpec> moves() {
    List<MoveSpec> moves = new ArrayList<>();
    for (List<MoveSpec> ofPart : perPart) {
      moves.addAll(ofPart);
    }
    return moves;
  }

  /** Returns whether some part repeats a group, and all that do say no number. */
  boolean repeatWithoutLimit() {
    List<Repetition> repetitions =
        parts.stream()
            .filter(Term.class::isInstance)
            .flatMap(part -> ((Term) part).repetition().stream())
            .toList();
    return !repetitions.isEmpty() && repetitions.stream().allMatch(each -> each.most() == 0);
  }

  /**
   * Warns of parts that no board allows.
   *
   * @param piece what was built of the moves
   */
  void warnOfDeadEnds(Piece piece, ProblemLog log) {
    List<Written> written = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      written.add(new Written(part.span(), perPart.get(i).size(), part::leg));
    }
    DeadMoveCheck.warn(written, piece.alternatives(), log);
  }
}
