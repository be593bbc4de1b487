package io.github.betza.processor.path.spec;

/**
 * Directions that depend on the side to which the move turned last, as those of {@code q} and
 * {@code z} on a later leg of XBETZA do. A move that has not turned yet may take all of both.
 *
 * @param right the directions after a turn to the right; they do not depend on the side themselves
 * @param left the directions after a turn to the left; they do not depend on the side themselves
 */
public record BySide(Heading right, Heading left) implements Heading {}
