package io.github.betza.processor.analysis;

import io.github.betza.Dialect;
import java.util.List;
import java.util.Optional;

/**
 * What to do about a mistake: to write another text, to declare another dialect, or both.
 *
 * @param title what it does, in a line for a menu
 * @param text the whole notation, or the whole value of a member of an annotation, as it is then.
 *     It can be read; in the dialect that is declared it brings no new warning.
 * @param reason why it is offered, or what the text means in the other dialect, in one line; may be
 *     empty
 * @param dialect the dialect to declare instead, if it is that of the text that is wrong
 * @param edits the changes of the text that was checked, in their order and apart from each other:
 *     of a notation alone, or of a source. None for a notation that stays as it is, or where
 *     nothing can be changed in the source itself, as with a constant that is declared elsewhere.
 * @param isCertain whether this is what is meant, and not a guess: the rule that was broken has
 *     this one remedy. A program may apply it without a question.
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

  /** Returns the text that was checked with the edits of this offer. */
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
