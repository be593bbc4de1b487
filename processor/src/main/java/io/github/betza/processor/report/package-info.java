/**
 * Problems as people read them: the text of a message with the notation, and a caret under the
 * letters it is about. The package depends on problems and text, not on compilers, so the command
 * line and the annotation processor print the very same words.
 */
package io.github.betza.processor.report;
