/**
 * What only javac loads: it looks at the syntax of classes that annotation processors are not
 * shown, and finds where in a source the values of annotations are and how they are changed there.
 */
package io.github.betza.processor.javac;
