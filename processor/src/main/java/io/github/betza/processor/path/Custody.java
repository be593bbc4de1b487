package io.github.betza.processor.path;

import java.util.List;

/**
 * A custodial capture ({@code [cc]} of seed 002): an enemy piece between the mover, where it
 * finishes, and another piece of its side is taken off the board. A piece that was put down on the
 * way is neither held nor a captor, and blocks the line; no dialect has both.
 *
 * @param between the squares between the two captors, as vectors from the square where the mover
 *     finishes; exactly one of them must be occupied, by an enemy piece
 * @param friend the square of the other captor, as a vector from there; it must hold an own piece
 *     other than the mover other than the mover
 */
public record Custody(List<Vector> between, Vector friend) {
  public Custody {
    between = List.copyOf(between);
  }
}
