/** Whole games whose pieces are interpreted, for programs that have no compiler. */
package io.github.betza.processor.interpret.game;
