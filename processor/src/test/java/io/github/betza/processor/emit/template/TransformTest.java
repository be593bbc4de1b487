package io.github.betza.processor.emit.template;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Turns and reflections. */
final class TransformTest {
  @Test
  void everyTurnIsUndoneByItsInverse() {
    Vector vector = new Vector(1, 2);
    Set<Vector> images = new HashSet<>();
    for (Transform turn : Transform.TURNS) {
      images.add(turn.apply(vector));
      assertThat(turn.inverse().apply(turn.apply(vector))).isEqualTo(vector);
    }
    assertThat(images).hasSize(8);
    assertThat(Transform.TURNS).contains(Transform.IDENTITY, Transform.REVERSED);
  }
}
