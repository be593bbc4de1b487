package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.GameRules;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imports;
import io.github.betza.model.Blast;
import io.github.betza.model.GameModel;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of Fairy-Stockfish in which captures blow up what stands round them. */
class FairyBlastsTest {
  /** The bases whose counts are compared here. */
  static final List<String> NAMES = List.of("atomar", "atomic", "nocheckatomic");

  /** The counts are those of the engine. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "atomic, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4, 197326",
    "atomic, rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2, 3, 27247",
    "atomic, 8/8/8/3k4/3K4/8/8/R6r w - - 0 1, 4, 143494",
    "atomic, r1b1kbnr/pp2p1pp/n7/3p3P/2p5/PPN4B/1BPPPP2/1R1QK2R w K - 0 15, 3, 22638",
    "atomic, rn1qkbnr/pbpp2pp/4p3/1p3p2/7P/N4PP1/PPPPP3/R1BQKBNR b KQkq - 0 5, 3, 26368",
    "atomar, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4, 197779",
    "atomar, rnb1kb1r/1pp2p2/p2p4/1N5p/1P5P/8/P1PP2P1/R1Q4R w kq - 0 15, 1, 0",
    "atomar, 5br1/prk1p3/1p4p1/5p1p/2R4P/2P2P2/PB1P1Q2/4n1KR b - - 5 24, 3, 16219",
    "atomar, rnbqkb1r/pp1ppp1p/6pn/2p5/6P1/N3PP2/PPPP3P/R1BQKBNR b KQkq - 1 4, 3, 14670",
    "nocheckatomic, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4, 197779",
    "nocheckatomic, 2r2r2/3pbpp1/1ppq2np/4p3/1BPk3P/PP1PP1P1/1R2B1K1/2Q3NR w - - 2 31, 3, 44562",
    "nocheckatomic, 3r3k/p2np3/q3r1Bp/1ppp2p1/1P2P1PP/P2PK3/2P5/3Q4 w - - 2 29, 3, 29122",
    "nocheckatomic, rnbqk2r/p1ppp2p/3n4/1p4p1/1P4P1/P3PP2/RbPP3P/1NBQKB1R w Kkq - 1 10, 3, 15866"
  })
  void countsAsTheEngineDoes(String base, String fen, int depth, long nodes) {
    GameRules rules = Imports.game(Target.FAIRY_STOCKFISH, "[x:" + base + "]\n").rules();
    assertThat(Perft.count(rules.play(fen), depth)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[x:atomic] | '' | P | ''",
        "[x:atomar] | '' | P | K",
        "[x:chess]\\nblastOnCapture = true\\nblastImmuneTypes = nr | '' | P | NR",
        "[x:shatranj]\\nblastOnCapture = true\\nblastImmuneTypes = - | '' | P | ''",
      })
  void whatIsRemoved(String text, String of, String spares, String immune) {
    assertThat(model(text).blasts()).containsExactly(new Blast(of, spares, immune));
  }

  @Test
  void piecesThatRideMayNotBeImmuneToEachOther() {
    assertThat(
            Importer.read(Target.FAIRY_STOCKFISH, "[x:chess]\nmutuallyImmuneTypes = r\n", "")
                .problems())
        .singleElement()
        .asString()
        .contains("if they are kings or commoners");
  }

  @Test
  void onlyTheCapturedPieceGoesToAHand() {
    String text = "[x:atomic]\npieceDrops = true\ncapturesToHand = true\ncastling = false\n";
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, text, "").omissions())
        .containsExactly("that pieces which a blast removes beside the captured one go to a hand");
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, "[x:atomic]\n", "").omissions()).isEmpty();
  }

  private static GameModel model(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text.replace("\\n", "\n"), "")
        .variant()
        .orElseThrow()
        .model();
  }
}
