/**
 * Modifiers as tables: the checks of letters that every dialect makes, each with a table of its
 * own.
 */
package io.github.betza.processor.notation.modifier;
