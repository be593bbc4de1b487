/** Writes the class that plays a game. */
package io.github.betza.processor.emit.variant;
