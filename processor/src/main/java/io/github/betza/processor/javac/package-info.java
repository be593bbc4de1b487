/**
 * Code that only javac loads: it examines the syntax of classes that annotation processors do not
 * see, and finds the places of annotation values in a source, and their edits.
 */
package io.github.betza.processor.javac;
