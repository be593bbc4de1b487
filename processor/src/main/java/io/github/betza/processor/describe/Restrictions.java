package io.github.betza.processor.describe;

import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The restrictions that no mark of a diagram shows: the only pieces that are captured, at the end
 * of a move or on the way, and the only ones that are allowed on the way.
 */
final class Restrictions {
  private final Set<String> notes = new LinkedHashSet<>();

  /** Returns a sentence for every restriction found. */
  Set<String> notes() {
    return notes;
  }

  /** Collects restrictions on captures at the end of a move. */
  void noteLandings(Node node) {
    Set<OccupancyCondition> victims = EnumSet.noneOf(OccupancyCondition.class);
    node.landings().forEach(landing -> victims.add(landing.outcome().occupant()));
    noteRoyalty(victims);
  }

  /** Collects restrictions on captures on the way, and on the pieces needed there. */
  void noteBranches(Node node) {
    Set<OccupancyCondition> victims = EnumSet.noneOf(OccupancyCondition.class);
    Set<OccupancyCondition> hurdles = EnumSet.noneOf(OccupancyCondition.class);
    for (Branch branch : node.branches()) {
      LegOutcome outcome = branch.outcome();
      (removes(outcome) ? victims : hurdles).add(outcome.occupant());
    }
    noteRoyalty(victims);
    if (victims.stream().anyMatch(OccupancyCondition::isOwn)) {
      notes.add("some captures in passing take own pieces");
    }
    boolean own = hurdles.contains(OccupancyCondition.OWN);
    boolean enemy = hurdles.contains(OccupancyCondition.ENEMY);
    if (own != enemy && !hurdles.contains(OccupancyCondition.PIECE)) {
      notes.add("some pieces on the way must be " + (own ? "own" : "enemy") + " ones");
    }
  }

  /** Returns whether a piece on the way, of either side, is taken along. */
  static boolean removes(LegOutcome outcome) {
    return switch (outcome.effect()) {
      case REMOVE, UNLOAD_AT_LEG_START -> true;
      case NONE, DROP_AT_LEG_START, UNLOAD_AT_ORIGIN, SWAP, EXCITE, BORROW -> outcome.captures();
    };
  }

  private void noteRoyalty(Set<OccupancyCondition> victims) {
    boolean royals = victims.contains(OccupancyCondition.ENEMY_ROYAL);
    boolean others =
        victims.contains(OccupancyCondition.ENEMY_COMMON)
            || victims.contains(OccupancyCondition.OWN_COMMON)
            || victims.contains(OccupancyCondition.EN_PASSANT_COMMON);
    if (royals != others && !victims.contains(OccupancyCondition.ENEMY)) {
      notes.add(
          royals ? "some captures take royal pieces only" : "some captures take no royal pieces");
    }
  }
}
