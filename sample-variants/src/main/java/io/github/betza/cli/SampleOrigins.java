package io.github.betza.cli;

import io.github.betza.processor.atlas.GameOrigin;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The history of the sample games, and their rules in plain words. The file {@code origins.txt} has
 * four lines for each, and an empty line between them: its name, its history, a page, its rules.
 */
final class SampleOrigins {
  private static final Map<String, GameOrigin> BY_NAME = read();

  private SampleOrigins() {}

  /** Returns what is known of a sample game, by the name that {@link Games} has for it. */
  static Optional<GameOrigin> find(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  private static Map<String, GameOrigin> read() {
    Map<String, GameOrigin> origins = new HashMap<>();
    try (InputStream in = Games.class.getResourceAsStream("origins.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String block : text.strip().split("\\R\\R", -1)) {
        String[] lines = block.split("\\R", -1);
        origins.put(lines[0], new GameOrigin(lines[3], lines[1], lines[2]));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return origins;
  }
}
