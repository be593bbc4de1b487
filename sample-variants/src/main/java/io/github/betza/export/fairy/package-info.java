/** Writes games for Fairy-Stockfish: sections of its file variants.ini. */
package io.github.betza.export.fairy;
