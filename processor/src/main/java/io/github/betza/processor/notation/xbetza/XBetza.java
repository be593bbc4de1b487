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
import io.github.betza.processor.notation.xbetza.syntax.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaRepetition;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaScanner;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaTerm;
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
 * 001) and the atoms and modifiers of the Interactive Diagram (seed 003).
 *
 * <p>A notation is a sequence of terms, and the piece has the moves of all of them. A term is any
 * number of modifiers, an atom, and perhaps a range. The modifiers between two {@code a}s describe
 * one leg; all legs use the one atom. The order of the modifiers of a leg does not matter, but for
 * direction letters: two that stand side by side may form a pair.
 *
 * <p>An atom is a letter, or the leap's two numbers in either order, {@code (1,4)}, each at most
 * 35; {@code X} does not lengthen such a leap, and it is not doubled to a rider, for which its
 * range is 0. With the numbers of W or F it toggles as they do.
 *
 * <p>A bracket is a move whose legs have an atom each: {@code [F?R]}. After {@code ?} the piece may
 * stop or go on, after {@code -} it must go on; without other letters both go on from an empty
 * square. Here this grammar decides:
 *
 * <ul>
 *   <li>A leg that is not the first goes outward: in the direction of its atom that is nearest to
 *       the step before, or in both of the nearest two. Its direction letters count from that step.
 *   <li>The modifiers of a leg are those of a leg between {@code a}s, but {@code y} and {@code g}
 *       stand on no leg that others follow, because every leg has a range of its own, and a leg in
 *       front of {@code ?} goes on from an empty square only.
 *   <li>In front of the bracket {@code m c d k t e u} say how the move ends, wherever it does; the
 *       last leg may have such letters of its own, which then count for it instead of those that
 *       they contradict: {@code u[F?cR]} swaps wherever it captures, and slides to capture only.
 *       {@code m c d k e} there say all that may be taken, {@code k} contradicts {@code t}; an
 *       {@code e} that means iso says nothing of the end, and beside {@code m} a {@code u} in front
 *       is about what a leg before has captured. {@code i} and {@code o} are about all legs; a leg
 *       may join more edges, as in {@code o[W-ooR]}.
 *   <li>Direction letters in front select whole paths, one direction for every leg, by where these
 *       lead together, and a slide counts more than all single steps: {@code v[F?R]} slides along
 *       files only. They are read in the table of the leap that the path amounts to, which for
 *       {@code F?R} is an oblique one. A path that returns leads where its first step does. A move
 *       that stops on the way is kept with every whole path that goes on from it.
 * </ul>
 *
 * <p>A group {@code (y)n} among the modifiers stands there none to n times; without n as often as
 * fits between two edges of 36 squares, every leg of the group being one step at least, and one leg
 * more. The text is the same as if the moves were written one after the other: {@code (paf)2R} is
 * {@code RpafRpafpafR}.
 *
 * <p>In a move of several legs {@code q} and {@code z} are direction letters on every leg but the
 * first, between {@code a}s and in brackets alike. {@code q} is {@code r} where the last turn was
 * to the right, and {@code l} where it was to the left; {@code z} is the other one. They pair with
 * other letters as these do ({@code fz}, {@code bq}, {@code zh}), and say nothing of the range:
 * {@code afsafzW} is {@code afraflWaflafrW}. A turn is a step that leads to either side of the one
 * before; straight on and straight back are none, and neither is the first step, whatever letters
 * it has and whichever hand. Where no leg before has turned, both mean either side, so {@code
 * (az)N} is {@code NasNasazN} and so on: the Quintessence {@code zN}. On the first leg of a
 * bracket, which no turn can precede, they are refused. The first leg between {@code a}s bends with
 * every step, as a move of one leg does: {@code qafN} goes on from any square of a circle. Behind
 * such a leg they are refused, because its last turn depends on how far it went.
 *
 * <p>A direction letter on {@code K} or {@code Q} chooses of eight directions, as the seeds have
 * it, so {@code fK} is one square; a warning gives both spellings, {@code fW} and {@code fWfF}, in
 * every dialect. There is none for a pair, a half or a doubled letter, nor in a move of several
 * legs.
 *
 * <p>Where the seeds leave a choice open, this grammar decides:
 *
 * <ul>
 *   <li>{@code n} on the knight's leap is the Mao (the orthogonal square first); {@code n} and
 *       {@code j} on other oblique atoms are refused.
 *   <li>{@code in} makes en-passant squares on a move of one leg only, {@code nn} on the leg with
 *       which a move ends. On a leg that others follow {@code n} asks for empty squares, and no
 *       more.
 *   <li>{@code r} and {@code l} on a continuation of an oblique atom mean "the same way as" and
 *       "the other way than" its first sideways choice: after a left-handed first step they change
 *       places, so {@code fafrN} is {@code rfafrNlfafrN}. Only after {@code hr} and {@code hl} they
 *       mean right and left.
 *   <li>{@code t} spares royal pieces of both sides: "may not capture a royal piece" is about own
 *       ones beside {@code d}.
 *   <li>{@code k} and {@code t} on a leg that is not the last capture royal pieces only, or only
 *       pieces that are not royal, and go on; with {@code p} or {@code g}, {@code t} hops over own
 *       pieces only. On the last leg it spares royal pieces beside {@code p} and {@code g} as well,
 *       and says nothing about the hurdle: {@code cptR} is {@code pafctR}, not {@code ptafcR}, of
 *       which a warning tells.
 *   <li>{@code u} on the last leg puts back the piece that the whole move captured: the one on the
 *       last square or en passant, or else the one captured last on the way. On another leg it puts
 *       down the piece that the leg captures, or else the one captured last on the way and not put
 *       down yet; where a leg excites a piece it puts down nothing. There the piece stands from
 *       then on as any other, in the way or to be captured again; but it is never excited. Where
 *       the square is not free, the move cannot be made, nor where the mover stands there itself
 *       because it went round the board.
 *   <li>On the first leg {@code q} and {@code z} make a rider of an atom without a range, but not
 *       of one with the range 1: {@code qN1} is {@code N}. They turn first to either side. A
 *       circular rider makes seven steps at the most, because the eighth closes the circle. {@code
 *       z} turns 90 degrees with every step, on oblique atoms too, and without a range goes at most
 *       as many steps as a straight slide across the board has (so the Interactive Diagram does
 *       it).
 *   <li>{@code p} on the last leg has the whole range before the hurdle, and again behind it. A
 *       curve goes on behind its hurdle as it would have without one: {@code pqA} turns on to the
 *       same side, and makes seven steps in all. {@code j} skips a square before the hurdle only.
 *   <li>Iso ({@code i}) is refused on a circular or crooked leg and after one, beside {@code p} and
 *       {@code g}, and on a leg that may take several steps where no slider came before; on a
 *       single step there it has no effect.
 *   <li>The toggles ({@code y}, {@code g}) go by the letter of the atom, as seed 001 words it: W, F
 *       and K become R, B and Q whatever their range, so {@code W0} stays unlimited. Of any other
 *       atom the range is toggled that the leg has, "explicit or implied": after {@code qN} a leg
 *       that toggles is one leap, as it is behind the hurdle of {@code gqN}.
 *   <li>A leg that toggles ({@code y}, {@code g}) does so for all its ways to go on: {@code cyafsF}
 *       slides on after a capture as well.
 *   <li>The square that the mover left counts as empty during the move, until the mover goes over a
 *       joined edge: from then on it meets itself there, and may hop over itself, but no more. So
 *       neither {@code oR} nor {@code opR}, behind its hurdle, passes the square where it began,
 *       nor does {@code noHH} with a leap that goes over the edge before it. A leg goes round once:
 *       it ends on the square where the leg began.
 *   <li>A hole is off the board (seed 003 castles "with the piece at the board edge"), so a
 *       castling partner may stand beside a hole as it may at the edge.
 *   <li>Of an odd number of ranks the one in the middle is before the enemy half, so {@code *} may
 *       end on it. The range {@code *} is compiled for moves of one leg that neither hop, skip a
 *       square nor go in a circle. Seed 003 has no such limit, but makes en-passant squares of all
 *       that the move passes over, which are kept for the last leg only.
 *   <li>The square that {@code j} skips may be a hole, for the first step is a leap.
 *   <li>{@code j} on castling means a partner one file in from the edge.
 *   <li>{@code I} imitates only what a piece has of its own, not what it imitates or borrows. A
 *       capture is one en passant ({@code e}) where the piece has it in no other way: one that
 *       takes the same piece on its way to the same square is not.
 * </ul>
 *
 * <p>Limits: those of {@link NotationLimits}, and {@value
 * io.github.betza.processor.notation.xbetza.syntax.XBetzaPart#MOST_LEGS} legs of a move. What
 * exceeds them is refused with the number.
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
   * @param isRoyalInExtended whether a text is a notation of a royal piece in EXTENDED, which this
   *     grammar cannot know, but should warn of
   * @param work of which the reading is a part
   */
  public static Reading read(String notation, Predicate<String> isRoyalInExtended, Work work) {
    XBetza grammar = new XBetza(isRoyalInExtended, work);
    return CorrectionSearch.read(notation, PieceNames.XBETZA, work, grammar::read);
  }

  /**
   * Returns the moves of a notation of CLASSIC, which XBETZA took over unchanged, and reports its
   * problems.
   *
   * @param notation a notation without any construct or letter that only XBETZA has
   */
  public static List<MoveSpec> classicMoves(String notation, ProblemLog log) {
    return XBetzaParts.read(notation, log).moves();
  }

  /**
   * Returns the directions that modifiers choose before an atom, as bits in the order of {@link
   * Atom#leap}.
   *
   * @param modifiers those of the first leg in a notation without errors
   * @param atom an atom that leaps or slides
   */
  public static int directions(String modifiers, char atom) {
    return XBetzaDirectionReader.first(modifiers, XBetzaAtoms.leap(atom));
  }

  private Reading read(String notation, ProblemLog log) {
    XBetzaParts parts = parts(notation, log);
    List<MoveSpec> moves = parts.moves();
    if (!log.hasErrors()) {
      // Of an unlimited repetition it is the rounds that are too many, wherever they lead.
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
   * A notation that was read part by part.
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
}
