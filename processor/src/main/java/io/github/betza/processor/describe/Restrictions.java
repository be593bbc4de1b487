package io.github.betza.processor.describe;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What no mark of a diagram says: which pieces only are captured, at the end of a move or on the
 * way, and which ones only may stand on the way.
 */
final class Restrictions {
  private final Set<String> notes = new LinkedHashSet<>();

  /** Returns a sentence for every restriction that was met. */
  Set<String> notes() {
    return notes;
  }

  /** Notes the pieces that a move may capture where it ends. */
  void noteLandings(Node node) {
    Set<Occupant> victims = EnumSet.noneOf(Occupant.class);
    for (Landing landing : node.landings()) {
      victims.add(landing.outcome().occupant());
    }
    noteRoyalty(victims);
  }

  /** Notes the pieces that a move may capture on the way, and those that it needs there. */
  void noteBranches(Node node) {
    Set<Occupant> victims = EnumSet.noneOf(Occupant.class);
    Set<Occupant> hurdles = EnumSet.noneOf(Occupant.class);
    for (Branch branch : node.branches()) {
      Outcome outcome = branch.outcome();
      (removes(outcome) ? victims : hurdles).add(outcome.occupant());
    }
    noteRoyalty(victims);
    if (victims.stream().anyMatch(Occupant::isOwn)) {
      notes.add("some captures in passing take own pieces");
    }
    boolean own = hurdles.contains(Occupant.OWN);
    boolean enemy = hurdles.contains(Occupant.ENEMY);
    if (own != enemy && !hurdles.contains(Occupant.PIECE)) {
      notes.add("some pieces on the way must be " + (own ? "own" : "enemy") + " ones");
    }
  }

  /** Returns whether a piece on the way is taken along, of whichever side it is. */
  static boolean removes(Outcome outcome) {
    return switch (outcome.deed()) {
      case REMOVE, UNLOAD_AT_LEG_START -> true;
      case NONE, DROP_AT_LEG_START, UNLOAD_AT_ORIGIN, SWAP, EXCITE, BORROW -> outcome.captures();
    };
  }

  private void noteRoyalty(Set<Occupant> victims) {
    boolean royals = victims.contains(Occupant.ENEMY_ROYAL);
    boolean others =
        victims.contains(Occupant.ENEMY_COMMON)
            || victims.contains(Occupant.OWN_COMMON)
            || victims.contains(Occupant.EN_PASSANT_COMMON);
    if (royals != others && !victims.contains(Occupant.ENEMY)) {
      notes.add(
          royals ? "some captures take royal pieces only" : "some captures take no royal pieces");
    }
  }
}
