package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.export.Recorded;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imports;
import io.github.betza.model.Castling;
import io.github.betza.model.GameModel;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of the engine in which kings castle from anywhere on their rank. */
@Tag("deep")
class FairyAnywhereTest {
  private static final int MANY = 60_000;

  /** A position, and what the engine counts from it. */
  private record Row(String name, String fen, int depth, long nodes) {
    static Row of(String line) {
      String[] fields = line.split("\t", -1);
      return new Row(fields[0], fields[1], Integer.parseInt(fields[2]), Long.parseLong(fields[3]));
    }
  }

  private static Stream<Row> rows() {
    return Recorded.text("anywhere.tsv").lines().skip(1).map(Row::of);
  }

  static List<String> names() {
    return rows().map(Row::name).distinct().toList();
  }

  private static String section(String name) {
    return "[x:" + name + "]\nchess960 = true\n";
  }

  @ParameterizedTest
  @MethodSource("names")
  void haveTheMovesThatTheEngineCounts(String name) throws ReflectiveOperationException {
    count(section(name), name, row -> row.nodes() <= MANY);
  }

  @ParameterizedTest
  @MethodSource("names")
  void haveTheMovesThatTheEngineCountsDeeper(String name) throws ReflectiveOperationException {
    count(section(name), name, row -> row.nodes() > MANY);
  }

  @ParameterizedTest
  @MethodSource("names")
  void comeBackFromAnExport(String name) throws ReflectiveOperationException {
    Export export = export(section(name));
    // Blasts are not told of any game.
    assertThat(export.sentences()).allMatch(each -> each.startsWith("Where a piece captures,"));
    assertThat(export.text()).contains("chess960 = true");
    if (export.sentences().isEmpty()) {
      count(export.text(), name, row -> row.depth() <= 2);
    }
  }

  private static void count(String text, String name, Predicate<Row> wanted)
      throws ReflectiveOperationException {
    Game game = Imports.game(Target.FAIRY_STOCKFISH, text);
    List<Row> rows = rows().filter(row -> row.name().equals(name)).filter(wanted).toList();
    assertThat(rows).isNotEmpty();
    for (Row row : rows) {
      Game from = game.getClass().getConstructor(String.class).newInstance(row.fen());
      assertThat(Perft.count(from, row.depth())).as(row.toString()).isEqualTo(row.nodes());
    }
  }

  private static Export export(String text) {
    DeclaredVariant variant =
        Importer.read(Target.FAIRY_STOCKFISH, text, "").variant().orElseThrow();
    return Target.FAIRY_STOCKFISH.export(variant, "back");
  }

  @ParameterizedTest
  @ValueSource(strings = {"janus", "chess\ncastlingQueensideFile = b"})
  void castlingTowardsOneFileComesBack(String base) {
    String text = "[x:" + base.replace("\n", "]\n") + (base.contains("\n") ? "\n" : "]\n");
    Export export = export(text);
    assertThat(export.sentences()).isEmpty();
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, export.text()), 3))
        .isEqualTo(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, text), 3));
  }

  /** The engine puts the partner beside the king, and has one rule for all. */
  @Test
  void whatTheEngineCannotBeToldIsListed() {
    DeclaredVariant variant =
        Importer.read(Target.FAIRY_STOCKFISH, "[x:fischerandom]\n", "").variant().orElseThrow();
    DeclaredVariant other =
        variant.with(GameModel.CASTLINGS, List.of(new Castling("K", "R", "cg", "ee")));
    Export export = Target.FAIRY_STOCKFISH.export(other, "back");
    assertThat(export.sentences())
        .singleElement()
        .asString()
        .startsWith("The King castles with the Rook,");
    assertThat(export.text()).contains("castling = false");
  }
}
