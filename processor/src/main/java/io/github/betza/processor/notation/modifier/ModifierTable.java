package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierRow.Use;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The modifiers of one dialect. The same letter means different things in different dialects, so
 * each has a table of its own.
 *
 * @param dialect the name of the dialect
 * @param foreign the code of a letter that belongs to other dialects only
 * @param directions the letters that name directions, which have no rows
 * @param isAtom whether a capital is an atom of the dialect
 * @param rows the other letters
 */
public record ModifierTable(
    String dialect,
    ProblemCode foreign,
    String directions,
    IntPredicate isAtom,
    List<ModifierRow> rows) {
  /** Copies the list. */
  public ModifierTable {
    rows = List.copyOf(rows);
  }

  /**
   * The modifiers of a leg, sorted.
   *
   * @param runs the direction letters that are written side by side
   * @param letters the other letters, each where it is written first
   * @param doubled those of them that may be doubled, where they are written the second time
   */
  public record Sorted(List<List<Letter>> runs, List<Letter> letters, List<Letter> doubled) {}

  /** Returns the letters that the dialect has, without those that name directions. */
  public String letters() {
    StringBuilder letters = new StringBuilder();
    rows.stream()
        .filter(row -> row.use() != Use.FOREIGN)
        .forEach(row -> letters.append(row.letter()));
    return letters.toString();
  }

  /** Returns whether a letter names a direction wherever it is written. */
  public boolean isDirection(Letter letter) {
    return directions.indexOf(letter.value()) >= 0;
  }

  /** Returns whether the dialect has a letter. */
  public boolean isKnown(char letter) {
    return directions.indexOf(letter) >= 0
        || row(letter).filter(row -> row.use() != Use.FOREIGN).isPresent();
  }

  /** Returns whether a letter is one of those that may not be repeated. */
  public boolean isOnce(Letter letter) {
    return row(letter.value()).filter(row -> row.use() == Use.ONCE).isPresent();
  }

  /** Returns the clause with what a letter of the dialect does. */
  public String clause(char letter) {
    return "'" + letter + "' " + row(letter).orElseThrow().phrase();
  }

  private Optional<ModifierRow> row(char letter) {
    return rows.stream().filter(row -> row.letter() == letter).findFirst();
  }

  /** Returns a reporter of modifiers that are wrong or idle. */
  public ModifierProblems problems(ProblemLog log) {
    return new ModifierProblems(this, log);
  }

  /** Reports a letter that the dialect does not have, and returns whether it is one. */
  public boolean isUnknownReported(Letter letter, ProblemLog log) {
    if (isKnown(letter.value())) {
      return false;
    }
    Optional<ModifierRow> row = row(letter.value());
    log.add(
        row.isPresent() ? foreign : ProblemCode.UNKNOWN_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is not a modifier of " + dialect,
        row.map(ModifierRow::phrase)
            .orElseGet(
                () ->
                    isAtom.test(Character.toUpperCase(letter.value()))
                        ? "atoms are capitals"
                        : "the modifiers are " + letters() + directions));
    return true;
  }

  /** Reports a letter that is written more often than it may be. */
  public void reportRepeated(Letter letter, ProblemLog log) {
    String doubled = row(letter.value()).map(ModifierRow::doubled).orElse("");
    log.add(
        ProblemCode.REPEATED_MODIFIER,
        letter.span(),
        "the modifier '" + letter.value() + "' is repeated",
        doubled.isEmpty() ? "each modifier is written once" : doubled);
  }

  /**
   * Sorts the modifiers of a leg.
   *
   * @param isDirection whether a letter names a direction here
   * @param repeated takes the first needless repetition of each letter
   */
  public Sorted sort(
      List<Letter> written, Predicate<Letter> isDirection, Consumer<Letter> repeated) {
    List<List<Letter>> runs = new ArrayList<>();
    List<Letter> letters = new ArrayList<>();
    List<Letter> doubled = new ArrayList<>();
    Set<Character> reported = new HashSet<>();
    boolean adjacent = false;
    for (Letter letter : written) {
      char value = letter.value();
      boolean direction = isDirection.test(letter);
      if (direction && !adjacent) {
        runs.add(new ArrayList<>());
      }
      adjacent = direction;
      if (direction) {
        runs.get(runs.size() - 1).add(letter);
      } else if (!isKnown(value)) {
        // It is reported, and has no meaning for what is around it.
        adjacent = false;
      } else if (!isIn(letters, value)) {
        letters.add(letter);
      } else if (row(value).filter(row -> row.use() == Use.DOUBLED).isPresent()
          && !isIn(doubled, value)) {
        doubled.add(letter);
      } else if (reported.add(value)) {
        repeated.accept(letter);
      }
    }
    return new Sorted(runs, letters, doubled);
  }

  private static boolean isIn(List<Letter> letters, char value) {
    return letters.stream().anyMatch(letter -> letter.value() == value);
  }
}
