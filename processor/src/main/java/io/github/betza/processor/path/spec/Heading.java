package io.github.betza.processor.path.spec;

/** Which directions a leg may take. Every dialect has its own way to write it. */
public sealed interface Heading permits DirectionSet, Sector, Ahead, Absolute, BySide {}
