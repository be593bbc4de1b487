package io.github.betza.processor.describe;

import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.work.Work;
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
 * they point have the same clauses and are described once: directions after the first leg are
 * relative to the step before, so the eight knight's leaps, or the four arms of a griffon, are one.
 *
 * <p>Subtrees are shared, so the clauses of one are kept for its next parent: the work grows with
 * the graph, not with the number of paths.
 */
final class Clauses {
  /** The most ways to go on that are described; more would not be read. */
  static final int MOST_WAYS = 60;

  /** The cost of describing a leg after a step, in units of work. */
  private static final long LEG = 200;

  /** The most work that the description of a piece may take. */
  private static final long MOST_WORK = 1_500_000;

  private final IdentityHashMap<List<Node>, Map<ArrivalContext, List<ClauseList>>> known =
      new IdentityHashMap<>();
  private final IdentityHashMap<Node, List<ClauseList>> restsOf = new IdentityHashMap<>();
  private final Map<List<LegCourse>, List<CourseWords.Group>> splits = new HashMap<>();
  private final ClauseList.Book book = new ClauseList.Book();
  private final Map<String, Integer> reaches = new HashMap<>();

  /** What has been put together from a clause and the end of its leg. */
  private final Map<String, Map<String, String>> wholes = new HashMap<>();

  private final Map<Set<LegOutcome>, String> ways = new HashMap<>();
  private final Work work;

  /** What is counted when the rest is left out. */
  private final long last;

  private boolean cut;

  /**
   * Creates it without any clauses.
   *
   * @param work that includes the description, which is always done; where it is very long the rest
   *     is left out
   */
  Clauses(Work work) {
    this.work = work;
    this.last = work.done() + MOST_WORK;
  }

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
    return tell(nodes, new LegDescriber(null)).stream().map(ClauseList::clauses).toList();
  }

  private List<ClauseList> after(List<Node> nodes, ArrivalContext heading) {
    Map<ArrivalContext, List<ClauseList>> byHeading = known.get(nodes);
    if (byHeading == null) {
      byHeading = new HashMap<>();
      known.put(nodes, byHeading);
    }
    List<ClauseList> told = byHeading.get(heading);
    if (told == null) {
      told = tell(nodes, new LegDescriber(heading));
      byHeading.put(heading, told);
    }
    return told;
  }

  /**
   * What legs that one clause describes have in common.
   *
   * @param manner how they move
   * @param rest how they end and what follows, the end of the leg first
   */
  private record Group(LegDescriber.Manner manner, ClauseList rest) {
    /** Written out, as that of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Group group && rest.equals(group.rest) && manner.equals(group.manner);
    }

    @Override
    public int hashCode() {
      return 31 * manner.hashCode() + rest.hashCode();
    }
  }

  private List<ClauseList> tell(List<Node> nodes, LegDescriber describer) {
    Map<Group, Set<LegCourse>> groups = new LinkedHashMap<>();
    for (Node node : nodes) {
      work.count(LEG);
      if (work.done() > last) {
        cut = true;
        break;
      }
      LegDescriber.Manner manner = describer.manner(node.leg());
      LegCourse course = LegCourse.of(node.leg());
      for (ClauseList rest : rests(node)) {
        Group group = new Group(manner, rest);
        Set<LegCourse> courses = groups.get(group);
        if (courses == null) {
          courses = new LinkedHashSet<>();
          groups.put(group, courses);
        }
        courses.add(course);
      }
    }
    List<ClauseList> clauseLists = new ArrayList<>();
    for (Map.Entry<Group, Set<LegCourse>> entry : groups.entrySet()) {
      Group group = entry.getKey();
      for (CourseWords.Group courses : split(entry.getValue())) {
        if (clauseLists.size() == MOST_WAYS) {
          cut = true;
          return clauseLists;
        }
        clauseLists.add(clauses(describer, group, courses));
      }
    }
    return clauseLists;
  }

  private List<CourseWords.Group> split(Set<LegCourse> courses) {
    // The courses are in the order of the description.
    List<LegCourse> inOrder = new ArrayList<>(courses);
    List<CourseWords.Group> split = splits.get(inOrder);
    if (split == null) {
      split = CourseWords.split(courses);
      splits.put(inOrder, split);
    }
    return split;
  }

  private ClauseList clauses(LegDescriber describer, Group group, CourseWords.Group courses) {
    String clause = describer.clause(group.manner(), courses);
    ClauseList rest = group.rest();
    String whole = whole(clause, rest.clause());
    int reach = group.manner().leastSteps() * courses.steps().iterator().next().reach();
    Integer before = reaches.get(whole);
    reaches.put(whole, before == null ? reach : Math.min(before, reach));
    return book.list(whole, rest.next());
  }

  /** Long paths have few clauses, in many places. */
  private String whole(String clause, String end) {
    Map<String, String> byEnd = wholes.get(clause);
    if (byEnd == null) {
      byEnd = new HashMap<>();
      wholes.put(clause, byEnd);
    }
    String whole = byEnd.get(end);
    if (whole == null) {
      // A clause that has commas in it needs one more before its end.
      boolean comma = clause.contains(", ") && end.startsWith(" ");
      whole = clause + (comma ? "," : "") + end;
      byEnd.put(end, whole);
    }
    return whole;
  }

  /** Returns how a leg may end, each with the clauses of the legs that follow. */
  private List<ClauseList> rests(Node node) {
    List<ClauseList> known = restsOf.get(node);
    if (known == null) {
      known = tellRests(node);
      restsOf.put(node, known);
    }
    return known;
  }

  private List<ClauseList> tellRests(Node node) {
    List<ClauseList> rests = new ArrayList<>();
    for (String ending : LandingWords.endings(node.landings())) {
      rests.add(book.list(", " + ending, null));
    }
    Map<ClauseList, Set<LegOutcome>> byNext = new LinkedHashMap<>();
    ArrivalContext heading = ArrivalContext.after(node.leg());
    for (Branch branch : node.branches()) {
      for (ClauseList next : after(branch.next(), heading)) {
        Set<LegOutcome> outcomes = byNext.get(next);
        if (outcomes == null) {
          outcomes = new LinkedHashSet<>();
          byNext.put(next, outcomes);
        }
        outcomes.add(branch.outcome());
      }
    }
    for (Map.Entry<ClauseList, Set<LegOutcome>> entry : byNext.entrySet()) {
      rests.add(book.list(goingOn(entry.getValue()), entry.getKey()));
    }
    return rests;
  }

  private String goingOn(Set<LegOutcome> outcomes) {
    String told = ways.get(outcomes);
    if (told == null) {
      told = " " + OutcomeWords.goingOn(outcomes);
      ways.put(outcomes, told);
    }
    return told;
  }

  /**
   * A clause and those that follow it. Of equal ones {@link Book} has only one, so they are quickly
   * compared, however long they are.
   */
  private static final class ClauseList {
    private final String clause;
    private final ClauseList next;
    private final int hash;

    private ClauseList(String clause, ClauseList next) {
      this.clause = clause;
      this.next = next;
      this.hash = 31 * clause.hashCode() + (next == null ? 0 : next.hash);
    }

    /** Keeps one of all equal lists. */
    static final class Book {
      private final Map<ClauseList, ClauseList> lists = new HashMap<>();

      /**
       * Returns the list that begins with a clause.
       *
       * @param next what follows it, from this book; null for nothing
       */
      ClauseList list(String clause, ClauseList next) {
        ClauseList clauses = new ClauseList(clause, next);
        ClauseList known = lists.putIfAbsent(clauses, clauses);
        return known == null ? clauses : known;
      }
    }

    String clause() {
      return clause;
    }

    /** Returns what follows the first clause; null for nothing. */
    ClauseList next() {
      return next;
    }

    List<String> clauses() {
      List<String> clauses = new ArrayList<>();
      for (ClauseList each = this; each != null; each = each.next) {
        clauses.add(each.clause);
      }
      return clauses;
    }

    @Override
    @SuppressWarnings("ReferenceEquality")
    public boolean equals(Object other) {
      return other instanceof ClauseList clauses
          && next == clauses.next
          && clause.equals(clauses.clause);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
