package io.github.betza.processor.describe;

import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts the paths of a tree into words, one clause for each leg. Paths that differ only in where
 * they point have the same clauses and are told once: directions after the first leg are told
 * relative to the step before, so the eight knight's leaps, or the four arms of a griffon, are one.
 *
 * <p>Subtrees are shared, so what is told about one is kept for its next parent: the work grows
 * with the graph, not with the number of paths.
 */
final class Clauses {
  /** More ways to go on than this are not told; nobody would read them. */
  static final int MOST_WAYS = 60;

  private final IdentityHashMap<List<Node>, Map<Heading, List<List<String>>>> known =
      new IdentityHashMap<>();
  private final IdentityHashMap<Node, List<List<String>>> restsOf = new IdentityHashMap<>();
  private final Map<String, Integer> reaches = new HashMap<>();
  private boolean cut;

  /** Returns how many squares a clause goes at least. */
  int reach(String clause) {
    return reaches.get(clause);
  }

  /** Returns whether something was left out. */
  boolean isCut() {
    return cut;
  }

  /** Returns the clauses of all paths from the first legs of a move. */
  List<List<String>> first(List<Node> nodes) {
    return tell(nodes, new LegTeller(null));
  }

  private List<List<String>> after(List<Node> nodes, Heading heading) {
    Map<Heading, List<List<String>>> byHeading =
        known.computeIfAbsent(nodes, key -> new LinkedHashMap<>());
    List<List<String>> told = byHeading.get(heading);
    if (told == null) {
      told = tell(nodes, new LegTeller(heading));
      byHeading.put(heading, told);
    }
    return told;
  }

  /**
   * What legs have in common that are told together.
   *
   * @param manner how they move
   * @param rest how they end and what follows, the end of the leg first
   */
  private record Group(LegTeller.Manner manner, List<String> rest) {
    /** Written out, as that of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Group group && manner.equals(group.manner) && rest.equals(group.rest);
    }

    @Override
    public int hashCode() {
      return 31 * manner.hashCode() + rest.hashCode();
    }
  }

  private List<List<String>> tell(List<Node> nodes, LegTeller teller) {
    Map<Group, Set<Course>> groups = new LinkedHashMap<>();
    for (Node node : nodes) {
      LegTeller.Manner manner = teller.manner(node.leg());
      for (List<String> rest : rests(node)) {
        groups
            .computeIfAbsent(new Group(manner, rest), key -> new LinkedHashSet<>())
            .add(Course.of(node.leg()));
      }
    }
    List<List<String>> chains = new ArrayList<>();
    groups.forEach(
        (group, courses) -> {
          for (CourseWords.Group some : CourseWords.split(courses)) {
            add(chains, teller.clause(group.manner(), some), reach(group, some), group.rest());
          }
        });
    return chains;
  }

  private static int reach(Group group, CourseWords.Group some) {
    return group.manner().leastSteps() * some.steps().iterator().next().reach();
  }

  private void add(List<List<String>> chains, String clause, int reach, List<String> rest) {
    if (chains.size() == MOST_WAYS) {
      cut = true;
      return;
    }
    List<String> chain = new ArrayList<>();
    // A clause that has commas in it needs one more before its end.
    boolean comma = clause.contains(", ") && rest.get(0).startsWith(" ");
    String whole = clause + (comma ? "," : "") + rest.get(0);
    reaches.merge(whole, reach, Math::min);
    chain.add(whole);
    chain.addAll(rest.subList(1, rest.size()));
    chains.add(List.copyOf(chain));
  }

  /** Returns how a leg may end, each with the clauses of the legs that follow. */
  private List<List<String>> rests(Node node) {
    List<List<String>> known = restsOf.get(node);
    if (known == null) {
      known = tellRests(node);
      restsOf.put(node, known);
    }
    return known;
  }

  private List<List<String>> tellRests(Node node) {
    List<List<String>> rests = new ArrayList<>();
    for (String ending : LandingWords.endings(node.landings())) {
      rests.add(List.of(", " + ending));
    }
    Map<List<String>, Set<Outcome>> byNext = new LinkedHashMap<>();
    Heading heading = Heading.after(node.leg());
    for (Branch branch : node.branches()) {
      for (List<String> next : after(branch.next(), heading)) {
        byNext.computeIfAbsent(next, key -> new LinkedHashSet<>()).add(branch.outcome());
      }
    }
    byNext.forEach(
        (next, outcomes) -> {
          List<String> rest = new ArrayList<>();
          rest.add(" " + OutcomeWords.goingOn(outcomes));
          rest.addAll(next);
          rests.add(rest);
        });
    return rests;
  }
}
