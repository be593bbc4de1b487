package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow;
import io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Use;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Finds modifiers that are written too often. A letter that is there twice adds nothing to the
 * first, so it is most probably a slip for another letter, and is refused; but a few letters have
 * another meaning when doubled, such as {@code oo} in XBETZA or {@code jj} in EXTENDED.
 *
 * @param table the table with the modifiers that may be doubled
 */
public record RepeatedModifierCheck(ModifierTable table) {
  /**
   * The modifiers of a leg, sorted.
   *
   * @param runs the runs of adjacent direction letters
   * @param letters the first occurrences of the other letters
   * @param doubled the second occurrences of letters that may be doubled
   */
  public record Sorted(List<List<Letter>> runs, List<Letter> letters, List<Letter> doubled) {}

  /** Reports a letter that is written too often. */
  public void report(Letter letter, ProblemLog log) {
    String doubled = table.row(letter.value()).map(ModifierRow::doubled).orElse("");
    log.add(
        ProblemCode.REPEATED_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is repeated",
        doubled);
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
      } else if (!table.isKnown(value)) {
        // It is reported, and ignored by its neighbours.
        adjacent = false;
      } else if (!isIn(letters, value)) {
        letters.add(letter);
      } else if (table.row(value).filter(row -> row.use() == Use.DOUBLED).isPresent()
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
