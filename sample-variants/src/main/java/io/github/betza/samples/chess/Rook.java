package io.github.betza.samples.chess;

import io.github.betza.Betza;

/** Slides along ranks and files. */
@Betza(value = "R", letter = 'R')
final class Rook {}
