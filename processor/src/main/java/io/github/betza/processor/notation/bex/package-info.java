/** The grammar of BEX. */
package io.github.betza.processor.notation.bex;
