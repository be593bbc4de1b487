package io.github.betza.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Betza;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.convert.Target;
import io.github.betza.export.Export;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.samples.checkers.Checkers;
import io.github.betza.samples.grand.Grand;
import io.github.betza.samples.omicron.Omicron;
import io.github.betza.samples.xiangqi.Xiangqi;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeclarationsTest {
  @Variant(
      files = 5,
      ranks = 5,
      setup = "k1sl1/5/5/5/1LS1K w - - 0 1",
      promotions = @Variant.Promotion(of = "SL", to = "+", zone = "4"),
      zones = {
        @Variant.Zone(of = "+SK", squares = "1-4"),
        @Variant.Zone(of = "+L", squares = "2-5")
      })
  interface FormsInZones {
    @Betza(value = "fR", letter = 'S')
    interface Spear {}

    @Betza(value = "R", letter = 'S', promoted = true)
    interface Tower {}

    @Betza(value = "fB", letter = 'L')
    interface Lance {}

    @Betza(value = "B", letter = 'L', promoted = true)
    interface Dragon {}

    @Betza(value = "K", letter = 'K', royal = true)
    interface King {}
  }

  @Test
  void readsAllThatTheAnnotationsSay() {
    List<DeclaredVariant> variants = Declarations.read(List.of(Xiangqi.class, Checkers.class));
    DeclaredVariant xiangqi = variants.get(0).inOrder("PNBRCAK");
    assertThat(xiangqi.name()).isEqualTo("Xiangqi");
    assertThat(xiangqi.files()).isEqualTo(9);
    assertThat(xiangqi.ranks()).isEqualTo(10);
    assertThat(xiangqi.setup()).startsWith("rnbakabnr/9/1c5c1/").endsWith(" w - - 0 1");
    assertThat(xiangqi.zones()).contains(new Zone("AK", "d1-f3")).hasSize(3);
    assertThat(xiangqi.promotions()).isEmpty();
    assertThat(xiangqi.model().stalemate()).isEqualTo(Stalemate.LOSS);
    assertThat(xiangqi.model().royalty()).isEqualTo(Royalty.CHECKMATE);
    assertThat(xiangqi.model().flyingGeneral()).isTrue();
    assertThat(xiangqi.pieces())
        .extracting(DeclaredPiece::name)
        .containsExactly("Soldier", "Horse", "Elephant", "Chariot", "Cannon", "Advisor", "General");
    assertThat(xiangqi.piece('K'))
        .contains(new DeclaredPiece("General", 'K', "W", Dialect.XBETZA, true));
    assertThat(xiangqi.piece('Z')).isEmpty();

    DeclaredVariant checkers = variants.get(1);
    assertThat(checkers.model().capturing()).isEqualTo(Capturing.COMPLETE);
    assertThat(checkers.model().royalty()).isEqualTo(Royalty.NONE);
    assertThat(checkers.model().flyingGeneral()).isFalse();
    assertThat(checkers.piece('M').orElseThrow().dialect()).isEqualTo(Dialect.BEX);
    assertThat(checkers.promotions()).containsExactly(new Promotion("M", "K", "8", false, false));
  }

  @Test
  void readsNestedAnnotations() {
    DeclaredVariant grand = Declarations.read(List.of(Grand.class)).get(0);
    assertThat(grand.promotions())
        .containsExactly(
            new Promotion("P", "QACRBN", "8-9", true, true),
            new Promotion("P", "QACRBN", "10", false, true));
  }

  /** Nobody must take the zone of a promoted form for that of the piece. */
  @Test
  void leavesPromotedFormsOutOfZones() {
    DeclaredVariant variant = Declarations.read(List.of(FormsInZones.class)).get(0);
    assertThat(variant.zones()).containsExactly(new Zone("K", "1-4"));
    Export export = Target.FAIRY_STOCKFISH.export(variant, "game");
    assertThat(export.text())
        .contains("mobilityRegionWhiteKing = *1 *2 *3 *4")
        .contains("mobilityRegionBlackKing = *2 *3 *4 *5")
        .contains("mobilityRegionWhiteRook = *1 *2 *3 *4")
        .contains("mobilityRegionWhiteBishop = *2 *3 *4 *5")
        .doesNotContain("mobilityRegionWhiteLance", "mobilityRegionWhiteCustomPiece1");
    assertThat(export.sentences()).noneMatch(sentence -> sentence.contains("may not leave"));
  }

  @Test
  void refusesWhatIsNoGame() {
    assertThatThrownBy(() -> Declarations.read(List.of(DeclarationsTest.class)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("does not carry @Variant");
  }

  @Test
  void readsTheSetup() {
    Setup setup = Setup.of(Declarations.read(List.of(Omicron.class)).get(0));
    assertThat(setup.squaresOf('W')).containsExactly("a1", "l1");
    assertThat(setup.squaresOf('k')).containsExactly("g9");
    assertThat(setup.squaresOf('P')).hasSize(10).startsWith("b3").endsWith("k3");
    assertThat(setup.holes()).hasSize(36).contains("a5", "l9", "f1").doesNotContain("a1", "b2");
    assertThat(setup.castling()).isEqualTo("JCjc");
  }

  /** A promoted form takes one square, though two signs stand for it. */
  @Test
  void readsASetupWithPromotedForms() {
    DeclaredPiece king = new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true);
    DeclaredVariant variant =
        new DeclaredVariant(
            GameModel.of("Game", 3, 2, "k+rr/+R1K w - - 0 1"),
            List.of(king, new DeclaredPiece("Rook", 'R', "R", Dialect.XBETZA, false)));
    assertThat(Setup.of(variant).pieces())
        .containsOnly(Map.entry("a2", 'k'), Map.entry("c2", 'r'), Map.entry("c1", 'K'));
  }
}
