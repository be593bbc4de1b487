/**
 * Assigns the grammars to the dialects. The package depends on all grammars, which depend neither
 * on it nor, except for CLASSIC as a part of XBETZA, on one another.
 */
package io.github.betza.processor.dialect;
