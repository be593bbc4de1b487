package io.github.betza.cluster;

import io.github.betza.cli.Main;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.game.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** By what members and files of results know whether they belong to the same count. */
final class CountDigest {
  private final MessageDigest digest;

  private CountDigest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has it", e);
    }
  }

  /** Returns the digest of all that a count depends on: version, game, position, depth, units. */
  static String of(Game game, ClusterTask task, WorkUnits units) {
    CountDigest count = new CountDigest();
    try (InputStream version = Main.class.getResourceAsStream("version.txt")) {
      count.add(new String(version.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    GameClasses.of(game.getClass())
        .forEach(
            (name, bytes) -> {
              count.add(name);
              count.digest.update(bytes);
            });
    count.add(task.definition());
    count.add(game.fen());
    count.add(task.depth() + " " + units.depth());
    for (WorkUnit unit : units.units()) {
      count.add(unit.key().hash() + unit.key().placement() + unit.times());
    }
    return HexFormat.of().formatHex(count.digest.digest());
  }

  private void add(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }
}
