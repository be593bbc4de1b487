package io.github.betza.processor.notation.classic;

import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.correction.CorrectionSearch;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.notation.xbetza.XBetza;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/**
 * The dialect CLASSIC: Betza's original subset, which all later dialects share.
 *
 * <p>A notation is a sequence of terms, and the piece has the moves of all of them. A term is any
 * number of modifiers, one of the atoms {@code W F D N A H C L Z J G K R B Q}, and perhaps a range:
 * the same letter again for any number of steps, or a digit from 1 to 9 for at most this number.
 * The modifiers are the direction letters {@code f b l r s v h}, and {@code m c n j p g z q o i}.
 * They have the same meaning as on the only leg of a move in XBETZA, where Betza's open questions
 * are decided.
 *
 * <p>Every later construct is refused, and the message names the dialect that has it. The following
 * also counts as later:
 *
 * <ul>
 *   <li>{@code oo} and {@code nn} are refused, because the doubled letters are seed 003's, and so
 *       are {@code hr} and {@code hl}. {@code h} follows the letter that it halves.
 *   <li>Ranges of two digits are refused, and the range 0: Betza doubled the letter.
 *   <li>{@code in} makes the squares passed over en-passant squares, as in XBETZA: nothing in this
 *       dialect can capture there, but another piece on the same board may.
 * </ul>
 */
public final class Classic {
  private Classic() {}

  /**
   * Reads a notation. It accepts any string, and does bounded work for it.
   *
   * @param work the work that the reading is a part of
   */
  public static Reading read(String notation, Work work) {
    return CorrectionSearch.read(notation, PieceNames.CLASSIC, work, Classic::read);
  }

  private static Reading read(String notation, ProblemLog log) {
    List<MoveSpec> moves = moves(notation, log);
    if (!log.hasErrors()) {
      NotationLimits.check(notation, moves, "write fewer moves", log);
    }
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    return new Reading(Optional.of(PathTreeBuilder.build(moves, log.work())), log.problems());
  }

  private static List<MoveSpec> moves(String notation, ProblemLog log) {
    if (!NotationLimits.isReadable(notation, log)) {
      return List.of();
    }
    ModernConstructCheck.report(notation, log);
    return log.hasErrors() ? List.of() : XBetza.classicMoves(notation, log);
  }
}
