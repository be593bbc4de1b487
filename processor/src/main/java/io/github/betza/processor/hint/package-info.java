/**
 * What a notation is in another dialect than the one that was said: how its piece moves there, and
 * how that piece is written here. Whoever copies a notation seldom copies the name of its dialect.
 */
package io.github.betza.processor.hint;
