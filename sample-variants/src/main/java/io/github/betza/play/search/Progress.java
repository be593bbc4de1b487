package io.github.betza.play.search;

import io.github.betza.board.MoveList;

/**
 * What a search knows after an iteration.
 *
 * @param depth how many plies deep it has looked
 * @param score the value of the position for the side to move, see {@link Score}
 * @param nodes how many positions it has looked at
 * @param millis the time it has taken, in milliseconds
 * @param line the moves that it expects, which the receiver may keep
 */
public record Progress(int depth, int score, long nodes, long millis, MoveList line) {}
