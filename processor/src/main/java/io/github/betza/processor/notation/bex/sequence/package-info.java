/** The base moves and sequences of BEX, and their legs. */
package io.github.betza.processor.notation.bex.sequence;
