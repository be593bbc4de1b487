package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Step.Modality;
import io.github.betza.processor.notation.bex.Step.Transit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes those paths out of sequences over anything that are leaps as a whole, where other routes
 * have them as leaps: as paths they would hang on what is before and behind them in the directions
 * of their first and last step, and not in that of the leap.
 */
final class LeapsApart {
  private LeapsApart() {}

  /**
   * Returns a route without such paths where '-' asks for the direction: as several routes then, or
   * nothing where these are too many.
   *
   * @param always whether they are taken out everywhere
   */
  static Optional<List<Route>> of(Route route, boolean always, Search search) {
    List<List<Part>> results = List.of(List.of());
    List<Part> parts = route.parts();
    for (int from = 0, to; from < parts.size(); from = to) {
      to = end(parts, from);
      List<Part> section = parts.subList(from, to);
      boolean hangs = from > 0 && parts.get(from).link() == Link.AHEAD;
      boolean carries = to < parts.size() && parts.get(to).link() == Link.AHEAD;
      List<? extends List<? extends Part>> ways =
          mayLeap(section) && (always || hangs || carries)
              ? paths(section, search)
              : List.of(section);
      if ((long) results.size() * ways.size() > SumParser.MOST_ROUTES) {
        return Optional.empty();
      }
      results = product(results, ways);
    }
    return search.isSpent()
        ? Optional.empty()
        : Optional.of(results.stream().map(route::with).toList());
  }

  /** Returns the end of a sequence over anything, or that of another part. */
  private static int end(List<Part> parts, int from) {
    int end = from;
    while (end < parts.size() - 1
        && parts.get(end) instanceof Step step
        && step.transit() == Transit.ANY) {
      end++;
    }
    return end + 1;
  }

  /** Whether a sequence may capture nothing on its way. */
  private static boolean mayLeap(List<Part> section) {
    return section.size() > 1
        && section.subList(0, section.size() - 1).stream()
            .allMatch(part -> part instanceof Step step && step.modality().moves());
  }

  private static List<List<Step>> paths(List<Part> section, Search search) {
    List<Step> steps = section.stream().map(part -> (Step) part).toList();
    List<List<Step>> paths = new ArrayList<>();
    for (List<Step> back : TurningBack.of(steps, search)) {
      List<Step> path = new ArrayList<>(back);
      path.subList(0, path.size() - 1).replaceAll(step -> step.only(Modality.MOVE));
      paths.add(path);
    }
    paths.addAll(Crossings.capturingOnTheWay(steps));
    return paths;
  }

  private static List<List<Part>> product(
      List<List<Part>> beginnings, List<? extends List<? extends Part>> ends) {
    List<List<Part>> all = new ArrayList<>();
    for (List<Part> beginning : beginnings) {
      for (List<? extends Part> end : ends) {
        List<Part> whole = new ArrayList<>(beginning);
        whole.addAll(end);
        all.add(whole);
      }
    }
    return all;
  }
}
