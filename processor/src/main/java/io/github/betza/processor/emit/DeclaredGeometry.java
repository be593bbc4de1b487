package io.github.betza.processor.emit;

/**
 * The size of the only board that generated code shall serve.
 *
 * @param files the number of files, 1 to 36
 * @param ranks the number of ranks, 1 to 36
 */
public record DeclaredGeometry(int files, int ranks) {}
