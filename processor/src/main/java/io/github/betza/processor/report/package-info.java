/**
 * Problems in the form that users read: the message with the notation, and carets under the marked
 * letters. The package depends on problems and text, not on compilers, so the command line and the
 * annotation processor print the same words.
 */
package io.github.betza.processor.report;
