package io.github.betza.processor.path.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PathTreeBuilderTest {

  @Test
  void aGriffonSlidesOutwardsFromItsDiagonalStep() {
    List<Node> bends = walk("FyafsF", 1).first();
    assertThat(bends).hasSize(4);
    Node northEast = bends.get(0);
    assertThat(northEast.leg().cycle()).containsExactly(new Vector(1, 1));
    assertThat(northEast.landings()).isEmpty();
    assertThat(northEast.branches()).hasSize(1);
    assertThat(northEast.branches().get(0).outcome()).isEqualTo(LegOutcome.EMPTY);
    assertThat(northEast.branches().get(0).next())
        .extracting(slide -> slide.leg().cycle().get(0))
        .containsExactlyInAnyOrder(new Vector(1, 0), new Vector(0, 1));
  }

  @Test
  void aRoseBendsBothWaysAndStopsBeforeItsCircleCloses() {
    List<Node> curves = walk("qN", 0).first();
    assertThat(curves).hasSize(16);
    for (Node curve : curves) {
      assertThat(curve.leg().cycle()).hasSize(8).doesNotHaveDuplicates();
      Vector sum = curve.leg().cycle().stream().reduce(new Vector(0, 0), Vector::plus);
      assertThat(sum).isEqualTo(new Vector(0, 0));
    }
  }

  @Test
  void aCrookedHopperGoesOnAlongItsZigzag() {
    for (Node toHurdle : walk("pzB", 0).first()) {
      int odd = toHurdle.leg().residue();
      Node behind = toHurdle.branches().get(0).next().get(0);
      assertThat(behind.leg().step(0)).isEqualTo(toHurdle.leg().step(odd));
      assertThat(behind.leg().step(1)).isEqualTo(toHurdle.leg().step(odd + 1));
    }
  }

  @Test
  void eachHandOfAnObliqueMoveKeepsItsLeftAndRight() {
    for (Alternative alternative :
        Notations.read("hrarfNhlalfN", Dialect.XBETZA).piece().orElseThrow().alternatives()) {
      for (Node first : ((Walk) alternative).first()) {
        Node second = first.branches().get(0).next().get(0);
        Vector sum = first.leg().step(0).plus(second.leg().step(0));
        assertThat(Math.abs(sum.files())).isEqualTo(3);
        assertThat(Math.abs(sum.ranks())).isEqualTo(3);
      }
    }
  }

  @Test
  void pathsThatAreSelectedShareTheirEnds() {
    Piece piece = Notations.read("fK-aK-aK-aK", Dialect.EXTENDED).piece().orElseThrow();
    Set<Node> nodes = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Node> first = ((Walk) piece.alternatives().get(0)).first();
    first.forEach(node -> collect(node, nodes));

    assertThat(first).hasSizeGreaterThan(500);
    assertThat(nodes).as("of four legs each").hasSizeLessThan(2 * first.size());
  }

  @Test
  void pathsAreCountedWithoutBeingBuilt() {
    assertThat(Notations.read("aaaaK", Dialect.XBETZA).isSound()).isTrue();
    String message =
        Notations.read("a".repeat(60) + "K", Dialect.XBETZA).problems().get(0).message();
    assertThat(message).contains("more paths than can be counted");
  }

  @Test
  void aSlideThatMustEndOnAPieceHasOneEnd() {
    assertThat(runs(LegOutcome.EMPTY)).isEqualTo(4 * 35);
    assertThat(runs(LegOutcome.CAPTURE)).isEqualTo(4);
  }

  private static long runs(LegOutcome outcome) {
    LegSpec slide =
        LegSpec.straight(
            Atom.leaper(0, 1),
            new Absolute(0b01010101),
            new Length.Between(1, Length.UNLIMITED),
            List.of(new Landing(outcome, false)),
            List.of());
    return PathCount.runs(new Chain(false, List.of(slide)), new Work(1_000));
  }

  @Test
  void subtreesAreShared() {
    Set<Node> nodes = Collections.newSetFromMap(new IdentityHashMap<>());
    walk("aaaaK", 0).first().forEach(node -> collect(node, nodes));
    assertThat(nodes).hasSizeLessThan(8 * 7 * 5 + 1);
  }

  private static void collect(Node node, Set<Node> nodes) {
    if (nodes.add(node)) {
      node.branches().forEach(branch -> branch.next().forEach(next -> collect(next, nodes)));
    }
  }

  private static Walk walk(String notation, int index) {
    return (Walk)
        Notations.read(notation, Dialect.XBETZA).piece().orElseThrow().alternatives().get(index);
  }
}
