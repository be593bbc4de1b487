package io.github.betza.export;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What engines were told and what they counted: the resources in {@code engine}. */
public final class Recorded {
  private static final Path SOURCES = Path.of("src", "test", "resources", "engine");

  /**
   * A variant that the engine has built in.
   *
   * @param name the engine's name
   * @param depth the depth, in plies
   * @param count how many sequences of moves the engine counts
   */
  public record BuiltIn(String name, int depth, long count) {}

  /**
   * A position of a variant that was written for the tests.
   *
   * @param name the name of the variant
   * @param moves the moves that lead to it
   * @param depth the depth, in plies
   * @param count how many sequences of moves the engine counts
   */
  public record Position(String name, List<String> moves, int depth, long count) {}

  private Recorded() {}

  /** Returns the recorded sections by their keys. */
  public static Map<String, String> sections(String which) {
    Map<String, String> sections = new LinkedHashMap<>();
    for (String text : read(which + ".ini").split("\n\n", -1)) {
      if (!text.isBlank()) {
        String key = text.substring(text.indexOf('[') + 1, text.indexOf(']'));
        sections.put(key, text + "\n");
      }
    }
    return sections;
  }

  /** Returns the recorded counts of a depth by their keys. */
  public static Map<String, Long> counts(String which, int depth) {
    Map<String, Long> counts = new LinkedHashMap<>();
    read(which + ".tsv")
        .lines()
        .map(line -> line.split("\t", -1))
        .filter(fields -> fields[1].equals(String.valueOf(depth)))
        .forEach(fields -> counts.put(fields[0], Long.valueOf(fields[2])));
    return counts;
  }

  /** Returns what was counted in variants that the engine has built in. */
  public static List<BuiltIn> builtIn() {
    return builtIn("builtin.tsv");
  }

  /** Returns what was counted in further variants that a newer engine has built in. */
  public static List<BuiltIn> newerBuiltIn() {
    return builtIn("bases.tsv");
  }

  private static List<BuiltIn> builtIn(String file) {
    return read(file)
        .lines()
        .map(line -> line.split("\t", -1))
        .map(
            fields ->
                new BuiltIn(fields[0], Integer.parseInt(fields[1]), Long.parseLong(fields[2])))
        .toList();
  }

  /** Returns the positions of a file, each after its moves, or in the setup. */
  public static List<Position> positions(String file) {
    return read(file)
        .lines()
        .map(line -> line.split("\t", -1))
        .map(
            fields ->
                new Position(
                    fields[0],
                    fields[1].equals("-") ? List.of() : List.of(fields[1].split(" ", -1)),
                    Integer.parseInt(fields[2]),
                    Long.parseLong(fields[3])))
        .toList();
  }

  /** Returns the text of a file. */
  public static String text(String file) {
    return read(file);
  }

  public static void write(String which, String sections, List<String> counts) throws IOException {
    Files.createDirectories(SOURCES);
    Files.writeString(SOURCES.resolve(which + ".ini"), sections);
    Files.writeString(SOURCES.resolve(which + ".tsv"), String.join("\n", counts) + "\n");
  }

  private static String read(String name) {
    try (InputStream stream = Recorded.class.getResourceAsStream("/engine/" + name)) {
      return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }
}
