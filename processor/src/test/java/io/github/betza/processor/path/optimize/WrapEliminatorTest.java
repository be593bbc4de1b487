package io.github.betza.processor.path.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.optimize.Alternatives.WrapEliminator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which legs never come to the edges of the board that are joined for them. */
final class WrapEliminatorTest {
  private static final Bridge NONE = new Bridge(Bridge.Condition.EMPTY, List.of());
  private static final List<Landing> QUIET = List.of(new Landing(LegOutcome.EMPTY, false));

  @Test
  void alongAFileNobodyComesToTheSidesOfACylinder() {
    assertThat(wrap(new Vector(0, 1), NONE, Wrap.CYLINDER)).isEqualTo(Wrap.NONE);
    assertThat(wrap(new Vector(0, -2), NONE, Wrap.CYLINDER)).isEqualTo(Wrap.NONE);
    assertThat(wrap(new Vector(1, 0), NONE, Wrap.CYLINDER)).isEqualTo(Wrap.CYLINDER);
    assertThat(wrap(new Vector(1, 1), NONE, Wrap.CYLINDER)).isEqualTo(Wrap.CYLINDER);
  }

  @Test
  void theRanksOfATorusAreJoinedAsWell() {
    assertThat(wrap(new Vector(0, 1), NONE, Wrap.TORUS)).isEqualTo(Wrap.TORUS);
  }

  @Test
  void aSquareAskedForMayLieBeyondASide() {
    Bridge beside =
        new Bridge(Bridge.Condition.EMPTY, List.of(List.of(List.of(new Vector(-1, 0)))));
    assertThat(wrap(new Vector(0, 1), beside, Wrap.CYLINDER)).isEqualTo(Wrap.CYLINDER);
  }

  @Test
  void laterLegsAreLookedAtAsWell() {
    Node later = node(new Vector(0, 1), NONE, Wrap.CYLINDER);
    Node first =
        new Node(
            Leg.leap(new Vector(1, 0)),
            QUIET,
            List.of(new Branch(LegOutcome.EMPTY, List.of(later))));
    Walk walk = (Walk) WrapEliminator.without(List.of(new Walk(false, List.of(first)))).get(0);
    Node found = walk.first().get(0).branches().get(0).next().get(0);
    assertThat(found.leg().wrap()).isEqualTo(Wrap.NONE);
  }

  @Test
  void whereNothingChangesTheListIsTheSame() {
    List<Alternative> moves =
        List.of(new Walk(false, List.of(node(new Vector(1, 0), NONE, Wrap.CYLINDER))));
    assertThat(WrapEliminator.without(moves)).isSameAs(moves);
  }

  private static Wrap wrap(Vector step, Bridge bridge, Wrap wrap) {
    List<Alternative> moves = List.of(new Walk(true, List.of(node(step, bridge, wrap))));
    Walk walk = (Walk) WrapEliminator.without(moves).get(0);
    assertThat(walk.initial()).isTrue();
    return walk.first().get(0).leg().wrap();
  }

  private static Node node(Vector step, Bridge bridge, Wrap wrap) {
    Length unlimited = new Length.Between(1, Length.UNLIMITED);
    return new Node(
        new Leg(List.of(step), Leg.ANY, unlimited, bridge, false, wrap), QUIET, List.of());
  }
}
