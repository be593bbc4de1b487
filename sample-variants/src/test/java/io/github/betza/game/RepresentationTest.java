package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.generated.GameMoves;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game is the same game in whatever form it keeps its position: the usual one, which {@link
 * io.github.betza.Variant} gives, and cells alone. {@code -Dbetza.legality=1000} plays so many
 * random games of each variant.
 */
@Tag("deep")
class RepresentationTest {
  private static final int PLAYOUTS = Integer.getInteger("betza.legality", 1);
  private static final int PLIES = 60;
  private static final long MOST_NODES = 3_000;

  @TempDir static Path folder;

  private static CellsGames cells;

  static Collection<String> names() {
    return Games.names();
  }

  @BeforeAll
  static void compile() throws IOException {
    cells = CellsGames.compile(folder);
  }

  /** Otherwise this test would compare a form with itself. */
  @Test
  void theFormsDiffer() {
    assertThat(listsBySets(Games.find("chess", null).orElseThrow())).isTrue();
    assertThat(names()).noneMatch(name -> listsBySets(cells.begin(name)));
  }

  /**
   * Moves are listed by sets of bits on boards of up to 128 squares. Where a piece decides whether
   * others may move, or sets can say the moves of no piece, a game is left to cells.
   */
  @Test
  void fewGamesFallBack() {
    assertThat(names())
        .filteredOn(name -> !listsBySets(Games.find(name, null).orElseThrow()))
        .containsExactlyInAnyOrder("checkers", "chu", "rococo", "terachess", "ultima");
  }

  private static boolean listsBySets(Game game) {
    GameMoves pieces = game.legality().pieces();
    return IntStream.rangeClosed(1, game.rules().kinds()).anyMatch(pieces::lists);
  }

  @ParameterizedTest
  @MethodSource("names")
  void bothFormsHaveTheSameMoves(String name) {
    Walks.check(
        name.hashCode(),
        PLAYOUTS,
        PLIES,
        walk -> {
          List<Game> forms = List.of(Games.find(name, null).orElseThrow(), cells.begin(name));
          Walks.together(forms, walk, () -> compare(forms.get(0), forms.get(1)));
        });
  }

  private static void compare(Game one, Game other) {
    MoveList moves = new MoveList();
    one.legalMoves(moves);
    assertThat(texts(other)).as(one.fen()).isEqualTo(texts(one));
    assertThat(one.legalMoveCount()).as(one.fen()).isEqualTo(moves.size());
    assertThat(other.legalMoveCount()).as(one.fen()).isEqualTo(moves.size());
    assertThat(other.inCheck()).as(one.fen()).isEqualTo(one.inCheck());
    assertThat(other.hash()).as(one.fen()).isEqualTo(one.hash());
  }

  private static List<String> texts(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      StringBuilder text = new StringBuilder(game.text(moves, i));
      for (int j = 0; j < moves.effectCount(i); j++) {
        text.append(' ').append(moves.effect(i, j));
      }
      texts.add(text.toString());
    }
    Collections.sort(texts);
    return texts;
  }

  @ParameterizedTest
  @MethodSource("names")
  void bothFormsCountTheSame(String name) {
    Game one = Games.find(name, null).orElseThrow();
    Game other = cells.begin(name);
    long nodes = 1;
    for (int depth = 1; nodes < MOST_NODES; depth++) {
      nodes = Perft.count(one, depth);
      assertThat(Perft.count(other, depth)).as("depth %s", depth).isEqualTo(nodes);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void cellsAloneNeedNoProofEither(String name) {
    Walks.check(
        name.hashCode(),
        PLAYOUTS,
        PLIES,
        walk -> Walks.play(cells.begin(name), walk, LegalityTest::compare));
  }
}
