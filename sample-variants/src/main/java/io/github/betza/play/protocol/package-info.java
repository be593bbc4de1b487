/**
 * Plays the games of a {@link io.github.betza.play.Repertoire} with another program, by the
 * protocols UCI, USI and XBoard (version 2).
 *
 * <p>One thread reads, one searches, and one does everything else: {@link
 * io.github.betza.play.protocol.Dialog}.
 */
package io.github.betza.play.protocol;
