package io.github.betza.processor.path.spec;

/** The directions that a leg may take. Every dialect has its own form. */
public sealed interface Heading permits DirectionSet, Sector, Ahead, Absolute, BySide {}
