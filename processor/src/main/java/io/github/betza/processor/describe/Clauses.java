package io.github.betza.processor.describe;

import io.github.betza.processor.describe.CourseWords.LegCourse;
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
 * Puts the paths of a tree into words, one clause for each leg. Paths that differ only in direction
 * have the same clauses and are described once: directions after the first leg are relative to the
 * step before, so the eight knight's leaps, or the four arms of a griffon, are one.
 *
 * <p>Subtrees are shared, so the clauses of a subtree are kept for its next parent: the work grows
 * with the graph, not with the number of paths.
 */
final class Clauses {
  /** The most branches that are described; no reader would read more. */
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

  /** The texts joined from a clause and the end of its leg. */
  private final Map<String, Map<String, String>> wholes = new HashMap<>();

  private final Map<Set<LegOutcome>, String> ways = new HashMap<>();
  private final Work work;

  /** The work after which the rest is omitted. */
  private final long last;

  private boolean cut;

  /**
   * Begins without clauses.
   *
   * @param work the work that includes the description. A description always begins; the rest of a
   *     very long one is omitted
   */
  Clauses(Work work) {
    this.work = work;
    this.last = work.done() + MOST_WORK;
  }

  /** Returns the least number of squares of a clause. */
  int reach(String clause) {
    return reaches.get(clause);
  }

  /** Returns whether something was omitted. */
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
    List<ClauseList> lists = byHeading.get(heading);
    if (lists == null) {
      lists = tell(nodes, new LegDescriber(heading));
      byHeading.put(heading, lists);
    }
    return lists;
  }

  /**
   * The legs that one clause describes.
   *
   * @param motion how they move
   * @param rest how they end and what follows, the end of the leg first
   */
  private record Group(LegDescriber.Motion motion, ClauseList rest) {
    /** Written out, like {@code equals} of a vector: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Group group && rest.equals(group.rest) && motion.equals(group.motion);
    }

    @Override
    public int hashCode() {
      return 31 * motion.hashCode() + rest.hashCode();
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
      LegDescriber.Motion motion = describer.motion(node.leg());
      LegCourse course = LegCourse.of(node.leg());
      for (ClauseList rest : rests(node)) {
        Group group = new Group(motion, rest);
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
    // The courses follow the order of the description.
    List<LegCourse> inOrder = new ArrayList<>(courses);
    List<CourseWords.Group> split = splits.get(inOrder);
    if (split == null) {
      split = CourseWords.split(courses);
      splits.put(inOrder, split);
    }
    return split;
  }

  private ClauseList clauses(LegDescriber describer, Group group, CourseWords.Group courses) {
    String clause = describer.clause(group.motion(), courses);
    ClauseList rest = group.rest();
    String whole = whole(clause, rest.clause());
    int reach = group.motion().leastSteps() * courses.steps().iterator().next().reach();
    Integer before = reaches.get(whole);
    reaches.put(whole, before == null ? reach : Math.min(before, reach));
    return book.list(whole, rest.next());
  }

  /** The clauses of long paths are few, and used in many places. */
  private String whole(String clause, String end) {
    Map<String, String> byEnd = wholes.get(clause);
    if (byEnd == null) {
      byEnd = new HashMap<>();
      wholes.put(clause, byEnd);
    }
    String whole = byEnd.get(end);
    if (whole == null) {
      // After a clause with commas, its end needs another comma.
      boolean comma = clause.contains(", ") && end.startsWith(" ");
      whole = clause + (comma ? "," : "") + end;
      byEnd.put(end, whole);
    }
    return whole;
  }

  /** Returns the ends of a leg, each with the clauses of the legs after it. */
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
    String words = ways.get(outcomes);
    if (words == null) {
      words = " " + OutcomeWords.goingOn(outcomes);
      ways.put(outcomes, words);
    }
    return words;
  }

  /**
   * A clause and the clauses after it. {@link Book} keeps one of all equal lists, so comparing them
   * is fast, however long they are.
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
       * @param next the list after it, from this book; null for the end
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

    /** Returns the list after the first clause; null at the end. */
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
