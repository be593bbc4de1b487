/**
 * Puts what the other packages made of a notation into one source file. It depends neither on
 * {@code javax.lang.model} nor on annotations, so the command line shows what the processor writes.
 */
package io.github.betza.processor.assemble;
