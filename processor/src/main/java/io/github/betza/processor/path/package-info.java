/**
 * The moves of a piece, independent of its dialect: trees of legs with absolute vectors, conditions
 * and effects. The package depends neither on text nor on Java.
 */
package io.github.betza.processor.path;
