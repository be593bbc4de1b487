/**
 * Problems as people read them: the text of a message with the notation, and a caret under the
 * letters it is about. This room knows problems and text; it knows nothing of compilers, so the
 * command line and the annotation processor print the very same words.
 */
package io.github.betza.processor.report;
