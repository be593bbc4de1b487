package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Reading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Direction letters in front of a group that is part of a longer sequence. */
class BexSelectionTest {
  private static final int POSITIONS = 200;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "f(mW-F)-R, mfW-F-R",
    "F-f(D-B), F-fD-B",
    "f(mW-F)--[xo], mfW-F--[xo]",
    "fr(mW-F)-W, mrW-fF-W",
    "b(mR-F)-W, mbR-F-W",
    // However far both slides go, it leads more forward than to the side.
    "f(mR-B), mfR-B",
    // Only so far does the slide lead more forward than to the side.
    "f(mfD--sR)-W, mfD--sR2-W",
    "r(mfW--sR)--mW, mfW--rR--mW",
    // A path that returns leads where its first step does.
    "f(mW--bW)--mK, mfW--bW--mK",
    "mK--f(mW-F)-W, mK--mfW-F-W",
    "fe(mW-F)-W, fN-W",
    "i(f(mW-F)-R), imfW-F-R",
    // A group that is repeated is chosen round by round.
    "f(mW-F)2-W, (mfW-F)2-W",
    // What returns to its start leads where its first step does, which no capture is that lies
    // behind the piece.
    "f(K--K--[xo]), fK--K--[xo]",
    "f([crK]--mK--[xo]), [crfK]--mK--[xo]",
    "f[cw](W--W), [cw]fW--bW+f[cw](fW--fW)+f[cw](lrW--fW)+f[cw](fW--lrW)",
    "[crf(mW-F)], [crmfW-F]",
    "mK--[crf(mW-F)], mK--[crmfW-F]"
  })
  void sameMoves(String one, String other) {
    Reading reading = Bex.read(one);
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
