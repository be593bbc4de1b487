package io.github.betza.processor.emit;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What a path asks of the squares it leads over.
 *
 * @param empty the squares that must be empty, by {@link #number}
 * @param pieces the squares that must hold a piece, by number
 */
record Needs(BitSet empty, List<Integer> pieces) {
  static final Needs NOTHING = new Needs(new BitSet(), List.of());

  private static final int SIDE = 2 * Limits.LONGEST_SLIDE + 1;

  Needs empty(Vector square) {
    BitSet more = (BitSet) empty.clone();
    more.set(number(square));
    return new Needs(more, pieces);
  }

  Needs piece(Vector square) {
    List<Integer> more = new ArrayList<>(pieces);
    more.add(number(square));
    return new Needs(empty, more);
  }

  /** Returns whether no position fulfils both. */
  boolean excludes(Needs other) {
    return pieces.stream().anyMatch(other.empty::get) || other.pieces.stream().anyMatch(empty::get);
  }

  /** A piece that another excited may be further away than the board is long: no matter. */
  private static int number(Vector square) {
    int file = Math.floorMod(square.files(), SIDE);
    int rank = Math.floorMod(square.ranks(), SIDE);
    return rank * SIDE + file;
  }
}
