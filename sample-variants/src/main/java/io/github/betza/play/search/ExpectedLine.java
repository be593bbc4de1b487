package io.github.betza.play.search;

import io.github.betza.board.MoveList;

/**
 * Moves that a search expects.
 *
 * @param moves the moves, which the receiver may keep; empty if there is no legal move
 * @param score what they are worth for the side to move, see {@link Score}
 */
public record ExpectedLine(MoveList moves, int score) {}
