package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;

/**
 * What joins two trails to one.
 *
 * @param operator the operator between them
 * @param modifiers what is said of the first step behind it
 * @param span the letters to name in a problem
 */
record Joint(char operator, ModifierRun modifiers, Span span) {}
