package io.github.betza.samples.chess;

import io.github.betza.Betza;

/** Leaps two squares one way and one across. */
@Betza(value = "N", letter = 'N')
final class Knight {}
