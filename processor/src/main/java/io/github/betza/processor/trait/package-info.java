/**
 * The traits of a piece that the rules of a game depend on, in addition to its moves. They are
 * found in its paths; the generated class of the piece declares them, and games are checked and
 * written with them. The package depends on paths; it depends neither on games nor on Java.
 */
package io.github.betza.processor.trait;
