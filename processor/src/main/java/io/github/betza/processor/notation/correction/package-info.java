/** Corrections of a notation with a mistake: one search for all dialects. */
package io.github.betza.processor.notation.correction;
