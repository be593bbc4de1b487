/**
 * Where what the other rooms made of a notation comes together in one source file. It knows neither
 * {@code javax.lang.model} nor annotations, so the command line shows what the processor writes.
 */
package io.github.betza.processor.assemble;
