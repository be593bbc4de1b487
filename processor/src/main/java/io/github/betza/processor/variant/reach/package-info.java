/** The squares that the pieces of a game can reach. */
package io.github.betza.processor.variant.reach;
