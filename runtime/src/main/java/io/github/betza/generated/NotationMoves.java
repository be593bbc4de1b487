package io.github.betza.generated;

import io.github.betza.board.PieceMoves;

/**
 * The moves of a piece that has a notation: {@link #traits} returns all traits that it has. What is
 * written by hand may have more than it declares.
 */
public interface NotationMoves extends PieceMoves {}
