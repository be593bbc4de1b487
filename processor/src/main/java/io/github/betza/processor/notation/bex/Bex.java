package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.DeadMoveCheck;
import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.bex.sequence.BexContext;
import io.github.betza.processor.notation.bex.sequence.BexMoveBuilder;
import io.github.betza.processor.notation.bex.sequence.BexRedundancyCheck;
import io.github.betza.processor.notation.bex.sequence.MoveSequence;
import io.github.betza.processor.notation.bex.syntax.BexCursor;
import io.github.betza.processor.notation.bex.syntax.BracketBalanceCheck;
import io.github.betza.processor.notation.bex.syntax.PromotionParser;
import io.github.betza.processor.notation.bex.syntax.SumParser;
import io.github.betza.processor.notation.correction.CorrectionSearch;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/**
 * The dialect BEX: Betza Extended Notation (seed 002).
 *
 * <p>Base moves and groups are joined to alternatives by juxtaposition or {@code +}, and to
 * sequences by {@code -} and {@code --}; suffixes make riders, brackets exotic effects, and {@code
 * =} at the end names the pieces to promote to.
 *
 * <p>Where the seed leaves a choice open, this grammar decides:
 *
 * <ul>
 *   <li>Suffixes bind most tightly, then {@code -} and {@code --}, then juxtaposition, then {@code
 *       +}. Modifiers belong to the base move or group that follows them: the {@code m} of {@code
 *       mN--N} makes the first knight move a non-capturing one, as the seed explains it.
 *   <li>A group means the same as its content, so {@code (R)4} is {@code R4}; if a limit is written
 *       inside, as in {@code (R4)2}, the whole slide is repeated, and of {@code (pW)2} the whole
 *       hop: {@code pW2} makes one hop, which is longer. An unlimited range inside is not a limit:
 *       {@code (R*)2} and {@code (RR)2} are {@code R2}, with a warning.
 *   <li>{@code A-B} turns by at most 45 degrees; {@code A--B} in any direction, even back.
 *   <li>A part that is not the last goes on from an empty square ({@code m}), after capturing there
 *       ({@code c}), or after either (neither letter), so that {@code K-K} captures twice. It is
 *       not the end of the move: {@code K-K} makes two steps.
 *   <li>Direction letters are seen from the owner's forward everywhere. Before a group they modify
 *       each base move in it; of a sequence they keep the paths that lead in these directions, and
 *       of one that returns to its start the paths whose first step does. Such a sequence is not
 *       part of a longer one. A capture by withdrawal is not a step: the first step leads away.
 *   <li>{@code m} before a sequence keeps the moves without captures, {@code c} the moves that
 *       capture at the end of a sequence without other captures.
 *   <li>{@code e} before a sequence makes a leap of it, independent of pieces and holes between its
 *       ends: {@code e(mW-F)} is {@code N}. The sequence neither captures on its way, nor slides,
 *       nor turns back in files or in ranks.
 *   <li>{@code j} before a sequence lets it jump over exactly one piece, which remains; it is at
 *       the end of a part before the last, so that part cannot be one that must capture. On a slide
 *       {@code e} passes over pieces, and {@code j} is the same as {@code p}. Other modifiers of
 *       base moves are not defined before a sequence.
 *   <li>{@code n} on an oblique leap requires one of the shortest paths to be free, {@code j} one
 *       with a single piece on it. These paths are of king's steps that all lead toward the end: as
 *       many diagonal ones as the smaller of files and ranks, and orthogonal ones, in any order. A
 *       king makes the way to {@code L} in as few steps by turning aside, but that way is longer.
 *       On a line only the squares of the line count.
 *   <li>{@code p} has the whole range before the hurdle, and again after it; {@code g} makes one
 *       step or leap after it.
 *   <li>{@code z} and {@code q} turn and end as in XBETZA. With an exact range they make that many
 *       steps, a circular rider at most the seven of its circle.
 *   <li>The rider of a sequence repeats it in the same directions, and goes on from empty squares
 *       only, as every rider does. A suffix after a group repeats each of its moves by itself, with
 *       the modifiers before the group: {@code j(mW-F)*} is {@code (j(mW-F))*}. As {@code cN*} goes
 *       on from empty squares, a round before the last one need not capture with its last step,
 *       even if its letters require it.
 *   <li>{@code [ca]}, {@code [cw]}, {@code [cj]} and {@code [cl]} come before the base move that
 *       they modify, which ends on an empty square; with {@code c} it captures there as well, with
 *       {@code mc} it may ("replacement capture must be explicitly specified"). The piece
 *       approached is the next one in the direction of the last step, the piece withdrawn from is
 *       right behind the first; a leaper measures both by its own leap. {@code [cj]} and {@code
 *       [cl]} capture on lines; {@code [cl]} needs an empty square behind every piece, as the long
 *       leaper of Ultima does.
 *   <li>{@code [ccM]} takes leaps along lines of two squares or more. Between the two captors is
 *       exactly one piece, the victim.
 *   <li>{@code [crM]} at the beginning of a sequence captures from the square of the mover, later
 *       on from the square that it has reached. In a longer sequence {@code M} is one leap or
 *       slide; what follows goes on from the square returned to, and after {@code -} in the same
 *       general direction as the step to the victim: {@code [crfW]-mW} captures in front and steps
 *       forward. Only {@code [cu]} and {@code [ccM]} follow {@code [xo]}.
 *   <li>{@code [xiM]} lasts while the piece is on its square, after any of its moves: if it follows
 *       only some of its moves there is a warning, and {@code i} before it is refused. {@code
 *       [x!iM]}, the same when it leaves, adds nothing, but must match one.
 *   <li>Custodial captures and immobilisations affect pieces in all directions, so {@code -} cannot
 *       join them to a move.
 * </ul>
 *
 * <p>Limits: {@link NotationLimits}, and limits on constructs that are written out direction by
 * direction, such as the riders of sequences. Larger notations are refused.
 */
public final class Bex {
  private Bex() {}

  /**
   * Reads a notation. It accepts any string, and does bounded work for it.
   *
   * @param work the work that the reading is a part of
   */
  public static Reading read(String notation, Work work) {
    return CorrectionSearch.read(notation, PieceNames.BEX, work, Bex::read);
  }

  private static Reading read(String notation, ProblemLog log) {
    if (!NotationLimits.isReadable(notation, log)) {
      return new Reading(Optional.empty(), log.problems());
    }
    if (BracketBalanceCheck.isReported(notation, log)) {
      return new Reading(Optional.empty(), log.problems());
    }
    BexCursor cursor = new BexCursor(notation, log);
    SumParser parser = new SumParser(cursor);
    List<MoveSequence> routes = parser.sum();
    List<String> promotions = new PromotionParser(cursor).read();
    reportRest(cursor);
    BexMoveBuilder builder = new BexMoveBuilder(cursor.context());
    if (!log.hasErrors()) {
      builder.addAll(routes);
    }
    if (!log.hasErrors()) {
      NotationLimits.check(notation, builder.moves(), BexContext.PATHS_NOTE, log);
      NotationLimits.check(notation, builder.immobilizes(), BexContext.PATHS_NOTE, log);
    }
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    Piece piece = PathTreeBuilder.build(builder.moves(), builder.immobilizes(), log.work());
    builder.reportEmptySelections(piece.alternatives());
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    new BexRedundancyCheck(notation, log).warn(routes, builder.perRoute());
    DeadMoveCheck.warn(builder.written(), piece.alternatives(), log);
    return new Reading(Optional.of(piece), log.problems(), parser.isRoyal(), promotions);
  }

  /**
   * Reports a comma that ended the reading. In a sound text no other sign ends it: every closing
   * sign has a partner, and the problems of the others are reported.
   */
  private static void reportRest(BexCursor cursor) {
    ProblemLog log = cursor.log();
    if (cursor.atEnd() || log.hasErrors()) {
      return;
    }
    Span comma = Span.at(cursor.position());
    log.add(
        ProblemCode.MISPLACED_PROMOTION,
        comma,
        "',' is only for the pieces to promote to, after '='",
        PromotionParser.joining(comma, log));
  }
}
