package io.github.betza.processor.notation.correction;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.correction.Candidate.EditKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The texts that differ in the case of some letters from a text of small letters or of capitals
 * only: {@code fmwfcf}. Such a text does not show which letters are atoms.
 */
final class CaseEdits {
  /** In longer texts only one letter changes, because there are too many combinations. */
  private static final int LONGEST = 10;

  /** Problems of letters that are read as directions. */
  private static final Set<ProblemCode> DIRECTIONS =
      Set.of(
          ProblemCode.SELECTION_EMPTY,
          ProblemCode.SELECTION_UNCLEAR,
          ProblemCode.DIRECTIONS_INSIDE_CHAIN);

  private final String text;
  private final boolean small;
  private final List<Candidate> edits = new ArrayList<>();

  private CaseEdits(String text, boolean small) {
    this.text = text;
    this.small = small;
  }

  /** Returns these texts, ordered by the number of changed letters. */
  static List<Candidate> of(String text) {
    boolean small = text.equals(text.toLowerCase(Locale.ROOT));
    boolean large = text.equals(text.toUpperCase(Locale.ROOT));
    if (small == large) {
      return List.of();
    }
    CaseEdits edits = new CaseEdits(text, small);
    int most = text.length() > LONGEST ? 1 : text.length();
    for (int letters = 1; letters <= most; letters++) {
      edits.change(text, 0, letters, letters);
    }
    return edits.edits;
  }

  /**
   * Drops the texts in which an atom is unlikely: two letters that exclude each other are
   * modifiers, and neither is a rare atom; directions that choose no move, or are ambiguous, are
   * not atoms.
   */
  static List<Candidate> withoutStrange(List<Candidate> edits, ProblemCode code) {
    Set<EditKind> strange =
        DIRECTIONS.contains(code)
            ? Set.of(EditKind.RECASED, EditKind.RARELY_RECASED)
            : code == ProblemCode.CONTRADICTORY_MODIFIERS
                ? Set.of(EditKind.RARELY_RECASED)
                : Set.of();
    return edits.stream().filter(edit -> !strange.contains(edit.kind())).toList();
  }

  private void change(String changed, int from, int left, int letters) {
    if (left == 0) {
      edits.add(new Candidate(changed, EditKind.RECASED, letters, ChangeWords.of(text, changed)));
      return;
    }
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isLetter(c) && c < 0x7F) {
        char other = small ? Character.toUpperCase(c) : Character.toLowerCase(c);
        change(changed.substring(0, i) + other + text.substring(i + 1), i + 1, left - 1, letters);
      }
    }
  }
}
