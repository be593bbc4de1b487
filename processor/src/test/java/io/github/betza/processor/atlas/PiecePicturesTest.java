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
    assertThat(pictures.token("+G", 4).draw(0, 0, true)).contains("class='plus'");
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

  /** Promoted forms of Shogi are often named as pieces that have other pictures. */
  @Test
  void aPromotedFormHasThePictureOfWhatItMovesAs() {
    PiecePictures pictures =
        of(
            piece("Knight", "N", false),
            piece("Horse", "+B", false),
            piece("PromotedKnight", "+N", false),
            piece("Horse", "H", false));
    assertThat(pictures.of(1)).contains("piece-knight");
    assertThat(pictures.of(2)).contains("piece-dragon-horse");
    assertThat(pictures.of(3)).contains("piece-knight");
    assertThat(pictures.of(4)).isEmpty();
  }

  @Test
  void piecesOfAFamilyHaveCharactersBesides() {
    PiecePictures pictures =
        of(
            piece("Gold", "G", false),
            piece("King", "K", true),
            piece("Dragon", "+R", false),
            piece("RightQuail", "R", false));
    assertThat(pictures.areTiles()).isFalse();
    PiecePictures shogi =
        of(piece("Gold", "G", false), piece("King", "K", true), piece("Dragon", "+R", false));
    assertThat(shogi.areTiles()).isTrue();
    assertThat(shogi.definitions()).contains("<symbol id='tile'");
    assertThat(shogi.token("K", 2).draw(0, 0, true))
        .contains("<g class='by-picture'><use class='picture'", ">\u7389</text>", "lang='ja'")
        .doesNotContain("rotate");
    assertThat(shogi.token("K", 2).draw(10, 20, false))
        .contains(">\u738b</text>", "rotate(180 15 25)");
    assertThat(shogi.token("+R", 3).draw(0, 0, true)).contains("character red");
  }

  @Test
  void piecesThatOtherGamesHaveAsWellHaveNoCharacters() {
    assertThat(of(piece("King", "K", true), piece("Rook", "R", false)).face(1)).isEmpty();
    PiecePictures xiangqi = of(piece("General", "K", true), piece("Advisor", "A", false));
    assertThat(xiangqi.areTiles()).isFalse();
    assertThat(xiangqi.face(1).orElseThrow().colors()).containsExactly("red", "ink");
  }
}
