/** The rules of a game in sentences. */
package io.github.betza.processor.variant.sentence;
