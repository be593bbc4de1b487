package io.github.betza.processor.notation.move;

import io.github.betza.processor.notation.move.Continuation.Exit;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rest of a move: the legs with which it may begin, each with its continuation. It is built
 * from the end of the move, so a leg with several predecessors is shared.
 */
public final class Fragment {
  /** A rest without legs. */
  public static final Fragment EMPTY = new Fragment(List.of());

  private final List<LinkedLeg> entries;

  /** A leg, its continuation, and the length of the longest chain that begins with it. */
  private static final class LinkedLeg {
    private final LegSpec leg;
    private final Continuation after;
    private final int height;

    LinkedLeg(LegSpec leg, Continuation after) {
      this.leg = leg;
      this.after = after;
      this.height =
          1
              + after.exits().stream()
                  .flatMap(exit -> exit.next().entries.stream())
                  .mapToInt(node -> node.height)
                  .max()
                  .orElse(0);
    }

    /** Returns the following legs, by the outcomes before them. */
    Map<List<LegOutcome>, Set<LinkedLeg>> next() {
      Map<List<LegOutcome>, Set<LinkedLeg>> next = new LinkedHashMap<>();
      for (Exit exit : after.exits()) {
        next.computeIfAbsent(exit.outcomes(), each -> new LinkedHashSet<>())
            .addAll(exit.next().entries);
      }
      return next;
    }

    /**
     * Returns the number of copies of this leg in a list in which a leg goes on in one way only.
     */
    int copies() {
      return Math.max(1, (int) after.exits().stream().map(Exit::outcomes).distinct().count());
    }
  }

  private Fragment(List<LinkedLeg> entries) {
    this.entries = List.copyOf(entries);
  }

  /** Returns a leg, of which only the geometry is used, with a continuation. */
  public static Fragment of(LegSpec leg, Continuation after) {
    return after.isNone() ? EMPTY : new Fragment(List.of(new LinkedLeg(leg, after)));
  }

  /** Returns legs, each of which goes on to the next one by its own outcomes. */
  public static Fragment inLine(List<LegSpec> legs, Continuation after) {
    int last = legs.size() - 1;
    Fragment line = of(legs.get(last), after);
    for (LegSpec leg : reversed(legs.subList(0, last))) {
      line = of(leg, Continuation.to(leg.outcomes(), line));
    }
    return line;
  }

  /** Returns the union of some rests. */
  public static Fragment anyOf(Collection<Fragment> ways) {
    Set<LinkedLeg> entries = new LinkedHashSet<>();
    ways.forEach(way -> entries.addAll(way.entries));
    return new Fragment(List.copyOf(entries));
  }

  /**
   * Returns the union of some moves, which share equal beginnings. So a move that may stop in
   * several places is one list of legs, not one list for every place.
   *
   * @param moves the legs of each move; every leg goes on to the next one of its move
   */
  public static Fragment joined(List<List<LegSpec>> moves) {
    Map<LegSpec, List<List<LegSpec>>> alike = new LinkedHashMap<>();
    for (List<LegSpec> move : moves) {
      LegSpec way = move.get(0).ending(List.of(), List.of());
      alike.computeIfAbsent(way, each -> new ArrayList<>()).add(move);
    }
    List<Fragment> ways = new ArrayList<>();
    alike.forEach((way, some) -> ways.add(of(way, after(some))));
    return anyOf(ways);
  }

  /** Returns the continuation after the common first leg of moves. */
  private static Continuation after(List<List<LegSpec>> moves) {
    Set<Landing> landings = new LinkedHashSet<>();
    Map<List<LegOutcome>, List<List<LegSpec>>> onward = new LinkedHashMap<>();
    for (List<LegSpec> move : moves) {
      landings.addAll(move.get(0).landings());
      if (move.size() > 1) {
        onward
            .computeIfAbsent(move.get(0).outcomes(), each -> new ArrayList<>())
            .add(move.subList(1, move.size()));
      }
    }
    List<Exit> exits = new ArrayList<>();
    onward.forEach((outcomes, rests) -> exits.add(new Exit(outcomes, joined(rests))));
    return new Continuation(List.copyOf(landings), exits);
  }

  /** Returns whether this rest has no legs. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  /** Returns the move that begins here, with all its paths. */
  public Chain chain(boolean initial) {
    return chain(initial, Optional.empty(), false);
  }

  /** Returns the move that begins here; the arguments are the same as in {@link Chain}. */
  public Chain chain(boolean initial, Optional<Sector> selection, boolean withdraws) {
    List<LinkedLeg> nodes = nodes();
    Map<LinkedLeg, Integer> places = new HashMap<>();
    int size = 0;
    for (LinkedLeg node : nodes) {
      places.put(node, size);
      size += node.copies();
    }
    List<LegSpec> legs = new ArrayList<>();
    for (LinkedLeg node : nodes) {
      LegSpec bare = node.leg.ending(node.after.landings(), List.of()).leadingTo(List.of());
      Map<List<LegOutcome>, Set<LinkedLeg>> next = node.next();
      if (next.isEmpty()) {
        legs.add(bare);
      }
      next.forEach(
          (outcomes, followers) -> {
            int here = legs.size();
            boolean first = here == places.get(node);
            List<Integer> onward =
                numbers(followers, places).stream().map(number -> number - here).toList();
            legs.add(bare.ending(first ? bare.landings() : List.of(), outcomes).leadingTo(onward));
          });
    }
    return new Chain(initial, legs, numbers(entries, places), selection, withdraws);
  }

  private static List<Integer> numbers(
      Collection<LinkedLeg> nodes, Map<LinkedLeg, Integer> places) {
    List<Integer> numbers = new ArrayList<>();
    for (LinkedLeg node : nodes) {
      for (int copy = 0; copy < node.copies(); copy++) {
        numbers.add(places.get(node) + copy);
      }
    }
    return numbers;
  }

  /** Returns all legs, each before its followers' followers. */
  private List<LinkedLeg> nodes() {
    Set<LinkedLeg> found = new HashSet<>();
    List<LinkedLeg> nodes = new ArrayList<>();
    Deque<LinkedLeg> open = new ArrayDeque<>(entries);
    while (!open.isEmpty()) {
      LinkedLeg node = open.removeFirst();
      if (found.add(node)) {
        nodes.add(node);
        node.after.exits().forEach(exit -> open.addAll(exit.next().entries));
      }
    }
    nodes.sort(Comparator.comparingInt((LinkedLeg node) -> node.height).reversed());
    return nodes;
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }
}
