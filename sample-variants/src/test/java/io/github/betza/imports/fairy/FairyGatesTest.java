package io.github.betza.imports.fairy;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.GameRules;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of Fairy-Stockfish in which pieces enter as others leave. */
@Tag("deep")
class FairyGatesTest {
  private static final String HANDS =
      """
      [x:chess]
      startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w RIGHTS - 0 1
      gating = true
      seirawanGating = true
      """;

  /** The bases whose counts are compared here. */
  static final List<String> NAMES = List.of("seirawan", "shouse");

  /** The counts are those of the engine. */
  @ParameterizedTest
  @CsvSource({
    "seirawan, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1, 3, 24830",
    "seirawan, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1, 4, 782599",
    "seirawan, r3k2r/8/8/8/8/8/8/R3K2R[HEhe] w KQkq - 0 1, 3, 233647",
    "seirawan, hr1e2r1/1bp3pp/1P5n/5p2/kbq1pP2/B3PNPP/P1P5/R3K1R1[] w Q - 0 29, 3, 4425",
    "seirawan, hr1e2r1/1bp3pp/1P5n/5p2/kbq1pP2/B3PNPP/P1P5/R3K1R1[] w Q - 0 29, 4, 227122",
    "seirawan, 2bqk1er/rpp2ppp/p3pn2/n1h5/1N1P4/b3PE1N/PPP2PPP/R1BQKBHR[] b KQk - 0 11, 3, 57842",
    "seirawan, hrbqkbre/1pp3pp/7n/3ppp2/8/Bn1PP2P/P1P1QPP1/R1H1KBNR[] b KQ - 1 13, 3, 33903",
    "seirawan, hrbqkbre/1pp3pp/7n/3ppp2/8/Bn1PP2P/P1P1QPP1/R1H1KBNR[] b KQ - 1 13, 4, 1006159",
    "shouse, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1, 1, 92",
    "shouse, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1, 3, 546694",
    "shouse, rn4rh/pp1kp1b1/8/P2b1np1/2phP2P/1R3qPR/1PPPPP2/1N1QKB2[Eebnpp] b BEFab - 0 26, 1, 198",
    "shouse, rn4rh/pp1kp1b1/8/P2b1np1/2phP2P/1R3qPR/1PPPPP2/1N1QKB2[Eebnpp] b BEFab - 0 26, 3, 1775107",
    "shouse, hrq2bnr/p1ppkppp/bpn5/eH2P3/2P5/5N2/PP1PPPPP/RNBQKB1R[e] w KQBCDFfgh - 0 8, 1, 33",
    "shouse, hrq2bnr/p1ppkppp/bpn5/eH2P3/2P5/5N2/PP1PPPPP/RNBQKB1R[e] w KQBCDFfgh - 0 8, 3, 67508",
    "shouse, rn1ekbnr/p2p1ppp/1p1p1p2/2p3B1/H5Pp/P1PBP1qN/3e1P1P/RN1QKHRB[] w QBDkqbfg - 0 18, 1, 48",
    "shouse, rn1ekbnr/p2p1ppp/1p1p1p2/2p3B1/H5Pp/P1PBP1qN/3e1P1P/RN1QKHRB[] w QBDkqbfg - 0 18, 3, 90875"
  })
  void countsAsTheEngineDoes(String base, String fen, int depth, long nodes) {
    GameRules rules = Imports.game(Target.FAIRY_STOCKFISH, "[x:" + base + "]\n").rules();
    assertThat(Perft.count(rules.play(fen), depth)).isEqualTo(nodes);
  }

  @Test
  void pawnsEnterWhereTheyMayBeDropped() {
    GameModel model = model("[x:shouse]\n");
    assertThat(entering(model)).isEqualTo("BEHNQR");
    assertThat(model.drops()).hasSize(2);
    assertThat(entering(model("[x:shouse]\nfirstRankPawnDrops = true\n"))).isEqualTo("BEHNPQR");
  }

  /** Returns the letters of the only rule, which is about the first rank, in order. */
  private static String entering(GameModel model) {
    assertThat(model.gates()).singleElement().extracting(Gate::squares).isEqualTo("1");
    return model
        .gates()
        .get(0)
        .of()
        .chars()
        .sorted()
        .mapToObj(Character::toString)
        .collect(joining());
  }

  /** Letters of files mean gates of a side with pieces in hand, and castling otherwise. */
  @ParameterizedTest
  @CsvSource({
    "KQBCDFGkqbcdfg, KQkqBCDFGbcdfg",
    "KBk, KkB",
    "Kk, Kk",
    "AEHkq, kqAEH",
    "KEHkq, Kkq",
  })
  void theFieldNamesGates(String engine, String field) {
    assertThat(model(HANDS.replace("RIGHTS", engine)).setup().split(" ", -1)[2]).isEqualTo(field);
  }

  @Test
  void gatesAreOnTheRankOfCastling() {
    String text = HANDS.replace("RIGHTS", "ABab") + "castling = false\ncastlingRank = 2\n";
    assertThat(model(text).gates()).containsExactly(new Gate("N", "2"));
    assertThat(model(text).setup()).contains(" ABab ");
  }

  private static GameModel model(String text) {
    Imported read = Importer.read(Target.FAIRY_STOCKFISH, text, "");
    assertThat(read.problems()).isEmpty();
    return read.variant().orElseThrow().model();
  }
}
