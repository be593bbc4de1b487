package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.path.optimize.LameLeapMerger;
import io.github.betza.processor.path.reverse.Backward;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All that is found out about a piece before anything is written. */
public final class PiecePlan {
  private final Alternatives alternatives;
  private final PlanGraph graph;
  private final List<Section> own;
  private final List<Section> others;
  private final boolean repeats;
  private final Optional<PiecePlan> immobilizes;

  /**
   * An alternative, with the nodes of its first legs.
   *
   * @param alternative the alternative
   * @param starts the nodes; none where it does not follow a path
   */
  public record Section(Alternative alternative, List<Edge> starts) {}

  /**
   * Finds out all about a piece.
   *
   * @throws TooLargeException if its paths are so many that their code would be too large
   */
  public PiecePlan(Piece piece) throws TooLargeException {
    this.alternatives = Alternatives.of(piece);
    // Only the code that moves the piece: backward, the leaps are joined by where they end.
    Alternatives joined =
        new Alternatives(
            LameLeapMerger.join(alternatives.own()),
            alternatives.others(),
            alternatives.backward());
    this.graph = new PlanGraph(firstLegs(joined));
    this.own = sections(joined.own());
    this.others = sections(joined.others());
    graph.settle();
    boolean overlaps = false;
    for (Section section : own) {
      overlaps |= overlaps(section);
    }
    this.repeats = !others.isEmpty() || overlaps;
    boolean hasNullMove = false;
    for (Alternative alternative : alternatives.own()) {
      hasNullMove |= alternative instanceof NullMove;
    }
    DuplicateFinder.mark(graph, starts(), hasNullMove, repeats);
    this.immobilizes =
        piece.isImmobilizer()
            ? Optional.of(new PiecePlan(new Piece(piece.immobilizes())))
            : Optional.empty();
  }

  /**
   * Plans paths that are walked backward: the pieces on the squares are those that stood there when
   * the move began, and it does not matter whether two paths lead to one piece.
   */
  private PiecePlan(Alternatives backward) throws TooLargeException {
    this.alternatives = backward;
    this.graph = new PlanGraph(firstLegs(alternatives));
    this.own = sections(alternatives.own());
    this.others = List.of();
    this.repeats = false;
    this.immobilizes = Optional.empty();
  }

  /** Returns the moves, separated into those of the piece and those of others. */
  public Alternatives alternatives() {
    return alternatives;
  }

  /** Returns the captures of the piece walked backward. */
  public Backward backward() {
    return Backward.of(alternatives);
  }

  /**
   * Returns a plan for some paths that are walked backward; nothing if they surely take more {@link
   * #effort} than a limit, because they begin in so many ways.
   */
  public static Optional<PiecePlan> of(Backward backward, boolean initial, int limit)
      throws TooLargeException {
    List<Node> nodes = Alternative.firstLegs(backward.paths(), initial);
    Alternatives joined = Alternatives.of(new Piece(List.of(new Walk(false, nodes))));
    return firstLegs(joined).size() > limit ? Optional.empty() : Optional.of(new PiecePlan(joined));
  }

  /**
   * Returns the moves as sets of bits, where these can express all of them.
   *
   * @param furthest the most steps that the board has room for
   */
  public Optional<BitPlan> bits(int furthest) {
    return immobilizes.isPresent() ? Optional.empty() : BitPlan.of(alternatives, furthest);
  }

  /**
   * Returns the pieces that these paths find, which are walked backward, as sets of bits.
   *
   * @param furthest as in {@link #bits}
   */
  public Optional<BitPlan> backwardBits(int furthest) {
    return BitPlan.backward(alternatives, furthest);
  }

  /** Returns the paths along which the piece immobilises, if it does. */
  public Optional<PiecePlan> immobilizes() {
    return immobilizes;
  }

  private static List<Node> firstLegs(Alternatives alternatives) {
    List<Alternative> all = new ArrayList<>(alternatives.own());
    all.addAll(alternatives.others());
    List<Node> first = new ArrayList<>();
    for (Alternative alternative : all) {
      if (alternative instanceof Walk walk) {
        first.addAll(walk.first());
      }
    }
    return first;
  }

  /** Whether a leap to any square may be had in another way as well. */
  private boolean overlaps(Section section) {
    if (!(section.alternative() instanceof Universal universal)) {
      return false;
    }
    long different =
        universal.landings().stream()
            .map(landing -> landing.outcome().occupant())
            .filter(
                Set.of(OccupancyCondition.EMPTY, OccupancyCondition.ENEMY, OccupancyCondition.OWN)
                    ::contains)
            .distinct()
            .count();
    return own.size() > 1
        || different < universal.landings().size()
        || !universal.landings().stream().allMatch(Landing::isPlain);
  }

  private List<Section> sections(List<Alternative> alternatives) throws TooLargeException {
    List<Section> sections = new ArrayList<>();
    for (Alternative alternative : alternatives) {
      sections.add(
          new Section(
              alternative, alternative instanceof Walk walk ? graph.add(walk.first()) : List.of()));
      // No node is written in fewer lines.
      if (graph.size() > CodeLimits.LINES / 4) {
        throw TooLargeException.lines(4 * graph.size());
      }
    }
    return sections;
  }

  /** Returns about how many lines the code takes that follows the paths once. */
  public int effort() {
    int effort = starts().size();
    for (PlanNode node : graph.nodes()) {
      Leg leg = node.leg();
      effort += LegQueries.isLeap(leg) ? 2 : leg.isStraight() ? 6 : 14;
      for (Exit exit : node.exits()) {
        effort += 1 + exit.next().size();
      }
    }
    return effort;
  }

  /** Returns the moves that the piece has of its own. */
  public List<Section> own() {
    return own;
  }

  /** Returns the moves that it has from other pieces. */
  public List<Section> others() {
    return others;
  }

  /** Returns whether moves that do not follow a path may come twice. */
  public boolean repeats() {
    return repeats;
  }

  /** Returns the nodes of all first legs. */
  public List<Edge> starts() {
    List<Edge> starts = new ArrayList<>();
    for (Section section : own) {
      starts.addAll(section.starts());
    }
    for (Section section : others) {
      starts.addAll(section.starts());
    }
    return starts;
  }

  /** Returns whether the list must record where the moves of this piece begin. */
  public boolean usesList() {
    return graph.nodes().stream().anyMatch(PlanNode::hasRepeatable) || repeats || hasEffects();
  }

  /** Returns whether some moves do more than go to a square and capture there. */
  public boolean hasEffects() {
    for (Section section : own) {
      if (hasEffects(section)) {
        return true;
      }
    }
    return graph.nodes().stream().anyMatch(PiecePlan::endsWithEffects);
  }

  /** Returns whether moves that end in a node may have effects, or come twice. */
  static boolean hasEffects(PlanNode node) {
    return node.hasRepeatable() || endsWithEffects(node);
  }

  private static boolean endsWithEffects(PlanNode node) {
    return node.template().landings().stream().anyMatch(LandingQueries::hasEffects)
        || node.context().pending();
  }

  private static boolean hasEffects(Section section) {
    return section.alternative() instanceof NullMove || section.alternative() instanceof Castling;
  }

  /**
   * Returns whether an attack can be found by following the paths, because a move captures at most
   * one piece, on the square where it ends.
   */
  public boolean isSimple() {
    for (Section section : own) {
      if (takesEnPassantAnywhere(section) || !areAlone(landings(section))) {
        return false;
      }
    }
    return graph.nodes().stream()
            .allMatch(node -> areAlone(node.template().landings()) && changesNothing(node))
        && others.isEmpty();
  }

  private static boolean takesEnPassantAnywhere(Section section) {
    return landings(section).stream()
        .anyMatch(landing -> landing.outcome().occupant().isEnPassant());
  }

  private static List<Landing> landings(Section section) {
    return section.alternative() instanceof Universal universal ? universal.landings() : List.of();
  }

  /** Whether landings capture on the square reached only. */
  private static boolean areAlone(List<Landing> landings) {
    return landings.stream().allMatch(landing -> landing.custodies().isEmpty());
  }

  private static boolean changesNothing(PlanNode node) {
    return node.exits().stream()
        .allMatch(exit -> exit.continuation().outcome().effect() == LegEffect.NONE);
  }

  /**
   * Returns whether the piece moves forward as it moves backward. The moves of other pieces may be
   * different forward and backward.
   */
  public boolean isSymmetric() {
    for (Section section : own) {
      boolean holds = !areAlone(landings(section));
      if (section.alternative() instanceof Castling || holds || !isSymmetric(section.starts())) {
        return false;
      }
    }
    return others.isEmpty();
  }

  private static boolean isSymmetric(List<Edge> starts) {
    Set<List<Object>> all = new HashSet<>();
    starts.forEach(start -> all.add(List.of(start.node(), start.transform())));
    for (Edge start : starts) {
      LegTemplate template = start.node().template();
      Transform reversed = template.canonical(Transform.REVERSED.of(start.transform()));
      if (template.span() == LegTemplate.Span.BOARD
          || !all.contains(List.<Object>of(start.node(), reversed))) {
        return false;
      }
    }
    return true;
  }
}
