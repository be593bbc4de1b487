package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.betza.game.Perft;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Games that are put together at random as a visitor does: the Java that a page gives away
 * compiles, and is the game of the page. {@code -Dbetza.designs} is how many.
 */
@Tag("deep")
class RandomDesignsTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int DESIGNS = Integer.getInteger("betza.designs", 30);
  private static final int PLIES = 3;

  private static final List<String> NOTATIONS =
      List.of(
          "N",
          "B",
          "R",
          "FyafsF",
          "WyafsW",
          "gQ",
          "mRcpR",
          "FD",
          "NN3",
          "fmWfceFifmnD",
          "KAD",
          "F[F?fR]",
          "WfF",
          "fR",
          "mQ2cN",
          "KNADcaKcabKmabK",
          "nAnD",
          "qN",
          "C",
          "uW");

  private static final List<List<String>> RULES =
      List.of(
          List.of("stalemate", "LOSS"),
          List.of("royalty", "LAST_CAPTURED"),
          List.of("goals", "K:d4"),
          List.of("hand", "CAPTURED"),
          List.of("checks", "3"),
          List.of("capturing", "MANDATORY"),
          List.of("bareKing", "LOSES"),
          List.of("flyingGeneral", "true"),
          List.of("repetitions", "3"),
          List.of("blasts", ""),
          List.of("zones", "K:a1-d3"),
          List.of("drops", "A;B:squares=a1-d2"));

  @TempDir private Path folder;

  private static String edited(String design) throws IOException {
    return MAPPER.readTree(design).get("address").asText();
  }

  private static String random(Random random) throws IOException {
    int files = 5 + random.nextInt(3);
    int ranks = 5 + random.nextInt(3);
    String address = edited(BetzaEngine.design("setup=8&p=K!:King:" + king(random)));
    address = edited(BetzaEngine.resize(address, files, ranks));
    int kinds = 2 + random.nextInt(3);
    for (int i = 0; i < kinds; i++) {
      String notation = NOTATIONS.get(random.nextInt(NOTATIONS.size()));
      String letter = String.valueOf((char) ('A' + i));
      address = edited(BetzaEngine.addPiece(address, letter, notation, "XBETZA"));
    }
    address = edited(BetzaEngine.put(address, files / 2, "K", 0));
    for (int file = 0; file < files; file++) {
      for (int rank = 0; rank < 2; rank++) {
        String letter = String.valueOf((char) ('A' + random.nextInt(kinds)));
        int square = rank * files + file;
        if (square != files / 2 && random.nextInt(4) > 0) {
          address = edited(BetzaEngine.put(address, square, letter, 0));
        }
      }
    }
    address = edited(BetzaEngine.mirror(address));
    if (random.nextBoolean()) {
      address = edited(BetzaEngine.set(address, "promotions", "A:B:" + ranks));
    }
    List<String> rule = RULES.get(random.nextInt(RULES.size()));
    return edited(BetzaEngine.set(address, rule.get(0), rule.get(1)));
  }

  private static String king(Random random) {
    return random.nextBoolean() ? "KisO1" : "K";
  }

  private static List<String> designs() throws IOException {
    Random random = new Random(64);
    List<String> designs = new ArrayList<>();
    while (designs.size() < DESIGNS) {
      String address = random(random);
      JsonNode problems = MAPPER.readTree(BetzaEngine.checkGame(address));
      if (problems.get("playable").asBoolean()) {
        designs.add(address);
      }
    }
    return designs;
  }

  @Test
  void theirJavaIsTheGameOfThePage() throws Exception {
    assumeTrue(NodeScript.isInstalled("node"), "Node.js is not installed");
    List<String> designs = designs();
    List<String> found =
        NodeScript.run(folder, "/script/design-games.js", String.join("\n", designs));
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < designs.size(); i++) {
      JsonNode java = MAPPER.readTree(BetzaEngine.export(designs.get(i), "java"));
      String file = java.get("file").asText();
      String type = file.substring(0, file.length() - ".java".length());
      CompiledGame game = GameCompiler.compile(type, java.get("text").asText());
      assertThat(game.errors()).as(designs.get(i) + "\n" + java.get("text").asText()).isEmpty();
      long count = Perft.count(game.game().orElseThrow(), PLIES);
      if (!found.get(i).equals(String.valueOf(count))) {
        wrong.add(designs.get(i) + ": " + found.get(i) + ", not " + count);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(found).hasSize(DESIGNS);
  }
}
