package io.github.betza.processor.notation.correction;

import io.github.betza.processor.notation.Edit;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.regex.Pattern;

/** Whether a corrected text has warnings that the text with the mistake has not. */
final class NewWarnings {
  /** Brackets of an effect of BEX are no signs between moves. */
  private static final Pattern EFFECT = Pattern.compile("\\[[a-z]");

  private NewWarnings() {}

  /**
   * Returns whether a text has a warning about what was changed. One about letters that stayed as
   * they were is a matter of its own. A move that is redundant beside another one was so before, if
   * only signs between moves are different.
   *
   * @param warnings those of the corrected text
   */
  static boolean are(List<Problem> warnings, String before, String after) {
    Edit edit = Edit.between(before, after);
    int start = edit.span().start();
    Span changed = new Span(start, start + edit.replacement().length());
    return warnings.stream()
        .anyMatch(
            warning ->
                touch(warning.span(), changed)
                    && (warning.code() != ProblemCode.REDUNDANT_MOVE
                        || EFFECT.matcher(before).find()
                        || !withoutSeparators(before).equals(withoutSeparators(after))));
  }

  private static String withoutSeparators(String text) {
    return text.replaceAll("[ ,;+&/|.:(){}<>\\[\\]]", "");
  }

  private static boolean touch(Span warning, Span changed) {
    return warning.end() >= changed.start() && warning.start() <= changed.end();
  }
}
