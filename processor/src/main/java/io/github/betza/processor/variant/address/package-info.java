/** A game as the text of an address, which pages share. */
package io.github.betza.processor.variant.address;
