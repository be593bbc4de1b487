package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs the script of the pages in Node.js. */
final class NodeScript {
  private NodeScript() {}

  /**
   * Runs a script that loads the engine, and returns the lines that it writes.
   *
   * @param folder where the files are written
   * @param runner the resource of the script, which gets the engine and the input as files
   */
  static List<String> run(Path folder, String runner, String input)
      throws IOException, InterruptedException {
    Path engine = copy(folder, "/io/github/betza/processor/atlas/engine.js");
    Path script = copy(folder, runner);
    Path given = Files.writeString(folder.resolve("input.txt"), input);
    Path out = folder.resolve("out.txt");
    Process node =
        new ProcessBuilder("node", script.toString(), engine.toString(), given.toString())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(node.waitFor()).isZero();
    return Files.readAllLines(out, StandardCharsets.UTF_8);
  }

  /** Copies a resource to a folder, under its own name. */
  static Path copy(Path folder, String resource) throws IOException {
    try (InputStream in = NodeScript.class.getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      String name = resource.substring(resource.lastIndexOf('/') + 1);
      return Files.write(folder.resolve(name), in.readAllBytes());
    }
  }

  /** Returns whether a program can be started. */
  static boolean isInstalled(String program) throws InterruptedException {
    try {
      return new ProcessBuilder(program, "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }
}
