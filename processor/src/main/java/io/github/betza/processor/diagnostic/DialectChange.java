package io.github.betza.processor.diagnostic;

import io.github.betza.Dialect;

/**
 * A dialect to declare instead of the one that is declared.
 *
 * @param dialect the dialect
 * @param text what to write in it, which may be the text as it is
 * @param meaning what the text means in it, in words; the beginning of a long meaning, and empty
 *     for a piece with too many moves
 */
public record DialectChange(Dialect dialect, String text, String meaning) {}
