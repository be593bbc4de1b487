/** The grammar of XBetza, see {@link io.github.betza.processor.notation.xbetza.XBetza}. */
package io.github.betza.processor.notation.xbetza;
