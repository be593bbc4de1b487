/**
 * What only javac loads: it looks at the syntax of classes that annotation processors are not
 * shown.
 */
package io.github.betza.processor.javac;
