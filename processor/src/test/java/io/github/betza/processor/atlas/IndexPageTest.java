package io.github.betza.processor.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.model.GameModel;
import io.github.betza.model.Zone;
import io.github.betza.processor.atlas.IndexPage.Item;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games are named, pictured and found. */
class IndexPageTest {
  private static Item item(DrawnGame game) {
    String page = GamePage.of(game, new OtherForms());
    return IndexPage.entry("a game.html", page).orElseThrow();
  }

  @Test
  void namesAreAsPeopleWriteThem() {
    assertThat(Title.ofGame("ChuShogi", "ChuShogi")).isEqualTo("Chu Shogi");
    assertThat(Title.ofGame("McCooey's chess", "McCooey")).isEqualTo("McCooey's chess");
    assertThat(Title.ofGame("Chess960", "Chess960")).isEqualTo("Chess960");
    assertThat(Title.ofPiece("LongLeaper", "LongLeaper")).isEqualTo("Long leaper");
    assertThat(Title.ofPiece("Dragon King", "PromotedRook")).isEqualTo("Dragon King");
  }

  @ParameterizedTest
  @CsvSource({
    "N, leapers",
    "K, steppers",
    "B, sliders",
    "NN, riders",
    "gQ, sliders; hoppers",
    "mRcpR, sliders; hoppers; divergent",
    "nA, leapers; lame",
    "afsW, steppers; bent",
    "[F?R], steppers; bent",
    "fmWfceFifmnD, steppers; leapers; lame; divergent; en passant; first move",
    "KisO2, steppers; castling",
    "I, imitators"
  })
  void aPieceIsFoundByTheKindOfItsMoves(String notation, String kinds) {
    Set<MoveKind> found =
        MoveKind.of(Notations.read(notation, Dialect.XBETZA).piece().orElseThrow());
    assertThat(found.stream().map(MoveKind::word))
        .containsExactlyElementsOf(List.of(kinds.split("; ", -1)));
  }

  @Test
  void aGameIsFoundByNameSizeNotationAndKindOfMove() {
    Item item = item(GamePageTest.game("Small game", "C:mRcpR"));
    assertThat(item.item())
        .contains("data-text='small game 3x4 ", "mrcpr", "hoppers")
        .contains("<a href='a%20game.html'><svg class='thumbnail'", ">Small game</span>")
        .contains("3\u00d74", "<g class='white'><use class='picture' href='#piece-king'");
    String index = IndexPage.of(Map.of("a game.html", item));
    GamePageTest.assertWellFormed(index);
    assertThat(index)
        .contains("data-word='hoppers'", "<symbol id='piece-king'")
        .doesNotContain("data-word='riders'", "<symbol id='piece-queen'");
  }

  /** Only palaces say that the pieces of a game stand on points. */
  @Test
  void palacesAndRiversAreDrawn() {
    DrawnGame game = GamePageTest.game("Game", "E:nA");
    assertThat(PointBoard.of(game.facts())).isEmpty();
    VariantFacts palaces = zones(game.facts(), new Zone("K", "a1-c3", ""));
    assertThat(paths(palaces)).contains("M5 35L5 5", "M15 35L15 5", "M5 35L25 15", "M5 15L25 35");
    VariantFacts river = zones(game.facts(), new Zone("K", "a1-c3", ""), new Zone("E", "1-2", ""));
    assertThat(paths(river)).contains("M5 35L5 5", "M15 35L15 25", "M15 15L15 5");
    assertThat(PointBoard.of(zones(game.facts(), new Zone("E", "a1-c3", "")))).isEmpty();
    assertThat(PointBoard.of(zones(game.facts(), new Zone("K", "a1-b3", "")))).isEmpty();
    DrawnGame drawn = new DrawnGame(palaces, game.pieces());
    assertThat(item(drawn).board()).startsWith("p");
    assertThat(GamePage.of(drawn, new OtherForms())).contains("<path class='lines' d='M5 35L25 35");
  }

  private static VariantFacts zones(VariantFacts facts, Zone... zones) {
    return facts.with(GameModel.ZONES, List.of(zones));
  }

  private static String paths(VariantFacts facts) {
    return PointBoard.of(facts)
        .orElseThrow()
        .path(facts.ranks())
        .lines()
        .collect(Collectors.joining());
  }
}
