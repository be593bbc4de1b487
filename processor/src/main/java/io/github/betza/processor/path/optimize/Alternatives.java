package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegCount;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Predicate;

/**
 * The moves of a piece, separated into its own and moves of other pieces.
 *
 * @param own its own moves
 * @param others the moves that it imitates or borrows
 * @param backward its own moves for walking backward: curves with equal beginnings are one path
 *     with a fork in {@code own}, but separate riders here, because their common part comes last
 */
public record Alternatives(
    List<Alternative> own, List<Alternative> others, List<Alternative> backward) {
  /** The work of one leg. */
  private static final long LEG = 300;

  /**
   * Separates and joins the moves of a piece within a limit of work.
   *
   * @throws io.github.betza.processor.work.WorkSpentException if they have too many legs
   */
  public static Alternatives of(Piece piece, Work work) {
    work.spend(LEG * LegCount.of(piece.alternatives()));
    return of(piece);
  }

  /** Separates and joins the moves of a piece. */
  public static Alternatives of(Piece piece) {
    List<Alternative> own = new ArrayList<>();
    List<Alternative> others = new ArrayList<>();
    for (Alternative alternative :
        LoopUnroller.unroll(WrapEliminator.without(piece.alternatives()))) {
      if (alternative instanceof Imitation || alternative instanceof ImitativeCapture) {
        others.add(alternative);
      } else if (alternative instanceof Walk walk) {
        if (Contents.of(walk.first()).isPlain()) {
          own.add(walk);
        } else {
          add(own, walk, new Filter(false).keep(walk.first()));
          add(others, walk, new Filter(true).keep(walk.first()));
        }
      } else if (alternative instanceof Universal universal) {
        add(own, universal, landing -> !borrows(landing));
        add(others, universal, Alternatives::borrows);
      } else {
        own.add(alternative);
      }
    }
    List<Alternative> parted = SharedStartSplitter.part(own);
    List<Alternative> merged = PrefixMerger.merge(parted);
    List<Alternative> rolled = LoopDetector.roll(merged);
    boolean forks = parted != own || rolled != merged;
    return new Alternatives(
        rolled,
        LoopDetector.roll(PrefixMerger.merge(others)),
        forks ? LoopDetector.roll(own) : merged);
  }

  /** Returns whether a piece has moves of other pieces, by imitating or borrowing. */
  public static boolean askOthers(Piece piece) {
    for (Alternative alternative : piece.alternatives()) {
      boolean found =
          alternative instanceof Imitation
              || alternative instanceof ImitativeCapture
              || (alternative instanceof Walk walk && Contents.of(walk.first()).borrows)
              || (alternative instanceof Universal universal
                  && universal.landings().stream().anyMatch(Alternatives::borrows));
      if (found) {
        return true;
      }
    }
    return false;
  }

  private static void add(List<Alternative> alternatives, Walk walk, List<Node> first) {
    if (!first.isEmpty()) {
      alternatives.add(new Walk(walk.initial(), first));
    }
  }

  private static void add(
      List<Alternative> alternatives, Universal universal, Predicate<Landing> which) {
    List<Landing> landings = universal.landings().stream().filter(which).toList();
    if (!landings.isEmpty()) {
      alternatives.add(new Universal(universal.initial(), landings));
    }
  }

  private static boolean borrows(Landing landing) {
    return landing.outcome().effect() == LegEffect.BORROW;
  }

  /** The features of some paths that must be separated; most paths have none. */
  private static final class Contents {
    private final IdentityHashMap<Node, Boolean> seen = new IdentityHashMap<>();
    private boolean borrows;
    private boolean grants;

    /** Whether some path leads to no landing. */
    private boolean breaksOff;

    private Contents() {}

    static Contents of(List<Node> nodes) {
      Contents contents = new Contents();
      contents.addAll(nodes);
      return contents;
    }

    boolean isPlain() {
      return !borrows && !grants && !breaksOff;
    }

    private void addAll(List<Node> nodes) {
      breaksOff |= nodes.isEmpty();
      for (Node node : nodes) {
        if (seen.put(node, true) == null) {
          add(node);
        }
      }
    }

    private void add(Node node) {
      breaksOff |= node.landings().isEmpty() && node.branches().isEmpty();
      for (Landing landing : node.landings()) {
        borrows |= Alternatives.borrows(landing);
        grants |= landing.grantsEnPassant();
      }
      for (Branch branch : node.branches()) {
        addAll(branch.next());
      }
    }
  }

  /**
   * Keeps the paths that borrow, or all others. A landing that grants en-passant rights is
   * separated from all other continuations of the same leg, because then the rights of the squares
   * passed can be noted while passing.
   */
  private static final class Filter {
    private final boolean borrowing;
    private final IdentityHashMap<Node, List<Node>> kept = new IdentityHashMap<>();

    Filter(boolean borrowing) {
      this.borrowing = borrowing;
    }

    List<Node> keep(List<Node> nodes) {
      List<Node> result = new ArrayList<>();
      for (Node node : nodes) {
        result.addAll(keep(node));
      }
      return result;
    }

    private List<Node> keep(Node node) {
      List<Node> known = kept.get(node);
      if (known == null) {
        known = part(node);
        kept.put(node, known);
      }
      return known;
    }

    private List<Node> part(Node node) {
      List<Landing> granting = new ArrayList<>();
      List<Landing> plain = new ArrayList<>();
      for (Landing landing : node.landings()) {
        if (borrows(landing) == borrowing) {
          (landing.grantsEnPassant() ? granting : plain).add(landing);
        }
      }
      List<Branch> branches = new ArrayList<>();
      for (Branch branch : node.branches()) {
        List<Node> next = keep(branch.next());
        if (!next.isEmpty()) {
          branches.add(new Branch(branch.outcome(), next));
        }
      }
      List<Node> parts = new ArrayList<>();
      if (!plain.isEmpty() || !branches.isEmpty()) {
        parts.add(new Node(node.leg(), plain, branches));
      }
      if (!granting.isEmpty()) {
        parts.add(new Node(node.leg(), granting, List.of()));
      }
      return parts;
    }
  }

  /**
   * Removes joined edges from legs that never reach them: on a cylinder, legs along a file. These
   * are then as fast as legs on a board without joined edges.
   */
  static final class WrapEliminator {
    private final IdentityHashMap<Node, Node> known = new IdentityHashMap<>();
    private boolean any;

    private WrapEliminator() {}

    /** Returns the same moves; the same list if there are no such legs. */
    static List<Alternative> without(List<Alternative> alternatives) {
      WrapEliminator uncrossed = new WrapEliminator();
      List<Alternative> result = Alternative.changed(alternatives, uncrossed::all);
      return uncrossed.any ? result : alternatives;
    }

    private List<Node> all(List<Node> nodes) {
      List<Node> result = new ArrayList<>();
      for (Node node : nodes) {
        result.add(of(node));
      }
      return result;
    }

    private Node of(Node node) {
      Node before = known.get(node);
      if (before != null) {
        return before;
      }
      List<Branch> branches = new ArrayList<>();
      for (Branch branch : node.branches()) {
        branches.add(new Branch(branch.outcome(), all(branch.next())));
      }
      Node result = new Node(of(node.leg()), node.landings(), branches);
      known.put(node, result);
      return result;
    }

    private Leg of(Leg leg) {
      // A square that must be empty for a lame leg may lie beside the file.
      boolean staysOnFile =
          leg.bridge().isNone() && leg.cycle().stream().allMatch(step -> step.files() == 0);
      if (leg.wrap() != Wrap.CYLINDER || !staysOnFile) {
        return leg;
      }
      any = true;
      return leg.withWrap(Wrap.NONE);
    }
  }
}
