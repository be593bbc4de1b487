package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Reads where kings may not face each other: on files, as games have it here, and in the engine on
 * ranks as well. There they attack each other instead.
 */
record FairyFacing(FairyState state, Geometry geometry, FairyZones zones) {
  /** What makes a king attack another one on its rank. */
  static final String ATTACK = "ksR";

  private static final String KEY = "flyingGeneral";

  /** Returns whether kings could face each other on a rank. */
  boolean onRanks() {
    boolean on = false;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      Set<String> white = of(rank, true);
      Set<String> black = of(rank, false);
      if (white.isEmpty() || black.isEmpty()) {
        continue;
      }
      on = true;
      // A king attacks no square that it may not enter.
      if (!white.equals(black)) {
        state.problem(
            KEY,
            "kings may not face each other on a rank in Fairy-Stockfish; here they may on rank "
                + (rank + 1)
                + ", of which their regions have other squares: give them regions that share no"
                + " rank");
        return true;
      }
    }
    return on;
  }

  /** Returns the squares of a rank that the king of a side may enter. */
  private Set<String> of(int rank, boolean white) {
    Squares squares = new Squares(geometry);
    Set<String> zone = new LinkedHashSet<>(squares.own(zones.zone("king", white), white));
    zone.retainAll(squares.row(rank));
    return zone;
  }
}
