package io.github.betza.processor.diagnostic;

import io.github.betza.Dialect;

/**
 * A dialect to declare instead of the declared one.
 *
 * @param dialect the dialect
 * @param text the text to write in it; it may be the unchanged text
 * @param meaning the meaning of the text in it, in words; of a long meaning the beginning, and
 *     empty for a piece with too many moves
 */
public record DialectChange(Dialect dialect, String text, String meaning) {}
