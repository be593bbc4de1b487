package io.github.betza.processor.describe;

import io.github.betza.processor.path.LargestBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Finds chains of clauses that differ only in how often some clauses in the middle are repeated, so
 * that one sentence describes them: a rider over pieces is 35 steps deep, and each depth is a
 * separate chain.
 */
final class ClauseRepetition {
  /**
   * Chains of clauses that differ in the number of repetitions of a block.
   *
   * @param before the clauses before the block
   * @param block the repeated clauses; empty if there are none
   * @param most the most repetitions of the block; the fewest are 0
   * @param after the clauses after the block
   */
  record Family(List<String> before, List<String> block, int most, List<String> after) {
    /** A longer sentence is cut at the end of a clause. */
    static final int LONGEST_SENTENCE = 800;

    private static final String THEN = ", then ";

    static Family of(List<String> chain) {
      return new Family(chain, List.of(), 0, List.of());
    }

    /** Returns whether more repetitions of the block would leave every board. */
    boolean isUnlimited(ToIntFunction<String> reach) {
      int oneMore = (most + 1) * sum(block, reach) + sum(before, reach) + sum(after, reach);
      return oneMore > LargestBoard.ACROSS;
    }

    private static int sum(List<String> clauses, ToIntFunction<String> reach) {
      return clauses.stream().mapToInt(reach).sum();
    }

    /**
     * Returns the clauses as one text.
     *
     * @param reach the least number of squares of a clause
     */
    String joined(ToIntFunction<String> reach) {
      if (block.isEmpty()) {
        return join(before);
      }
      List<String> parts = new ArrayList<>();
      if (!before.isEmpty()) {
        parts.add(join(before));
      }
      String often = isUnlimited(reach) ? "any number of times" : "up to " + times(most);
      // Two equal clauses in a row within the block are not a repetition of the block.
      parts.add(often + " or not at all " + String.join(THEN, block));
      if (!after.isEmpty()) {
        parts.add("at last " + join(after));
      }
      return String.join(THEN, parts);
    }

    /** Returns the clauses as one text; a repeated clause appears once. */
    private static String join(List<String> clauses) {
      List<String> parts = new ArrayList<>();
      int length = 0;
      for (int i = 0; i < clauses.size(); ) {
        int end = i + 1;
        while (end < clauses.size() && clauses.get(end).equals(clauses.get(i))) {
          end++;
        }
        String text = clauses.get(i);
        if (end - i > 1) {
          text += ", and " + (end - i == 2 ? "once" : times(end - i - 1)) + " more";
        }
        if (length + text.length() > LONGEST_SENTENCE) {
          parts.add("makes " + EnglishText.count(clauses.size() - i, "further leg"));
          break;
        }
        parts.add(text);
        length += text.length();
        i = end;
      }
      return String.join(THEN, parts);
    }

    private static String times(int number) {
      return EnglishText.number(number) + (number == 1 ? " time" : " times");
    }
  }

  /** A block with fewer repetitions is written out. */
  private static final int LEAST_REPETITIONS = 2;

  /** Longer blocks are not searched for. */
  private static final int LONGEST_BLOCK = 4;

  private ClauseRepetition() {}

  /** Returns the chains in their order, with one family for all repetitions of a block. */
  static List<Family> find(List<List<String>> chains) {
    Set<List<String>> left = new LinkedHashSet<>(chains);
    List<Found> found = new ArrayList<>();
    if (left.size() <= LEAST_REPETITIONS) {
      return single(left);
    }
    List<List<String>> bySize = new ArrayList<>(left);
    bySize.sort(Comparator.comparingInt(List::size));
    for (List<String> shortest : bySize) {
      if (left.contains(shortest)) {
        Family family = largest(shortest, left);
        Set<List<String>> members = members(family);
        found.add(new Found(first(chains, members), family));
        left.removeAll(members);
      }
    }
    found.sort(Comparator.comparingInt(Found::position));
    return found.stream().map(Found::family).toList();
  }

  /** Returns a family for each chain; they are too few for repetitions. */
  private static List<Family> single(Set<List<String>> chains) {
    return chains.stream().map(Family::of).toList();
  }

  /** A family, with the position of its first chain. */
  private record Found(int position, Family family) {}

  private static int first(List<List<String>> chains, Set<List<String>> members) {
    int position = 0;
    while (!members.contains(chains.get(position))) {
      position++;
    }
    return position;
  }

  private static Family largest(List<String> shortest, Set<List<String>> chains) {
    Family largest = Family.of(shortest);
    for (List<String> longer : chains) {
      int added = longer.size() - shortest.size();
      if (added >= 1 && added <= LONGEST_BLOCK) {
        Family family = family(shortest, longer, chains);
        if (family.most() >= LEAST_REPETITIONS && family.most() > largest.most()) {
          largest = family;
        }
      }
    }
    return largest;
  }

  /** Returns the family of two chains, the longer of which has the block once more. */
  private static Family family(
      List<String> shortest, List<String> longer, Set<List<String>> chains) {
    int common = 0;
    while (common < shortest.size() && shortest.get(common).equals(longer.get(common))) {
      common++;
    }
    int end = shortest.size();
    int added = longer.size() - shortest.size();
    while (end > common && shortest.get(end - 1).equals(longer.get(end - 1 + added))) {
      end--;
    }
    if (end > common) {
      return Family.of(shortest);
    }
    List<String> before = List.copyOf(shortest.subList(0, common));
    List<String> block = List.copyOf(longer.subList(common, common + added));
    List<String> after = List.copyOf(shortest.subList(common, shortest.size()));
    int most = 1;
    while (chains.contains(chain(before, block, most + 1, after))) {
      most++;
    }
    return new Family(before, block, most, after);
  }

  private static List<String> chain(
      List<String> before, List<String> block, int times, List<String> after) {
    List<String> chain = new ArrayList<>(before);
    for (int i = 0; i < times; i++) {
      chain.addAll(block);
    }
    chain.addAll(after);
    return chain;
  }

  private static Set<List<String>> members(Family family) {
    Set<List<String>> members = new HashSet<>();
    for (int times = 0; times <= family.most(); times++) {
      members.add(chain(family.before(), family.block(), times, family.after()));
    }
    return members;
  }
}
