package io.github.betza.processor.analysis;

/**
 * What to write instead of a notation with a mistake. It can be read, and brings no new warning.
 *
 * @param notation the whole notation, corrected
 * @param reason what it changes, or why, in one line; empty if the message of the mistake explains
 *     it
 */
public record Correction(String notation, String reason) {}
