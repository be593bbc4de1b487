package io.github.betza.processor.interpret;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.translate.Translation;
import io.github.betza.processor.translate.Translator;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Notations that go to another dialect and back, held against the conformance data. */
class RoundTripTest {
  /** One of so many notations is tried; {@code -Dbetza.roundtrip=1} tries all. */
  private static final int SAMPLED = Integer.getInteger("betza.roundtrip", 8);

  private static final int FIRST = 3;

  @Tag("deep")
  @ParameterizedTest
  @EnumSource(names = {"EXTENDED", "BEX"})
  void theMovesStayTheSame(Dialect through) throws IOException {
    List<ConformanceLine> lines = ConformanceLine.of("xbetza.tsv");
    List<String> all = lines.stream().map(ConformanceLine::notation).distinct().sorted().toList();
    List<String> sample =
        IntStream.range(0, all.size())
            .filter(i -> (i - FIRST) % SAMPLED == 0)
            .mapToObj(all::get)
            .toList();
    int positions = 0;
    int withForm = 0;
    for (String notation : sample) {
      Optional<String> there = translate(notation, Dialect.XBETZA, through);
      if (there.isPresent()) {
        String back = translate(there.get(), through, Dialect.XBETZA).orElseThrow();
        assertThat(Comparison.of(read(notation), read(back), new Work(100_000_000)))
            .as("%s, %s, %s", notation, there.get(), back)
            .matches(Comparison::isEqual);
        positions += checkMoves(back, lines.stream().filter(l -> l.notation().equals(notation)));
        withForm++;
      }
    }
    assertThat(withForm).isGreaterThan(sample.size() * 2 / 3);
    assertThat(positions).isGreaterThan(2 * withForm);
  }

  private static int checkMoves(String notation, Stream<ConformanceLine> lines) {
    Piece piece = read(notation);
    return lines
        .mapToInt(
            line -> {
              Interpreter interpreter =
                  new Interpreter(
                      piece,
                      kind ->
                          Optional.ofNullable(line.kinds().get(kind))
                              .map(RoundTripTest::read)
                              .orElseGet(() -> new Piece(List.of())));
              assertThat(line.text(interpreter.moves(line.board(), line.from())))
                  .as("%s of %s", notation, line.id())
                  .isEqualTo(line.expected());
              return 1;
            })
        .sum();
  }

  private static Optional<String> translate(String notation, Dialect from, Dialect to) {
    return Translator.translate(notation, from, to) instanceof Translation.Found found
        ? Optional.of(found.notation())
        : Optional.empty();
  }

  private static Piece read(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }
}
