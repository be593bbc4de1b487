package io.github.betza.generated;

import io.github.betza.board.Board;

/**
 * The parts of a game that its moves use.
 *
 * @param board the position
 * @param lists the lists of its pieces
 * @param rules the rules that restrict or extend the notations
 * @param checks the squares on which moves may end, or null if there are no sets of bits
 */
public record GameParts(Board board, PieceLists lists, PieceRules rules, Checks checks) {}
