/**
 * What pages call: this package is compiled to a script, and its exported methods are the
 * interface. Answers are JSON, so that a test compares those of the script with those of Java. A
 * square is {@code rank * files + file}, both from 0; a side is 0 for White and 1 for Black.
 *
 * <p>Nothing here is part of the jars but the script itself.
 */
package io.github.betza.browser;
