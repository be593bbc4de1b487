package io.github.betza.imports;

/**
 * Something in a file that cannot be imported.
 *
 * @param line the number of its line, from 1
 * @param text what is wrong with it, and what to do
 * @param ofName whether the file is not what is wrong, but the name of the game that was asked for
 */
public record Problem(int line, String text, boolean ofName) {
  /** Makes a problem of the file. */
  public Problem(int line, String text) {
    this(line, text, false);
  }
}
