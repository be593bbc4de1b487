package io.github.betza.processor.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.leg.LegList;
import io.github.betza.processor.analysis.leg.LegListFactory;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every construct of the model has a text of its own in the list of legs. */
final class LegListTest {
  private static Piece read(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).piece().orElseThrow();
  }

  private static List<String> legs(String notation, Dialect dialect) {
    return LegListFactory.of(read(notation, dialect)).lines();
  }

  @Test
  void leapsThatAreAlikeAreOneGroup() {
    assertThat(legs("fN", Dialect.XBETZA))
        .containsExactly(
            "begins with leg 1", "leg 1: (1,2) (-1,2); ends on empty, enemy (captured)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          XBETZA   | fR4             | (0,1), 1 to 4;
          XBETZA   | fR              | (0,1), any number;
          XBETZA   | ifW             | while it has not moved, begins with leg 1
          XBETZA   | nA              | over empty squares only
          XBETZA   | jA              | over pieces only
          XBETZA   | fjR             | skips the first square
          XBETZA   | foR             | , on a cylinder;
          XBETZA   | fooR            | , on a torus;
          XBETZA   | kW              | ends on royal enemy (captured)
          XBETZA   | dW              | ends on own (removed)
          XBETZA   | cuW             | ends on enemy (put where the move began)
          XBETZA   | udW             | ends on own (put where the move began)
          XBETZA   | cuaK            | from enemy (put where the leg began) goes on
          XBETZA   | cafuafK         | from empty (what was captured is put where the leg began)
          XBETZA   | feF             | ends on en passant (captured)
          XBETZA   | ftueF           | ends on common enemy en passant (put where the move began)
          XBETZA   | xaK             | from own (which moves instead) goes on
          XBETZA   | xK              | ends on own (whose moves are borrowed)
          XBETZA   | fmRcaibR        | , as many as the last slide;
          XBETZA   | U               | to every square, ends on empty, enemy (captured)
          XBETZA   | KisO2           | castling, 2 files to the left, partner on the edge
          XBETZA   | O               | has the special move pass, where nothing moves
          XBETZA   | bmI             | of the piece that moved last, turned by 180 degrees, ends on empty
          EXTENDED | fRyR            | from empty before a piece goes on
          BEX      | W03             | , exactly 3
          BEX      | jL              | over one piece only
          BEX      | [xwfW]          | ends on enemy (changing places)
          BEX      | [crfW]--[cu]    | (returning and vanishing)
          BEX      | mfW--[xo]       | (returning)
          BEX      | mfR--[ccD]      | (capturing before own pieces at
          BEX      | mQ+[ci]         | has the special move capture as the captured piece does
          BEX      | mQ--[xiK]       | immobilises what it would capture with leg
          """)
  void everyConstructIsTold(Dialect dialect, String notation, String part) {
    assertThat(legs(notation, dialect)).anyMatch(line -> line.contains(part));
  }

  @Test
  void sharedLegsAreListedOnce() {
    List<String> griffon = legs("FtR", Dialect.EXTENDED);

    assertThat(griffon).doesNotHaveDuplicates().hasSize(3);
  }

  /** The rose winds to either side: each of its circles is named by its first step. */
  @Test
  void mirroredLegsAreToldApart() {
    assertThat(legs("qN", Dialect.XBETZA).get(1))
        .startsWith("leg 1: (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2) in turn, ")
        .contains("; turned likewise: (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2);")
        .contains("; mirrored likewise: (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2)");
  }

  @Test
  void aLongListIsCut() {
    String leapers =
        IntStream.range(0, 120)
            .mapToObj(i -> "(" + (1 + i / 12) + "," + (11 + i % 12) + ")")
            .collect(Collectors.joining());
    LegList list = LegListFactory.of(read(leapers, Dialect.EXTENDED));

    assertThat(list.isComplete()).isFalse();
    assertThat(list.groups()).hasSize(100);
    assertThat(list.lines()).endsWith("and more legs");
  }
}
