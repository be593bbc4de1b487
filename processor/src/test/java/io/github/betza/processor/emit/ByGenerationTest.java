package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.reverse.Obstacle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which pieces find the attackers of a square by generating captures, because theirs are not walked
 * backward. The table of the conformance data's notations is written anew with {@code
 * -Dbetza.golden=write}.
 */
final class ByGenerationTest {
  private static final Path TABLE = Path.of("src", "test", "resources", "golden");

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"XBETZA", "EXTENDED", "BEX"})
  void ofTheConformanceData(Dialect dialect) throws IOException, TooLargeException {
    String name = dialect.name().toLowerCase(Locale.ROOT);
    List<String> table = new ArrayList<>();
    for (String notation : notations(name)) {
      Optional<Piece> piece = Notations.read(notation, dialect).piece();
      Optional<Obstacle> obstacle = piece.isPresent() ? obstacle(piece.get()) : Optional.empty();
      obstacle.ifPresent(why -> table.add(notation + "\t" + why.words()));
    }
    Path file = TABLE.resolve("by-generation-" + name + ".tsv");
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.write(file, table);
    }

    assertThat(table).isEqualTo(Files.readAllLines(file));
  }

  @ParameterizedTest
  @CsvSource({
    "xaK, EXCITES",
    "I, OTHERS_MOVES",
    "cU, EVERYWHERE",
    "fscW*, RANKS",
    "oasoR, JOINED_EDGES",
    "mcuaK, UNLOADS",
    "abR, COMES_BACK",
    "mcafcafR, GOES_ON",
    "pqN, TOO_MANY",
  })
  void everyReason(String notation, Obstacle reason) throws TooLargeException {
    assertThat(obstacle(Generated.piece(notation))).contains(reason);
  }

  /** The rose is walked backward in each dialect, whether or not its two hands begin alike. */
  @ParameterizedTest
  @CsvSource({"XBETZA, qN", "EXTENDED, qN", "EXTENDED, Nrf7Nlf7", "EXTENDED, Nrf8", "BEX, qN"})
  void rosesAreNot(Dialect dialect, String notation) throws TooLargeException {
    Piece piece = Notations.read(notation, dialect).piece().orElseThrow();

    assertThat(obstacle(piece)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "R--[ccD], CUSTODY",
    "mR--[xo]--[ccD], CUSTODY",
    "mR3--[ccH], COMES_BACK",
    "i[ci], OTHERS_MOVES",
  })
  void everyReasonOfExotica(String notation, Obstacle reason) throws TooLargeException {
    Piece piece = Notations.read(notation, Dialect.BEX).piece().orElseThrow();

    assertThat(obstacle(piece)).contains(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jL03--W", "jL03--eK2"})
  void pathsThatWouldBeComparedForSeconds(String notation) throws TooLargeException {
    Piece piece = Notations.read(notation, Dialect.BEX).piece().orElseThrow();

    assertThat(obstacle(piece)).contains(Obstacle.TOO_MANY);
  }

  @Test
  void theGeneratedClassSaysSo() throws TooLargeException {
    String source = new Generated().add("Turncoat", Generated.piece("xaK")).text("Turncoat");

    assertThat(source)
        .contains("because another piece makes a part of the move")
        .contains("return found.search(board, INSTANCE, square, attacker);");
    assertThat(new Generated().add("Queen", Generated.piece("Q")).text("Queen"))
        .doesNotContain("found.search(");
  }

  private static Optional<Obstacle> obstacle(Piece piece) throws TooLargeException {
    return new AttackersWriter(new PiecePlan(piece).backward()).obstacle();
  }

  private static List<String> notations(String name) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    ByGenerationTest.class.getResourceAsStream("/conformance/" + name + ".tsv")),
                StandardCharsets.UTF_8))) {
      return reader.lines().map(line -> line.split("\t", -1)[2]).distinct().sorted().toList();
    }
  }
}
