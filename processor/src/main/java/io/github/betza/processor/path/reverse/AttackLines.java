package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All captures of a piece on boards of one size, as data: it can capture another piece if and only
 * if every square of some line holds what it must.
 *
 * @param lines the lines, none of which another covers; slides have one for each number of steps
 * @param takesEnPassant whether the piece captures en passant as well, which no line tells
 */
public record AttackLines(List<AttackLine> lines, boolean takesEnPassant) {
  /** The most lines; more are no help. */
  private static final int MOST_LINES = 4_000;

  /** Copies the list. */
  public AttackLines {
    lines = List.copyOf(lines);
  }

  /**
   * Returns the captures of a piece, on the square where it lands or in passing.
   *
   * @param files the files of the board, at least 1
   * @param ranks the ranks of the board, at least 1
   * @return nothing where some capture depends on more than what stands on squares at a fixed
   *     distance: moves of other pieces, joined edges, pieces put down on the way, a range that
   *     depends on the rank; and where there would be too many lines
   */
  public static Optional<AttackLines> of(Piece piece, int files, int ranks) {
    Alternatives alternatives = Alternatives.of(piece);
    if (!alternatives.others().isEmpty()) {
      return Optional.empty();
    }
    List<AttackLine> lines = new ArrayList<>();
    boolean takesEnPassant = false;
    try {
      for (Alternative alternative : alternatives.own()) {
        LineFinder finder = new LineFinder(files, ranks, alternative.initial());
        follow(alternative, finder);
        lines.addAll(finder.lines());
        takesEnPassant |= finder.takesEnPassant();
      }
      return lines.size() > MOST_LINES
          ? Optional.empty()
          : Optional.of(new AttackLines(LineSet.simplified(lines), takesEnPassant));
    } catch (UnfitException e) {
      return Optional.empty();
    }
  }

  private static void follow(Alternative alternative, LineFinder finder) throws UnfitException {
    if (alternative instanceof Walk walk) {
      for (Node node : walk.first()) {
        finder.follow(node);
      }
    } else if (alternative instanceof Universal universal) {
      for (Landing landing : universal.landings()) {
        finder.landAnywhere(landing);
      }
    }
  }
}
