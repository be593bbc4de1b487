package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the prefixes in front of a move say together, those of the groups around it and its own:
 * "m(AB) is defined to mean mAmB" (seed 004).
 *
 * @param modality what it may end on: what all of them allow
 * @param initial whether only an unmoved piece has it
 * @param directions the directions that all of them name; nothing where none names any
 * @param named the letters around the innermost of them
 * @param manners the letters that say how it goes: {@code n j p g q z o}
 * @param jumpsMany whether {@code j} is doubled
 */
record Scope(
    Modality modality,
    boolean initial,
    Optional<Sector> directions,
    Optional<Span> named,
    List<Letter> manners,
    boolean jumpsMany) {
  /** Around everything. */
  static final Scope OUTERMOST =
      new Scope(Modality.BOTH, false, Optional.empty(), Optional.empty(), List.of(), false);

  private static final String MANNERS = "njpgqzo";

  /** The letters that are opposites of one another: of blocking, of hopping, and of bends. */
  private static final List<String> OPPOSITES = List.of("nj", "pg", "qz");

  /** Copies the list. */
  Scope {
    manners = List.copyOf(manners);
  }

  /**
   * Returns this together with the prefixes of something inside.
   *
   * @param prefixes the letters of these prefixes
   */
  Scope with(Modifiers inner, List<Letter> prefixes) {
    Optional<Sector> both = inner.directions().or(() -> directions);
    if (inner.directions().isPresent() && directions.isPresent()) {
      both = Optional.of(Headings.both(directions.get(), inner.directions().get()));
    }
    List<Letter> all = new ArrayList<>(manners);
    for (Letter letter : inner.letters()) {
      boolean known = all.stream().anyMatch(other -> other.value() == letter.value());
      if (MANNERS.indexOf(letter.value()) >= 0 && !known) {
        all.add(letter);
      }
    }
    return new Scope(
        modality.and(inner),
        initial || inner.has('i'),
        both,
        inner.directions().map(directed -> Letter.span(prefixes)).or(() -> named),
        all,
        jumpsMany || inner.jumpsMany());
  }

  boolean wraps() {
    return manners.stream().anyMatch(letter -> letter.value() == 'o');
  }

  /** Returns whether the move turns from step to step ({@code q}, {@code z}). */
  boolean turns() {
    return manners.stream().anyMatch(letter -> "qz".indexOf(letter.value()) >= 0);
  }

  /** Returns the letters that say how the move goes, but for {@code o}. */
  List<Letter> ways() {
    return manners.stream().filter(letter -> letter.value() != 'o').toList();
  }

  /**
   * Returns whether letters that say how the move goes are joined: "even prefixes with opposite
   * meaning are not really conflicting" (seed 004).
   */
  static boolean areJoined(List<Letter> ways) {
    return OPPOSITES.stream()
        .anyMatch(all -> ways.stream().allMatch(way -> all.indexOf(way.value()) >= 0));
  }
}
