package io.github.betza.processor.emit.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns and reflections, and the shapes that are found with them. */
final class PlacementTest {
  @Test
  void everyTurnIsUndoneByItsInverse() {
    Vector vector = new Vector(1, 2);
    Set<Vector> images = new HashSet<>();
    for (Placement turn : Placement.TURNS) {
      images.add(turn.apply(vector));
      assertThat(turn.inverse().apply(turn.apply(vector))).isEqualTo(vector);
    }
    assertThat(images).hasSize(8);
    assertThat(Placement.TURNS).contains(Placement.IDENTITY, Placement.REVERSED);
  }

  @ParameterizedTest
  @CsvSource({"Q, 1", "N, 1", "FyafsF, 2", "mRcpR, 2", "qN, 3", "KNAD, 1", "afsW, 2"})
  void piecesHaveFewShapes(String notation, int shapes) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    List<Node> first = new ArrayList<>();
    Alternatives.of(piece).own().forEach(walk -> first.addAll(((Walk) walk).first()));
    PlaceGraph graph = new PlaceGraph(first);
    graph.add(first);

    assertThat(graph.places().stream().map(Place::shape).distinct()).hasSize(shapes);
    assertThat(List.copyOf(graph.places())).doesNotHaveDuplicates();
  }
}
