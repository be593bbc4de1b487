package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A clause and those that follow it. Of equal ones {@link Book} has only one, so they are quickly
 * compared, however long they are.
 */
final class Tale {
  private final String clause;
  private final Tale next;
  private final int hash;

  private Tale(String clause, Tale next) {
    this.clause = clause;
    this.next = next;
    this.hash = 31 * clause.hashCode() + (next == null ? 0 : next.hash);
  }

  /** Keeps one of all equal tales. */
  static final class Book {
    private final Map<Tale, Tale> tales = new HashMap<>();

    /**
     * Returns the tale that begins with a clause.
     *
     * @param next what follows it, from this book; null for nothing
     */
    Tale tale(String clause, Tale next) {
      Tale tale = new Tale(clause, next);
      Tale known = tales.putIfAbsent(tale, tale);
      return known == null ? tale : known;
    }
  }

  String clause() {
    return clause;
  }

  /** Returns what follows the first clause; null for nothing. */
  Tale next() {
    return next;
  }

  /** Returns all clauses. */
  List<String> clauses() {
    List<String> clauses = new ArrayList<>();
    for (Tale each = this; each != null; each = each.next) {
      clauses.add(each.clause);
    }
    return clauses;
  }

  @Override
  @SuppressWarnings("ReferenceEquality")
  public boolean equals(Object other) {
    return other instanceof Tale tale && next == tale.next && clause.equals(tale.clause);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
