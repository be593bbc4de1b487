package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Direction letters before a group with a sequence. */
class BexSelectionTest {
  private static final int POSITIONS = 200;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    // However far both slides go, it leads more forward than to the side.
    "f(mR-B), mfR-B",
    "f(mW-F), mfW-F",
    "f(mW-F)2, (mfW-F)2",
    "i(f(mW-F)), imfW-F",
    "fe(mW-F)-W, fN-W",
    "f(K--K--[xo]), fK--K--[xo]"
  })
  void sameMoves(String one, String other) {
    Reading reading = Notations.read(one, Dialect.BEX);
    assertThat(reading.problems()).isEmpty();
    Random random = new Random(one.hashCode());
    int moves = 0;
    for (int i = 0; i < POSITIONS; i++) {
      List<String> squares = new ArrayList<>();
      for (int square = 0; square < 64; square++) {
        squares.add("" + (char) ('a' + square % 8) + (char) ('1' + square / 8));
      }
      Collections.shuffle(squares, random);
      String own = String.join(" ", squares.subList(1, 1 + random.nextInt(9)));
      String enemies = String.join(" ", squares.subList(10, 10 + random.nextInt(12)));
      Position position = new Position(squares.get(0), own, enemies);
      assertThat(position.moves(one)).isEqualTo(position.moves(other));
      moves += position.moves(one).length();
    }
    assertThat(moves).isGreaterThan(50);
  }
}
