/**
 * Errors and warnings as data: a code, a location, a message, and advice with suggestions that a
 * program can apply. The package depends on nothing else.
 */
package io.github.betza.processor.diagnostic;
