package io.github.betza.processor.analysis;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.report.ProblemText;
import java.util.List;

/**
 * A problem of a notation or a source, worded as the compiler shows it.
 *
 * <p>All text is printable ASCII. Where it quotes the notation, a character that is not visible, or
 * that would move the caret, is written as in a Java string, with a caret under each letter of
 * that: a null character is a backslash, a {@code u} and four digits, above six carets. Of a long
 * notation only the part around the mistake is shown. To mark the mistake in your own text, use the
 * offsets: they count the characters of the notation as it was given.
 *
 * @param code which kind of problem it is, for example {@code unknown-atom}; see the page. An error
 *     of the Java compiler has the compiler's code.
 * @param page the address of what is said of the code; empty for an error of the Java compiler
 * @param isError whether it is an error, and not a warning
 * @param start where the mistake begins in the notation: an index as {@link String#charAt} has it,
 *     0 to the length of the notation
 * @param end where it ends: the index after its last {@code char}, at most the length of the
 *     notation. It is the start where something is missing between two letters or after the last
 *     one, or where the notation is empty.
 * @param sentence what is wrong and where, in one line that stands alone, without the code; the
 *     columns in it are offsets counted from 1
 * @param offers what to do about it, in the order of the help; at most three of them are other
 *     texts. A site can have a button for each.
 * @param help the offers and what else there is to say, in lines, or the empty string
 * @param quote the line that shows the notation, and the one with the carets below it; no lines for
 *     an empty notation
 * @param text the whole text: the line with the code, the notation with carets under the mistake,
 *     the help and the address
 */
public record Diagnosis(
    String code,
    String page,
    boolean isError,
    int start,
    int end,
    String sentence,
    List<Offer> offers,
    String help,
    List<String> quote,
    String text) {
  /** The address of the files of this project, with which the address of each page begins. */
  public static final String REPOSITORY = ProblemCode.REPOSITORY;

  public Diagnosis {
    offers = List.copyOf(offers);
    quote = List.copyOf(quote);
  }

  /**
   * Words a problem.
   *
   * @param text the notation, or the value of the annotation, that it was found in
   */
  public static Diagnosis of(Diagnostic problem, String text) {
    Span letters = problem.location().letters().orElse(new Span(0, text.length()));
    return new Diagnosis(
        problem.code().id(),
        problem.code().page(),
        problem.isError(),
        Math.min(letters.start(), text.length()),
        Math.min(letters.end(), text.length()),
        ProblemText.sentence(problem, text),
        Offers.of(problem.advice(), text),
        ProblemText.help(problem),
        ProblemText.quote(problem, text),
        ProblemText.of(problem, text));
  }

  /**
   * Makes an error of which there is only a text.
   *
   * @param code what the compiler calls it; may be empty
   * @param text the error, in one line or several
   */
  public static Diagnosis error(String code, String text) {
    String sentence = ProblemText.line(text.strip().replaceAll("\\s*\\n\\s*", "; "));
    return new Diagnosis(code, "", true, 0, 0, sentence, List.of(), "", List.of(), text);
  }
}
