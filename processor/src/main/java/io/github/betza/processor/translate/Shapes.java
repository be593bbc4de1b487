package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative;
import java.util.ArrayList;
import java.util.List;

/** The same moves in other shapes. */
final class Shapes {
  private Shapes() {}

  static List<List<Alternative>> of(List<List<Alternative>> forms) {
    return new ArrayList<>(forms);
  }
}
