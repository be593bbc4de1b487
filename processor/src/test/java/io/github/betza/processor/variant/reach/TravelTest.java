package io.github.betza.processor.variant.reach;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where pieces come on an empty board. */
final class TravelTest {
  private static final Geometry GEOMETRY = new Geometry(5, 5);

  private static Travel travel(String notation) {
    return travel(Notations.read(notation, Dialect.BEX).piece().orElseThrow().alternatives());
  }

  private static Travel travel(List<Alternative> moves) {
    return new Travel(GEOMETRY, moves, Side.WHITE, square -> true);
  }

  private static BitSet squares(String... names) {
    BitSet squares = new BitSet();
    for (String name : names) {
      squares.set(GEOMETRY.square(name));
    }
    return squares;
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "mW--mW", "mW--mW--[xo]", "mR-mF", "O"})
  void endsFromAnySquareAreThoseFromEach(String notation) {
    BitSet from = squares("c3", "d4", "e5", "c1");
    BitSet each = new BitSet();
    from.stream().forEach(square -> each.or(travel(notation).ends(square)));

    assertThat(travel(notation).endsFromAny(from)).isEqualTo(each).isNotEqualTo(new BitSet());
  }

  /** Both ways to begin go on with the same leg, from the same square, and come back from it. */
  @Test
  void aMoveThatComesBackEndsWhereItBegan() {
    Node up =
        new Node(
            Leg.leap(new Vector(0, 1)),
            List.of(new Landing(LegOutcome.EMPTY, false, Finish.RETURN, List.of())),
            List.of());
    List<Branch> onward = List.of(new Branch(LegOutcome.EMPTY, List.of(up)));
    Node right = new Node(Leg.leap(new Vector(2, 0)), List.of(), onward);
    Node left = new Node(Leg.leap(new Vector(-2, 0)), List.of(), onward);
    Travel travel = travel(List.of(new Walk(false, List.of(right, left))));

    assertThat(travel.endsFromAny(squares("a1", "e1"))).isEqualTo(squares("a1", "e1"));
    assertThat(travel.endsFromAny(squares("a5", "b3"))).isEqualTo(squares("b3"));
  }

  @Test
  void whatWasAskedBeforeIsForgotten() {
    Travel knight = travel("N");
    BitSet first = knight.ends(GEOMETRY.square("a1"));

    assertThat(knight.ends(GEOMETRY.square("e5"))).isEqualTo(squares("c4", "d3"));
    assertThat(first).isEqualTo(squares("b3", "c2"));
  }

  @Test
  void whatCanBeReachedHoldsWhereItBegins() {
    assertThat(travel("F").from(squares("a1")).cardinality()).isEqualTo(13);
    assertThat(travel("fW").from(squares("a4"))).isEqualTo(squares("a4", "a5"));
  }
}
