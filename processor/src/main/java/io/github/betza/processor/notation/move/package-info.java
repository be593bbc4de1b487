/** Builds moves of several legs, for all dialects. */
package io.github.betza.processor.notation.move;
