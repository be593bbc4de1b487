/** What programs that play share: the games that they can play, and moves as text. */
package io.github.betza.play;
