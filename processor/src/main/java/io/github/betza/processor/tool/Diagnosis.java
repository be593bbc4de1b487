package io.github.betza.processor.tool;

/**
 * A problem of a notation, worded as the compiler shows it.
 *
 * @param code which kind of problem it is, for example {@code unknown-atom}; see {@code
 *     DIAGNOSTICS.md}
 * @param isError whether it is an error, and not a warning
 * @param sentence what is wrong and where, in one line that stands alone, without the code
 * @param text the whole text: the line with the code, the notation with a caret, and help
 */
public record Diagnosis(String code, boolean isError, String sentence, String text) {}
