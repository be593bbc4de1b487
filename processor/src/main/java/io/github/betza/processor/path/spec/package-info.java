/**
 * Moves as a grammar describes them: legs with atoms and with directions that are relative to the
 * leg before. This is where the dialects meet.
 */
package io.github.betza.processor.path.spec;
