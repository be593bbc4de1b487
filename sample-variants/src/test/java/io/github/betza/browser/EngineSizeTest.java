package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The script of the pages is not too long for a slow line. */
class EngineSizeTest {
  /** How many bytes it may have, as it is sent. */
  private static final int MOST = 560_000;

  /** The best compression, with which servers keep files. */
  private static final class Best extends GZIPOutputStream {
    Best(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  @Test
  void theEngineIsSmallEnough() throws IOException {
    String script = "/io/github/betza/processor/atlas/engine.js";
    try (InputStream in = EngineSizeTest.class.getResourceAsStream(script)) {
      assumeTrue(in != null, "this build has no engine");
      ByteArrayOutputStream sent = new ByteArrayOutputStream();
      try (Best out = new Best(sent)) {
        in.transferTo(out);
      }
      assertThat(sent.size()).isBetween(MOST / 2, MOST);
    }
  }
}
