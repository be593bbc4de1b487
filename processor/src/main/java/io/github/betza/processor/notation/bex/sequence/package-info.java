/** The base moves and sequences of BEX, and the legs that they are. */
package io.github.betza.processor.notation.bex.sequence;
