package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Target;
import io.github.betza.export.Recorded;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.game.Perft;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games of the engine with pieces in hand, or with ends of their own, have as many sequences of
 * moves when imported.
 */
@Tag("deep")
public class ImportedHandsTest {
  private static final int MOST_NODES = 100_000;

  /** A position of a variant that the engine has built in. */
  record Row(String name, String fen, int depth, long nodes) {
    static Row of(String line) {
      String[] fields = line.split("\t", -1);
      return new Row(fields[0], fields[1], Integer.parseInt(fields[2]), Long.parseLong(fields[3]));
    }
  }

  static Map<String, List<Row>> rows() {
    return Stream.of("hands.tsv", "built-in-hands.tsv", "built-in-ends.tsv")
        .flatMap(file -> Recorded.text(file).lines().skip(1))
        .map(Row::of)
        .filter(row -> row.nodes() <= MOST_NODES)
        .collect(Collectors.groupingBy(Row::name));
  }

  public static List<String> names() {
    return rows().keySet().stream().sorted().toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void haveTheMovesThatTheEngineCounts(String name) throws ReflectiveOperationException {
    // The engine counts a mate by a dropped pawn and then scores it as lost: other rows have none.
    String mates = name.equals("gorogoro") ? "shogiPawnDropMateIllegal = false\n" : "";
    Game game = Imports.game(Target.FAIRY_STOCKFISH, "[x:" + name + "]\n" + mates);
    List<Row> rows = rows().get(name);
    assertThat(rows).hasSizeGreaterThan(5);
    for (Row row : rows) {
      Game from = game.getClass().getConstructor(String.class).newInstance(row.fen());
      assertThat(Perft.count(from, row.depth())).as(row.toString()).isEqualTo(row.nodes());
    }
  }

  /** A cannon jumps over no cannon, so that one may be dropped between it and the general. */
  @Test
  void aDroppedBlockerIsNoHurdle() throws ReflectiveOperationException {
    String fen =
        "2ba2bnr/3ka4/9/1p2p1p2/C1c5p/1R5P1/2P1P2P1/3C2P2/2p1K2R1/1NBA1ABNR[Nc] b - - 1 16";
    Game game =
        Imports.game(
            Target.FAIRY_STOCKFISH,
            "[x:janggi]\npieceDrops = true\ncapturesToHand = true\nmaterialCounting = none\n");
    Game from = game.getClass().getConstructor(String.class).newInstance(fen);
    assertThat(from.legalMoves()).extracting(LegalMove::toString).contains("C@d4", "C@d8");
    assertThat(Perft.count(from, 1)).isEqualTo(89);
  }
}
