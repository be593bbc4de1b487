package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The work that EXTENDED does where direction letters select among the paths of chains. */
class ExtendedBoundsTest {
  /** Hundreds of chains with thousands of paths each, and some that have too many by themselves. */
  private static final String MANY_CHAINS = "fWxa((Zdr3K)tblLy((0,2)yls(0,2)-K)F+rN)4tB";

  private static Reading read(String notation) {
    return Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60), () -> Notations.read(notation, Dialect.EXTENDED), notation);
  }

  @ParameterizedTest
  @CsvSource({"f(KNZLJC)-a3-aB, 442368", "fKxa(ZKNFD)4tB, 191168"})
  void pathsOfAllChainsAreCountedTogether(String notation, long paths) {
    assertThat(read(notation).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.code().id()).isEqualTo("too-many-paths");
              assertThat(problem.message())
                  .contains("has " + paths + " paths; the limit is 100000");
            });
  }

  /** Without direction letters nothing is selected, and the same paths are too many. */
  @Test
  void directionLettersDoNotChangeWhatIsTooMuch() {
    assertThat(read("f(KNZLJC)-a3-aB").problems().get(0).message())
        .isEqualTo(read("(KNZLJC)-a3-aB").problems().get(0).message());
  }

  @Test
  void chainsThatAreTooManyAreNotFollowed() {
    assertThat(read(MANY_CHAINS).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("too-many-paths");
  }

  @Test
  void correctionsAreTriedWithoutFollowingTheirPaths() {
    assertThat(read(MANY_CHAINS + "-jK").problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("modifier-not-for-atom");
  }

  /** Whatever is destroyed on the way, the path leads to the same square. */
  @Test
  void waysToDestroyAreOnePath() {
    Walk walk = (Walk) read("fWdlW").piece().orElseThrow().alternatives().get(0);
    List<Node> first = walk.first();
    assertThat(first).hasSize(2);
    assertThat(first).allSatisfy(node -> assertThat(node.branches()).hasSize(2));
    assertThat(read("fW" + "dlWdrW".repeat(40)).isSound()).isTrue();
  }
}
