/** Paths as sequences of straight legs, for readers that need no trees. */
package io.github.betza.processor.path.line;
