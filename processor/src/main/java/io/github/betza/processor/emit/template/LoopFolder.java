package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds legs that are repeated as often as the largest board allows, and makes them lead back to
 * themselves: a rider that passes over pieces is a tree of 35 equal steps, but one method that
 * calls itself.
 *
 * <p>A node can replace another node after a leg if both give the same moves as far as the board
 * allows. This distance is measured along the files or the ranks: legs that lead in one direction
 * lead at most as far as the board is long, so differences beyond that do not matter. A repetition
 * that ends sooner, or that turns back, is left unchanged.
 */
public final class LoopFolder {
  /** More nodes than any accepted piece has. */
  private static final int MOST_NODES = 20_000;

  /** Enough pairs for every piece whose repetitions are worth finding. */
  private static final int MOST_PAIRS = 400_000;

  private static final int ENDLESS = 1_000_000;

  private static final List<Vector> WAYS =
      List.of(new Vector(0, 1), new Vector(1, 0), new Vector(0, -1), new Vector(-1, 0));

  /** The nodes, each before its successors. */
  private final List<Node> order = new ArrayList<>();

  /** For each node and each direction, the least distance of the move since its last turn. */
  private final IdentityHashMap<Node, int[]> gone = new IdentityHashMap<>();

  private final Map<Label, List<Node>> byLabel = new HashMap<>();
  private final List<IdentityHashMap<Node, IdentityHashMap<Node, Integer>>> likeness =
      new ArrayList<>();

  /** For each direction, the least distance from the start of a node to the end of a move. */
  private final List<IdentityHashMap<Node, Integer>> nearest = new ArrayList<>();

  private final IdentityHashMap<Node, List<Branch>> changed = new IdentityHashMap<>();
  private int pairs;

  private record Label(Leg leg, List<Landing> landings) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Label label
          && leg.equals(label.leg)
          && landings.equals(label.landings);
    }

    @Override
    public int hashCode() {
      return 31 * leg.hashCode() + landings.hashCode();
    }
  }

  private LoopFolder() {
    for (int way = 0; way < WAYS.size(); way++) {
      likeness.add(new IdentityHashMap<>());
    }
  }

  /** Finds the repetitions in the moves that begin with some nodes. */
  public static LoopFolder of(List<Node> starts) {
    LoopFolder result = new LoopFolder();
    result.sort(starts);
    if (result.order.size() > MOST_NODES) {
      return result;
    }
    result.measureEnds();
    if (result.mayReachFar()) {
      result.measure(starts);
      result.fold(starts);
      if (!result.allCyclesAdvance(starts)) {
        result.changed.clear();
      }
    }
    return result;
  }

  /** Returns the branches of a node; they may lead back to it or to an earlier node. */
  List<Branch> branches(Node node) {
    return changed.getOrDefault(node, node.branches());
  }

  /** Returns whether there is any repetition. */
  public boolean isAny() {
    return !changed.isEmpty();
  }

  private void sort(List<Node> starts) {
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Node start : starts) {
      sort(start, seen);
    }
    Collections.reverse(order);
  }

  private void sort(Node node, Set<Node> seen) {
    if (seen.add(node)) {
      for (Branch branch : node.branches()) {
        for (Node next : branch.next()) {
          sort(next, seen);
        }
      }
      order.add(node);
    }
  }

  /**
   * Returns whether some path may lead as far as the board allows, if each leg takes its fewest
   * steps and there are more legs than the path has. If none does, two different nodes differ on
   * the board, and no node can replace another.
   */
  private boolean mayReachFar() {
    IdentityHashMap<Node, int[]> reach = new IdentityHashMap<>();
    int[] furthest = new int[WAYS.size()];
    int[] longest = new int[WAYS.size()];
    for (int i = order.size() - 1; i >= 0; i--) {
      Node node = order.get(i);
      int[] ahead = new int[WAYS.size()];
      for (Branch branch : node.branches()) {
        for (Node next : branch.next()) {
          int[] beyond = reach.get(next);
          for (int way = 0; way < ahead.length; way++) {
            ahead[way] = Math.max(ahead[way], beyond[way]);
          }
        }
      }
      for (int way = 0; way < ahead.length; way++) {
        longest[way] = Math.max(longest[way], nearest.get(way).get(node));
        ahead[way] += Math.max(0, advance(node.leg(), way));
        furthest[way] = Math.max(furthest[way], ahead[way]);
      }
      reach.put(node, ahead);
    }
    boolean may = false;
    for (int way = 0; way < WAYS.size(); way++) {
      may |= furthest[way] + longest[way] > LargestBoard.ACROSS;
    }
    return may;
  }

  private void measure(List<Node> starts) {
    starts.forEach(start -> gone.put(start, new int[WAYS.size()]));
    for (Node node : order) {
      Label label = new Label(node.leg(), node.landings());
      byLabel.computeIfAbsent(label, any -> new ArrayList<>()).add(node);
      int[] after = after(node);
      for (Branch branch : node.branches()) {
        for (Node next : branch.next()) {
          int[] known = gone.get(next);
          if (known == null) {
            known = after.clone();
            gone.put(next, known);
          }
          for (int way = 0; way < after.length; way++) {
            known[way] = Math.min(known[way], after[way]);
          }
        }
      }
    }
  }

  /** Returns the distances of a move at the end of a leg. */
  private int[] after(Node node) {
    int[] after = gone.get(node).clone();
    for (int way = 0; way < after.length; way++) {
      int advance = advance(node.leg(), way);
      after[way] = advance < 0 ? 0 : after[way] + advance;
    }
    return after;
  }

  /** Returns the fewest squares that a leg advances in a direction, or -1 if it may go back. */
  private static int advance(Leg leg, int way) {
    Vector forward = WAYS.get(way);
    int sum = 0;
    for (int step = 0; step < leg.cycle().size(); step++) {
      if (dot(leg.step(step), forward) < 0) {
        return -1;
      }
    }
    for (int step = 0; step < LegQueries.least(leg); step++) {
      sum += dot(leg.step(step), forward);
    }
    return leg.wrap() == Wrap.NONE ? sum : -1;
  }

  private static int dot(Vector one, Vector other) {
    return one.files() * other.files() + one.ranks() * other.ranks();
  }

  private void fold(List<Node> starts) {
    Deque<Node> open = new ArrayDeque<>();
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    starts.stream().filter(seen::add).forEach(open::add);
    while (!open.isEmpty()) {
      Node node = open.remove();
      int[] after = after(node);
      List<Branch> branches = new ArrayList<>();
      boolean any = false;
      for (Branch branch : node.branches()) {
        List<Node> next = new ArrayList<>();
        for (Node old : branch.next()) {
          Node substitute = substitute(node, old, after, seen);
          any |= isOther(substitute, old);
          next.add(substitute);
          if (seen.add(substitute)) {
            open.add(substitute);
          }
        }
        branches.add(new Branch(branch.outcome(), next));
      }
      if (any) {
        changed.put(node, branches);
      }
    }
  }

  /**
   * Returns an earlier node that can replace the node after another one; the node itself if there
   * is none.
   */
  private Node substitute(Node before, Node node, int[] after, Set<Node> seen) {
    for (Node other : byLabel.get(new Label(node.leg(), node.landings()))) {
      if (isOther(other, node) && seen.contains(other) && canStandFor(other, before, node, after)) {
        return other;
      }
    }
    return node;
  }

  private boolean canStandFor(Node other, Node before, Node node, int[] after) {
    int[] there = gone.get(other);
    for (int way = 0; way < after.length; way++) {
      if (there[way] > after[way]) {
        return false;
      }
    }
    for (int way = 0; way < after.length; way++) {
      int room = LargestBoard.ACROSS - after[way];
      if (advance(before.leg(), way) >= 0
          && after[way] > there[way]
          && alike(other, node, way) >= room) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the largest distance in a direction up to which two nodes give the same moves; -1 for
   * none.
   */
  private int alike(Node left, Node right, int way) {
    if (!isOther(left, right)) {
      return ENDLESS;
    }
    IdentityHashMap<Node, Integer> likenesses = likeness.get(way).get(left);
    if (likenesses == null) {
      likenesses = new IdentityHashMap<>();
      likeness.get(way).put(left, likenesses);
    }
    Integer known = likenesses.get(right);
    if (known == null) {
      known = ++pairs > MOST_PAIRS ? -1 : compare(left, right, way);
      likenesses.put(right, known);
    }
    return known;
  }

  private int compare(Node one, Node other, int way) {
    int advance = Math.min(advance(one.leg(), way), advance(other.leg(), way));
    if (advance < 0) {
      return -1;
    }
    if (!one.leg().equals(other.leg()) || !one.landings().equals(other.landings())) {
      return Math.min(without(one, way), without(other, way));
    }
    Set<LegOutcome> outcomes = new LinkedHashSet<>();
    one.branches().forEach(branch -> outcomes.add(branch.outcome()));
    other.branches().forEach(branch -> outcomes.add(branch.outcome()));
    int room = ENDLESS;
    for (LegOutcome outcome : outcomes) {
      List<Node> rest = next(other, outcome);
      for (Node left : next(one, outcome)) {
        Node right = partner(left, rest);
        int inside = right == null ? without(left, way) : alike(left, right, way);
        room = Math.min(room, advance + inside);
        rest.removeIf(each -> !isOther(each, right));
      }
      for (Node right : rest) {
        room = Math.min(room, advance + without(right, way));
      }
    }
    return room;
  }

  /** Returns the largest distance up to which the moves are the same without a node. */
  private int without(Node node, int way) {
    return nearest.get(way).get(node) - 1;
  }

  /** Measures the least distance in each direction from each node to the end of a move. */
  private void measureEnds() {
    for (int way = 0; way < WAYS.size(); way++) {
      IdentityHashMap<Node, Integer> ends = new IdentityHashMap<>();
      for (int i = order.size() - 1; i >= 0; i--) {
        Node node = order.get(i);
        int rest = node.landings().isEmpty() ? ENDLESS : 0;
        for (Branch branch : node.branches()) {
          for (Node next : branch.next()) {
            rest = Math.min(rest, ends.get(next));
          }
        }
        ends.put(node, Math.max(0, advance(node.leg(), way)) + rest);
      }
      nearest.add(ends);
    }
  }

  private static List<Node> next(Node node, LegOutcome outcome) {
    List<Node> next = new ArrayList<>();
    for (Branch branch : node.branches()) {
      if (branch.outcome().equals(outcome)) {
        next.addAll(branch.next());
      }
    }
    return next;
  }

  private static Node partner(Node node, List<Node> others) {
    Node best = null;
    for (Node other : others) {
      if (!isOther(node, other)) {
        return other;
      }
      boolean fits = node.leg().equals(other.leg()) && node.landings().equals(other.landings());
      best = fits && best == null ? other : best;
    }
    return best;
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean isOther(Node left, Node right) {
    return left != right;
  }

  /** Whether no move can run through a cycle for ever. */
  private boolean allCyclesAdvance(List<Node> starts) {
    for (List<Node> cycle : Cycles.of(starts, this)) {
      boolean advances = false;
      for (int way = 0; way < WAYS.size(); way++) {
        advances |= advances(cycle, way);
      }
      if (!advances) {
        return false;
      }
    }
    return true;
  }

  private static boolean advances(List<Node> cycle, int way) {
    return cycle.stream().allMatch(node -> advance(node.leg(), way) > 0);
  }
}
