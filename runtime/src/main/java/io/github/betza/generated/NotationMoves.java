package io.github.betza.generated;

import io.github.betza.board.PieceMoves;

/**
 * The moves of a piece that has a notation: {@link #traits} returns all traits that it has. Moves
 * written by hand may have more traits than they declare.
 */
public interface NotationMoves extends PieceMoves {}
