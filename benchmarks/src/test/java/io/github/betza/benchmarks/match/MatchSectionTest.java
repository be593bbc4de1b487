package io.github.betza.benchmarks.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.benchmarks.match.MatchSection.Openings;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Table;
import io.github.betza.game.Game;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MatchSectionTest {
  private static Game chess() {
    return Games.find("chess", null).orElseThrow();
  }

  @Test
  void eachOpeningIsPlayedWithBothColours() {
    Table table = new MatchSection(List.of("chess")).measure(Effort.SMALLEST, line -> {}).get(0);
    List<String> row = table.rows().get(0);
    assertThat(row).startsWith("chess");
    assertThat(row.get(2)).isEqualTo("2");
    int won = Integer.parseInt(row.get(3));
    int drawn = Integer.parseInt(row.get(4));
    assertThat(won + drawn + Integer.parseInt(row.get(5))).isEqualTo(2);
    assertThat(Double.parseDouble(row.get(1))).isEqualTo(won + drawn / 2.0);
  }

  @Test
  void openingsAreDifferentAndTheSameEachTime() {
    List<List<String>> openings = Openings.of(MatchSectionTest::chess, 5);
    assertThat(openings).hasSize(5).doesNotHaveDuplicates().allMatch(moves -> moves.size() == 6);
    assertThat(Openings.of(MatchSectionTest::chess, 5)).isEqualTo(openings);
  }

  /** By positions, so that the match is the same each time. */
  @Tag("deep")
  @Test
  void theStrongerOneWins() {
    Player stronger = new Player(MatchSectionTest::chess, SearchLimits.NONE.withNodes(2_000));
    Match match =
        new Match(stronger, new Player(MatchSectionTest::chess, SearchLimits.NONE.withNodes(20)));
    match.play(Openings.of(MatchSectionTest::chess, 2), line -> {});
    assertThat(match.games()).isEqualTo(4);
    assertThat(match.halfPoints()).isGreaterThan(6);
  }
}
