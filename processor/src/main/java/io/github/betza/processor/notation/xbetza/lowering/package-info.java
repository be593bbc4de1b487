/** From the syntax tree of XBETZA to moves: what each letter of a leg and of a bracket means. */
package io.github.betza.processor.notation.xbetza.lowering;
