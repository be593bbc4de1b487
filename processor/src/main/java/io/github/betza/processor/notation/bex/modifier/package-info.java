/** The modifiers of BEX, and what they make of base moves, groups and sequences. */
package io.github.betza.processor.notation.bex.modifier;
