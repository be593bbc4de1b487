package io.github.betza.processor.tool;

import java.util.List;

/**
 * A problem of a notation, worded as the compiler shows it.
 *
 * <p>All words are letters of ASCII. In the line with the notation, and where the sentence quotes
 * it, whatever would not be seen or would move the caret is written as in a Java string, and has a
 * caret under every letter of that: a null character is shown as a backslash, a {@code u} and four
 * digits, above six carets. A long notation is shown around the mistake only. So whoever marks the
 * mistake in a text of his own uses the offsets, which are those of the notation as it was given.
 *
 * @param code which kind of problem it is, for example {@code unknown-atom}; see {@code
 *     DIAGNOSTICS.md}
 * @param isError whether it is an error, and not a warning
 * @param start where the mistake begins in the notation: an index as {@link String#charAt} has it,
 *     0 to the length of the notation
 * @param end where it ends: the index behind its last {@code char}, at most the length of the
 *     notation. It is the start where something is missing between two letters or behind the last
 *     one, or where the notation is empty.
 * @param sentence what is wrong and where, in one line that stands alone, without the code; the
 *     columns in it are offsets counted from 1
 * @param corrections what to write instead of the whole notation, the likeliest first, at most
 *     three; each can be read, and brings no new warning. A site can offer a button for each.
 * @param help the corrections and what else there is to say, in one line, or the empty string
 * @param quote the line that shows the notation, and the one with the carets below it; no lines for
 *     an empty notation
 * @param text the whole text: the line with the code, the notation with carets under the mistake,
 *     and the help
 */
public record Diagnosis(
    String code,
    boolean isError,
    int start,
    int end,
    String sentence,
    List<Correction> corrections,
    String help,
    List<String> quote,
    String text) {
  /** Copies the lists. */
  public Diagnosis {
    corrections = List.copyOf(corrections);
    quote = List.copyOf(quote);
  }
}
