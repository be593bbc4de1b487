package io.github.betza.processor.emit;

import io.github.betza.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The notations of the conformance data. */
final class Notation {
  private Notation() {}

  /** Returns those of XBETZA. */
  static List<String> all() throws IOException {
    return all(Dialect.XBETZA);
  }

  /** Returns those of a dialect. */
  static List<String> all(Dialect dialect) throws IOException {
    List<String> all = new ArrayList<>();
    for (String file :
        List.of("xbetza.tsv", "settled.tsv", "later-legs.tsv", "extended.tsv", "bex.tsv")) {
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(
                  Objects.requireNonNull(
                      Notation.class.getResourceAsStream("/conformance/" + file)),
                  StandardCharsets.UTF_8))) {
        reader
            .lines()
            .map(line -> line.split("\t", -1))
            .filter(fields -> fields[1].equals(dialect.name()))
            .forEach(fields -> all.add(fields[2]));
      }
    }
    return all.stream().distinct().toList();
  }
}
