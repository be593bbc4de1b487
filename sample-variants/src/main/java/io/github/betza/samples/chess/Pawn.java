package io.github.betza.samples.chess;

import io.github.betza.Betza;

/**
 * Steps forward; captures diagonally forward, en passant as well; and while it has not moved takes
 * two steps at once, over an empty square, which can be answered by capturing it en passant.
 */
@Betza(value = "fmWfceFifmnD", letter = 'P')
final class Pawn {}
