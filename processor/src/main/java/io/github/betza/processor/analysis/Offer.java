package io.github.betza.processor.analysis;

import io.github.betza.Dialect;
import java.util.List;
import java.util.Optional;

/**
 * A remedy for a mistake: to write another text, to declare another dialect, or both.
 *
 * @param title the remedy, in a line for a menu
 * @param text the whole corrected notation, or the whole corrected value of a member of an
 *     annotation. It can be read; in the dialect to declare it causes no new warning
 * @param reason why it is offered, or what the text means in the other dialect, in one line; may be
 *     empty
 * @param dialect the dialect to declare instead, if the declared dialect is wrong
 * @param edits the changes of the checked text, in order and without overlaps: of a notation alone,
 *     or of a source. Empty if the notation is unchanged, or if the source itself cannot be
 *     changed, as with a constant that is declared elsewhere
 * @param isCertain whether this is the only remedy for the broken rule, and not a guess. A program
 *     may apply it without a question
 */
public record Offer(
    String title,
    String text,
    String reason,
    Optional<Dialect> dialect,
    List<TextEdit> edits,
    boolean isCertain) {
  public Offer {
    edits = List.copyOf(edits);
  }

  /** Returns the checked text with the edits of this offer. */
  public String appliedTo(String checked) {
    StringBuilder result = new StringBuilder();
    int from = 0;
    for (TextEdit edit : edits) {
      result.append(checked, from, edit.start()).append(edit.replacement());
      from = edit.end();
    }
    return result.append(checked, from, checked.length()).toString();
  }

  /** Returns the same offer as other edits. */
  public Offer with(List<TextEdit> others) {
    return new Offer(title, text, reason, dialect, others, isCertain);
  }
}
