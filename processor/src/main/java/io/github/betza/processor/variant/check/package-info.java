/** The checks of a game. {@link VariantCheck} runs them before its class is written. */
package io.github.betza.processor.variant.check;
