package io.github.betza.processor.path.line;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A path of a piece from its first leg to an end, without branches.
 *
 * @param initial whether only an unmoved piece has it
 * @param legs its legs
 * @param outcomes for every leg but the last the outcomes after which it goes on, sorted
 * @param landings the ways to end it, sorted
 */
public record WholePath(
    boolean initial, List<Leg> legs, List<List<LegOutcome>> outcomes, List<Landing> landings) {
  public WholePath {
    legs = List.copyOf(legs);
    outcomes = List.copyOf(outcomes);
    landings = landings.stream().distinct().sorted().toList();
  }

  /**
   * A leg of a path with a single outcome.
   *
   * @param leg how it moves
   * @param outcome the condition on the square reached, and the effect there
   */
  public record Stage(Leg leg, LegOutcome outcome) {
    /**
     * Written out, as {@link io.github.betza.processor.path.Vector#equals} is: paths are compared
     * often.
     */
    @Override
    public boolean equals(Object other) {
      return other instanceof Stage stage && outcome.equals(stage.outcome) && leg.equals(stage.leg);
    }

    @Override
    public int hashCode() {
      return 31 * leg.hashCode() + outcome.hashCode();
    }
  }

  /**
   * Receives the paths of a tree.
   *
   * @param <X> the exception to throw if there are too many
   */
  public interface Visitor<X extends Exception> {
    /**
     * Returns whether to visit the paths through a leg.
     *
     * @param before the number of legs before it
     * @param outcomes the outcomes of these legs
     */
    boolean enters(Node node, int before, List<List<LegOutcome>> outcomes) throws X;

    /** Receives a path with all landings of its last leg. */
    void visit(WholePath path) throws X;
  }

  /** Visits the paths of a tree, each before the longer paths that go on from its end. */
  public static <X extends Exception> void forEach(Walk walk, Visitor<X> visitor) throws X {
    for (Node node : walk.first()) {
      new Splitter<>(walk.initial(), visitor).follow(node);
    }
  }

  private record Splitter<X extends Exception>(
      boolean initial, Visitor<X> visitor, List<Leg> legs, List<List<LegOutcome>> outcomes) {
    Splitter(boolean initial, Visitor<X> visitor) {
      this(initial, visitor, new ArrayList<>(), new ArrayList<>());
    }

    void follow(Node node) throws X {
      if (!visitor.enters(node, legs.size(), outcomes)) {
        return;
      }
      legs.add(node.leg());
      if (!node.landings().isEmpty()) {
        visitor.visit(new WholePath(initial, legs, outcomes, node.landings()));
      }
      for (Branch branch : node.branches()) {
        outcomes.add(List.of(branch.outcome()));
        for (Node next : branch.next()) {
          follow(next);
        }
        outcomes.remove(outcomes.size() - 1);
      }
      legs.remove(legs.size() - 1);
    }
  }

  /**
   * Returns a path with a single way to go on and to end.
   *
   * @param stages its legs; the outcome of the last is that of the landing
   */
  public static WholePath of(boolean initial, List<Stage> stages, Landing landing) {
    return new WholePath(
        initial,
        stages.stream().map(Stage::leg).toList(),
        stages.stream().limit(stages.size() - 1L).map(each -> List.of(each.outcome())).toList(),
        List.of(landing));
  }

  /** Returns the legs, with their outcomes, of a path with a single way to go on and to end. */
  public List<Stage> stages() {
    List<Stage> stages = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      stages.add(new Stage(legs.get(i), outcomes.get(i).get(0)));
    }
    stages.add(new Stage(legs.get(legs.size() - 1), landing().outcome()));
    return stages;
  }

  /** Returns the landing of a path with a single way to end. */
  public Landing landing() {
    return landings.get(0);
  }

  public List<LegOutcome> ends() {
    return landings.stream().map(Landing::outcome).toList();
  }

  /** Returns the same path with other outcomes after one of its legs. */
  public WholePath withOutcomes(int leg, Set<LegOutcome> changed) {
    List<List<LegOutcome>> more = new ArrayList<>(outcomes);
    more.set(leg, List.copyOf(new TreeSet<>(changed)));
    return new WholePath(initial, legs, more, landings);
  }

  /** Returns this path as moves. */
  public Walk walk() {
    Node node = new Node(legs.get(legs.size() - 1), landings, List.of());
    for (int i = legs.size() - 2; i >= 0; i--) {
      List<Branch> branches = new ArrayList<>();
      for (LegOutcome outcome : outcomes.get(i)) {
        branches.add(new Branch(outcome, List.of(node)));
      }
      node = new Node(legs.get(i), List.of(), branches);
    }
    return new Walk(initial, List.of(node));
  }
}
