package io.github.betza.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** Tells the version that the build has written down. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    try (InputStream stream = Version.class.getResourceAsStream("version.txt")) {
      String version = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return new String[] {"betza " + version.strip()};
    }
  }
}
