package io.github.betza.processor.analysis.leg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The legs of a piece's moves: the model from which code is generated. All steps are as White sees
 * them.
 *
 * @param beginnings the beginnings of its moves
 * @param groups the legs, in groups of similar legs, in the order of their numbers
 * @param isComplete whether these are all groups; of a piece with very many only the first are
 *     listed
 */
public record LegList(List<Beginning> beginnings, List<LegGroup> groups, boolean isComplete) {
  /** A list for no moves. */
  public static final LegList NONE = new LegList(List.of(), List.of(), true);

  public LegList {
    beginnings = List.copyOf(beginnings);
    groups = List.copyOf(groups);
  }

  /**
   * A way to begin a move.
   *
   * @param text the words for it; if there are no groups, for the whole move
   * @param groups the numbers of the groups with which it begins
   */
  public record Beginning(String text, List<Integer> groups) {
    public Beginning {
      groups = List.copyOf(groups);
    }
  }

  /** Returns the whole list as text: one line for each beginning, and for each group. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Beginning beginning : beginnings) {
      boolean whole = beginning.groups().isEmpty();
      lines.add(beginning.text() + (whole ? "" : " " + numbers(beginning.groups())));
    }
    groups.forEach(group -> lines.add(group.line()));
    if (!isComplete) {
      lines.add("and more legs");
    }
    return lines;
  }

  /** Returns the names of groups. */
  static String numbers(List<Integer> groups) {
    return (groups.size() == 1 ? "leg " : "legs ")
        + groups.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
