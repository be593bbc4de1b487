package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongPredicate;

/** The directions that the letters of a leg name, and where: finds names that add nothing. */
public final class NamedDirections {
  private final List<Named> names = new ArrayList<>();
  private long all;

  private record Named(long bits, Span span) {}

  /**
   * Adds a letter or a pair.
   *
   * @param bits the directions that it names, as bits whose meaning is the caller's
   * @param span where it is
   */
  public void add(long bits, Span span) {
    names.add(new Named(bits, span));
    all |= bits;
  }

  /** Returns all directions that are named. */
  public long all() {
    return all;
  }

  /** Returns the directions of those names that a test accepts. */
  public long all(LongPredicate test) {
    return names.stream().mapToLong(Named::bits).filter(test).reduce(0, (one, more) -> one | more);
  }

  /**
   * Warns of names that add nothing to those before them, or else to those after them.
   *
   * @return whether there are some
   */
  public boolean warn(ProblemLog log) {
    List<Span> repeated = coveredBefore(names);
    if (!repeated.isEmpty()) {
      repeated.forEach(span -> NameProblems.repeated(span, log));
      return true;
    }
    List<Named> backwards = new ArrayList<>(names);
    Collections.reverse(backwards);
    List<Span> covered = coveredBefore(backwards);
    covered.forEach(span -> NameProblems.covered(span, log));
    return !covered.isEmpty();
  }

  /** Returns the places of names that add nothing to those before them in the list. */
  private static List<Span> coveredBefore(List<Named> names) {
    List<Span> covered = new ArrayList<>();
    long known = 0;
    for (Named name : names) {
      if ((known | name.bits()) == known) {
        covered.add(name.span());
      }
      known |= name.bits();
    }
    return covered;
  }
}
