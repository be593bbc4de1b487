/** Common types of programs that play: the games that they can play, and moves as text. */
package io.github.betza.play;
