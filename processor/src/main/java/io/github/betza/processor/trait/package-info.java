/**
 * The traits of a piece that the rules of a game depend on besides its moves, found in its paths:
 * the generated class of the piece declares it, and games are checked and written with it. The
 * package depends on paths; it depends neither on games nor on Java.
 */
package io.github.betza.processor.trait;
