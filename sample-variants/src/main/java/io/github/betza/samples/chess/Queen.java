package io.github.betza.samples.chess;

import io.github.betza.Betza;

/** Slides in all eight directions. */
@Betza(value = "Q", letter = 'Q')
final class Queen {}
