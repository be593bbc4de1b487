package io.github.betza.processor.tool;

import io.github.betza.Dialect;

/**
 * A notation with its dialect.
 *
 * @param notation the notation
 * @param dialect the dialect that it is written in
 */
public record NotatedPiece(String notation, Dialect dialect) {}
