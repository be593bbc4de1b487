package io.github.betza.samples.chess;

import io.github.betza.Betza;

/** Steps one square, or castles: two files sideways with the unmoved piece at the edge. */
@Betza(value = "KisO2", letter = 'K', royal = true)
final class King {}
