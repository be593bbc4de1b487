/**
 * What is checked about a whole game before its class is written. It works on plain values: the
 * entry has read them from the annotation, and prints the problems at the values that they name.
 */
package io.github.betza.processor.variant;
