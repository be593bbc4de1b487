/**
 * The entry of the annotation processor: it reads annotations, asks the other rooms, prints
 * problems and writes files. It is the only room that knows {@code javax.annotation.processing}.
 */
package io.github.betza.processor;
