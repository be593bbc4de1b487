package io.github.betza.processor.translate;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.translate.LineGroup.LegUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Groups lines that can be written as one term. */
record LineGrouper(DialectWriter writer) {
  /**
   * One or more lines whose last legs have been named.
   *
   * @param initial as of the lines
   * @param legs the remaining legs
   * @param outcomes how the lines go on after each leg but the last
   * @param units the named legs
   * @param landings how the lines end
   * @param lines the lines
   */
  private record Item(
      boolean initial,
      List<Leg> legs,
      List<List<LegOutcome>> outcomes,
      List<LegUnit> units,
      List<Landing> landings,
      List<WholePath> lines) {
    Leg last() {
      return legs.get(legs.size() - 1);
    }

    List<Leg> before() {
      return legs.subList(0, legs.size() - 1);
    }

    List<LegOutcome> outcomesOfLast() {
      return legs.size() > outcomes.size() ? List.of() : outcomes.get(legs.size() - 1);
    }
  }

  /** Returns the groups, ordered by their number of legs. */
  static List<LineGroup> of(List<WholePath> lines, DialectWriter writer) {
    return new LineGrouper(writer).group(lines);
  }

  private List<LineGroup> group(List<WholePath> lines) {
    int longest = lines.stream().mapToInt(line -> line.legs().size()).max().orElse(0);
    List<WholePath> joined = lines;
    for (int leg = 0; leg < longest - 1; leg++) {
      joined = joinOutcomes(joined, leg);
    }
    List<Item> items = new ArrayList<>();
    for (WholePath line : joined) {
      items.add(
          new Item(
              line.initial(),
              line.legs(),
              line.outcomes(),
              List.of(),
              line.landings(),
              List.of(line)));
    }
    for (int leg = longest; leg > 1; leg--) {
      items = nameLast(items, leg);
    }
    return first(items);
  }

  private List<WholePath> joinOutcomes(List<WholePath> lines, int leg) {
    Map<WholePath, Set<LegOutcome>> byRest = new LinkedHashMap<>();
    List<WholePath> result = new ArrayList<>();
    for (WholePath line : lines) {
      if (line.outcomes().size() > leg) {
        byRest
            .computeIfAbsent(line.withOutcomes(leg, Set.of()), any -> new TreeSet<>())
            .addAll(line.outcomes().get(leg));
      } else {
        result.add(line);
      }
    }
    byRest.forEach(
        (rest, outcomes) -> {
          if (writer.accepts(outcomes)) {
            result.add(rest.withOutcomes(leg, outcomes));
          } else {
            outcomes.forEach(outcome -> result.add(rest.withOutcomes(leg, Set.of(outcome))));
          }
        });
    return result;
  }

  /** Names the last leg of all items with this number of remaining legs. */
  private List<Item> nameLast(List<Item> items, int length) {
    List<Item> result =
        new ArrayList<>(items.stream().filter(item -> item.legs().size() != length).toList());
    Map<List<Object>, List<Item>> alike =
        grouped(items.stream().filter(item -> item.legs().size() == length).toList(), Item::before);
    for (List<Item> some : alike.values()) {
      Map<Vector, List<Item>> byLeap =
          some.stream()
              .collect(
                  Collectors.groupingBy(
                      item -> item.last().step(0), LinkedHashMap::new, Collectors.toList()));
      Item any = some.get(0);
      Stride stride = writer.stride(any.last());
      Leg before = any.legs().get(length - 2);
      Vector arrived = before.step(Math.max(0, before.cycle().size() - 1));
      Optional<String> all = writer.next(arrived, stride, byLeap.keySet());
      if (all.isPresent()) {
        result.add(named(some, stride, all.get()));
        continue;
      }
      for (Map.Entry<Vector, List<Item>> entry : byLeap.entrySet()) {
        String letters =
            writer
                .next(arrived, stride, Set.of(entry.getKey()))
                .orElseThrow(
                    () ->
                        new NoFormException(
                            "no leg of the dialect goes on with a leap of "
                                + entry.getKey().text()
                                + " after one of "
                                + arrived.text()));
        result.add(named(entry.getValue(), stride, letters));
      }
    }
    return result;
  }

  private static Item named(List<Item> items, Stride stride, String letters) {
    Item any = items.get(0);
    List<LegUnit> units = new ArrayList<>();
    units.add(new LegUnit(stride, letters, any.outcomesOfLast(), false));
    units.addAll(any.units());
    return new Item(
        any.initial(), any.before(), any.outcomes(), units, any.landings(), lines(items));
  }

  private static List<WholePath> lines(List<Item> items) {
    return items.stream().flatMap(item -> item.lines().stream()).toList();
  }

  private Map<List<Object>, List<Item>> grouped(
      List<Item> items, Function<Item, List<Leg>> before) {
    Map<List<Object>, List<Item>> result = new LinkedHashMap<>();
    for (Item item : items) {
      List<Object> key =
          List.of(
              item.initial(),
              before.apply(item),
              writer.stride(item.last()),
              item.outcomes(),
              item.units(),
              item.landings());
      result.computeIfAbsent(key, any -> new ArrayList<>()).add(item);
    }
    return result;
  }

  private List<LineGroup> first(List<Item> items) {
    List<LineGroup> groups = new ArrayList<>();
    for (List<Item> some : grouped(items, item -> List.of()).values()) {
      Item any = some.get(0);
      Set<Integer> directions = new LinkedHashSet<>();
      some.forEach(item -> directions.add(Stride.direction(item.last().step(0))));
      List<LegUnit> units = new ArrayList<>();
      Stride stride = writer.stride(any.last());
      units.add(
          new LegUnit(
              any.units().isEmpty() ? stride.narrowed(directions) : stride,
              "",
              any.outcomesOfLast(),
              false));
      units.addAll(any.units());
      groups.add(new LineGroup(any.initial(), directions, units, any.landings(), lines(some)));
    }
    groups.sort(Comparator.comparingInt(group -> group.units().size()));
    return groups;
  }
}
