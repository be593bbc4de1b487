package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options by their old names are the same rules as by the present ones. */
@Tag("deep")
class FairyOldNamesTest {
  /** A game without a rule that any of the options gives. */
  private static final String GAME =
      """
      [x]
      pawn = p
      knight = n
      rook = r
      king = k
      startFen = rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 1
      promotionPieceTypes = nr
      """;

  private static Imported read(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text, "x");
  }

  private static DeclaredVariant game(String text) {
    Imported imported = read(text);
    assertThat(imported.problems()).isEmpty();
    return imported.variant().orElseThrow();
  }

  private static String lines(String options) {
    return options.replace("\\n", "\n") + "\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "promotionRank = 7 | promotionRegionWhite = *7 *8\\npromotionRegionBlack = *1 *2",
        "promotionRank = 8 | promotionRegionWhite = *8\\npromotionRegionBlack = *1",
        "doubleStepRank = 3 | doubleStepRegionWhite = *2 *3\\ndoubleStepRegionBlack = *6 *7",
        "doubleStepRank = 1 | doubleStep = false",
        "doubleStepRankMin = 1 | doubleStepRegionWhite = *1 *2\\ndoubleStepRegionBlack = *7 *8",
        "doubleStepRankMin = 3 | doubleStep = false",
        "whiteFlag = *8\\nblackFlag = *1 | flagRegionWhite = *8\\nflagRegionBlack = *1",
        "castlingRookPiece = n | castlingRookPieces = n",
        "whiteDropRegion = *1\\nblackDropRegion = *8 | mustCapture = false",
        "dropOnTop = true | mustCapture = false",
        "dropOnTop = false | mustCapture = false",
        // A present name prevails, whichever line comes first.
        "promotionRegionWhite = *7 *8\\npromotionRegionBlack = *2 *1\\npromotionRank = 5 |"
            + " promotionRank = 7",
        "flagRegion = e4 d5\\nwhiteFlag = *8 | flagRegion = e4 d5",
      })
  void meanWhatThePresentNamesMean(String old, String present) {
    // Knights castle with the king in one of the games.
    String game = GAME.replace("rn2k2r", "n3k2n").replace("RN2K2R", "N3K2N");
    String base = old.startsWith("castling") ? game : GAME;
    assertThat(game(base + lines(old))).isEqualTo(game(base + lines(present)));
    assertThat(read(base + lines(old)).notes()).isEmpty();
  }

  @Test
  void changeTheGame() {
    DeclaredVariant game = game(GAME + "promotionRank = 7\nwhiteFlag = *6\nblackFlag = *3\n");
    assertThat(game.promotions()).containsExactly(new Promotion("P", "NR", "7-8", false, false));
    assertThat(game.model().goals()).containsExactly(Goal.of("KNPR", "6"));
  }

  /** The engine counts the ranks of Black from the end of the board that the section has. */
  @Test
  void countRanksOnTheBoardOfTheirSection() {
    String text =
        """
        [before]
        maxRank = 6
        pawn = p
        rook = r
        king = k
        promotionPieceTypes = r
        promotionRank = 5
        doubleStep = false
        castling = false
        [x:before]
        maxRank = 8
        startFen = rk6/pppppppp/8/8/8/8/PPPPPPPP/RK6 w - - 0 1
        """;
    String present =
        text.replace("promotionRank = 5", "promotionRegionWhite = *5 *6 *7 *8 *9 *10")
            .replace("[x:before]", "promotionRegionBlack = *2 *1\n[x:before]");
    List<String> problems = read(text).problems().stream().map(each -> each.text()).toList();
    assertThat(problems).singleElement().asString().contains("promotionRegionBlack has to be");
    assertThat(problems)
        .isEqualTo(read(present).problems().stream().map(each -> each.text()).toList());
  }

  @Test
  void theFirstRankHasNoEffectBesideTheLastOne() {
    Imported imported = read(GAME + "doubleStepRank = 3\ndoubleStepRankMin = 1\n");
    assertThat(imported.variant()).contains(game(GAME + "doubleStepRank = 3\n"));
    assertThat(imported.notes())
        .containsExactly(
            "line 9: doubleStepRankMin has no effect: Fairy-Stockfish reads it only in sections"
                + " without doubleStepRank");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "promotionRank = 9 | 8: promotionRank is a rank of the board, 1 to 8, not '9'",
        "promotionRank = 0 | 8: promotionRank is a rank of the board, 1 to 8, not '0'",
        "promotionRank = | 8: promotionRank is a rank of the board, 1 to 8, not ''",
        "doubleStepRank = two | 8: doubleStepRank is a rank of the board, 1 to 8, not 'two'",
        "doubleStepRankMin = -1 | 8: doubleStepRankMin is a rank of the board, 1 to 8, not '-1'",
        "maxRank = 99\\npromotionRank = 99 | 8: maxRank is 1 to 10 here, not '99'",
        "castlingRookPiece = x | 8: castlingRookPiece: no piece has the letter 'x'",
        "castlingRookPiece = | 8: castlingRookPiece has no value",
        "whiteFlag = hill\\nblackFlag = hill | 8: whiteFlag is a list of squares such as 'e4 *8'",
        "dropOnTop = yes | 8: dropOnTop is true or false, not 'yes'",
        "whiteFlags = *8 | 8: 'whiteFlags' is no option that is known here",
      })
  void wrongValuesAreNamed(String option, String problem) {
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, GAME + lines(option)))
        .anyMatch(each -> each.startsWith(problem));
  }
}
