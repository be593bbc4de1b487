package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No text makes the import fail otherwise than with a problem that names a line. */
class AnyTextTest {
  private static final int TEXTS = 150;
  private static final String LETTERS =
      "abcdefghkpqrwABFKNPQRW0123456789/=:-*[]() \n\r\t.,;#&+_?!'\"\\\uFEFF\u00E9\uD83D";

  private static String text(Target target) throws IOException {
    return switch (target) {
      case FAIRY_STOCKFISH -> {
        try (InputStream bases =
            Importer.class.getResourceAsStream("/io/github/betza/imports/fairy/bases.ini")) {
          String all = new String(bases.readAllBytes(), StandardCharsets.UTF_8);
          yield all.substring(all.indexOf("[grand]"), all.indexOf("[courier]"));
        }
      }
      case XBOARD ->
          """
          setup (PNKpnk) 4x4+0_mine nk2/p3/3P/2KN w - - 0 1
          piece P& fmWfcF
          piece N& N
          piece K& KisO2
          """;
      case INTERACTIVE_DIAGRAM ->
          """
          files=4
          ranks=4
          promoZone=1
          promoChoice=N
          royal=3
          Pawn:P:fmWfcF::a2-d2
          Knight:N:N::b1
          King:K:K::c1
          """;
    };
  }

  @ParameterizedTest
  @EnumSource(Target.class)
  void isReadOrRefused(Target target) throws IOException {
    String original = text(target);
    for (int seed = 0; seed < TEXTS; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(original);
      for (int i = random.nextInt(4); i >= 0; i--) {
        int at = random.nextInt(text.length());
        String letter = String.valueOf(LETTERS.charAt(random.nextInt(LETTERS.length())));
        int end = Math.min(text.length(), at + random.nextInt(3));
        text.replace(at, random.nextInt(20) == 0 ? text.length() : end, letter);
      }
      int lines = text.toString().split("\n", -1).length;
      Imported imported = Importer.read(target, text.toString(), "");
      assertThat(imported.variant().isPresent())
          .as("%s", text)
          .isEqualTo(imported.problems().isEmpty());
      assertThat(imported.problems())
          .allMatch(problem -> problem.line() >= 1 && problem.line() <= lines)
          .allMatch(problem -> !problem.text().isBlank());
    }
  }
}
