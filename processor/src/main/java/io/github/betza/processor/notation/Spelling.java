package io.github.betza.processor.notation;

/**
 * A text that may mean the same piece as a notation.
 *
 * @param text the text
 * @param help how it is offered, if it does
 */
public record Spelling(String text, String help) {}
