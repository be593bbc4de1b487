package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code betza check} with Java sources. */
class CheckSourcesTest {
  private static final String DUEL =
      """
      import io.github.betza.*;

      @Variant(files = 3, ranks = 3, setup = "k2/"
          + "1R/2K")
      interface Duel {
        @Betza(value = "K", letter = 'K', royal = true) interface King {}
        @Betza(value = "FtR", letter = 'R') interface Griffon {}
      }
      """;

  /** What a source names that is not checked itself. */
  static final String OWN = "hK";

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static JsonNode json(Cli run) throws JsonProcessingException {
    assertThat(run.err()).isEmpty();
    return new ObjectMapper().readTree(run.out());
  }

  /** This is what a change of the schema has to change; the guide describes the members. */
  @Test
  void hasTheFormOfTheSchema() throws IOException {
    String name = file("Duel.java", DUEL);
    Cli run = Cli.run("check", "--json", name, "N");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    JsonNode all = json(run);
    assertThat(all.get("schema").asInt()).isEqualTo(1);
    assertThat(all.at("/checked/1/notation").asText()).isEqualTo("N");
    JsonNode checked = all.at("/checked/0");
    assertThat(checked.fieldNames()).toIterable().containsExactly("file", "valid", "problems");
    assertThat(checked.get("file").asText()).isEqualTo(name);
    assertThat(checked.get("valid").asBoolean()).isFalse();
    assertThat(checked.get("problems")).hasSize(2);
    JsonNode setup = checked.at("/problems/0");
    assertThat(setup.fieldNames())
        .toIterable()
        .containsExactly(
            "severity",
            "code",
            "page",
            "type",
            "member",
            "line",
            "column",
            "start",
            "end",
            "message",
            "offers",
            "help");
    assertThat(setup.get("page").asText()).endsWith("DIAGNOSTICS.md#invalid-setup");
    assertThat(setup.get("type").asText()).isEqualTo("Duel");
    assertThat(setup.get("member").asText()).isEqualTo("setup");
    assertThat(setup.get("line").asInt()).isEqualTo(4);
    assertThat(setup.get("column").asInt()).isEqualTo(8);
    assertThat(setup.get("start").asInt()).isEqualTo(DUEL.indexOf("1R"));
    assertThat(setup.at("/offers/0/text").asText()).isEqualTo("k2/2R/2K");
    assertThat(setup.at("/offers/0/edits").toString())
        .isEqualTo(
            "[{\"start\":%s,\"end\":%s,\"replacement\":\"2\"}]"
                .formatted(DUEL.indexOf("1R"), DUEL.indexOf("1R") + 1));
    JsonNode notation = checked.at("/problems/1");
    assertThat(notation.get("severity").asText()).isEqualTo("warning");
    assertThat(notation.get("type").asText()).isEqualTo("Duel.Griffon");
    assertThat(notation.at("/offers/3/dialect").asText()).isEqualTo("EXTENDED");
    assertThat(notation.at("/offers/3/edits/0/replacement").asText())
        .isEqualTo(", dialect = Dialect.EXTENDED");
  }

  @Test
  void printsPlacesAsCompilersDo() throws IOException {
    String name = file("Duel.java", DUEL);
    String sound = file("Solo.java", "@io.github.betza.Betza(\"K\") interface Solo {}");
    Cli run = Cli.run("check", name, sound);
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.outLines())
        .contains("    k2/1R/2K", "fine: " + sound)
        .anyMatch(line -> line.startsWith(name + ":4:8: error: [Betza:invalid-setup] "))
        .anyMatch(line -> line.startsWith(name + ":7:19: warning: [Betza:read-differently] "));
  }

  @Test
  void readsASourceFromTheStandardInput() throws JsonProcessingException {
    JsonNode all = json(Cli.withInput("public " + DUEL, "check", "--json", "--source", "-"));
    assertThat(all.at("/checked/0/file").asText()).isEqualTo("-");
    assertThat(all.at("/checked/0/problems/0/code").asText()).startsWith("compiler.err.");
    assertThat(
            json(Cli.withInput(
                    DUEL.replace("interface Duel", "public interface Duel"),
                    "check",
                    "--json",
                    "--source",
                    "-"))
                .at("/checked/0/problems"))
        .hasSize(2);
    assertThat(Cli.withInput("", "check", "--source", "-", "-").code()).isEqualTo(Main.MISUSED);
  }

  @Test
  void sourcesUseWhatIsOnTheClassPath() throws IOException {
    String name =
        file(
            "Mine.java",
            "package io.github.betza.cli; @io.github.betza.Betza(CheckSourcesTest.OWN) class Mine {}");
    assertThat(Cli.run("check", name).out()).contains(":53: error: cannot find symbol; ");
    String classes = Path.of("target", "test-classes").toAbsolutePath().toString();
    assertThat(Cli.run("check", "--class-path", classes, name).out())
        .contains(name + ":1:53: error: [Betza:lonely-h]");
  }

  @Test
  void whatIsNoSourceIsRefused() throws IOException {
    String none = folder.resolve("None.java").toString();
    assertThat(Cli.run("check", none).err())
        .isEqualTo(
            "betza check: cannot read '" + none + "': no such file or folder: " + none + "\n");
    assertThat(Cli.run("check", "--json", "--source", folder.toString()).err())
        .startsWith("betza check: cannot read '" + folder + "': ");
    Path binary = folder.resolve("Binary.java");
    Files.write(binary, new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE});
    assertThat(Cli.run("check", binary.toString()).err())
        .isEqualTo("betza check: cannot read '" + binary + "': it is not a text in UTF-8\n");
    String plain = file("Plain.java", "class Plain {}");
    Cli unannotated = Cli.run("check", plain);
    assertThat(unannotated.code()).isEqualTo(Main.FAILED);
    assertThat(unannotated.out())
        .isEqualTo(plain + ":1:1: error: no type of this file has @Betza or @Variant\n");
    Cli broken = Cli.run("check", file("Broken.java", "@io.github.betza.Betza(\"K\") class {"));
    assertThat(broken.code()).isEqualTo(Main.FAILED);
    assertThat(broken.out()).contains("Broken.java:1:34: error: <identifier> expected");
    assertThat(broken.err()).isEmpty();
  }
}
