/**
 * The pieces that attack royal pieces, their lines, and the pieces that may be captured en passant.
 */
package io.github.betza.processor.variant.attack;
