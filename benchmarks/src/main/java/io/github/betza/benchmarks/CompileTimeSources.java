package io.github.betza.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Source files with annotated pieces: the notations of the conformance positions, in turn. */
final class CompileTimeSources {
  private static final int PIECES_PER_FILE = 50;

  private final List<String> notations;

  private CompileTimeSources(List<String> notations) {
    this.notations = notations;
  }

  /** Reads the notations, each with its dialect before it. */
  static CompileTimeSources read() throws IOException {
    try (InputStream in = CompileTimeSources.class.getResourceAsStream("notations.tsv");
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return new CompileTimeSources(reader.lines().toList());
    }
  }

  /** Writes the source files of some pieces into a folder, and returns them. */
  List<Path> write(int pieces, Path folder) throws IOException {
    Files.createDirectories(folder);
    List<Path> files = new ArrayList<>();
    for (int begin = 0; begin < pieces; begin += PIECES_PER_FILE) {
      StringBuilder text = new StringBuilder("package pieces;\n\n");
      text.append("import io.github.betza.Betza;\nimport io.github.betza.Dialect;\n");
      for (int i = begin; i < Math.min(pieces, begin + PIECES_PER_FILE); i++) {
        text.append(piece(i));
      }
      Path file = folder.resolve("Pieces" + files.size() + ".java");
      files.add(Files.writeString(file, text));
    }
    return files;
  }

  private String piece(int number) {
    String[] parts = notations.get(number % notations.size()).split("\t", 2);
    return String.format(
        Locale.ROOT,
        "%n@SuppressWarnings(\"betza\")%n@Betza(value = \"%s\", dialect = Dialect.%s)%n"
            + "final class P%d {}%n",
        parts[1],
        parts[0],
        number);
  }
}
