package io.github.betza.processor.emit.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many templates the paths of pieces have. */
final class PlanGraphTest {
  @ParameterizedTest
  @CsvSource({"Q, 1", "N, 1", "FyafsF, 2", "mRcpR, 2", "qN, 3", "KNAD, 1", "afsW, 2"})
  void piecesHaveFewTemplates(String notation, int templates) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    List<Node> first = new ArrayList<>();
    Alternatives.of(piece).own().forEach(walk -> first.addAll(((Walk) walk).first()));
    PlanGraph graph = new PlanGraph(first);
    graph.add(first);

    assertThat(graph.nodes().stream().map(PlanNode::template).distinct()).hasSize(templates);
    assertThat(List.copyOf(graph.nodes())).doesNotHaveDuplicates();
  }
}
