package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.processor.diagnostic.ProblemCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the scripts of the pages make of addresses, with Node.js where it is installed. */
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

  /** What the page of a game finds in addresses, whatever these hold, and how it writes that. */
  private static final Map<String, String> GAMES =
      new TreeMap<>(
          Map.of(
              "fen=k2/3/2K_w_-_-_0_1", "fen=k2/3/2K_w_-_-_0_1",
              "fen=k2%2F+P2%2F2K", "fen=k2/%2BP2/2K",
              "fen=%", "fen=%25",
              "fen=%E0%A4%A", "fen=%EF%BF%BD%25A",
              "fen", "",
              "n=K&at=1", "at=1",
              "line=e2e4.e7e5&at=1", "line=e2e4.e7e5&at=1",
              "line=e2e4.P@e7..a1b2!&at=x", "line=e2e4.P@e7.a1b2!",
              "line=a7a8%2B&fen=setup", "line=a7a8%2B"));

  @Test
  void writesWhatItReads() throws IOException, InterruptedException {
    assertThat(output("addresses.js", List.of("layout.js", "address.js"), ADDRESSES.keySet()))
        .containsExactlyElementsOf(ADDRESSES.values());
  }

  @Test
  void readsTheGameOfAnyAddress() throws IOException, InterruptedException {
    assertThat(output("positions.js", List.of("game-address.js"), GAMES.keySet()))
        .containsExactlyElementsOf(GAMES.values());
  }

  /**
   * The computer thinks in slices, shows the deepest look that was reached, and stops when asked;
   * it plays on where the game goes on, and tells what fails.
   */
  @Test
  void theComputerThinksInSlices() throws IOException, InterruptedException {
    assertThat(output("slices.js", List.of("thinking.js"), List.of()))
        .containsExactly(
            "load setup",
            "play a",
            "thinking 1",
            "thinking 3",
            "thinking 3",
            "move 3",
            "play b",
            "thinking 2",
            "move 2",
            "move failed: no such move");
  }

  /** The playground gives a piece to the studio, whatever signs its name and its letters have. */
  @Test
  void thePlaygroundAddsAPieceToAGame() throws IOException, InterruptedException {
    List<String> pieces =
        List.of("n=FyafsF&name=Griffon", "n=W-F&dialect=EXTENDED", "n=K&name=a_b c:d;");
    assertThat(output("adding.js", List.of("layout.js", "address.js"), pieces))
        .containsExactly("add=Griffon:FyafsF", "add=:W-F:EXTENDED", "add=a%5Fb%20c%3Ad%3B:K");
  }

  /** Steps of one field are one step; what was undone is lost with the next one. */
  @Test
  void theStudioUndoesDesigns() throws IOException, InterruptedException {
    assertThat(output("steps.js", List.of("studio-designs.js"), List.of()))
        .containsExactly(
            "undo: two one - -",
            "redo: two three -",
            "after another: four two",
            "kept where that is allowed: last named-25 20",
            "kept where that is refused: false 0");
  }

  /** The parts of a rule are read and written as in addresses. */
  @Test
  void theStudioReadsRules() throws IOException, InterruptedException {
    List<String> rules = List.of("P:QN:8", "P:+:6-8:on=CONTACT:optional=true;L:Q:a_b%3A", "");
    assertThat(output("rules.js", List.of("studio-sentences.js"), rules))
        .containsExactly(
            "P,QN,8,ARRIVAL,false P:QN:8",
            "P,+,6-8,CONTACT,true;L,Q,a b:,ARRIVAL,false P:%2B:6-8:on=CONTACT:optional=true;L:Q:a_b%3A",
            " ");
  }

  /** The address of a frame is that of the page, with a mark before its fragment. */
  @Test
  void aPageHasTheCodeOfItsFrame() throws IOException, InterruptedException {
    List<String> pages = List.of("http://x/studio.html#v=1&p=K!:a%22b", "http://x/a.html?embed");
    assertThat(output("embeds.js", List.of("embed.js"), pages))
        .containsExactly(
            "<iframe src=\"http://x/studio.html?embed#v=1&amp;p=K!:a%22b\""
                + " title=\"A &quot;game&quot;\" width=\"400\" height=\"500\" loading=\"lazy\"></iframe>",
            "<iframe src=\"http://x/a.html?embed\""
                + " title=\"A &quot;game&quot;\" width=\"400\" height=\"500\" loading=\"lazy\"></iframe>",
            "false");
  }

  @Test
  void aMessageLinksToThePageOfItsCode() throws IOException, InterruptedException {
    List<String> pages =
        List.of(ProblemCode.UNKNOWN_ATOM.page(), ProblemCode.READ_DIFFERENTLY.page());
    assertThat(output("links.js", List.of("elements.js", "messages.js"), pages)).isEqualTo(pages);
  }

  /** Returns the lines that a script prints about some texts. */
  private List<String> output(String script, List<String> tested, Collection<String> texts)
      throws IOException, InterruptedException {
    assumeTrue(isInstalled(), "Node.js is not installed");
    List<String> command = new ArrayList<>(List.of("node", copy(script).toString()));
    for (String each : tested) {
      command.add(Files.writeString(folder.resolve(each), Document.resource(each)).toString());
    }
    command.addAll(texts);
    Path out = folder.resolve("out.txt");
    Process node =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(node.waitFor()).isZero();
    return Files.readAllLines(out);
  }

  private Path copy(String name) throws IOException {
    try (InputStream in = AddressScriptTest.class.getResourceAsStream("/atlas/" + name)) {
      assertThat(in).as(name).isNotNull();
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Files.writeString(folder.resolve(name), text);
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
