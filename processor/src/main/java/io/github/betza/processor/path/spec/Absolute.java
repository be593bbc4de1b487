package io.github.betza.processor.path.spec;

/**
 * Some of the directions that the atom has by itself, whatever the step before.
 *
 * @param bits bit n is set for direction n of the atom, counted from the owner's forward
 */
public record Absolute(int bits) implements Heading {}
