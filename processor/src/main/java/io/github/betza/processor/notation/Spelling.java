package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;

/**
 * A text that may mean the same piece as a notation.
 *
 * @param text the text
 * @param advice the advice if it does
 */
public record Spelling(String text, Advice advice) {}
