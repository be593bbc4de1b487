package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the sequences that a notation allows: groups and {@code +} within it are multiplied out.
 *
 * @param span where it stands
 * @param initial whether only an unmoved piece may go it
 * @param parts its parts, in their order
 * @param selection which of its paths are meant
 */
record Route(Span span, boolean initial, List<Part> parts, Optional<PathSelection> selection) {
  Route {
    parts = List.copyOf(parts);
  }

  static Route of(Part part) {
    return new Route(part.span(), false, List.of(part), Optional.empty());
  }

  Route unmoved() {
    return new Route(span, true, parts, selection);
  }

  Route with(List<? extends Part> newParts) {
    return new Route(span, initial, List.copyOf(newParts), selection);
  }

  Route selecting(PathSelection paths) {
    return new Route(span, initial, parts, Optional.of(paths));
  }

  /** Returns whether it is one step and nothing else. */
  boolean isStep() {
    return parts.size() == 1 && parts.get(0) instanceof Step;
  }

  /** Returns its parts, if all of them are steps. */
  Optional<List<Step>> steps() {
    List<Step> steps = new ArrayList<>();
    for (Part part : parts) {
      if (!(part instanceof Step step)) {
        return Optional.empty();
      }
      steps.add(step);
    }
    return Optional.of(steps);
  }

  /** Returns this route followed by another. */
  Route then(Link link, Route next) {
    List<Part> all = new ArrayList<>(parts);
    all.add(next.parts.get(0).linked(link));
    all.addAll(next.parts.subList(1, next.parts.size()));
    return new Route(span.to(next.span), initial, all, Optional.empty());
  }

  /** Returns steps of which the first hangs on what is before them in some way. */
  static List<Step> relinked(List<Step> steps, Link link) {
    List<Step> result = new ArrayList<>(steps);
    result.set(0, steps.get(0).linked(link));
    return result;
  }
}
