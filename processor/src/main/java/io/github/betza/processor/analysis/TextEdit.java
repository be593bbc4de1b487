package io.github.betza.processor.analysis;

/**
 * A change of a text.
 *
 * @param start where the chars begin that it replaces: an index as {@link String#charAt} has it
 * @param end where they end; equal to the start for an insertion
 * @param replacement what is written there instead; empty for a deletion
 */
public record TextEdit(int start, int end, String replacement) {}
