/**
 * Which grammar reads which dialect. This room knows all grammars, which know neither it nor, but
 * for CLASSIC as a part of XBETZA, one another.
 */
package io.github.betza.processor.dialect;
