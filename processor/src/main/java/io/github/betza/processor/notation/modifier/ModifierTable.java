package io.github.betza.processor.notation.modifier;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role;
import io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Use;
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

  /** Returns the letters of the dialect, without the letters for directions. */
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
    boolean isAtomInSmall = isAtom.test(Character.toUpperCase(letter.value()));
    log.add(
        row.isPresent() ? foreign : ProblemCode.UNKNOWN_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is not a modifier of " + dialect,
        row.map(ModifierRow::phrase)
            .orElse(isAtomInSmall ? "" : "the modifiers are " + letters() + directions));
    return true;
  }

  /**
   * A letter of a table.
   *
   * @param letter the letter
   * @param phrase its effect, as the end of a sentence: "captures own pieces"; for a letter that
   *     the dialect lacks, the replacement
   * @param use whether the dialect has the letter, and how often
   * @param doubled the meaning of the doubled letter in another dialect; empty if it has none
   * @param role the kind of effect
   */
  public record ModifierRow(char letter, String phrase, Use use, String doubled, Role role) {
    /** The kind of effect of a letter. */
    public enum Role {
      /** The leg goes to an empty square. */
      EMPTY,
      /** The leg goes to an empty square, and another leg follows. */
      ONWARD,
      /** The leg captures. */
      CAPTURE,
      /** The leg ends on a piece, and the next one continues behind it. */
      HOP,
      /** Another piece lends its moves, or makes the rest of the move. */
      BORROW,
      /** The pieces that are captured or hopped over, and their fate. */
      PIECE,
      /** Anything else. */
      OTHER
    }

    /** Whether a dialect has a letter, and how often it may be on one leg. */
    public enum Use {
      /** Once. */
      ONCE,
      /** Once or twice. */
      DOUBLED,
      /** The letter belongs to other dialects. */
      FOREIGN
    }

    /** Returns the row of a letter that is written once. */
    public static ModifierRow row(char letter, String phrase) {
      return row(letter, phrase, "");
    }

    /** Returns the row of a letter that is written once, and may be doubled in another dialect. */
    public static ModifierRow row(char letter, String phrase, String doubled) {
      return new ModifierRow(letter, phrase, Use.ONCE, doubled, Role.OTHER);
    }

    /** Returns the row of a letter that is written once, with its role. */
    public static ModifierRow row(char letter, Role role, String phrase) {
      return new ModifierRow(letter, phrase, Use.ONCE, "", role);
    }

    public static ModifierRow doubled(char letter, String phrase) {
      return new ModifierRow(letter, phrase, Use.DOUBLED, "", Role.OTHER);
    }

    /** Returns the row of a letter that belongs to other dialects only. */
    public static ModifierRow foreign(char letter, String help) {
      return new ModifierRow(letter, help, Use.FOREIGN, "", Role.OTHER);
    }
  }
}
