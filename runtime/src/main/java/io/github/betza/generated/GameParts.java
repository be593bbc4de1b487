package io.github.betza.generated;

import io.github.betza.board.Board;

/**
 * What a game has for the moves of its pieces.
 *
 * @param board the position
 * @param lists where its pieces stand
 * @param rules the rules that change what the notations say
 * @param checks where moves may end, or null if there are no sets of bits
 */
public record GameParts(Board board, PieceLists lists, PieceRules rules, Checks checks) {}
