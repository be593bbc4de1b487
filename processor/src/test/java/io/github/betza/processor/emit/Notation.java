package io.github.betza.processor.emit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The notations of the conformance data. */
final class Notation {
  private Notation() {}

  static List<String> all() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    Notation.class.getResourceAsStream("/conformance/xbetza.tsv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().map(line -> line.split("\t", -1)[2]).distinct().toList();
    }
  }
}
