package io.github.betza.imports;

/**
 * Something in a file that cannot be imported.
 *
 * @param line the number of its line, from 1
 * @param text the mistake and its correction
 * @param ofName whether the mistake is not in the file, but in the requested name of the game
 */
public record Problem(int line, String text, boolean ofName) {
  /** Makes a problem of the file. */
  public Problem(int line, String text) {
    this(line, text, false);
  }
}
