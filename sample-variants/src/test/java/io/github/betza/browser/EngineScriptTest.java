package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.Dialect;
import io.github.betza.processor.json.Json;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the answers of the script of the pages against those of the Java that it is compiled from.
 * It needs Node.js, and for one test Chromium; what is not installed is left out.
 */
@Tag("deep")
class EngineScriptTest {
  private static final List<String> FILES =
      List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv", "later-legs.tsv");

  /** One in so many notations is checked with a wrong letter. */
  private static final int CHECKED = 5;

  /** One in so many positions is compared: other tests hold the same code against all. */
  private static final int POSITION_STEP = 3;

  @TempDir private Path folder;

  @Test
  void findsTheMovesOfTheConformanceData() throws Exception {
    List<ScriptCalls> positions = new ArrayList<>();
    for (String file : FILES) {
      ConformancePositions.forEach(
          file, position -> positions.add(new ScriptCalls(position.size(), position.calls())));
    }
    assertThat(positions).hasSizeGreaterThan(2_500);
    assertEqual(
        IntStream.range(0, positions.size())
            .filter(i -> i % POSITION_STEP == 0)
            .mapToObj(positions::get)
            .toList());
  }

  /** Thirty published pieces, with the moves that the conformance data has for them. */
  @Test
  void aBrowserFindsTheMovesOfPublishedPieces() throws Exception {
    assumeTrue(NodeScript.isInstalled("chromium"), "Chromium is not installed");
    Map<String, ScriptCalls> pieces = new LinkedHashMap<>();
    ConformancePositions.forEach(
        "xbetza.tsv",
        position -> {
          if (pieces.size() < 30 || pieces.containsKey(position.notation())) {
            pieces.put(position.notation(), new ScriptCalls(position.size(), position.calls()));
          }
        });
    List<ScriptCalls> lists = List.copyOf(pieces.values());
    assertThat(inBrowser(lists)).isEqualTo(expected(lists)).hasSize(30);
  }

  private List<String> inBrowser(List<ScriptCalls> lists) throws IOException, InterruptedException {
    NodeScript.copy(folder, "/io/github/betza/processor/atlas/engine.js");
    NodeScript.copy(folder, "/browser/run.js");
    String input = Json.of(lists.stream().map(ScriptCalls::data).toList());
    Files.writeString(
        folder.resolve("page.html"),
        """
        <meta charset='utf-8'><pre></pre>
        <script src='engine.js'></script><script src='run.js'></script>
        <script>
        document.querySelector("pre").textContent =
            answerCalls(BetzaEngine, %s).join("\\n") + "\\n";
        </script>
        """
            .formatted(input));
    Path out = folder.resolve("dump.txt");
    Process chromium =
        new ProcessBuilder(
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--user-data-dir=" + folder.resolve("profile"),
                "--dump-dom",
                folder.resolve("page.html").toUri().toString())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(chromium.waitFor(2, TimeUnit.MINUTES)).isTrue();
    String html = Files.readString(out);
    String text = html.substring(html.indexOf("<pre>") + "<pre>".length(), html.indexOf("</pre>"));
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").lines().toList();
  }

  @Test
  void saysTheSameAboutNotations() throws Exception {
    Random random = new Random(46);
    List<ScriptCalls> texts = new ArrayList<>();
    int number = 0;
    for (List<String> notation : notations()) {
      String dialect = notation.get(0);
      texts.add(engine("explain", notation.get(1), dialect));
      // To look for corrections takes most of the time.
      if (number++ % CHECKED == 0) {
        texts.add(engine("check", misspelt(notation.get(1), random), dialect));
      }
      texts.add(parts(notation.get(1), dialect));
    }
    for (String text : List.of("", " ", "hK", "\u041d", "F\u00e9", "\uff2e", "K".repeat(15_000))) {
      for (Dialect dialect : Dialect.values()) {
        texts.add(engine("explain", text, dialect.name()));
      }
    }
    assertThat(texts).hasSizeGreaterThan(1_000);
    assertEqual(texts);
  }

  /** The parts of a notation in a corner of a board, where some of its moves leave it. */
  private static ScriptCalls parts(String notation, String dialect) {
    return new ScriptCalls(
        List.of(7, 6),
        List.of(
            List.of("add", "P", "piece", notation, dialect, false),
            List.of("put", 8, 1, 0, true),
            List.of("parts", 8, notation, dialect, 0)));
  }

  @Test
  void translatesTheSame() throws Exception {
    List<ScriptCalls> texts = new ArrayList<>();
    for (String notation : List.of("FyafsF", "KNADcaKcabKmabK", "mRcpR", "KisO2", "fmWfceFifmnD")) {
      for (Dialect to : Dialect.values()) {
        texts.add(engine("translate", notation, "XBETZA", to.name()));
      }
    }
    assertEqual(texts);
  }

  /**
   * Designs, checks, and all files that are given away, of the samples: {@code -Dbetza.designed=1}
   * takes each, and without it every fifteenth is taken.
   */
  @Test
  void makesTheSameOfDesigns() throws Exception {
    int step = Integer.getInteger("betza.designed", 15);
    List<ScriptCalls> calls = new ArrayList<>();
    for (int i = 0; i < Games.names().size(); i += step) {
      String address = SampleDesigns.address(Games.names().get(i));
      calls.add(engine("design", address));
      calls.add(engine("checkGame", address));
      calls.add(engine("mirror", address));
      calls.add(engine("resize", address, 9, 11));
      calls.add(engine("removePiece", address, 2));
      calls.add(engine("put", address, 0, "*", 0));
      calls.add(engine("checkGame", address.replace("setup=", "setup=9/")));
      for (String target : List.of("java", "fairy-stockfish", "xboard", "interactive-diagram")) {
        calls.add(engine("export", address, target));
      }
    }
    calls.add(engine("starts"));
    calls.add(engine("values", ""));
    calls.add(engine("form"));
    calls.add(engine("targets"));
    assertEqual(calls);
  }

  private static ScriptCalls engine(Object... call) {
    return new ScriptCalls(List.of(), List.of(List.of(call)));
  }

  private static Set<List<String>> notations() throws IOException {
    Set<List<String>> notations = new LinkedHashSet<>();
    for (String file : FILES) {
      ConformancePositions.forEach(
          file, position -> notations.add(List.of(position.dialect(), position.notation())));
    }
    return notations;
  }

  /** Returns a notation with one letter replaced, dropped or doubled. */
  private static String misspelt(String notation, Random random) {
    int at = random.nextInt(notation.length());
    String letters = "abcdefghijklmnopqrstuvwxyzKQRBN()[]-*0123";
    String[] others = {
      "",
      notation.substring(at, at + 1).repeat(2),
      String.valueOf(letters.charAt(random.nextInt(letters.length())))
    };
    return notation.substring(0, at)
        + others[random.nextInt(others.length)]
        + notation.substring(at + 1);
  }

  private static List<String> expected(List<ScriptCalls> lists) throws Exception {
    List<String> expected = new ArrayList<>();
    for (ScriptCalls list : lists) {
      expected.add(plain(Json.of(list.answers())));
    }
    return expected;
  }

  private void assertEqual(List<ScriptCalls> lists) throws Exception {
    assumeTrue(NodeScript.isInstalled("node"), "Node.js is not installed");
    List<String> expected = expected(lists);
    List<String> found = run(lists);
    assertThat(found).hasSameSizeAs(expected);
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      if (!found.get(i).equals(expected.get(i))) {
        String calls = Json.of(lists.get(i).data());
        wrong.add(calls + "\n" + found.get(i) + "\nnot\n" + expected.get(i));
      }
    }
    assertThat(wrong).isEmpty();
  }

  /** Returns JSON as JavaScript writes it, with no more escapes than are needed. */
  private static String plain(String json) {
    StringBuilder plain = new StringBuilder();
    int copied = 0;
    for (int at = json.indexOf("\\u"); at >= 0; at = json.indexOf("\\u", at + 2)) {
      int letter = Integer.parseInt(json.substring(at + 2, at + 6), 16);
      String written =
          letter == '"' || letter == '\\' ? "\\" + (char) letter : String.valueOf((char) letter);
      plain.append(json, copied, at).append(written);
      copied = at + 6;
    }
    return plain.append(json, copied, json.length()).toString();
  }

  private List<String> run(List<ScriptCalls> lists) throws IOException, InterruptedException {
    String input = Json.of(lists.stream().map(ScriptCalls::data).toList());
    return NodeScript.run(folder, "/browser/run.js", input);
  }
}
