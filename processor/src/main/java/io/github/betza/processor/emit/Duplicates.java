package io.github.betza.processor.emit;

import io.github.betza.processor.emit.Place.Next;
import io.github.betza.processor.emit.Place.Route;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the landings that may give a move twice, by following every path on an endless board: two
 * paths that end alike give the same move, unless one needs a piece on a square that the other
 * needs to be empty. Only such landings pay for a look whether the move is there already. Where
 * there are too many paths, all of them do.
 */
final class Duplicates {
  private final PlaceGraph graph;
  private final Map<End, List<Way>> seen = new HashMap<>();

  /** Whether some paths need a piece on a square, so that they may exclude others. */
  private final boolean tracks;

  /** How many landings have not been marked. */
  private int unmarked;

  private int ends;
  private int steps;
  private boolean all;

  /** Whether some landings capture pieces that only the position tells. */
  private final boolean takesUnknown;

  /** What tells moves apart. The content of the target tells them apart as well. */
  private record End(
      Vector from,
      Vector to,
      Content content,
      boolean grants,
      boolean vanishes,
      Set<Change> changes) {
    /** Returns what is known of it where it is not known what is captured elsewhere. */
    End vague() {
      Content known = content == Content.EN_PASSANT ? Content.EMPTY : content;
      return new End(from, to, known, false, vanishes, Set.of(ELSEWHERE));
    }
  }

  private enum Content {
    EMPTY,
    EN_PASSANT,
    OWN,
    ROYAL,
    COMMON
  }

  private record Change(Deed deed, Vector piece, Vector to) {}

  private static final Change ELSEWHERE = new Change(Deed.NONE, new Vector(0, 0), new Vector(0, 0));

  private record Site(Place place, int landing) {}

  /** A path that has ended, and what it asks of the squares on the way. */
  private record Way(Site site, Needs needs) {}

  /** How far a path has been followed. */
  private record Path(
      Vector from, Vector at, Placement placement, int steps, Set<Change> changes, Needs needs) {}

  private Duplicates(PlaceGraph graph) {
    this.graph = graph;
    this.tracks =
        graph.places().stream()
            .flatMap(place -> place.routes().stream())
            .anyMatch(route -> needsPiece(route.way().outcome()));
    this.takesUnknown =
        graph.places().stream()
            .flatMap(place -> place.shape().landings().stream())
            .anyMatch(Duplicates::takesUnknown);
    this.unmarked =
        graph.places().stream().mapToInt(place -> place.shape().landings().size()).sum();
  }

  /**
   * Marks the landings that may give a move twice.
   *
   * @param passes whether the piece may also pass
   * @param open whether it has moves that cannot be foreseen, so that any move may come twice
   */
  static void mark(PlaceGraph graph, List<Next> starts, boolean passes, boolean open) {
    Duplicates duplicates = new Duplicates(graph);
    duplicates.all = open || graph.places().stream().anyMatch(Place::isRound);
    Vector here = new Vector(0, 0);
    if (passes) {
      duplicates.note(
          new End(here, here, Content.EMPTY, false, false, Set.of()), new Way(null, Needs.NOTHING));
    }
    for (Next start : starts) {
      duplicates.follow(
          start.place(), new Path(here, here, start.placement(), 0, Set.of(), Needs.NOTHING));
    }
    if (duplicates.all) {
      duplicates.markAll();
    }
  }

  private void markAll() {
    for (Place place : graph.places()) {
      for (int i = 0; i < place.shape().landings().size(); i++) {
        place.setRepeatable(i);
      }
    }
  }

  private void follow(Place place, Path path) {
    Leg leg = place.leg();
    Vector begin = path.at();
    Vector square = begin;
    boolean same = leg.length() instanceof Length.SameAsBefore;
    int most = same ? path.steps() : Legs.most(leg);
    Needs needs = path.needs();
    for (int step = 1; step <= most && !all && unmarked > 0; step++) {
      square = square.plus(path.placement().apply(leg.step(step - 1)));
      steps++;
      all = ends > Limits.ENUMERATED_ENDS || steps > 10 * Limits.ENUMERATED_ENDS;
      // No square of the board is further from where the move began, nor from the excited piece.
      if (square.reach() > Limits.LONGEST_SLIDE
          || square.plus(path.from().times(-1)).reach() > Limits.LONGEST_SLIDE) {
        return;
      }
      boolean skipped = leg.ski() && step == 1;
      int least = same ? most : Legs.least(leg);
      if (!skipped && step >= least && leg.mayEndAfter(step)) {
        int count = leg.length().isOne() ? path.steps() : step;
        Path here = new Path(path.from(), square, path.placement(), count, path.changes(), needs);
        arrive(place, here, begin, step > (leg.ski() ? 2 : 1));
      }
      if (tracks && !skipped && step < most && !isCleared(path, square)) {
        needs = needs.empty(square);
      }
    }
  }

  /** Whether a square is empty because of what the move itself did. */
  private static boolean isCleared(Path path, Vector square) {
    return square.equals(path.from())
        || path.changes().stream().anyMatch(change -> change.piece().equals(square));
  }

  private void arrive(Place place, Path path, Vector begin, boolean passed) {
    List<Landing> landings = place.shape().landings();
    for (int i = 0; i < landings.size(); i++) {
      Landing landing = landings.get(i);
      Bridge bridge = place.leg().bridge();
      boolean passes =
          passed || (!bridge.isNone() && bridge.condition() != Bridge.Condition.OCCUPIED);
      boolean grants = landing.grantsEnPassant() && passes;
      for (Content content : contents(landing.outcome())) {
        end(place, i, path, content, grants);
      }
    }
    for (Route route : place.routes()) {
      Outcome outcome = route.way().outcome();
      List<Route> alike = alike(place, route);
      if (!alike.get(0).equals(route)) {
        continue;
      }
      Set<Change> changes = new HashSet<>(path.changes());
      if (outcome.deed() == Deed.REMOVE || outcome.deed() == Deed.UNLOAD_AT_LEG_START) {
        changes.add(new Change(outcome.deed(), path.at(), begin));
      }
      Vector from = outcome.deed() == Deed.EXCITE ? path.at() : path.from();
      Needs needs = path.needs();
      if (tracks && alike.size() == 1 && !isCleared(path, path.at())) {
        needs = needsPiece(outcome) ? needs.piece(path.at()) : needs.empty(path.at());
      }
      for (Next next : route.next()) {
        follow(
            next.place(),
            new Path(
                from,
                path.at(),
                path.placement().of(next.placement()),
                path.steps(),
                changes,
                needs));
      }
    }
  }

  /**
   * Returns the ways that go on alike without doing anything, whatever stands there: one of them is
   * followed, and what it needs is left open.
   */
  private static List<Route> alike(Place place, Route route) {
    if (route.way().outcome().deed() != Deed.NONE) {
      return List.of(route);
    }
    List<Route> alike =
        place.routes().stream()
            .filter(other -> other.way().outcome().deed() == Deed.NONE)
            .filter(other -> other.next().equals(route.next()))
            .toList();
    // Where the same piece serves two of them, both are followed, and give the same moves.
    Set<Content> all = EnumSet.noneOf(Content.class);
    for (Route each : alike) {
      for (Content content : contents(each.way().outcome())) {
        if (!all.add(content)) {
          return List.of(route);
        }
      }
    }
    return alike;
  }

  private void end(Place place, int landing, Path path, Content content, boolean grants) {
    Set<Change> changes = new HashSet<>();
    for (Change change : path.changes()) {
      boolean unloads = change.deed() == Deed.UNLOAD_AT_LEG_START;
      changes.add(
          new Change(change.deed(), change.piece(), unloads ? change.to() : change.piece()));
    }
    Landing last = place.shape().landings().get(landing);
    Deed deed = last.outcome().deed();
    boolean returns = last.finish().returns();
    boolean holds = content != Content.EMPTY || !changes.isEmpty();
    if ((deed == Deed.UNLOAD_AT_ORIGIN && holds) || deed == Deed.SWAP) {
      changes.add(new Change(deed, path.at(), path.from()));
    } else if (deed == Deed.REMOVE && returns) {
      changes.add(new Change(deed, path.at(), path.at()));
    }
    Way way = new Way(new Site(place, landing), path.needs());
    End end =
        new End(
            path.from(),
            returns ? path.from() : path.at(),
            // Whatever stands on the square reached, it does not tell where the mover went back.
            returns && content != Content.EN_PASSANT ? Content.EMPTY : content,
            grants,
            last.finish().vanishes(),
            changes);
    Change there = new Change(Deed.REMOVE, path.at(), path.at());
    if (!returns && changes.contains(there)) {
      // The mover stands where it captured before, as after capturing what stands there now.
      Set<Change> elsewhere = new HashSet<>(changes);
      elsewhere.remove(there);
      for (Content captured : EnumSet.of(Content.OWN, Content.ROYAL, Content.COMMON)) {
        boolean vanishes = last.finish().vanishes();
        note(new End(path.from(), path.at(), captured, grants, vanishes, elsewhere), way);
      }
    }
    // The piece captured en passant, or held in custody, may be the one that another path captures
    // on its way.
    boolean unknown = takesUnknown(last);
    if (takesUnknown && (unknown || !changes.isEmpty())) {
      note(end.vague(), way);
    }
    if (!unknown) {
      note(end, way);
    }
  }

  private static boolean takesUnknown(Landing landing) {
    return landing.outcome().occupant() == Occupant.EN_PASSANT || !landing.custodies().isEmpty();
  }

  private void note(End end, Way way) {
    ends++;
    List<Way> others = seen.computeIfAbsent(end, key -> new ArrayList<>());
    for (Way other : others) {
      if (!way.needs().excludes(other.needs())) {
        mark(way.site());
        mark(other.site());
      }
    }
    others.add(way);
  }

  private void mark(Site site) {
    if (site != null && !site.place().isRepeatable(site.landing())) {
      site.place().setRepeatable(site.landing());
      unmarked--;
    }
  }

  private static boolean needsPiece(Outcome outcome) {
    return switch (outcome.occupant()) {
      case EMPTY, EN_PASSANT, EMPTY_BEFORE_PIECE -> false;
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON, OWN, PIECE -> true;
    };
  }

  private static Set<Content> contents(Outcome outcome) {
    return switch (outcome.occupant()) {
      case EMPTY, EMPTY_BEFORE_PIECE -> EnumSet.of(Content.EMPTY);
      case EN_PASSANT -> EnumSet.of(Content.EN_PASSANT);
      case OWN -> EnumSet.of(Content.OWN);
      case ENEMY -> EnumSet.of(Content.ROYAL, Content.COMMON);
      case ENEMY_ROYAL -> EnumSet.of(Content.ROYAL);
      case ENEMY_COMMON -> EnumSet.of(Content.COMMON);
      case PIECE -> EnumSet.of(Content.OWN, Content.ROYAL, Content.COMMON);
    };
  }
}
