/**
 * Searches for the best move of any game: alpha-beta with iterative deepening on top of {@link
 * io.github.betza.game.Game}. It contains no code for single games: the values of pieces are
 * computed from their moves.
 */
package io.github.betza.play.search;
