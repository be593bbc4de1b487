/** What is wrong with a game. {@link VariantCheck} checks it before its class is written. */
package io.github.betza.processor.variant.check;
