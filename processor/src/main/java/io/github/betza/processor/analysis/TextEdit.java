package io.github.betza.processor.analysis;

/**
 * A change of a text.
 *
 * @param start the start of the replaced chars: an index as in {@link String#charAt}
 * @param end their end; equal to the start for an insertion
 * @param replacement the new text; empty for a deletion
 */
public record TextEdit(int start, int end, String replacement) {}
