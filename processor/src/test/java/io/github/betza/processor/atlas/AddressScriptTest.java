package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the script of the playground makes of addresses, with Node.js where it is installed. */
class AddressScriptTest {
  /** What is read, and how the same is written again, for its board and for one of 12x12. */
  private static final Map<String, String> ADDRESSES =
      new TreeMap<>(
          Map.of(
              "n=FyafsF", "n=FyafsF n=FyafsF&size=12x12",
              "n=N&size=8x8&at=e5", "n=N n=N&size=12x12",
              "n=a%2Bb+c&dialect=BEX&moved=1&flip=1",
                  "n=a%2Bb%2Bc&dialect=BEX&moved=1&flip=1"
                      + " n=a%2Bb%2Bc&dialect=BEX&size=12x12&moved=1&flip=1",
              "n=K&at=a1&own=b2,c3r&enemies=h8q,a1,i9,d4s",
                  "n=K&at=a1&enemies=h8q,d4s&own=b2,c3r"
                      + " n=K&size=12x12&at=a1&enemies=h8q,d4s&own=b2,c3r",
              "n=N&size=36x36&at=aj36&enemies=aa1,l12",
                  "n=N&size=36x36&at=aj36&enemies=aa1,l12 n=N&size=12x12&enemies=l12",
              "size=99x0&at=zz&enemies=,,a0&dialect=foo&x", "size=36x8 size=12x12"));

  @TempDir private Path folder;

  @Test
  void writesWhatItReads() throws IOException, InterruptedException {
    assumeTrue(isInstalled(), "Node.js is not installed");
    List<String> command = new ArrayList<>(List.of("node", copy("/atlas/addresses.js").toString()));
    for (String script : List.of("layout.js", "address.js")) {
      command.add(Files.writeString(folder.resolve(script), Document.resource(script)).toString());
    }
    command.addAll(ADDRESSES.keySet());
    Path out = folder.resolve("out.txt");
    Process node =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(node.waitFor()).isZero();
    assertThat(Files.readAllLines(out)).containsExactlyElementsOf(ADDRESSES.values());
  }

  private Path copy(String resource) throws IOException {
    try (InputStream in = AddressScriptTest.class.getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Files.writeString(folder.resolve("addresses.js"), text);
    }
  }

  private static boolean isInstalled() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException missing) {
      return false;
    }
  }
}
