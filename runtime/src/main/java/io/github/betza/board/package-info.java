/**
 * The board API that generated code works on: a padded mailbox board with make and unmake, a list
 * of moves that the caller owns, and the table of the pieces in play.
 */
package io.github.betza.board;
