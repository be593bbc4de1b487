package io.github.betza.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads whole texts. A file or a pipe may have no end, so they are bounded. */
final class TextInput {
  private static final int MOST_BYTES = 1_000_000;

  private TextInput() {}

  /**
   * Reads a text to its end.
   *
   * @param name what is read, for messages
   * @throws UsageException if there is too much of it, or it is no text in UTF-8
   * @throws IOException if it cannot be read
   */
  static String of(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new UsageException(name + " has more than " + MOST_BYTES + " bytes");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UsageException("cannot read " + name + ": it is not a text in UTF-8", e);
    }
  }
}
