/**
 * The processor without a compiler around it: what the command line calls. The rooms behind it are
 * not meant to be called from outside.
 */
package io.github.betza.processor.tool;
