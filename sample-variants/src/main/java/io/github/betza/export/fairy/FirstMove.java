package io.github.betza.export.fairy;

import io.github.betza.export.Compass;
import io.github.betza.export.SimpleMove;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A move that Fairy-Stockfish lets a piece make from some squares only, which are meant to be those
 * on which it has not moved yet. It never captures.
 *
 * @param unmoved its notation as a move of a piece that has not moved
 * @param anywhere its notation as a move from any square, after which the piece may be captured en
 *     passant just the same
 * @param ways the ways on an empty board
 * @param passes whether it passes over squares on which the engine lets it be captured en passant
 * @param grants whether it may be captured en passant on squares that it passes over here
 */
public record FirstMove(
    String unmoved, String anywhere, List<Way> ways, boolean passes, boolean grants) {
  /** The double step of the engine's pawn. */
  public static final FirstMove DOUBLE_STEP =
      new FirstMove("ifmnD", "fmnnD", List.of(new Way(0, 2)), true, true);

  /** The triple step of the engine's pawn. */
  public static final FirstMove TRIPLE_STEP =
      new FirstMove("ifmnH", "fmnnH", List.of(new Way(0, 3)), true, true);

  /** No slide is longer on any board that the engine has. */
  private static final int MOST_STEPS = 11;

  public FirstMove {
    ways = List.copyOf(ways);
  }

  /**
   * From where to where a move leads.
   *
   * @param files how many files to the right
   * @param ranks how many ranks forward
   */
  public record Way(int files, int ranks) {}

  public static FirstMove of(SimpleMove move) {
    boolean slides =
        move.manner() != SimpleMove.Manner.LEAP && move.manner() != SimpleMove.Manner.LAME;
    int most = !slides ? 1 : move.range() == 0 ? MOST_STEPS : move.range();
    int least = move.hops() ? 2 : 1;
    List<Way> ways =
        move.steps().stream()
            .flatMap(
                step ->
                    IntStream.rangeClosed(least, most)
                        .mapToObj(times -> new Way(times * step.files(), times * step.ranks())))
            .toList();
    boolean straight = move.shape() != Compass.Shape.OBLIQUE;
    boolean passes = straight && (slides || "WF".indexOf(move.atom()) < 0);
    SimpleMove quiet = move.only(true);
    String later = FairyBetza.write(List.of(quiet.anywhere()));
    boolean lame = move.manner() == SimpleMove.Manner.LAME;
    return new FirstMove(
        FairyBetza.write(List.of(quiet)),
        lame ? later.replaceFirst("n", "nn") : later,
        ways,
        passes,
        lame);
  }
}
