package io.github.betza.play.search;

import io.github.betza.board.MoveList;

/**
 * What a search has found.
 *
 * @param line the best move and those expected after it; empty where there is no legal move
 * @param score the value of the position for the side to move, see {@link Score}
 * @param nodes how many positions were looked at
 */
public record Found(MoveList line, int score, long nodes) {}
