package io.github.betza.export.fairy;

import io.github.betza.export.Compass;
import io.github.betza.export.SimpleMove;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A move that a piece has in Fairy-Stockfish only from some squares, usually the squares on which
 * it is unmoved. It never captures.
 *
 * @param unmoved its notation as a move of an unmoved piece
 * @param anywhere its notation as a move from any square, after which the piece may be captured en
 *     passant in the same way
 * @param ways the ways on an empty board
 * @param passes whether it passes over squares on which it may be captured en passant in the engine
 * @param grants whether it may be captured en passant here on squares that it passes over
 */
public record FirstMove(
    String unmoved, String anywhere, List<Way> ways, boolean passes, boolean grants) {
  /** The double step of the engine's pawn. */
  public static final FirstMove DOUBLE_STEP =
      new FirstMove("ifmnD", "fmnnD", List.of(new Way(0, 2)), true, true);

  /** The triple step of the engine's pawn. */
  public static final FirstMove TRIPLE_STEP =
      new FirstMove("ifmnH", "fmnnH", List.of(new Way(0, 3)), true, true);

  /** The length of the longest slide on the engine's largest board. */
  private static final int MOST_STEPS = 11;

  public FirstMove {
    ways = List.copyOf(ways);
  }

  /**
   * The displacement of a move.
   *
   * @param files the number of files to the right
   * @param ranks the number of ranks forward
   */
  public record Way(int files, int ranks) {}

  public static FirstMove of(SimpleMove move) {
    boolean slides =
        move.movement() != SimpleMove.Movement.LEAP && move.movement() != SimpleMove.Movement.LAME;
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
    boolean lame = move.movement() == SimpleMove.Movement.LAME;
    return new FirstMove(
        FairyBetza.write(List.of(quiet)),
        lame ? later.replaceFirst("n", "nn") : later,
        ways,
        passes,
        lame);
  }
}
