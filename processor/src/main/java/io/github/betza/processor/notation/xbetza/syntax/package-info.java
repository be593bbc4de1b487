/** From a text of XBETZA to its syntax tree: terms, brackets, atoms and modifiers. */
package io.github.betza.processor.notation.xbetza.syntax;
