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
import java.util.IdentityHashMap;
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
  private final IdentityHashMap<Place, IdentityHashMap<Route, List<Route>>> alike =
      new IdentityHashMap<>();

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

    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof End end
          && content == end.content
          && grants == end.grants
          && vanishes == end.vanishes
          && from.equals(end.from)
          && to.equals(end.to)
          && changes.equals(end.changes);
    }

    @Override
    public int hashCode() {
      int hash = 31 * to.hashCode() + from.hashCode() + content.hashCode();
      return changes.isEmpty() ? hash : 31 * hash + changes.hashCode();
    }
  }

  private enum Content {
    EMPTY,
    EN_PASSANT,
    OWN,
    ROYAL,
    COMMON;

    private static final List<Content> EMPTY_ONLY = List.of(EMPTY);
    private static final List<Content> EN_PASSANT_ONLY = List.of(EN_PASSANT);
    private static final List<Content> OWN_ONLY = List.of(OWN);
    private static final List<Content> ROYAL_ONLY = List.of(ROYAL);
    private static final List<Content> COMMON_ONLY = List.of(COMMON);
    private static final List<Content> ENEMIES = List.of(ROYAL, COMMON);
    private static final List<Content> PIECES = List.of(OWN, ROYAL, COMMON);
  }

  private record Change(Deed deed, Vector piece, Vector to) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Change change
          && deed == change.deed
          && piece.equals(change.piece)
          && to.equals(change.to);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * piece.hashCode() + to.hashCode()) + deed.hashCode();
    }
  }

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
    if (square.equals(path.from())) {
      return true;
    }
    for (Change change : path.changes()) {
      if (change.piece().equals(square)) {
        return true;
      }
    }
    return false;
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
      List<Route> alike = alike(place).get(route);
      if (!alike.get(0).equals(route)) {
        continue;
      }
      Set<Change> changes = path.changes();
      if (outcome.deed() == Deed.REMOVE || outcome.deed() == Deed.UNLOAD_AT_LEG_START) {
        changes = new HashSet<>(changes);
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

  private IdentityHashMap<Route, List<Route>> alike(Place place) {
    IdentityHashMap<Route, List<Route>> known = alike.get(place);
    if (known == null) {
      known = new IdentityHashMap<>();
      for (Route route : place.routes()) {
        known.put(route, alike(place, route));
      }
      alike.put(place, known);
    }
    return known;
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
    Landing last = place.shape().landings().get(landing);
    boolean returns = last.finish().returns();
    Set<Change> changes = changes(last, path, content);
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
      for (Content captured : Content.PIECES) {
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

  /** Returns what a move changes besides that the mover goes to the square where it ends. */
  private static Set<Change> changes(Landing last, Path path, Content content) {
    Deed deed = last.outcome().deed();
    if (path.changes().isEmpty() && deed == Deed.NONE) {
      return Set.of();
    }
    Set<Change> changes = new HashSet<>();
    for (Change change : path.changes()) {
      boolean unloads = change.deed() == Deed.UNLOAD_AT_LEG_START;
      changes.add(
          new Change(change.deed(), change.piece(), unloads ? change.to() : change.piece()));
    }
    boolean holds = content != Content.EMPTY || !changes.isEmpty();
    if ((deed == Deed.UNLOAD_AT_ORIGIN && holds) || deed == Deed.SWAP) {
      changes.add(new Change(deed, path.at(), path.from()));
    } else if (deed == Deed.REMOVE && last.finish().returns()) {
      changes.add(new Change(deed, path.at(), path.at()));
    }
    return changes;
  }

  private static boolean takesUnknown(Landing landing) {
    return landing.outcome().occupant() == Occupant.EN_PASSANT || !landing.custodies().isEmpty();
  }

  private void note(End end, Way way) {
    ends++;
    List<Way> others = seen.computeIfAbsent(end, key -> new ArrayList<>());
    for (Way other : others) {
      boolean known = isMarked(way.site()) && isMarked(other.site());
      if (!known && !way.needs().excludes(other.needs())) {
        mark(way.site());
        mark(other.site());
      }
    }
    others.add(way);
  }

  private static boolean isMarked(Site site) {
    return site == null || site.place().isRepeatable(site.landing());
  }

  private void mark(Site site) {
    if (!isMarked(site)) {
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

  private static List<Content> contents(Outcome outcome) {
    return switch (outcome.occupant()) {
      case EMPTY, EMPTY_BEFORE_PIECE -> Content.EMPTY_ONLY;
      case EN_PASSANT -> Content.EN_PASSANT_ONLY;
      case OWN -> Content.OWN_ONLY;
      case ENEMY -> Content.ENEMIES;
      case ENEMY_ROYAL -> Content.ROYAL_ONLY;
      case ENEMY_COMMON -> Content.COMMON_ONLY;
      case PIECE -> Content.PIECES;
    };
  }
}
