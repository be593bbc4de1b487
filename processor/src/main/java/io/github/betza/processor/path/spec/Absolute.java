package io.github.betza.processor.path.spec;

/**
 * Some of the atom's own directions, independent of the step before.
 *
 * @param bits bit n is set for direction n of the atom, counted from the owner's forward
 */
public record Absolute(int bits) implements Heading {}
