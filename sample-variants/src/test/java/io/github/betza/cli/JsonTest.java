package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class JsonTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static JsonNode read(Cli run) throws JsonProcessingException {
    assertThat(run.err()).isEmpty();
    return MAPPER.readTree(run.out());
  }

  @Test
  void explains() throws JsonProcessingException {
    JsonNode griffon = read(Cli.run("explain", "--json", "FyafsF"));
    assertThat(griffon.get("notation").asText()).isEqualTo("FyafsF");
    assertThat(griffon.get("dialect").asText()).isEqualTo("XBETZA");
    assertThat(griffon.get("valid").asBoolean()).isTrue();
    assertThat(griffon.get("meaning").get(0).asText())
        .isEqualTo("Steps one square diagonally, to move or capture.");
    assertThat(griffon.at("/diagram/rows/0").asText()).isEqualTo("...#.#...");
    assertThat(griffon.at("/diagram/legend/#").asText()).isEqualTo("moves or captures");
    assertThat(griffon.at("/beginnings/0/legs").toString()).isEqualTo("[1,2]");
    assertThat(griffon.at("/legs/1/steps").toString()).isEqualTo("[[[1,1]]]");
    assertThat(griffon.at("/legs/1/turned").toString()).isEqualTo("[[[1,-1]],[[-1,-1]],[[-1,1]]]");
    assertThat(griffon.at("/legs/1/continuations/0/from").asText()).isEqualTo("empty");
    assertThat(griffon.at("/legs/1/continuations/0/legs").toString()).isEqualTo("[3]");
    assertThat(griffon.at("/otherDialects/0/dialect").asText()).isEqualTo("EXTENDED");
    assertThat(griffon.at("/otherDialects/2/valid").asBoolean()).isFalse();
  }

  /** A program finds everything on the standard output, and the exit code is the same. */
  @Test
  void saysWhatIsWrong() throws JsonProcessingException {
    Cli run = Cli.run("explain", "--json", "N\u00e9\"");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    JsonNode wrong = read(run);
    assertThat(wrong.get("notation").asText()).isEqualTo("N\u00e9\"");
    assertThat(wrong.get("valid").asBoolean()).isFalse();
    assertThat(wrong.has("meaning")).isFalse();
    JsonNode problem = wrong.get("problems").get(0);
    assertThat(problem.get("severity").asText()).isEqualTo("error");
    assertThat(problem.get("code").asText()).isEqualTo("unknown-character");
    assertThat(problem.get("start").asInt()).isEqualTo(1);
  }

  @Test
  void checks() throws JsonProcessingException {
    Cli run = Cli.run("check", "--json", "N", "hK", "N");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    JsonNode all = read(run);
    assertThat(all.get("schema").asInt()).isEqualTo(1);
    assertThat(all.get("checked")).hasSize(3);
    assertThat(all.at("/checked/0/problems")).isEmpty();
    assertThat(all.at("/checked/1/valid").asBoolean()).isFalse();
    assertThat(all.at("/checked/1/problems/0/code").asText()).isEqualTo("lonely-h");
  }

  /** The guide has the whole answer; this is what a change of the schema has to change. */
  @Test
  void hasTheFormOfTheSchema() throws JsonProcessingException {
    JsonNode all = read(Cli.withInput("FtR\n", "check", "--json", "-"));
    assertThat(all.fieldNames()).toIterable().containsExactly("schema", "checked");
    JsonNode checked = all.at("/checked/0");
    assertThat(checked.get("notation").asText()).isEqualTo("FtR");
    assertThat(checked.fieldNames())
        .toIterable()
        .containsExactly("notation", "dialect", "valid", "problems");
    JsonNode problem = checked.at("/problems/0");
    assertThat(problem.fieldNames())
        .toIterable()
        .containsExactly("severity", "code", "page", "start", "end", "message", "offers", "help");
    assertThat(problem.get("page").asText()).endsWith("/DIAGNOSTICS.md#read-differently");
    assertThat(problem.at("/offers/0").toString())
        .isEqualTo(
            "{\"title\":\"replace \\\"FtR\\\" by \\\"[F?R]\\\"\",\"text\":\"[F?R]\","
                + "\"reason\":\"what your text means in EXTENDED\",\"certain\":false,"
                + "\"edits\":[{\"start\":0,\"end\":3,\"replacement\":\"[F?R]\"}]}");
    assertThat(problem.at("/offers/3/dialect").asText()).isEqualTo("EXTENDED");
    assertThat(problem.at("/offers/3/edits")).isEmpty();
  }

  @Test
  void readsANotationFromTheStandardInput() {
    assertThat(Cli.withInput("N\r\n", "check", "-").out()).isEqualTo("fine: 'N'\n");
    assertThat(Cli.withInput("", "check", "-").out()).contains("[Betza:empty-notation]");
    assertThat(Cli.withInput("N\nN", "check", "-").code()).isEqualTo(Main.FAILED);
    assertThat(Cli.withInput("N".repeat(2_000_000), "check", "-").err())
        .isEqualTo("betza check: the standard input has more than 1000000 bytes\n");
    assertThat(Cli.withInput("N", "check", "-", "-").code()).isEqualTo(Main.MISUSED);
  }

  @Test
  void translates() throws JsonProcessingException {
    JsonNode found = read(Cli.run("translate", "--json", "--to", "XBETZA", "WFcafmWcafmF"));
    assertThat(found.get("translation").asText()).isEqualTo("KcafmK");
    Cli run = Cli.run("translate", "--json", "--to", "CLASSIC", "FyafsF");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(read(run).get("translation").isNull()).isTrue();
    assertThat(read(run).get("reason").asText()).isNotBlank();
  }

  @Test
  void answersQueries() throws JsonProcessingException {
    String queries = "a\tXBETZA\tN\t2\t3\tN.....\ta1\t\nb\tXBETZA\tN{\t1\t1\tN\ta1\t\n";
    Cli run = Cli.withInput(queries, "moves", "--json");
    assertThat(run.outLines()).hasSize(2);
    assertThat(MAPPER.readTree(run.outLines().get(0)).toString())
        .isEqualTo("{\"id\":\"a\",\"moves\":[\"a1-b3\"]}");
    JsonNode refused = MAPPER.readTree(run.outLines().get(1));
    assertThat(refused.get("id").asText()).isEqualTo("b");
    assertThat(refused.at("/error/code").asText()).isEqualTo("unknown-character");
  }

  @Test
  void counts() throws JsonProcessingException {
    JsonNode count = read(Cli.run("perft", "--variant=chess", "--depth=3", "--divide", "--json"));
    assertThat(count.get("nodes").asLong()).isEqualTo(8902);
    assertThat(count.get("depth").asInt()).isEqualTo(3);
    assertThat(count.get("seconds").asDouble()).isPositive();
    assertThat(count.get("firstMoves")).hasSize(20);
    assertThat(count.at("/firstMoves/e2e4").asLong()).isEqualTo(600);
  }

  @Test
  void listsGames() throws JsonProcessingException {
    JsonNode games = read(Cli.run("variants", "--json", "--variant", "xiangqi"));
    assertThat(games).hasSize(1);
    JsonNode xiangqi = games.get(0);
    assertThat(xiangqi.get("variant").asText()).isEqualTo("xiangqi");
    assertThat(xiangqi.get("files").asInt()).isEqualTo(9);
    assertThat(xiangqi.get("ranks").asInt()).isEqualTo(10);
    assertThat(xiangqi.get("pieces").findValuesAsText("name")).contains("Cannon");
  }
}
