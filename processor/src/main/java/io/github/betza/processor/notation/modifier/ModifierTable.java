package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierRow.Role;
import io.github.betza.processor.notation.modifier.ModifierRow.Use;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The modifiers of one dialect. The same letter means different things in different dialects, so
 * each has a table of its own.
 *
 * @param dialect the name of the dialect
 * @param foreign the code of a letter that belongs only to other dialects
 * @param directions the letters for directions, which have no rows
 * @param isAtom whether a capital is an atom of the dialect
 * @param rows the other letters
 */
public record ModifierTable(
    String dialect,
    ProblemCode foreign,
    String directions,
    IntPredicate isAtom,
    List<ModifierRow> rows) {
  public ModifierTable {
    rows = List.copyOf(rows);
  }

  /** Returns the letters of the dialect, without those for directions. */
  public String letters() {
    return letters(row -> row.use() != Use.FOREIGN);
  }

  /** Returns the letters of some roles, in the order of the table. */
  public String letters(Role... roles) {
    return letters(row -> List.of(roles).contains(row.role()));
  }

  private String letters(Predicate<ModifierRow> kept) {
    StringBuilder letters = new StringBuilder();
    rows.stream().filter(kept).forEach(row -> letters.append(row.letter()));
    return letters.toString();
  }

  /** Returns whether a letter always names a direction. */
  public boolean isDirection(Letter letter) {
    return directions.indexOf(letter.value()) >= 0;
  }

  /** Returns whether the dialect has a letter. */
  public boolean isKnown(char letter) {
    return directions.indexOf(letter) >= 0
        || row(letter).filter(row -> row.use() != Use.FOREIGN).isPresent();
  }

  /** Returns the clause about the effect of a letter of the dialect. */
  public String clause(char letter) {
    return "'" + letter + "' " + row(letter).orElseThrow().phrase();
  }

  Optional<ModifierRow> row(char letter) {
    return rows.stream().filter(row -> row.letter() == letter).findFirst();
  }

  /** Returns a reporter of wrong and idle modifiers. */
  public ModifierProblems problems(ProblemLog log) {
    return new ModifierProblems(this, log);
  }

  /** Reports a letter that the dialect does not have, and returns whether this is the case. */
  public boolean isUnknownReported(Letter letter, ProblemLog log) {
    if (isKnown(letter.value())) {
      return false;
    }
    Optional<ModifierRow> row = row(letter.value());
    char capital = Character.toUpperCase(letter.value());
    boolean isAtom = row.isEmpty() && this.isAtom.test(capital);
    log.add(
        row.isPresent() ? foreign : ProblemCode.UNKNOWN_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is not a modifier of " + dialect,
        row.map(ModifierRow::phrase)
            .orElse(isAtom ? "" : "the modifiers are " + letters() + directions));
    return true;
  }
}
