package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A clause and those that follow it. Of equal ones {@link Book} has only one, so they are quickly
 * compared, however long they are.
 */
final class ClauseList {
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

  /** Returns all clauses. */
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
