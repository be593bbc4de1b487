/**
 * From the syntax tree of XBETZA to moves: the meaning of each letter of a leg and of a bracket.
 */
package io.github.betza.processor.notation.xbetza.lowering;
