package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.DeadMoveCheck;
import io.github.betza.processor.notation.DeadMoveCheck.Written;
import io.github.betza.processor.notation.NotationLimits;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.correction.CorrectionSearch;
import io.github.betza.processor.notation.foreign.PieceNames;
import io.github.betza.processor.notation.xbetza.lowering.BracketReader;
import io.github.betza.processor.notation.xbetza.lowering.XBetzaDirectionReader;
import io.github.betza.processor.notation.xbetza.lowering.XBetzaTermReader;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaRepetition;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaScanner;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The dialect XBETZA: Betza's notation with the modifier {@code a} for moves of several legs (seed
 * 001) and the atoms and modifiers of the Interactive Diagram (seed 003). {@code NOTATION.md}
 * describes its constructs; here are the decisions that the seeds leave open.
 *
 * <p>Brackets, such as {@code [F?R]}:
 *
 * <ul>
 *   <li>A leg after the first goes outward: in the direction of its atom that is nearest to the
 *       step before, or in both of the nearest two. Its direction letters count from that step.
 *   <li>The modifiers of a leg are the same as between {@code a}s, but a leg before another one has
 *       no {@code y} and {@code g}, because every leg has a range of its own, and a leg before
 *       {@code ?} goes on from an empty square only.
 *   <li>Before the bracket {@code m c d k t e u} describe the end of the move, wherever it is. Such
 *       letters on the last leg replace, for this leg, the ones that they contradict: {@code
 *       u[F?cR]} swaps wherever it captures, and slides to capture only. {@code m c d k e} there
 *       are all that may be captured, and {@code k} contradicts {@code t}. An {@code e} that means
 *       iso does not affect the end; with {@code m}, a {@code u} before the bracket applies to a
 *       capture of an earlier leg. {@code i} and {@code o} apply to all legs; a leg may join more
 *       edges, as in {@code o[W-ooR]}.
 *   <li>Direction letters before the bracket select whole paths, one direction for every leg, by
 *       the sum of the legs; a slide counts more than all single steps: {@code v[F?R]} slides along
 *       files only. They are read in the table of the leap with that sum, which for {@code F?R} is
 *       oblique. A path that returns to its start has the direction of its first step. A move that
 *       stops on the way is kept with every whole path that goes on from it.
 * </ul>
 *
 * <p>Everything else:
 *
 * <ul>
 *   <li>{@code n} on the knight's leap is the Mao (the orthogonal square first); {@code n} and
 *       {@code j} on other oblique atoms are refused.
 *   <li>{@code in} makes en-passant squares on a move of one leg only, {@code nn} on the last leg
 *       of a move. On an earlier leg {@code n} only requires empty squares.
 *   <li>{@code r} and {@code l} on a continuation of an oblique atom mean "the same way as" and
 *       "the other way than" its first sideways choice: after a left-handed first step they change
 *       places, so {@code fafrN} is {@code rfafrNlfafrN}. Only after {@code hr} and {@code hl} they
 *       mean right and left.
 *   <li>{@code t} spares royal pieces of both sides: with {@code d}, "may not capture a royal
 *       piece" applies to own pieces.
 *   <li>{@code k} and {@code t} on a leg before the last capture royal pieces only, or only pieces
 *       that are not royal, and go on; with {@code p} or {@code g}, {@code t} hops over own pieces
 *       only. On the last leg {@code t} spares royal pieces also with {@code p} and {@code g}, and
 *       does not restrict the hurdle: {@code cptR} is {@code pafctR}, not {@code ptafcR}, with a
 *       warning.
 *   <li>{@code u} on the last leg puts back the piece that the whole move captured: the one on the
 *       last square or en passant, or else the last one captured on the way. On another leg it puts
 *       down the piece that the leg captures, or else the last one captured on the way and not put
 *       down yet; on a leg that excites a piece it puts down nothing. From then on the piece is
 *       there as any other, in the way or to be captured again, but it is never excited. The move
 *       is impossible if the square is not free, or if the mover itself is on it because it went
 *       round the board.
 *   <li>On the first leg {@code q} and {@code z} make a rider of an atom without a range, but not
 *       of one with the range 1: {@code qN1} is {@code N}. They turn first to either side. A
 *       circular rider makes at most seven steps, because the eighth closes the circle. {@code z}
 *       turns 90 degrees with every step, on oblique atoms too, and without a range makes at most
 *       as many steps as a straight slide across the board (as in the Interactive Diagram).
 *   <li>After a leg with several steps of a curve, {@code q} and {@code z} are refused, because the
 *       last turn depends on the length of the curve; so they are on the first leg of a bracket.
 *   <li>{@code p} on the last leg has the whole range before the hurdle, and again behind it. A
 *       curve goes on behind its hurdle as it would have without one: {@code pqA} turns on to the
 *       same side, and makes seven steps in all. {@code j} skips a square before the hurdle only.
 *   <li>Iso ({@code i}) is refused on a circular or crooked leg and after one, with {@code p} and
 *       {@code g}, and on a leg that may take several steps if there is no slider before it; on a
 *       single step there it has no effect.
 *   <li>The toggles ({@code y}, {@code g}) depend on the letter of the atom, as in seed 001: W, F
 *       and K become R, B and Q for every range, so {@code W0} stays unlimited. For any other atom
 *       the range of the leg is toggled, "explicit or implied": after {@code qN} a leg that toggles
 *       is one leap, and so is the one behind the hurdle of {@code gqN}.
 *   <li>A leg that toggles ({@code y}, {@code g}) does so for all its ways to go on: {@code cyafsF}
 *       slides on after a capture as well.
 *   <li>The square that the mover left counts as empty during the move, until the mover crosses a
 *       joined edge: from then on it meets itself there, and may only hop over itself. So neither
 *       {@code oR} nor {@code opR}, behind its hurdle, passes the square where it began, nor does
 *       {@code noHH} with a leap over the edge before it. A leg goes round once: it ends on the
 *       square where the leg began.
 *   <li>A hole is off the board (seed 003 castles "with the piece at the board edge"), so a
 *       castling partner may be beside a hole as well as at the edge.
 *   <li>If the number of ranks is odd, the middle one is before the enemy half, so {@code *} may
 *       end on it. The range {@code *} is only compiled for moves of one leg that neither hop, skip
 *       a square nor go in a circle. Seed 003 has no such limit, but makes en-passant squares of
 *       all squares that the move passes over, and these are kept for the last leg only.
 *   <li>The square that {@code j} skips may be a hole, because the first step is a leap.
 *   <li>{@code j} on castling means a partner one file in from the edge.
 *   <li>{@code I} imitates only the moves of the piece itself, not the ones that it imitates or
 *       borrows. A capture counts as one en passant ({@code e}) if the piece has it in no other
 *       way: it does not if the piece also takes the same victim on its way to the same square.
 * </ul>
 *
 * <p>Limits: {@link NotationLimits}, and {@value
 * io.github.betza.processor.notation.xbetza.syntax.XBetzaPart#MOST_LEGS} legs of a move. Larger
 * notations are refused with the number.
 */
public final class XBetza {
  private static final String PATHS_HELP =
      "write direction letters on the legs, such as \"afK\" or \"afsK\" instead of \"aK\"";

  private static final String ROUNDS_HELP =
      "write a number after the parentheses, as in \"(paf)3R\"";

  private final Predicate<String> isRoyalInExtended;
  private final Work work;

  private XBetza(Predicate<String> isRoyalInExtended, Work work) {
    this.isRoyalInExtended = isRoyalInExtended;
    this.work = work;
  }

  /**
   * Reads a notation. It accepts any string, and does bounded work for it.
   *
   * @param isRoyalInExtended whether a text is a notation of a royal piece in EXTENDED, for a
   *     warning; this grammar does not depend on EXTENDED
   * @param work the work that the reading is a part of
   */
  public static Reading read(String notation, Predicate<String> isRoyalInExtended, Work work) {
    XBetza grammar = new XBetza(isRoyalInExtended, work);
    return CorrectionSearch.read(notation, PieceNames.XBETZA, work, grammar::read);
  }

  /**
   * Returns the moves of a notation of CLASSIC, which XBETZA contains unchanged, and reports its
   * problems.
   *
   * @param notation a notation without constructs or letters of XBETZA alone
   */
  public static List<MoveSpec> classicMoves(String notation, ProblemLog log) {
    return XBetzaParts.read(notation, log).moves();
  }

  /**
   * Returns the directions that modifiers choose before an atom, as bits in the order of {@link
   * Atom#leap}.
   *
   * @param modifiers the modifiers of the first leg in a notation without errors
   * @param atom an atom that leaps or slides
   */
  public static int directions(String modifiers, char atom) {
    return XBetzaDirectionReader.first(modifiers, XBetzaAtoms.leap(atom));
  }

  private Reading read(String notation, ProblemLog log) {
    XBetzaParts parts = parts(notation, log);
    List<MoveSpec> moves = parts.moves();
    if (!log.hasErrors()) {
      // In an unlimited repetition the rounds are too many, in whatever direction.
      NotationLimits.check(
          notation, moves, parts.repeatWithoutLimit() ? ROUNDS_HELP : PATHS_HELP, log);
    }
    if (log.hasErrors()) {
      return new Reading(Optional.empty(), log.problems());
    }
    Piece piece = PathTreeBuilder.build(moves, work);
    parts.warnOfDeadEnds(piece, log);
    return new Reading(Optional.of(piece), log.problems());
  }

  private XBetzaParts parts(String notation, ProblemLog log) {
    if (!NotationLimits.isReadable(notation, log)) {
      return XBetzaParts.NONE;
    }
    XBetzaParts parts = XBetzaParts.read(notation, log);
    if (!log.hasErrors()) {
      ReadDifferentlyCheck.warnOfRoyalty(parts.parts(), isRoyalInExtended, log);
    }
    return parts;
  }

  /**
   * A notation with its moves, by parts.
   *
   * @param parts its parts
   * @param perPart the moves of each
   */
  private record XBetzaParts(List<XBetzaPart> parts, List<List<MoveSpec>> perPart) {
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

    /** Warns of a part whose moves other parts have already, such as the W in {@code KW}. */
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

    /** Returns whether some part repeats a group, and no part has a limit. */
    boolean repeatWithoutLimit() {
      List<XBetzaRepetition> repetitions =
          parts.stream()
              .filter(XBetzaTerm.class::isInstance)
              .flatMap(part -> ((XBetzaTerm) part).repetition().stream())
              .toList();
      return !repetitions.isEmpty() && repetitions.stream().allMatch(each -> each.most() == 0);
    }

    /**
     * Warns of parts that are impossible on every board.
     *
     * @param piece the piece with these moves
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
}
