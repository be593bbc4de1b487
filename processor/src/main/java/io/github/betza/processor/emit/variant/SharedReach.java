package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.code.Code;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Squares that the pieces of some kinds reach in the same way, such as bishops and queens along
 * diagonals: they are found for all of these pieces at once.
 *
 * @param kinds the kinds
 * @param reach the squares that a piece reaches
 */
record SharedReach(List<Integer> kinds, Code reach) {
  /** Copies the list. */
  SharedReach {
    kinds = List.copyOf(kinds);
  }

  /** Returns the squares that some kinds reach, grouped by common expressions. */
  static List<SharedReach> of(Map<Integer, Code> reaches) {
    Map<Code, List<Integer>> kinds = new LinkedHashMap<>();
    reaches.forEach(
        (kind, reach) ->
            reach
                .members()
                .forEach(
                    member -> kinds.computeIfAbsent(member, none -> new ArrayList<>()).add(kind)));
    Map<List<Integer>, List<Code>> members = new LinkedHashMap<>();
    kinds.forEach(
        (member, all) -> members.computeIfAbsent(all, none -> new ArrayList<>()).add(member));
    return members.entrySet().stream()
        .map(each -> new SharedReach(each.getKey(), Code.union(each.getValue())))
        .toList();
  }

  /** Returns the pieces of the kinds, on a board of one word. */
  Code pieces(GameSets game) {
    return Code.union(kinds.stream().map(kind -> game.words().pieces(game.name(kind), 0)).toList());
  }
}
