/**
 * Corrections of a setup, a list of letters or a set of squares with a mistake: one search for all
 * of them.
 */
package io.github.betza.processor.variant.correction;
