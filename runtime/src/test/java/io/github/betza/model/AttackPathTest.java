package io.github.betza.model;

import static io.github.betza.model.AttackPath.leap;
import static io.github.betza.model.AttackPath.slide;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.AttackPath.Start;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AttackPathTest {
  @Test
  void pathsAreBuiltLegByLeg() {
    Leg forward = new Leg(Start.EMPTY, 0, 1, 1, 9);
    Leg over = new Leg(Start.PIECE, 0, 1, 1, 9);
    assertThat(slide(0, 1, 1, 9).overPiece(0, 1, 1, 9))
        .isEqualTo(new AttackPath(Edges.CLOSED, List.of(forward, over)));
    assertThat(leap(0, 1).overEmpty(1, 1).legs())
        .containsExactly(new Leg(Start.EMPTY, 0, 1, 1, 1), new Leg(Start.EMPTY, 1, 1, 1, 1));
    assertThat(leap(1, 0).overPiece(1, 0)).isEqualTo(slide(1, 0, 1, 1).overPiece(1, 0, 1, 1));
    assertThat(slide(1, 0, 1, 7).onCylinder().edges()).isEqualTo(Edges.CYLINDER);
    assertThat(slide(1, 0, 1, 7).onTorus().isJoined()).isTrue();
    assertThat(leap(0, 0).isJoined()).isFalse();
  }

  private static void refused(ThrowingCallable path, String message) {
    assertThatThrownBy(path).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "5, 2", "0, 3", "-2, 3"})
  void numbersOfStepsThatAreNone(int least, int most) {
    String message = "a leg does not have " + least + " to " + most + " steps";
    refused(() -> slide(0, 1, least, most), message);
    refused(() -> leap(0, 1).overPiece(0, 1, least, most), message);
  }

  @Test
  void stepsThatLeadNowhere() {
    String message = "a step of 0 files and 0 ranks is not repeated";
    refused(() -> slide(0, 0, 1, 200_000_000), message);
    refused(() -> leap(1, 1).overEmpty(0, 0, 1, 3), message);
  }

  @Test
  void legsThatMakeNoPath() {
    String message = "a path begins with a leg from the square of its piece";
    refused(() -> new AttackPath(Edges.CLOSED, List.of()), message);
    refused(() -> new AttackPath(Edges.CLOSED, List.of(new Leg(Start.PIECE, 1, 0, 1, 1))), message);
    String joined = "a path over joined edges is a single leg";
    refused(() -> leap(1, 1).overEmpty(1, 1).onCylinder(), joined);
    refused(() -> leap(1, 1).onTorus().overPiece(1, 1), joined);
  }
}
