package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Finding;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The option by which the pages about games are written at build time. */
class AtlasOptionTest {
  @TempDir private Path folder;

  private static String game(String name, String title, String notation) {
    return CompilerUnderTest.file(
        "games/" + name + ".java",
        "package games;",
        "import io.github.betza.*;",
        "@Variant(name = \"" + title + "\", files = 3, ranks = 3, setup = \"kr1/3/1RK w - - 0 1\")",
        "interface " + name + " {",
        "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
        "  @Betza(value = \"" + notation + "\", letter = 'R') interface Rook {}",
        "}");
  }

  private Outcome compile(CompilerUnderTest compiler, Object pages, String... sources) {
    String option = "-A" + AtlasStep.OPTION + (pages == null ? "" : "=" + pages);
    return compiler.compile(folder.resolve("work-" + compiler), List.of(option), sources);
  }

  private static List<String> names(Path pages) throws IOException {
    try (Stream<Path> files = Files.list(pages)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** The engine is in the jar of the command line; without it, the pages are drawings. */
  @Test
  void writesDrawingsWithoutTheEngine() throws IOException {
    Path pages = folder.resolve("pages");
    String other = game("Other", "Other", "R").replace("package games;", "");
    Outcome outcome =
        compile(
            CompilerUnderTest.JAVAC,
            pages,
            game("One", "One", "R"),
            other.replace("games/", "").replace("Other", "playground"));
    assertThat(outcome.findings()).isEmpty();
    assertThat(names(pages))
        .containsExactly("games.One.html", "index.html", "playground-game.html");
    assertThat(Files.readString(pages.resolve("games.One.html"))).doesNotContain(" src='");
  }

  @ParameterizedTest
  @EnumSource
  void writesAPageForEachGameAndAnIndex(CompilerUnderTest compiler) throws IOException {
    Path pages = folder.resolve("new folder/pages");
    Outcome outcome =
        compile(compiler, pages, game("One", "One & only", "R"), game("Two", "", "mRcpR"));
    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.generated()).containsKey("games/OneGame.java");
    assertThat(names(pages)).containsExactly("games.One.html", "games.Two.html", "index.html");
    assertThat(Files.readString(pages.resolve("games.Two.html"))).contains("<code>mRcpR</code>");
    assertThat(Files.readString(pages.resolve("index.html")))
        .contains(
            "<a href='games.One.html'><svg",
            ">One &amp; only</span></a>",
            "<a href='games.Two.html'>",
            ">Two</span></a>");
  }

  /** EXTENDED and BEX say in the notation that a piece is royal. */
  @Test
  void aPieceIsRoyalAsItsNotationSays() throws IOException {
    Path pages = folder.resolve("pages");
    String game =
        game("One", "", "R")
            .replace("value = \"K\"", "value = \"kK\", dialect = Dialect.EXTENDED")
            .replace(", royal = true", "");
    assertThat(compile(CompilerUnderTest.JAVAC, pages, game).findings()).isEmpty();
    assertThat(Files.readString(pages.resolve("games.One.html")))
        .contains("\"royal\":true")
        .contains("\"royal\":false");
  }

  /** Compilers hand the types over in different orders, but the pages are the same. */
  @Test
  void thePagesDependOnTheGamesOnly() throws IOException {
    String one = game("One", "", "R");
    String two = game("Two", "", "nD");
    Path first = folder.resolve("first");
    Path second = folder.resolve("second");
    assertThat(compile(CompilerUnderTest.JAVAC, first, one, two).success()).isTrue();
    assertThat(compile(CompilerUnderTest.ECJ, second, two, one).success()).isTrue();
    assertThat(names(first)).hasSize(3);
    assertThat(names(first)).isEqualTo(names(second));
    for (String name : names(first)) {
      assertThat(second.resolve(name)).hasSameTextualContentAs(first.resolve(name));
    }
  }

  /** An incremental build compiles what has changed only. */
  @Test
  void theIndexKeepsThePagesOfGamesThatAreNotCompiledAgain() throws IOException {
    Path pages = Files.createDirectories(folder.resolve("pages"));
    Files.writeString(pages.resolve("notes.html"), "<p>not about a game");
    Files.createDirectory(pages.resolve("folder.html"));
    compile(CompilerUnderTest.JAVAC, pages, game("One", "Old name", "R"));
    compile(CompilerUnderTest.JAVAC, pages, game("Two", "Second", "B"));
    compile(CompilerUnderTest.JAVAC, pages, game("One", "New name", "R"));
    assertThat(Files.readString(pages.resolve("index.html")))
        .contains("<a href='games.One.html'>", ">New name</span></a>", ">Second</span></a>")
        .doesNotContain("Old name", "notes.html", "folder.html");
  }

  @Test
  void writesNothingWithoutTheOption() throws IOException {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(folder.resolve("work"), List.of(), game("One", "", "R"));
    assertThat(outcome.success()).isTrue();
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".html"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void saysWhereItCannotWrite(CompilerUnderTest compiler) throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    Outcome outcome = compile(compiler, file.resolve("pages"), game("One", "", "R"));
    assertThat(outcome.success()).isFalse();
    assertThat(outcome.errors())
        .singleElement()
        .satisfies(
            error -> {
              assertThat(error.file()).isEqualTo("One.java");
              assertThat(error.line()).isEqualTo(3);
              assertThat(error.firstLine())
                  .startsWith("[Betza:atlas-not-written] the pages cannot be written to '" + file);
              assertThat(error.message()).contains("help: write -Abetza.atlas=");
            });
  }

  @Test
  void saysWhereTheIndexCannotBeWritten() throws IOException {
    Path pages = folder.resolve("pages");
    Files.createDirectories(pages.resolve("index.html/full"));
    Outcome outcome = compile(CompilerUnderTest.JAVAC, pages, game("One", "", "R"));
    assertThat(outcome.success()).isFalse();
    assertThat(outcome.errors())
        .extracting(Finding::firstLine)
        .singleElement()
        .asString()
        .startsWith("[Betza:atlas-not-written] the pages cannot be written to");
    assertThat(pages.resolve("games.One.html")).exists();
  }

  @Test
  void saysWhereNoFolderIsNamed() {
    for (String none : new String[] {null, "", " "}) {
      assertThat(compile(CompilerUnderTest.JAVAC, none, game("One", "", "R")).errors())
          .extracting(Finding::firstLine)
          .containsExactly("[Betza:atlas-not-written] the option betza.atlas must name a folder");
    }
  }

  /** There is no page about a game with an error, and no second error. */
  @Test
  void drawsSoundGamesOnly() {
    Path pages = folder.resolve("pages");
    Outcome outcome = compile(CompilerUnderTest.JAVAC, pages, game("One", "", "hK"));
    assertThat(outcome.errors())
        .singleElement()
        .extracting(Finding::firstLine)
        .asString()
        .startsWith("[Betza:lonely-h]");
    assertThat(pages).doesNotExist();
  }

  /** Neither where only the notation of further moves is wrong. */
  @Test
  void drawsNoGameWithWrongExtraMoves() {
    Path pages = folder.resolve("pages");
    String source =
        CompilerUnderTest.file(
            "games/One.java",
            "package games;",
            "import io.github.betza.*;",
            "@Variant(files = 3, ranks = 3, setup = \"k2/3/2K w - - 0 1\",",
            "    extras = @Variant.Extra(of = \"K\", moves = One.Step.class, squares = \"a\"))",
            "interface One {",
            "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
            "  @Betza(\"hK\") interface Step {}",
            "}");
    assertThat(compile(CompilerUnderTest.JAVAC, pages, source).errors())
        .singleElement()
        .extracting(Finding::firstLine)
        .asString()
        .startsWith("[Betza:lonely-h]");
    assertThat(pages).doesNotExist();
  }

  @Test
  void whatAnAnnotationSaysIsTextInThePage() throws IOException {
    Path pages = folder.resolve("pages");
    String evil = "</title><script>alert(1)</script>*/<!--";
    assertThat(compile(CompilerUnderTest.JAVAC, pages, game("One", evil, "R")).success()).isTrue();
    for (String name : names(pages)) {
      assertThat(Files.readString(pages.resolve(name)))
          .contains("&lt;script&gt;alert(1)&lt;/script&gt;*/&lt;!--")
          .doesNotContain("<script>alert", "<!--");
    }
  }
}
