package io.github.betza.processor.path.spec;

/**
 * The directions that turn by at most 45 degrees from the step before: "the same general direction"
 * of seed 002.
 *
 * @param bits which of the directions that the atom has by itself are meant at all; bit n is set
 *     for direction n, counted from the owner's forward
 */
public record Ahead(int bits) implements Heading {}
