package io.github.betza.processor.analysis;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.report.ProblemText;
import java.util.List;

/**
 * A problem of a notation or a source, worded as the compiler shows it.
 *
 * <p>All text is printable ASCII. In quotes of the notation, a character that is invisible or would
 * move the caret is written as in a Java string, with a caret under each letter of it: a null
 * character is a backslash, a {@code u} and four digits, above six carets. Of a long notation only
 * the part around the mistake is shown. To mark the mistake in your own text, use the offsets: they
 * count the characters of the original notation.
 *
 * @param code the kind of the problem, for example {@code unknown-atom}; see the page. An error of
 *     the Java compiler has the compiler's code
 * @param page the address of the code's description; empty for an error of the Java compiler
 * @param isError whether it is an error, and not a warning
 * @param start the start of the mistake in the notation: an index as in {@link String#charAt}, 0 to
 *     the length of the notation
 * @param end the end of the mistake: the index after its last {@code char}, at most the length of
 *     the notation. It is the start if something is missing between two letters or after the last
 *     one, or if the notation is empty
 * @param sentence the problem and its place in one line that can be read alone, without the code;
 *     its columns are offsets counted from 1
 * @param offers the remedies, in the order of the help; at most three of them are other texts. A
 *     site can have a button for each
 * @param help the offers and further advice, in lines, or the empty string
 * @param quote the line with the notation and the line with the carets below it; no lines for an
 *     empty notation
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
   * @param text the notation, or the value of the annotation, with the problem
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
   * Makes an error that has only a text.
   *
   * @param code the compiler's code of the error; may be empty
   * @param text the error, in one line or several
   */
  public static Diagnosis error(String code, String text) {
    String sentence = ProblemText.line(text.strip().replaceAll("\\s*\\n\\s*", "; "));
    return new Diagnosis(code, "", true, 0, 0, sentence, List.of(), "", List.of(), text);
  }
}
