package io.github.betza.processor.translate;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;

/** How XBETZA and CLASSIC write an atom with its range; there may be several ways. */
final class Ranges {
  private Ranges() {}

  static List<String> of(String atom, Stride stride) {
    List<String> slider = AtomLetters.slider(atom).map(List::of).orElse(List.of());
    if (stride.isLeap()) {
      return List.of(atom);
    }
    if (stride.length() instanceof Length.AcrossBoard) {
      return slider.isEmpty() ? List.of(atom) : slider;
    }
    if (stride.length() instanceof Length.ToEnemyHalf) {
      return List.of(atom + "*");
    }
    if (!(stride.length() instanceof Length.Between between) || between.least() > 1) {
      throw new NoFormException(MissingWord.LEAST_STEPS);
    }
    if (between.most() == Length.UNLIMITED) {
      return slider.isEmpty() ? List.of(atom + "0", atom + atom) : slider;
    }
    if (stride.turn() == Turn.CIRCULAR && between.most() == Turn.CIRCLE) {
      return List.of(atom);
    }
    String range = String.valueOf(between.most());
    return slider.isEmpty() ? List.of(atom + range) : List.of(slider.get(0) + range, atom + range);
  }
}
