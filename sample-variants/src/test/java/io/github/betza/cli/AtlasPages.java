package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The pages of all samples, and programs that read them. */
final class AtlasPages {
  private AtlasPages() {}

  /** Writes the pages as the command line does. */
  static void write(Path folder) {
    Cli run = Cli.run("atlas", "--out", folder.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  /** Returns whether a program is installed. */
  static boolean isInstalled(String program) throws InterruptedException {
    try {
      return new ProcessBuilder(program, "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  /** Runs a program, which must end well, and returns what it prints. */
  static String run(Path folder, List<String> command) throws IOException, InterruptedException {
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(new ArrayList<>(command))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = process.waitFor(3, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertThat(ended && process.exitValue() == 0)
        .as(() -> command + "\n" + read(err) + "\n" + read(out))
        .isTrue();
    return read(out);
  }

  /** Opens an address in Chromium, which must end well, and returns what it prints. */
  static String browse(Path folder, String address, String... options)
      throws IOException, InterruptedException {
    Path profile = Files.createTempDirectory(folder, "profile");
    List<String> command = new ArrayList<>(List.of("chromium", "--headless", "--no-sandbox"));
    command.addAll(List.of("--disable-gpu", "--disable-quic", "--no-first-run"));
    command.addAll(List.of("--disable-background-networking", "--disable-component-update"));
    command.addAll(List.of("--disable-sync", "--hide-scrollbars", "--user-data-dir=" + profile));
    command.addAll(List.of(options));
    command.add(address);
    return run(folder, command);
  }

  static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
