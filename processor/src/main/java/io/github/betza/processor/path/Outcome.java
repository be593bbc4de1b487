package io.github.betza.processor.path;

/**
 * One way in which a leg may end: what must stand on the square reached, and what is done there.
 *
 * @param occupant what must stand there
 * @param deed what is done there
 */
public record Outcome(Occupant occupant, Deed deed) implements Comparable<Outcome> {
  /** An empty square where nothing happens. */
  public static final Outcome PASS = new Outcome(Occupant.EMPTY, Deed.NONE);

  /** A piece of either side that is passed over. */
  public static final Outcome HOP = new Outcome(Occupant.PIECE, Deed.NONE);

  /** An enemy piece that is captured. */
  public static final Outcome CAPTURE = new Outcome(Occupant.ENEMY, Deed.REMOVE);

  /** Returns whether it depends on what stands one step beyond the square. */
  public boolean asksBeyond() {
    return occupant == Occupant.EMPTY_BEFORE_PIECE;
  }

  /** Returns whether this outcome removes an enemy piece. */
  public boolean captures() {
    return (occupant.isEnemy() || occupant.isEnPassant())
        && !deed.leavesOccupant()
        && deed != Deed.SWAP;
  }

  @Override
  public int compareTo(Outcome other) {
    int byOccupant = occupant.compareTo(other.occupant);
    return byOccupant != 0 ? byOccupant : deed.compareTo(other.deed);
  }

  /** Written out, as that of a vector is: paths are compared often. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Outcome outcome && occupant == outcome.occupant && deed == outcome.deed;
  }

  @Override
  public int hashCode() {
    return 31 * occupant.hashCode() + deed.hashCode();
  }
}
