/** The parser of BEX. */
package io.github.betza.processor.notation.bex.syntax;
