/**
 * Combines the parts that the other packages made from a notation into one source file. It depends
 * neither on {@code javax.lang.model} nor on annotations, so the command line shows the same source
 * as the processor.
 */
package io.github.betza.processor.assemble;
