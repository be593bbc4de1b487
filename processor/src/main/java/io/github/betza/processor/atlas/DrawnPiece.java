package io.github.betza.processor.atlas;

import io.github.betza.processor.notation.Notations.Language;

/**
 * A piece of which a page tells.
 *
 * @param name its name
 * @param letter its letter
 * @param royal whether its annotation says that it is royal
 * @param notation how it moves
 * @param language the dialect of the notation
 */
public record DrawnPiece(
    String name, char letter, boolean royal, String notation, Language language) {}
