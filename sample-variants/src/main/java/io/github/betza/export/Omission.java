package io.github.betza.export;

import java.util.Optional;

/**
 * What a program is not told of a game, or plays otherwise.
 *
 * @param topic what it is about
 * @param piece the letter of the piece that it is about; empty if it is about the game
 * @param sentence what it is, in a sentence
 */
public record Omission(Topic topic, Optional<Character> piece, String sentence) {
  /** What an omission may be about, as far as something can be done about it. */
  public enum Topic {
    /** The program has royal pieces face each other where the game has not. */
    FACING_ROYALS,
    /** The program knows another way of capturing en passant. */
    EN_PASSANT,
    /** The program keeps pieces from squares where they would be stuck. */
    STUCK_PIECES,
    /** The program protects one royal piece of a side only. */
    SEVERAL_ROYALS,
    /** The program counts the moves of other pieces until the game is drawn. */
    MOVE_LIMIT,
    /** Anything else. */
    OTHER
  }
}
