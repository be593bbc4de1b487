/** The meaning of direction letters, which all dialects share. */
package io.github.betza.processor.notation.direction;
