/** Which pieces attack royal pieces, along which lines, and which may be captured en passant. */
package io.github.betza.processor.variant.attack;
