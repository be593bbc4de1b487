package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Hand;
import io.github.betza.board.MoveList;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How options about pieces in hand are read. */
class FairyHandsTest {
  private static GameModel read(String text) {
    Imported imported = Importer.read(Target.FAIRY_STOCKFISH, text.replace("\\n", "\n"), "");
    assertThat(imported.problems()).isEmpty();
    return imported.variant().orElseThrow().model();
  }

  @ParameterizedTest
  @CsvSource({
    "crazyhouse, CAPTURED",
    "loop, CAPTURED_PROMOTED",
    "pocketknight, NONE",
    "shogi, CAPTURED"
  })
  void whatBecomesOfCapturedPieces(String base, Hand hand) {
    assertThat(read("[x:" + base + "]\n").hand()).isEqualTo(hand);
  }

  /** Kinds that are dropped alike are in one rule, whose squares are empty for the whole board. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [x:crazyhouse]\\nfirstRankPawnDrops = true | P 1-7, BNQR
          [x:crazyhouse]\\npromotionZonePawnDrops = true | P 2-8, BNQR
          [x:crazyhouse]\\nimmobilityIllegal = true | P 2-7, BNQR
          [x:crazyhouse]\\nsittuyinRookDrop = true | P 2-7, BNQ, R 1
          [x:crazyhouse]\\ndropNoDoubled = n\\ndropNoDoubledCount = 2 | P 2-7, BQR, N perFile=2
          [x:crazyhouse]\\ndropNoDoubled = n\\ndropNoDoubledCount = 9 | P 2-7, BNQR
          [x:crazyhouse]\\ndropChecks = false | P 2-7 checks=false, BNQR checks=false
          [x:crazyhouse]\\nmustDrop = true\\nmustDropType = q | P 2-7, BNR, Q first=true
          [x:pocketknight]\\nmustDrop = true | N first=true
          [x:pocketknight]\\nmobilityRegionWhiteKnight = *1 *2\\nmobilityRegionBlackKnight = *8 *7 | N
          [x:dragon]\\ndropRegionWhite = a1 *2\\ndropRegionBlack = h8 *7 | D a1 2
          [x:minishogi]\\nshogiPawnDropMateIllegal = false | BGRS, P 1-4 perFile=1
          [x:minishogi] | BGRS, P 1-4 perFile=1 checkmates=false
          [x:minishogi]\\ndropPromoted = true | B+BGR+RS+S, P+P 1-4 perFile=1 checkmates=false
          [x:chess]\\nstartFen = 4k3/8/8/8/8/8/8/4K3[q] w - - 0 1\\npieceDrops = true\\ndropRegionBlack = *8 | Q 1
          """)
  void whereEachKindIsDropped(String text, String drops) {
    String shown =
        read(text).drops().stream().map(FairyHandsTest::text).collect(Collectors.joining(", "));
    assertThat(shown).isEqualTo(drops);
  }

  /** A king in check that no drop can save moves, while its side has pieces to drop. */
  @Test
  void whoCannotDropMoves() throws ReflectiveOperationException {
    String screen =
        """
        [screen:placement]
        dropNoDoubled = p
        startFen = 8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1
        dropRegionWhite = *1 *2 *3 *4
        dropRegionBlack = *8 *7 *6 *5
        """;
    String fen = "5q2/8/5p2/1k6/8/4Q3/3R4/5B1R[PPPPPPPPBNNKpppppppbbnnrr] b - - 0 4";
    Game game =
        Imports.game(Target.FAIRY_STOCKFISH, screen)
            .getClass()
            .getConstructor(String.class)
            .newInstance(fen);
    assertThat(game.legalMoves())
        .extracting(LegalMove::toString)
        .containsExactly("b5a4", "b5a5", "b5b4", "b5c6");
    assertThat(game.legalMoveCount()).isEqualTo(4);
    MoveList captures = new MoveList();
    game.legalCaptures(captures);
    assertThat(captures.size()).isZero();
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    MoveList found = new MoveList();
    assertThat(game.legal(legal.get(0), found)).isEqualTo(1);
    assertThat(game.result().isFinal()).isFalse();
  }

  private static String text(Drop drop) {
    String text = drop.of() + (drop.squares().isEmpty() ? "" : " " + drop.squares());
    text += drop.perFile() == 0 ? "" : " perFile=" + drop.perFile();
    text += drop.checkmates() ? "" : " checkmates=false";
    return text + (drop.checks() ? "" : " checks=false") + (drop.first() ? " first=true" : "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          enclosingDrop = top | 2: enclosingDrop = top lets drops depend on the pieces around
          dropChecks = no | 2: dropChecks is true or false, not 'no'
          dropRegionWhite = *1 | 2: dropRegionBlack has to be dropRegionWhite as Black sees it, for a
          dropNoDoubled = p\\ndropNoDoubledCount = 0 | 2: a pawn in hand could never be dropped
          dropNoDoubled = p\\ndropNoDoubledCount = x | 3: dropNoDoubledCount is a number from 0 to 99
          dropNoDoubled = q\\npromotedPieceType = n:q | 2: promoted pieces that are a queen count
          promotedPieceType = n:q\\npromotionLimit = q:1 | 3: promotionLimit of a queen has no place
          promotedPieceType = n:b b:r | 2: a knight that has become a bishop promotes again
          dropLoop = true\\ndropPromoted = true | 3: pieces are dropped promoted by dropPromoted
          castlingDroppedPiece = true | 2: castling with dropped pieces is imported if kings and one
          dropOppositeColoredBishop = true | 2: dropOppositeColoredBishop is about two bishops
          promotionPawnTypes = pn | 2: captured pieces of promotionPieceTypes are of one kind
          """)
  void whatHasNoPlaceIsRefused(String options, String problem) {
    String text = "[x:crazyhouse]\n" + options.replace("\\n", "\n") + "\n";
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, text))
        .anyMatch(each -> each.startsWith(problem));
  }

  @Test
  void theSetupKeepsHandsAndForms() {
    String rows = "rnb+fkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB+FKBNR";
    GameModel game =
        read(
            "[x:crazyhouse]\nfers = f\npromotedPieceType = f:q\nstartFen = "
                + rows
                + "[Nq] w KQkq");
    assertThat(game.setup()).isEqualTo(rows + "[Nq] w KQkq - 0 1");
    assertThat(game.promotions()).anyMatch(rule -> rule.of().equals("F") && rule.to().equals("+"));
    assertThat(game.drops()).extracting(Drop::of).isEqualTo(List.of("P", "BNQRF"));
  }
}
