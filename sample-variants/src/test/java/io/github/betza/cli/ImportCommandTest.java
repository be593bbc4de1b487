package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Perft;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("games.txt"), text).toString();
  }

  @Test
  void writesASourceThatCompiles() throws IOException {
    String file =
        file(
            "[my-game:chess]\ncustomPiece1 = a:NC\nstartFen = "
                + "rabqkbar/pppppppp/8/8/8/8/PPPPPPPP/RABQKBAR w KQkq - 0 1\n");
    Path out = folder.resolve("Mine.java");
    Cli run =
        Cli.run(
            "import",
            "--from",
            "fairy-stockfish",
            file,
            "--type",
            "my.games.Mine",
            "--out",
            out.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEmpty();
    String source = Files.readString(out);
    assertThat(source)
        .startsWith("package my.games;\n")
        .contains("@Betza(value = \"NC\", letter = 'A')")
        .contains("promotions = @Promotion(of = \"P\", to = \"QRBN\", zone = \"8\")");
    CompiledGame game = GameCompiler.compile("my.games.Mine", source);
    assertThat(game.errors()).isEmpty();
    // Each of the two pieces has two leaps as a knight and two as a camel.
    assertThat(Perft.count(game.game().orElseThrow(), 1)).isEqualTo(16 + 8);
  }

  @Test
  void namesTheLinesOfWhatIsWrong() throws IOException {
    String file = file("[a:chess]\nmakpongRule = true\nknigth = n\n");
    Cli run = Cli.run("import", "--from", "fairy-stockfish", file);
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.out()).isEmpty();
    assertThat(run.errLines()).hasSize(2);
    assertThat(run.errLines().get(0)).startsWith(file + ":2: makpongRule = true is a rule");
    assertThat(run.errLines().get(1)).startsWith(file + ":3: 'knigth' is no option");
  }

  @Test
  void complainsInOneLine() throws IOException {
    String file = file("[a:chess]\n");
    Cli from = Cli.run("import", "--from", "zillions", file);
    assertThat(from.code()).isEqualTo(Main.MISUSED);
    assertThat(from.errLines()).hasSize(1);
    Cli type = Cli.run("import", "--from", "fairy-stockfish", file, "--type", "no type");
    assertThat(type.code()).isEqualTo(Main.MISUSED);
    assertThat(type.errLines()).anyMatch(line -> line.contains("--type: 'no type' cannot be"));
    Cli missing = Cli.run("import", "--from", "xboard", folder.resolve("none").toString());
    assertThat(missing.code()).isEqualTo(Main.FAILED);
    assertThat(missing.errLines())
        .singleElement()
        .asString()
        .startsWith("betza import: cannot read ")
        .contains(": no such file or folder: ");
    String nowhere = folder.resolve("none").resolve("Mine.java").toString();
    Cli unwritable = Cli.run("import", "--from", "fairy-stockfish", file, "--out", nowhere);
    assertThat(unwritable.code()).isEqualTo(Main.FAILED);
    assertThat(unwritable.errLines())
        .last()
        .asString()
        .startsWith("betza import: cannot write ")
        .contains(": no such file or folder: ");
    Cli directory = Cli.run("import", "--from", "xboard", folder.toString());
    assertThat(directory.code()).isEqualTo(Main.FAILED);
    assertThat(directory.errLines()).hasSize(1);
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC3, 0x28});
    Cli binary = Cli.run("import", "--from", "xboard", bytes.toString());
    assertThat(binary.code()).isEqualTo(Main.FAILED);
    assertThat(binary.errLines()).singleElement().asString().contains("UTF-8");
  }

  @Test
  void writesAFileThatHasTheNameOfItsType() throws IOException {
    String file = file("[mine:chess]\n");
    Path out = folder.resolve("Other.java");
    Cli run = Cli.run("import", "--from", "fairy-stockfish", file, "--out", out.toString());
    assertThat(run.code()).isZero();
    assertThat(Files.readString(out)).contains("public interface Other {");

    Path misnamed = folder.resolve("Third.java");
    Cli wrong =
        Cli.run(
            "import",
            "--from",
            "fairy-stockfish",
            file,
            "--type",
            "my.Mine",
            "--out",
            misnamed.toString());
    assertThat(wrong.code()).isEqualTo(Main.MISUSED);
    assertThat(wrong.errLines()).anyMatch(line -> line.contains("the file of the type my.Mine is"));
    assertThat(misnamed).doesNotExist();
  }

  @Test
  void overwritesNothing() throws IOException {
    String file = file("[mine:chess]\n");
    Cli run = Cli.run("import", "--from", "fairy-stockfish", file, "--out", file);
    assertThat(run.code()).isEqualTo(Main.FAILED);
    assertThat(run.errLines()).last().asString().contains("is there already");
    assertThat(Files.readString(Path.of(file))).isEqualTo("[mine:chess]\n");
  }

  @Test
  void tellsWhatAnEmptyFileLacks() throws IOException {
    assertThat(Cli.run("import", "--from", "interactive-diagram", file("")).errLines())
        .singleElement()
        .asString()
        .contains("the file has no diagram");
    assertThat(Cli.run("import", "--from", "fairy-stockfish", file("[bare]\n")).errLines())
        .singleElement()
        .asString()
        .contains("without startFen or a base the game begins as chess does");
    assertThat(
            Cli.run("import", "--from", "fairy-stockfish", file("[a:chess]\n[a:chess]\n"))
                .errLines())
        .singleElement()
        .asString()
        .contains(":2: the variant 'a' is there twice");
  }

  /** The file to read is not there, which would be told if it had been looked at. */
  @Test
  void whatIsWrongWithTheOptionsIsToldBeforeTheFileIsRead() throws IOException {
    String missing = folder.resolve("none").toString();
    Cli type = Cli.run("import", "--from", "xboard", missing, "--type", "class");
    assertThat(type.code()).isEqualTo(Main.MISUSED);
    assertThat(type.errLines())
        .containsExactly("betza import: --type: 'class' cannot be the name of a type");
    Cli taken = Cli.run("import", "--from", "xboard", missing, "--out", file("there"));
    assertThat(taken.code()).isEqualTo(Main.FAILED);
    assertThat(taken.errLines()).singleElement().asString().contains("is there already");
    String nowhere = folder.resolve("nowhere").resolve("Mine.java").toString();
    Cli lost = Cli.run("import", "--from", "xboard", missing, "--out", nowhere);
    assertThat(lost.code()).isEqualTo(Main.FAILED);
    assertThat(lost.errLines()).singleElement().asString().startsWith("betza import: cannot write");
  }

  /** As in other commands, a name that no game has is a fault of the command line. */
  @Test
  void aGameThatIsNotInTheFileIsAMisuse() throws IOException {
    String file = file("[mine:chess]\n[yours:chess]\n");
    Cli none = Cli.run("import", "--from", "fairy-stockfish", file, "--variant", "bridge");
    assertThat(none.code()).isEqualTo(Main.MISUSED);
    assertThat(none.err()).contains("the file has no variant 'bridge'");
    Cli several = Cli.run("import", "--from", "fairy-stockfish", file);
    assertThat(several.code()).isEqualTo(Main.MISUSED);
    Cli mine = Cli.run("import", "--from", "fairy-stockfish", file, "--variant", "mine");
    assertThat(mine.code()).isZero();
  }
}
