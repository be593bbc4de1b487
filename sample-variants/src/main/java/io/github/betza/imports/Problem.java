package io.github.betza.imports;

/**
 * Something in a file that cannot be imported.
 *
 * @param line the number of its line, from 1
 * @param text what is wrong with it, and what to do
 */
public record Problem(int line, String text) {}
