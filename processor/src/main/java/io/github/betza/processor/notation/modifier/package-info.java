/** Modifiers as tables: what every dialect checks of its letters, each by a table of its own. */
package io.github.betza.processor.notation.modifier;
