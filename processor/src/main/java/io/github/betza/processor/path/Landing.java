package io.github.betza.processor.path;

/**
 * A way to end a move.
 *
 * @param outcome what must stand on the square reached, and what is done there
 * @param grantsEnPassant whether the squares that the last leg passed over become en-passant
 *     squares on which the piece can be captured on the next ply
 */
public record Landing(Outcome outcome, boolean grantsEnPassant) implements Comparable<Landing> {
  @Override
  public int compareTo(Landing other) {
    int byOutcome = outcome.compareTo(other.outcome);
    return byOutcome != 0 ? byOutcome : Boolean.compare(grantsEnPassant, other.grantsEnPassant);
  }
}
