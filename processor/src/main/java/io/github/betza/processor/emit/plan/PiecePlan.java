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

/** The results of the analysis of a piece, complete before any code is written. */
public final class PiecePlan {
  private final Alternatives alternatives;
  private final PlanGraph graph;
  private final List<Section> own;
  private final List<Section> others;
  private final boolean repeats;
  private final Optional<PiecePlan> immobilizes;

  /**
   * An alternative with the nodes of its first legs.
   *
   * @param alternative the alternative
   * @param starts the nodes; empty if the alternative follows no path
   */
  public record Section(Alternative alternative, List<Edge> starts) {}

  /**
   * Analyses a piece.
   *
   * @throws TooLargeException if the code for its paths would be too large
   */
  public PiecePlan(Piece piece) throws TooLargeException {
    this.alternatives = Alternatives.of(piece);
    // Only in the code that moves the piece: backward, leaps are joined by their ends.
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
   * Plans paths that are walked backward: the pieces are on the squares where they were when the
   * move began, and two paths may lead to one piece.
   */
  private PiecePlan(Alternatives backward) throws TooLargeException {
    this.alternatives = backward;
    this.graph = new PlanGraph(firstLegs(alternatives));
    this.own = sections(alternatives.own());
    this.others = List.of();
    this.repeats = false;
    this.immobilizes = Optional.empty();
  }

  /** Returns the moves, separated into the moves of the piece itself and moves of others. */
  public Alternatives alternatives() {
    return alternatives;
  }

  /** Returns the captures of the piece walked backward. */
  public Backward backward() {
    return Backward.of(alternatives);
  }

  /**
   * Returns a plan for paths that are walked backward; nothing if they certainly take more {@link
   * #effort} than a limit, because of their many first legs.
   */
  public static Optional<PiecePlan> of(Backward backward, boolean initial, int limit)
      throws TooLargeException {
    List<Node> nodes = Alternative.firstLegs(backward.paths(), initial);
    Alternatives joined = Alternatives.of(new Piece(List.of(new Walk(false, nodes))));
    return firstLegs(joined).size() > limit ? Optional.empty() : Optional.of(new PiecePlan(joined));
  }

  /**
   * Returns the moves as sets of bits if sets can express all of them.
   *
   * @param furthest the most steps that the board has room for
   */
  public Optional<BitPlan> bits(int furthest) {
    return immobilizes.isPresent() ? Optional.empty() : BitPlan.of(alternatives, furthest);
  }

  /**
   * Returns the pieces that these backward paths find, as sets of bits.
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

  /** Whether a leap to any square may coincide with another move. */
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
      // Every node takes more lines than this.
      if (graph.size() > CodeLimits.LINES / 4) {
        throw TooLargeException.lines(4 * graph.size());
      }
    }
    return sections;
  }

  /** Returns the approximate number of lines of the code that follows the paths once. */
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

  /** Returns the moves of the piece itself. */
  public List<Section> own() {
    return own;
  }

  /** Returns the moves that it takes from other pieces. */
  public List<Section> others() {
    return others;
  }

  /** Returns whether moves without a path may come twice. */
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

  /**
   * Returns whether some moves have effects other than arriving at a square and capturing there.
   */
  public boolean hasEffects() {
    for (Section section : own) {
      if (hasEffects(section)) {
        return true;
      }
    }
    return graph.nodes().stream().anyMatch(PiecePlan::endsWithEffects);
  }

  /** Returns whether moves that end in a node may have effects or come twice. */
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
   * Returns whether following the paths finds every attack, because each move captures at most one
   * piece, on the square where it ends.
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

  /** Whether all landings capture only on the square reached. */
  private static boolean areAlone(List<Landing> landings) {
    return landings.stream().allMatch(landing -> landing.custodies().isEmpty());
  }

  private static boolean changesNothing(PlanNode node) {
    return node.exits().stream()
        .allMatch(exit -> exit.continuation().outcome().effect() == LegEffect.NONE);
  }

  /**
   * Returns whether the piece moves forward as it moves backward. Moves taken from other pieces may
   * differ.
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
