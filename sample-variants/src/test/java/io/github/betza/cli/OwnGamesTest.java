package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.Betza;
import io.github.betza.processor.BetzaProcessor;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that somebody else has written and compiled. */
@Timeout(300)
class OwnGamesTest {
  private static final String SOURCE =
      """
      package com.acme;
      import io.github.betza.Betza;
      import io.github.betza.Dialect;
      import io.github.betza.Variant;
      class Harbour {
        @Variant(files = 6, ranks = 6, setup = "sk2s1/6/6/6/6/1S2KS w - - 0 1")
        interface Small {
          @Betza(value = "v[F?R]", letter = 'S') interface Ship {}
          @Betza(value = "K", letter = 'K', royal = true) interface King {}
        }
        @Variant(files = 5, ranks = 5, setup = "k4/5/5/5/4K w - - 0 1")
        interface Kings {
          @Betza(value = "kK", letter = 'K', dialect = Dialect.EXTENDED) interface King {}
        }
        abstract static class BoardGame {}
      }
      """;

  @TempDir static Path classes;
  @TempDir static Path jars;
  @TempDir static Path empty;
  @TempDir static Path mistakes;
  private static String jar;

  @BeforeAll
  static void compile() throws IOException, URISyntaxException {
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Harbour.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return SOURCE;
          }
        };
    Path runtime = Path.of(Betza.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    StringWriter problems = new StringWriter();
    CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                problems,
                null,
                null,
                List.of("-d", classes.toString(), "-classpath", runtime.toString()),
                null,
                List.of(source));
    task.setProcessors(List.of(new BetzaProcessor()));
    assertThat(task.call()).as(problems.toString()).isTrue();
    jar = jars.resolve("games.jar").toString();
    try (OutputStream out = Files.newOutputStream(Path.of(jar));
        JarOutputStream entries = new JarOutputStream(out)) {
      try (var files = Files.list(classes.resolve("com/acme"))) {
        for (Path file : files.sorted().toList()) {
          entries.putNextEntry(new JarEntry("com/acme/" + file.getFileName()));
          Files.copy(file, entries);
        }
      }
    }
  }

  /** A class path as that of java holds the runtime too, which has no game of its own. */
  @Test
  void theRuntimeHasNoGame() throws URISyntaxException {
    String runtime =
        Path.of(Betza.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    Cli run = Cli.run("perft", "--class-path", runtime, "--depth", "1");
    assertThat(run.err()).contains("there are no games").doesNotContain("Table");
  }

  /** The pages have the names that the processor gives them. */
  @Test
  void drawsAllGamesOrTheOneThatIsNamed() throws IOException {
    for (String place : List.of(classes.toString(), jar)) {
      Path all = jars.resolve("all");
      Cli run = Cli.run("atlas", "--class-path", place, "--out", all.toString());
      assertThat(run.err()).isEmpty();
      assertThat(run.outLines())
          .containsExactly(
              all.resolve("com.acme.Harbour.Kings.html").toString(),
              all.resolve("com.acme.Harbour.Small.html").toString(),
              all.resolve("index.html").toString());
      assertThat(Files.readString(all.resolve("com.acme.Harbour.Small.html")))
          .contains("<code>v[F?R]</code>", "id='piece-S'");
    }
    String one = jars.resolve("one").toString();
    Cli run = Cli.run("atlas", "--class-path", jar, "--variant", "Harbour_Kings", "--out", one);
    assertThat(run.outLines()).hasSize(2);
    assertThat(run.outLines().get(0)).endsWith("com.acme.Harbour.Kings.html");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.acme.Harbour.Small",
        "com.acme.Harbour$Small",
        "com.acme.Harbour_Small",
        "Harbour_Small",
        "com.acme.Harbour_SmallGame"
      })
  void countsTheMovesOfAGame(String name) {
    Cli same =
        Cli.run(
            "perft",
            "--files",
            "6",
            "--ranks",
            "6",
            "--piece",
            "S=v[F?R]",
            "--royal",
            "K",
            "--fen",
            "sk2s1/6/6/6/6/1S2KS w - - 0 1",
            "--depth",
            "2");
    for (String place : List.of(classes.toString(), jar, empty + File.pathSeparator + classes)) {
      Cli run = Cli.run("perft", "--class-path", place, "--variant", name, "--depth", "2");
      assertThat(run.errLines()).allMatch(line -> line.matches("[0-9.]+ s")).isNotEmpty();
      assertThat(run.outLines()).isEqualTo(same.outLines());
      assertThat(run.code()).isZero();
    }
    assertThat(same.outLines()).isNotEqualTo(List.of("0")).hasSize(1);
  }

  @Test
  void doesNotMindWhatIsNoGame() throws IOException {
    Path other = Files.createDirectories(mistakes.resolve("other"));
    Files.writeString(other.resolve("FakeGame.class"), "this is no class");
    String path = other + File.pathSeparator + jar;
    Cli run = Cli.run("perft", "--class-path", path, "--variant", "Harbour_Kings", "--depth", "1");
    assertThat(run.outLines()).containsExactly("3");
  }

  @Test
  void tellsOtherProgramsOfAGame() {
    Cli run =
        Cli.run(
            "export",
            "--class-path",
            classes.toString(),
            "--variant",
            "Harbour_Small",
            "--to",
            "interactive-diagram");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("files=6");
    assertThat(run.code()).isZero();
  }

  /** EXTENDED says in the notation that a piece is royal; the game and what is told of it know. */
  @Test
  void tellsThatAPieceIsRoyal() {
    for (String program : List.of("fairy-stockfish", "interactive-diagram")) {
      Cli run =
          Cli.run(
              "export",
              "--class-path",
              classes.toString(),
              "--variant",
              "Harbour_Kings",
              "--to",
              program);
      assertThat(run.outLines()).anyMatch(line -> line.matches("king = k|royal=K"));
      assertThat(run.err()).isEmpty();
      assertThat(run.code()).isZero();
    }
  }

  @Test
  void goesOnFromAPosition() {
    Cli run =
        Cli.run(
            "perft",
            "--class-path",
            jar,
            "--variant",
            "Harbour_Kings",
            "--fen",
            "k4/5/K4/5/5 w - - 0 1",
            "--depth",
            "1");
    assertThat(run.outLines()).containsExactly("3");
    Cli wrong =
        Cli.run(
            "perft",
            "--class-path",
            jar,
            "--variant",
            "Harbour_Kings",
            "--fen",
            "k4/5/5/5/4Q w - - 0 1",
            "--depth",
            "1");
    assertThat(wrong.errLines()).hasSize(1);
    assertThat(wrong.err()).contains("no piece has the letter 'Q'");
    assertThat(wrong.code()).isEqualTo(Main.FAILED);
  }

  @Test
  void playsAGameWithBothProtocols() {
    Cli uci =
        Cli.withInput(
            "uci\nposition startpos\ngo depth 2\nstop\nquit\n",
            "play",
            "--class-path",
            classes.toString(),
            "--variant",
            "com.acme.Harbour.Small");
    assertThat(uci.outLines())
        .contains("option name UCI_Variant type combo default Harbour_Small var Harbour_Small")
        .anyMatch(line -> line.startsWith("bestmove "));
    Cli xboard =
        Cli.withInput(
            "xboard\nprotover 2\nvariant harboursmall\nping 1\nquit\n",
            "play",
            "--class-path",
            jar,
            "--variant",
            "com.acme.Harbour.Small");
    assertThat(xboard.outLines())
        .contains("feature myname=\"Betza\" variants=\"harboursmall\"")
        .contains("piece S& vFfryaflFbryafrFblyaflFflyafrF", "piece K& K", "pong 1");
  }

  @Test
  void aStarIsAllJarsOfAFolder() {
    Cli run =
        Cli.run(
            "perft",
            "--class-path",
            Path.of(jar).getParent() + "/*",
            "--variant",
            "com.acme.Harbour.Small",
            "--depth",
            "1");
    assertThat(run.err()).doesNotContain("error");
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "CLASSES, , 2, '--variant must name one of the games: com.acme.Harbour_Kings,"
        + " com.acme.Harbour_Small'",
    "CLASSES, chess, 2, 'there is no variant ''chess''; there are: com.acme.Harbour_Kings, '",
    "NOWHERE, chess, 1, '--class-path: there is no folder or jar '",
    "EMPTY, Small, 2, 'there are no games in '",
    "STAR, Small, 1, '--class-path: there is no folder '",
    "BROKEN, Small, 1, 'cannot be read: '",
    "LIAR, Small, 1, 'cannot be loaded: '",
    "JAVA, Small, 1, 'the class ''java.x.FakeGame'' cannot be loaded: '",
    ", com.acme.Small, 2, '--class-path says where your own are; there are: almost, '"
  })
  void saysWhatIsWrongOnOneLine(String place, String name, int code, String message)
      throws IOException {
    Path lone = Files.createDirectories(mistakes.resolve("lone"));
    Path broken = mistakes.resolve("broken.jar");
    Files.writeString(broken, "this is no jar");
    Path liar = Files.createDirectories(mistakes.resolve("liar"));
    Files.writeString(liar.resolve("FakeGame.class"), "this is no class");
    Path java = Files.createDirectories(mistakes.resolve("java.folder"));
    Path reserved = Files.createDirectories(java.resolve("java/x"));
    Files.writeString(reserved.resolve("FakeGame.class"), "Java loads none from here");
    String path =
        place == null
            ? null
            : switch (place) {
              case "CLASSES" -> classes.toString();
              case "EMPTY" -> lone.toString();
              case "STAR" -> mistakes.resolve("nowhere") + "/*";
              case "BROKEN" -> broken.toString();
              case "LIAR" -> liar.toString();
              case "JAVA" -> java.toString();
              default -> mistakes.resolve("nowhere").toString();
            };
    for (String command : List.of("perft", "play")) {
      List<String> words = new ArrayList<>(List.of(command));
      if (path != null) {
        words.addAll(List.of("--class-path", path));
      }
      if (name != null) {
        words.addAll(List.of("--variant", name));
      }
      if (command.equals("perft")) {
        words.addAll(List.of("--depth", "1"));
      }
      Cli run = Cli.run(words.toArray(new String[0]));
      assertThat(run.errLines()).as("%s", words).hasSize(1);
      assertThat(run.err()).startsWith("betza " + command + ": ").contains(message);
      assertThat(run.out()).isEmpty();
      assertThat(run.code()).isEqualTo(code);
    }
  }

  @Test
  void saysWhichFolderItMustNotRead() throws IOException {
    Path closed = Files.createDirectories(mistakes.resolve("closing/closed"));
    try {
      // Nothing is closed to the administrator.
      assumeTrue(closed.toFile().setReadable(false) && !Files.isReadable(closed));
      Cli run = Cli.run("perft", "--depth", "1", "--class-path", closed.getParent().toString());
      assertThat(run.code()).isEqualTo(Main.FAILED);
      assertThat(run.errLines())
          .singleElement()
          .asString()
          .startsWith("betza perft: --class-path: ")
          .contains(" cannot be read: access denied: ");
    } finally {
      assertThat(closed.toFile().setReadable(true)).isTrue();
    }
  }

  /** The game can be counted all the same, for its class knows the rules. */
  @Test
  void saysThatTheDeclarationIsMissing() throws IOException {
    Path undeclared = Files.createDirectories(mistakes.resolve("undeclared/com/acme"));
    try (var files = Files.list(classes.resolve("com/acme"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.startsWith("Harbour_")) {
          Files.copy(file, undeclared.resolve(name));
        }
      }
    }
    String place = mistakes.resolve("undeclared").toString();
    String[] common = {"--class-path", place, "--variant", "Harbour_Small"};
    assertThat(with(common, "perft", "--depth", "1").code()).isZero();
    String[] export = {"export", "--to", "xboard"};
    String[] atlas = {"atlas", "--out", mistakes.resolve("pages").toString()};
    for (String[] command : List.of(export, atlas)) {
      Cli run = with(common, command);
      assertThat(run.code()).isEqualTo(Main.FAILED);
      assertThat(run.errLines())
          .containsExactly(
              "betza "
                  + command[0]
                  + ": com.acme.Harbour_SmallGame was not generated for a type with @Variant");
    }
  }

  private static Cli with(String[] common, String... first) {
    List<String> words = new ArrayList<>(List.of(first));
    words.addAll(List.of(common));
    return Cli.run(words.toArray(new String[0]));
  }
}
