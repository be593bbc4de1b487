package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the prefixes before a move say together, those of the groups around it and its own: "m(AB)
 * where m is a string of modifiers [...] is defined to mean mAmB" (seed 004), so they are read as
 * one string, the outermost first.
 *
 * @param prefixes all the letters
 * @param modifiers what they say
 * @param named the letters of the innermost of them that name directions
 */
record PrefixScope(List<Letter> prefixes, ModifierRun modifiers, Optional<Span> named) {
  /** Around everything. */
  static final PrefixScope OUTERMOST =
      new PrefixScope(
          List.of(), new ModifierRun(Optional.empty(), List.of(), false), Optional.empty());

  /** The letters that are opposites of one another: of blocking, of hopping, and of bends. */
  private static final List<String> OPPOSITES = List.of("nj", "pg", "qz");

  PrefixScope {
    prefixes = List.copyOf(prefixes);
  }

  /**
   * Returns this together with the prefixes of something inside.
   *
   * @param inner the letters of these prefixes
   * @param read what they say where nothing stands around them
   * @param quiet takes what would be reported of both strings together: what is wrong with one of
   *     them was reported with it
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

  /** Returns the letters that say how the move goes, and that it wraps. */
  List<Letter> manners() {
    return modifiers.among(ExtendedModifierTable.WAYS + "o");
  }

  /** Returns the letters that say how the move goes. */
  List<Letter> ways() {
    return modifiers.among(ExtendedModifierTable.WAYS);
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
