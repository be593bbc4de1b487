package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/** No text makes the import fail otherwise than with a problem that names a line. */
class AnyTextTest {
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

  /** A letter in place of some letters, or of none; the place is a part of the whole text. */
  private record Change(int permille, int length, char letter) {
    private void make(StringBuilder text) {
      int at = text.length() * permille / 1_000;
      int end = (int) Math.min(text.length(), (long) at + length);
      text.replace(at, end, String.valueOf(letter));
    }
  }

  @Provide
  static Arbitrary<List<Change>> changes() {
    Arbitrary<Integer> places =
        Arbitraries.integers().between(0, 999).withDistribution(RandomDistribution.uniform());
    Arbitrary<Integer> lengths =
        Arbitraries.frequencyOf(
            Tuple.of(19, Arbitraries.integers().between(0, 2)),
            Tuple.of(1, Arbitraries.just(Integer.MAX_VALUE)));
    return Combinators.combine(places, lengths, Arbitraries.of(LETTERS.toCharArray()))
        .as(Change::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(4);
  }

  @Property(tries = 450, seed = "1")
  void isReadOrRefused(@ForAll Target target, @ForAll("changes") List<Change> changes)
      throws IOException {
    StringBuilder text = new StringBuilder(text(target));
    changes.forEach(change -> change.make(text));
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
