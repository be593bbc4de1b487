/** The modifiers of BEX, and their effects on base moves, groups and sequences. */
package io.github.betza.processor.notation.bex.modifier;
