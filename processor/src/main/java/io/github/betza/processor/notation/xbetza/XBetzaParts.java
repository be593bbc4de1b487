package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.DeadMoveCheck;
import io.github.betza.processor.notation.DeadMoveCheck.Written;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.lowering.BracketReader;
import io.github.betza.processor.notation.xbetza.lowering.XBetzaTermReader;
import io.github.betza.processor.notation.xbetza.syntax.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaRepetition;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaScanner;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaTerm;
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
record XBetzaParts(List<XBetzaPart> parts, List<List<MoveSpec>> perPart) {
  static final XBetzaParts NONE = new XBetzaParts(List.of(), List.of());

  /** Reads all parts, and warns of parts that are doubtful beside others. */
  static XBetzaParts read(String notation, ProblemLog log) {
    List<XBetzaPart> parts = XBetzaScanner.scan(notation, log);
    List<List<MoveSpec>> perPart =
        parts.stream()
            .map(
                part ->
                    part instanceof Bracket bracket
                        ? BracketReader.read(bracket, log)
                        : XBetzaTermReader.read((XBetzaTerm) part, log))
            .toList();
    if (!log.hasErrors()) {
      ReadDifferentlyCheck.warnOfChains(parts, log);
      warnOfRedundancy(parts, perPart, log);
    }
    return new XBetzaParts(parts, perPart);
  }

  /** Warns of a part all of whose moves others have already, such as the W in {@code KW}. */
  private static void warnOfRedundancy(
      List<XBetzaPart> parts, List<List<MoveSpec>> perPart, ProblemLog log) {
    int[] covering = OneLegMoves.covering(perPart, log.work());
    for (int i = 0; i < covering.length; i++) {
      if (covering[i] >= 0) {
        Span span = parts.get(i).span();
        Span other = parts.get(covering[i]).span();
        if (!OneLegMoves.isRiderReported(span, other, "", log)) {
          String message = OneLegMoves.message(log.notation(), span, other);
          log.addNeedlessMove(span, message, List.of(List.of(span)));
        }
      }
    }
  }

  /** Returns the moves of all parts. */
  List<MoveSpec> moves() {
    return perPart.stream().flatMap(List::stream).toList();
  }

  /** Returns whether some part repeats a group, and no part says how often. */
  boolean repeatWithoutLimit() {
    List<XBetzaRepetition> repetitions =
        parts.stream()
            .filter(XBetzaTerm.class::isInstance)
            .flatMap(part -> ((XBetzaTerm) part).repetition().stream())
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
      XBetzaPart part = parts.get(i);
      written.add(new Written(part.span(), perPart.get(i).size(), part::leg));
    }
    DeadMoveCheck.warn(written, piece.alternatives(), log);
  }
}
