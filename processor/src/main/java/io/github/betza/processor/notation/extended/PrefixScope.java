package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The prefixes before a move: the prefixes of the groups around it, and its own: "m(AB) where m is
 * a string of modifiers [...] is defined to mean mAmB" (seed 004), so they are read as one string,
 * the outermost first.
 *
 * @param prefixes all the letters
 * @param modifiers their meaning
 * @param named the letters of the innermost prefixes that name directions
 */
record PrefixScope(List<Letter> prefixes, ModifierRun modifiers, Optional<Span> named) {
  /** Outside all prefixes. */
  static final PrefixScope OUTERMOST =
      new PrefixScope(
          List.of(), new ModifierRun(Optional.empty(), List.of(), false), Optional.empty());

  /** The pairs of opposite letters: of blocking, of hopping, and of bends. */
  private static final List<String> OPPOSITES = List.of("nj", "pg", "qz");

  PrefixScope {
    prefixes = List.copyOf(prefixes);
  }

  /**
   * Returns this scope together with the prefixes of something inside.
   *
   * @param inner the letters of these prefixes
   * @param read their meaning without the outer ones
   * @param quiet receives the problems of both strings together: the problems of each string were
   *     reported with it
   */
  PrefixScope with(List<Letter> inner, ModifierRun read, ProblemLog quiet) {
    List<Letter> all = new ArrayList<>(prefixes);
    all.addAll(inner);
    ModifierRun joined =
        prefixes.isEmpty() ? read : ModifierReader.read(all, Optional.empty(), quiet);
    return new PrefixScope(
        all, joined, read.directions().map(directed -> Letter.span(inner)).or(() -> named));
  }

  Modality modality() {
    return Modality.of(modifiers);
  }

  /** Returns whether only an unmoved piece has the move. */
  boolean initial() {
    return modifiers.has('i');
  }

  Optional<Sector> directions() {
    return modifiers.directions();
  }

  boolean jumpsMany() {
    return modifiers.jumpsMany();
  }

  boolean wraps() {
    return modifiers.has('o');
  }

  /** Returns whether the move turns from step to step ({@code q}, {@code z}). */
  boolean turns() {
    return modifiers.has('q') || modifiers.has('z');
  }

  /** Returns the letters for the way of the move and for its wrapping. */
  List<Letter> geometryLetters() {
    return modifiers.among(ExtendedModifierTable.WAYS + "o");
  }

  /** Returns the letters for the way of the move. */
  List<Letter> ways() {
    return modifiers.among(ExtendedModifierTable.WAYS);
  }

  /**
   * Returns whether letters for the way of a move are joined: "even prefixes with opposite meaning
   * are not really conflicting" (seed 004).
   */
  static boolean areJoined(List<Letter> ways) {
    return OPPOSITES.stream()
        .anyMatch(all -> ways.stream().allMatch(way -> all.indexOf(way.value()) >= 0));
  }
}
