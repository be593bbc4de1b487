package io.github.betza.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.game.Capturing;
import io.github.betza.game.Royalty;
import io.github.betza.game.Stalemate;
import io.github.betza.samples.checkers.Checkers;
import io.github.betza.samples.grand.Grand;
import io.github.betza.samples.omicron.Omicron;
import io.github.betza.samples.xiangqi.Xiangqi;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeclarationsTest {
  @Test
  void readsAllThatTheAnnotationsSay() {
    List<DeclaredVariant> variants = Declarations.read(List.of(Xiangqi.class, Checkers.class));
    DeclaredVariant xiangqi = variants.get(0).inOrder("PNBRCAK");
    assertThat(xiangqi.name()).isEqualTo("Xiangqi");
    assertThat(xiangqi.files()).isEqualTo(9);
    assertThat(xiangqi.ranks()).isEqualTo(10);
    assertThat(xiangqi.setup()).startsWith("rnbakabnr/9/1c5c1/").endsWith(" w - - 0 1");
    assertThat(xiangqi.zones()).contains(new DeclaredZone("AK", "d1-f3")).hasSize(3);
    assertThat(xiangqi.promotions()).isEmpty();
    assertThat(xiangqi.stalemate()).isEqualTo(Stalemate.LOSS);
    assertThat(xiangqi.royalty()).isEqualTo(Royalty.CHECKMATE);
    assertThat(xiangqi.flyingGeneral()).isTrue();
    assertThat(xiangqi.pieces())
        .extracting(DeclaredPiece::name)
        .containsExactly("Soldier", "Horse", "Elephant", "Chariot", "Cannon", "Advisor", "General");
    assertThat(xiangqi.piece('K'))
        .contains(new DeclaredPiece("General", 'K', "W", Dialect.XBETZA, true));
    assertThat(xiangqi.piece('Z')).isEmpty();

    DeclaredVariant checkers = variants.get(1);
    assertThat(checkers.capturing()).isEqualTo(Capturing.COMPLETE);
    assertThat(checkers.royalty()).isEqualTo(Royalty.NONE);
    assertThat(checkers.flyingGeneral()).isFalse();
    assertThat(checkers.piece('M').orElseThrow().dialect()).isEqualTo(Dialect.BEX);
    assertThat(checkers.promotions())
        .containsExactly(new DeclaredPromotion("M", "K", "8", false, false));
  }

  @Test
  void readsNestedAnnotations() {
    DeclaredVariant grand = Declarations.read(List.of(Grand.class)).get(0);
    assertThat(grand.promotions())
        .containsExactly(
            new DeclaredPromotion("P", "QACRBN", "8-9", true, true),
            new DeclaredPromotion("P", "QACRBN", "10", false, true));
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
            "Game",
            3,
            2,
            "k+rr/+R1K w - - 0 1",
            List.of(king, new DeclaredPiece("Rook", 'R', "R", Dialect.XBETZA, false)),
            List.of(),
            List.of(),
            Royalty.CHECKMATE,
            Stalemate.DRAW,
            Capturing.FREE,
            false);
    assertThat(Setup.of(variant).pieces())
        .containsOnly(Map.entry("a2", 'k'), Map.entry("c2", 'r'), Map.entry("c1", 'K'));
  }
}
