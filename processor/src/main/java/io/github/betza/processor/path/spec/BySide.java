package io.github.betza.processor.path.spec;

/**
 * Directions that depend on the side of the last turn, such as {@code q} and {@code z} on a later
 * leg of XBETZA. A move without a turn may take both.
 *
 * @param right the directions after a turn to the right; these do not depend on the side
 * @param left the directions after a turn to the left; these do not depend on the side
 */
public record BySide(Heading right, Heading left) implements Heading {}
