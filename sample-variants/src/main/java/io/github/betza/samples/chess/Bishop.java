package io.github.betza.samples.chess;

import io.github.betza.Betza;

/** Slides along diagonals. */
@Betza(value = "B", letter = 'B')
final class Bishop {}
