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
   * A leg of a path, after which it goes on in one way only.
   *
   * @param leg how it moves
   * @param outcome what must be on the square reached, and what is done there
   */
  public record Stage(Leg leg, LegOutcome outcome) {
    /** Written out, as that of a vector is: paths are compared often. */
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
   * What is done with the paths of a tree.
   *
   * @param <X> what is thrown if there are too many
   */
  public interface Visitor<X extends Exception> {
    /**
     * Returns whether the paths through a leg are wanted.
     *
     * @param before how many legs are before it
     * @param outcomes the outcomes of these
     */
    boolean enters(Node node, int before, List<List<LegOutcome>> outcomes) throws X;

    /** Takes a path, which has all landings of its last leg. */
    void visit(WholePath path) throws X;
  }

  /** Takes a tree apart: visits its paths, each before those that go on from its end. */
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
   * Returns a path that goes on and ends in one way only.
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

  /** Returns the legs of a path that goes on and ends in one way only, with their outcomes. */
  public List<Stage> stages() {
    List<Stage> stages = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      stages.add(new Stage(legs.get(i), outcomes.get(i).get(0)));
    }
    stages.add(new Stage(legs.get(legs.size() - 1), landing().outcome()));
    return stages;
  }

  /** Returns how a path ends that ends in one way only. */
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

  /** Returns the moves of this path alone. */
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
