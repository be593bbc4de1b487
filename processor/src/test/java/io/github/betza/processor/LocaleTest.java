package io.github.betza.processor;

import static io.github.betza.processor.CompilerUnderTest.file;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is the same on every machine, whatever digits its users write. */
final class LocaleTest {
  private static final String GAME =
      file(
          "games/Small.java",
          "package games;",
          "import io.github.betza.*;",
          "@Variant(files = 8, ranks = 8,",
          "    promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"8\"),",
          "    setup = \"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\")",
          "interface Small {",
          "  @Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
          "  @Betza(value = \"R\", letter = 'R') interface Rook {}",
          "  @Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}",
          "}");

  @TempDir Path folder;
  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void gamesAndTheirPagesHaveTheDigitsOfJava() throws IOException {
    Outcome plain = compile(Locale.ROOT, "plain");
    Locale persian = Locale.forLanguageTag("fa-IR");
    Outcome outcome = compile(persian, "persian");

    assertThat(String.format(persian, "%d", 0)).isNotEqualTo("0");
    assertThat(plain.findings()).isEmpty();
    assertThat(plain.generated().get("games/SmallGame.java")).contains("new BitTables(8, 8)");
    assertThat(outcome).isEqualTo(plain);
    assertThat(page("persian")).contains("x='0.4' y='0.4' width='9.2'").isEqualTo(page("plain"));
  }

  private Outcome compile(Locale locale, String name) {
    Locale.setDefault(locale);
    Path work = folder.resolve(name);
    String option = "-A" + AtlasStep.OPTION + "=" + work.resolve("pages");
    return CompilerUnderTest.JAVAC.compile(work, List.of(option), GAME);
  }

  private String page(String name) throws IOException {
    return Files.readString(folder.resolve(name).resolve("pages/games.Small.html"));
  }
}
