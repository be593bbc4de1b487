/**
 * The entry of the annotation processor: it reads annotations, calls the other packages, prints
 * problems and writes files. It is the only package that depends on {@code
 * javax.annotation.processing}.
 */
package io.github.betza.processor;
