/**
 * Looks for the best move of any game: alpha-beta with iterative deepening on top of {@link
 * io.github.betza.game.Game}. It knows nothing of single games: what pieces are worth is worked out
 * from how they move.
 */
package io.github.betza.play.search;
