/**
 * What games of any kind share: positions as text, legal moves where a royal piece may not be left
 * attacked, and perft.
 */
package io.github.betza.play;
