package io.github.betza.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** Passes answers on, and stores the first failure. */
public final class AnswerStream extends FilterOutputStream {
  private IOException failure;

  public AnswerStream(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int letter) throws IOException {
    try {
      out.write(letter);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void write(byte[] letters, int from, int count) throws IOException {
    try {
      out.write(letters, from, count);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /** Returns whether answers were lost. */
  public boolean hasFailed() {
    return failure != null;
  }

  /**
   * Returns whether answers were lost because their reader has gone. Java shows this only by the
   * message of the system, which contains the word pipe in all known languages.
   */
  public boolean isClosedPipe() {
    return failure != null
        && String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}
