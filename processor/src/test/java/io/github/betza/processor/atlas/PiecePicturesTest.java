package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pictures of pieces: who has which. */
class PiecePicturesTest {
  private static DrawnPiece piece(String name, String symbol, boolean royal) {
    return new DrawnPiece(name, symbol, royal, "W", Dialect.XBETZA);
  }

  private static PiecePictures of(DrawnPiece... pieces) {
    List<DrawnPiece> all = List.of(pieces);
    DrawnGame any = GamePageTest.game("Game");
    return PiecePictures.of(
        new DrawnGame(any.facts().withPieces(all.stream().map(GamePageTest::facts).toList()), all));
  }

  @Test
  void everyCommonPieceHasAPicture() {
    assertThat(PiecePictures.names())
        .hasSizeGreaterThan(50)
        .contains("piece-king", "piece-long-leaper");
    PiecePictures pictures =
        of(
            piece("King", "K", true),
            piece("LongLeaper", "L", false),
            piece("Dragon king", "+R", false),
            piece("Marshall", "M", false),
            piece("Nobody", "N", false));
    assertThat(pictures.of(1)).contains("piece-king");
    assertThat(pictures.of(2)).contains("piece-long-leaper");
    assertThat(pictures.of(3)).contains("piece-dragon-king");
    assertThat(pictures.of(4)).contains("piece-chancellor");
    assertThat(pictures.of(5)).isEmpty();
  }

  @Test
  void noTwoPiecesOfAGameLookAlike() {
    PiecePictures pictures =
        of(
            piece("Chancellor", "C", false),
            piece("Marshal", "M", false),
            piece("Rook", "R", false),
            piece("Rook", "+G", false));
    assertThat(pictures.of(1)).contains("piece-chancellor");
    assertThat(pictures.of(2)).isEmpty();
    assertThat(pictures.of(3)).contains("piece-rook");
    assertThat(pictures.of(4)).contains("piece-rook");
    assertThat(new Token("+G", pictures.of(4)).draw(0, 0, true)).contains("class='plus'");
  }

  @Test
  void aPageHasThePicturesThatItNeeds() {
    String symbols = of(piece("King", "K", true), piece("Met", "M", false)).definitions();
    assertThat(symbols)
        .contains("<symbol id='piece-king'", "<symbol id='piece-ferz'")
        .doesNotContain("data-names", "piece-queen");
  }

  /** In checkers, a man becomes a king. */
  @Test
  void aKingThatIsNotRoyalIsACrownedMan() {
    assertThat(of(piece("King", "+M", false)).of(1)).contains("piece-draughts-king");
    assertThat(of(piece("King", "K", false)).of(1)).contains("piece-king");
  }
}
