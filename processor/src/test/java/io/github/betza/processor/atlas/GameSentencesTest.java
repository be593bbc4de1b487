package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Promoting;
import io.github.betza.model.Blocker;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.processor.atlas.GamePage.PieceSentences;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every rule that a game may have is told in a sentence. */
class GameSentencesTest {
  private static final DrawnPiece DIAGONAL =
      new DrawnPiece("Diagonal", " ", false, "B", Dialect.XBETZA);

  private static final List<DrawnPiece> PIECES =
      List.of(
          new DrawnPiece("King", "K", true, "K", Dialect.XBETZA),
          new DrawnPiece("Pawn", "P", false, "fW", Dialect.XBETZA),
          new DrawnPiece("Lance", "L", false, "fR", Dialect.XBETZA),
          new DrawnPiece("Gold", "+P", false, "WfF", Dialect.XBETZA),
          new DrawnPiece("Gold", "+L", false, "WfF", Dialect.XBETZA));

  private static final Extra EXTRA = new Extra("KP", "Diagonal", "a1 b2 c3");

  private static DrawnGame game(GameModel model) {
    return new DrawnGame(
        new VariantFacts(
            model,
            PIECES.stream().map(GamePageTest::facts).toList(),
            Map.of("Diagonal", GamePageTest.facts(DIAGONAL))),
        PIECES);
  }

  private static GameModel ends(BareKing bareKing) {
    return GameModel.of("Game", 3, 4, "k1+p/3/3/K1+P w - - 0 1")
        .with(GameModel.BARE_KING, bareKing);
  }

  private static List<String> ended(GameModel ends) {
    return game(ends).sentences().all();
  }

  private static List<String> promoting(Promotion... rules) {
    return promotingGame(rules).sentences().all();
  }

  private static DrawnGame promotingGame(Promotion... rules) {
    return game(ends(BareKing.PLAYS_ON).with(GameModel.PROMOTIONS, List.of(rules)));
  }

  @Test
  void tellsNothingThatIsNotSo() {
    assertThat(ended(ends(BareKing.PLAYS_ON)))
        .containsExactly(
            "No move may leave a royal piece of its own side attacked. A side that has no legal"
                + " move while a royal piece is attacked is checkmated and has lost.",
            "Stalemate is a draw.");
  }

  @Test
  void tellsWhichMovesPromote() {
    assertThat(
            promoting(
                new Promotion("P", "+", "3", Promoting.CONTACT, true, false),
                new Promotion("PL", "K+", "4", Promoting.ENTRY_OR_CAPTURE, false, false),
                new Promotion("L", "K+P", "a-b", Promoting.ARRIVAL, false, true)))
        .startsWith(
            "The Pawn may promote to Gold (+P) with a move that begins or ends on rank 3.",
            "The Pawn and the Lance promote to King or their own promoted forms with a move that"
                + " enters rank 4, or with a capture that begins or ends there.",
            "The Lance promotes to King or Gold (+P) on files a-b, as far as such pieces were"
                + " lost; where none were, there is no such move.",
            "If a move falls under two of these rules, that of the square reached holds.")
        .endsWith("Squares are named as White sees them; for Black the board is turned round.");
  }

  @Test
  void tellsWherePiecesMayGoAndWhatTheyDoThere() {
    assertThat(
            game(ends(BareKing.PLAYS_ON)
                    .with(GameModel.ZONES, List.of(new Zone("K", "1-2", "3-4")))
                    .with(GameModel.EXTRAS, List.of(EXTRA))
                    .with(GameModel.BLOCKERS, List.of(new Blocker("KP", "+L")))
                    .with(GameModel.CAPTURING, Capturing.COMPLETE)
                    .with(GameModel.FLYING_GENERAL, true)
                    .with(GameModel.BIKJANG, true)
                    .with(GameModel.PASSES_END, true))
                .sentences()
                .all())
        .contains(
            "The King may not leave ranks 1-2, but moves that capture, or change places with an"
                + " enemy, may also end on ranks 3-4.",
            "The King and the Pawn also have these moves, from one to another of the squares a1,"
                + " b2, c3: Slides any number of squares diagonally, to move or capture.",
            "The Gold (+L) can neither capture, nor pass, nor jump over the King or the Pawn of"
                + " either side.",
            "A side that can capture must, and must carry a capture of several pieces through.",
            "Royal pieces of opposite sides may not face each other on a file.",
            "The game is drawn when both sides have passed one after the other.")
        .anyMatch(rule -> rule.contains("must end that, or pass, which draws the game."))
        .endsWith("Squares are named as White sees them; for Black the board is turned round.");
  }

  /** In the section of a piece, a rule is told as if it were about that piece only. */
  @Test
  void tellsOfEachPieceItsOwnRules() {
    Promotion all = new Promotion("PL", "K+", "4", Promoting.ARRIVAL, true, false);
    assertThat(PieceSentences.of(promotingGame(all), "L"))
        .containsExactly("The Lance may promote to King or Gold (+L) on rank 4.");
    assertThat(PieceSentences.of(promotingGame(all), "+L")).isEmpty();
    DrawnGame game =
        game(
            ends(BareKing.PLAYS_ON)
                .with(GameModel.ZONES, List.of(new Zone("KP", "1-2")))
                .with(GameModel.EXTRAS, List.of(EXTRA))
                .with(GameModel.BLOCKERS, List.of(new Blocker("L", "PK"))));
    assertThat(PieceSentences.of(game, "P"))
        .hasSize(3)
        .startsWith("The Pawn may not leave ranks 1-2.")
        .anyMatch(rule -> rule.startsWith("The Pawn also has these moves, from one to another"))
        .endsWith(
            "The Pawn can neither capture, nor pass, nor jump over the Lance of either side.");
    assertThat(PieceSentences.of(game, "L")).isEmpty();
  }

  @Test
  void tellsWhatEndsTheGame() {
    assertThat(
            ended(
                ends(BareKing.LOSES)
                    .with(GameModel.REPETITIONS, 3)
                    .with(GameModel.MOVE_LIMIT, 50)
                    .with(GameModel.GOALS, List.of(Goal.of("KP", "b4 c")))))
        .contains(
            "A side that has nothing left but royal pieces has lost; where neither side has more,"
                + " the game is drawn.",
            "A side that brings the King or the Pawn to b4, file c has won.",
            "The game is drawn when the same position, with the same side to move, has been on"
                + " the board 3 times.",
            "The game is drawn after 50 moves of each side in which nothing was captured and no"
                + " piece that promotes has moved.");
    assertThat(ended(ends(BareKing.LOSES_UNLESS_ANSWERED)))
        .anyMatch(rule -> rule.contains("has lost, unless the next move"));
  }

  /** By the rights of the setup: which pieces stand on one rank, and have not moved. */
  @Test
  void tellsWhoCastlesWithWhom() {
    List<DrawnPiece> pieces =
        List.of(
            new DrawnPiece("King", "K", true, "KisO2", Dialect.XBETZA),
            new DrawnPiece("Rook", "R", false, "R", Dialect.XBETZA));
    DrawnPiece walker = new DrawnPiece("King", "K", true, "KimN", Dialect.XBETZA);
    String safe =
        " if neither has moved, and the King is attacked neither where it begins nor on a square"
            + " that it passes or reaches.";
    assertThat(castling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", pieces))
        .containsExactly(
            "The King castles with the Rook on a1 or h1 for White, on a8 or h8 for Black," + safe);
    assertThat(castling("r3k2r/8/8/8/8/8/8/R3K2R w q - 0 1", pieces))
        .containsExactly("The King castles with the Rook on a8 for Black," + safe);
    assertThat(castling("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", pieces)).isEmpty();
    assertThat(castling("4k3/8/8/8/8/8/8/R3K3 w Kk - 0 1", List.of(walker, pieces.get(1))))
        .isEmpty();
  }

  private static List<String> castling(String setup, List<DrawnPiece> pieces) {
    return begun(setup, pieces).sentences().all().stream()
        .filter(rule -> rule.contains("castles"))
        .toList();
  }

  @Test
  void drawsPromotedForms() {
    DrawnGame game = promotingGame();
    String page = GamePage.of(game, new OtherForms());
    GamePageTest.assertWellFormed(page);
    assertThat(page)
        .contains("<section class='piece' id='piece-+P'", "<a href='#piece-+P'><b>+P</b> Gold</a>")
        .contains("<span class='tag'>promoted</span>", "href='#piece-gold'", "<path class='plus'")
        .contains("\"pictures\":[\"piece-king\"", "\"symbol\":\"+P\"");
  }

  private static DrawnGame begun(String fen, List<DrawnPiece> pieces) {
    VariantFacts facts =
        new VariantFacts(
            GameModel.of("Game", 8, 8, fen),
            pieces.stream().map(GamePageTest::facts).toList(),
            Map.of());
    return new DrawnGame(facts, pieces);
  }

  @Test
  void bringsThePiecesIntoTheOrderOfTheKinds() {
    DrawnGame game = promotingGame().inOrder(List.of("+L", "L", "K", "+P", "P"));
    assertThat(game.pieces())
        .extracting(DrawnPiece::symbol)
        .containsExactly("+L", "L", "K", "+P", "P");
    assertThat(game.facts().kindOf("+P")).isEqualTo(4);
    for (List<String> wrong :
        List.of(
            List.of("K"), List.of("+L", "L", "K", "+P", "Q"), List.of("L", "L", "K", "+P", "P"))) {
      assertThatThrownBy(() -> promotingGame().inOrder(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("its pieces are not " + String.join(", ", wrong));
    }
  }
}
