/** Reads games of Fairy-Stockfish: sections of its file variants.ini. */
package io.github.betza.imports.fairy;
