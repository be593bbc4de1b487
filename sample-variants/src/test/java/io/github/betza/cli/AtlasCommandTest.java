package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtlasCommandTest {
  @TempDir private Path folder;

  @Test
  void writesAPageForEachGameAndAnIndex() throws IOException {
    Path out = folder.resolve("new/atlas");
    for (String name : List.of("chess", "griffon")) {
      Cli run = Cli.run("atlas", "--out", out.toString(), "--variant", name);
      assertThat(run.err()).isEmpty();
      assertThat(run.code()).isZero();
      assertThat(run.outLines())
          .containsExactly(
              out.resolve(name + ".html").toString(), out.resolve("index.html").toString());
    }
    assertThat(Files.readString(out.resolve("index.html")))
        .contains("<a href='chess.html'>", ">Chess</span></a>", ">Griffon Chess</span></a>");
    assertThat(Files.readString(out.resolve("griffon.html"))).contains("<code>[F?R]</code>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void anEmptyNameIsNoFolder(String name) {
    Cli run = Cli.run("atlas", "--out", name, "--variant", "nothing");
    assertThat(run.code()).isEqualTo(Main.MISUSED);
    assertThat(run.errLines()).first().asString().contains("--out needs the name of a folder");
  }

  @Test
  void saysWhereItCannotWrite() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Cli run = Cli.run("atlas", "--out", file.toString(), "--variant", "chess");
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.errLines()).singleElement().asString().contains("cannot be written");
    assertThat(Cli.run("atlas", "--out", "x", "--variant", "nothing").code())
        .isEqualTo(Main.MISUSED);
  }
}
