package io.github.betza.play.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.game.GameRules;
import io.github.betza.samples.Games;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PieceValuesTest {
  private final GameRules rules = Games.find("capablanca", null).orElseThrow().rules();
  private final PieceValues values = new PieceValues(rules);

  private int worth(char letter) {
    return values.of(rules.pieces().kindOf(letter));
  }

  @Test
  void areInTheOrderThatExperienceTeaches() {
    assertThat(worth('P')).isBetween(50, 150);
    assertThat(worth('N')).isGreaterThan(2 * worth('P'));
    assertThat(worth('R')).isGreaterThan(worth('B'));
    assertThat(worth('A')).isGreaterThan(worth('R'));
    assertThat(worth('C')).isGreaterThan(worth('A'));
    assertThat(worth('Q')).isGreaterThan(worth('A'));
  }

  @Test
  void aPawnIsWorthMoreTheFurtherItHasCome() {
    int pawn = Cell.of(rules.pieces().kindOf('P'), Side.WHITE);
    int black = Cell.of(rules.pieces().kindOf('P'), Side.BLACK);
    int near = values.of(pawn, rules.geometry().square("e3"));
    assertThat(values.of(pawn, rules.geometry().square("e7"))).isGreaterThan(near);
    assertThat(values.of(black, rules.geometry().square("f6"))).isEqualTo(near);
  }

  @Test
  void aKnightIsWorthMoreInTheMiddle() {
    int knight = Cell.of(rules.pieces().kindOf('N'), Side.WHITE);
    assertThat(values.of(knight, rules.geometry().square("e4")))
        .isGreaterThan(values.of(knight, rules.geometry().square("a1")));
  }

  @Tag("deep")
  @Test
  void areFoundForEveryGame() {
    for (String name : Games.names()) {
      GameRules some = Games.find(name, null).orElseThrow().rules();
      PieceValues first = new PieceValues(some);
      PieceValues second = new PieceValues(some);
      for (int kind = 1; kind <= some.pieces().size(); kind++) {
        assertThat(first.of(kind)).as(name).isPositive().isEqualTo(second.of(kind));
      }
    }
  }
}
