package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.DeadMoveCheck;
import io.github.betza.processor.notation.DeadMoveCheck.Written;
import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.correction.CorrectionSearch;
import io.github.betza.processor.notation.extended.ExtendedTermReader.Result;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The dialect EXTENDED: Extended Betza notation, with operators between the legs of a move, groups
 * and exponents (seeds 000 and 004, which are one text).
 *
 * <p>A notation is a sequence of terms, and the piece has the moves of all of them. A term is
 * prefixes and a chain; a chain is atoms and groups joined by operators, which couple more tightly
 * than prefixes; an exponent after an atom or a group binds tightest.
 *
 * <p>Where the text leaves a choice open, this grammar decides:
 *
 * <ul>
 *   <li>Without direction letters a continuation goes on in the most similar direction: the one, or
 *       the pair, that is nearest to the step before. Letters count from that step.
 *   <li>Direction letters before a chain select whole paths by their displacement. If every path of
 *       the chain is straight, they are the directions of its first step, so {@code fQ+K} goes
 *       straight forward as {@code fQ} does. With {@code o} the steps count as they are made: one
 *       to the right leads to the right, even over the edge to the left of the board.
 *   <li>Prefixes inside and outside a group are read as one string, the outer ones first, since
 *       {@code m(AB)} "is defined to mean mAmB": {@code m(cW)} is {@code mcW}, and {@code f(rN)} is
 *       {@code frN}. If both name directions, or both a modality, there is a warning. Inside a
 *       chain, where a group is a step, both must hold.
 *   <li>Opposite letters of blocking, of hopping and of bends are joined: {@code njD} is {@code
 *       nDjD}, as {@code mcD} is {@code mDcD}; likewise {@code pg} and {@code qz}. Other
 *       combinations of these letters on one atom ({@code nqN}) are refused, because the text does
 *       not define them.
 *   <li>{@code vs} names all directions, because {@code a} is "short for vs".
 *   <li>A slide, which is the repetition of one step straight on with {@code t}, is one leg inside
 *       a chain, as R is: {@code W3-F} may not end before the F. Any other repetition with {@code
 *       t} is one leg too, if another leg follows it: {@code (Nrf7)+K} hops over the first piece
 *       that it meets on its curve. A repetition with any other operator, and a group that is a
 *       chain without an exponent, are written out in their place: {@code (DtW)-2-F} is {@code
 *       DtW-DtW-F}, and may end on its first and third square.
 *   <li>An unlimited repetition that turns ends before the square where the repetition began
 *       ("until it closes on itself"), and where it must have left a board of 36x36 squares. With a
 *       number it has that many steps: the eighth step of {@code Nrf8} returns to the square where
 *       the move began, and is a pass.
 *   <li>A number after R, B or Q is refused: as a repetition of slides it would be no limit.
 *   <li>{@code n} and {@code j} on oblique leaps are refused, with a suggestion of the chain that
 *       names the squares. {@code j}, {@code p} and {@code g} on a slide with a number count all
 *       steps, including the ones after the hurdle. A leap with {@code n}, {@code j} or {@code p}
 *       passes over squares of the board only, so a hole blocks it.
 *   <li>{@code q} and {@code z} are as in XBETZA: at most seven steps of a circle, and a zigzag as
 *       long as a straight slide across the board, but one step with the number 1.
 *   <li>{@code n} before a chain makes every leap of it lame; {@code o} lets all its legs go round
 *       the board, each of them once, to the square where it began; {@code j p g q z} modify a
 *       single atom only, and are refused there.
 *   <li>The obstacle of {@code y} is a piece: a slide that meets the edge of the board or a hole
 *       has no square to split on.
 *   <li>{@code e} counts the steps of a king, so an oblique leap is as long as its longer part:
 *       {@code C-eR} goes on for three squares. A step that can never or not always have the length
 *       of the step before is refused: {@code RxebN}. A step that goes on in single steps always
 *       can, so {@code N0-eR} goes on for twice as many squares as it made leaps. After a
 *       repetition that turns, the step before is the last one of it: {@code Wr2-eR} goes on for
 *       one square.
 *   <li>{@code k} marks the piece as royal, before any move of it.
 * </ul>
 *
 * <p>Limits: {@link NotationLimits}; 256 legs of one move, where a slide counts as one; {@link
 * Budget} when groups and exponents are written out; 40 nested groups. Larger notations are
 * refused.
 */
public final class Extended {
  private static final String PATHS_HELP =
      "write direction letters after the operators, such as \"K-fK\" instead of \"K-aK\"";

  private Extended() {}

  /**
   * Reads a notation. It accepts any string, and does bounded work for it.
   *
   * @param work the work that the reading is a part of
   */
  public static Reading read(String notation, Work work) {
    return CorrectionSearch.read(notation, PieceNames.EXTENDED, work, Extended::read);
  }

  /**
   * Returns whether a notation without problems in this dialect makes its piece royal.
   *
   * @param work the work that the reading is a part of
   */
  public static boolean isClearlyRoyal(String notation, Work work) {
    if (NotationLimits.isTooLong(notation) || notation.indexOf('k') < 0) {
      // Most notations need not be read: only {@code k} marks a royal piece.
      return false;
    }
    Reading reading = read(notation, new ProblemLog(notation, work));
    return reading.royal() && reading.problems().isEmpty();
  }

  private static Reading read(String notation, ProblemLog log) {
    List<Result> results = describe(notation, log);
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    List<Alternative> moves = new ArrayList<>();
    List<Written> written = new ArrayList<>();
    boolean royal = false;
    for (Result result : results) {
      List<Alternative> built = result.build(log);
      moves.addAll(built);
      written.add(new Written(result.term().span(), built.size()));
      royal |= result.royal();
    }
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    RedundantTermCheck.warn(notation, results, log);
    DeadMoveCheck.warn(written, moves, log);
    return new Reading(Optional.of(new Piece(moves)), log.problems(), royal, List.of());
  }

  /** Returns the results of the terms of a notation; if there is no error, they are few enough. */
  private static List<Result> describe(String notation, ProblemLog log) {
    if (!NotationLimits.isReadable(notation, log)) {
      return List.of();
    }
    List<ExtendedTerm> terms = ExtendedParser.parse(notation, log);
    if (log.hasErrors()) {
      return List.of();
    }
    Budget budget = new Budget();
    List<Result> results = new ArrayList<>();
    for (ExtendedTerm term : terms) {
      Result result = ExtendedTermReader.read(term, budget, log);
      results.add(result);
      if (!budget.takeLegs(result.moves().stream().mapToInt(Extended::legs).sum())
          && !log.hasErrors()) {
        tooManyLegs(term.span(), log);
        return List.of();
      }
    }
    if (!log.hasErrors()) {
      List<MoveSpec> moves = results.stream().flatMap(each -> each.moves().stream()).toList();
      NotationLimits.check(notation, moves, PATHS_HELP, log);
    }
    return results;
  }

  private static int legs(MoveSpec move) {
    return move instanceof Chain chain ? chain.legs().size() : 1;
  }

  private static void tooManyLegs(Span span, ProblemLog log) {
    log.add(
        ProblemCode.TOO_MANY_LEGS,
        span,
        "with this, the moves of the piece have more than " + Budget.MOST_LEGS + " legs together",
        "write smaller numbers, or fewer atoms in a group");
  }
}
