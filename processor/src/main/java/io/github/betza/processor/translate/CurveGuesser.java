package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Guesses riders that wind: EXTENDED writes them step by step, other dialects with {@code q} and
 * {@code z}.
 */
final class CurveGuesser {
  private static final int FEWEST = 4;

  private CurveGuesser() {}

  /** Returns texts for lines that make the same leap in turning directions; none for others. */
  static List<String> texts(List<WholePath> lines, Dialect target) {
    Set<Atom> found = new HashSet<>();
    int longest = 0;
    for (WholePath line : lines) {
      longest = Math.max(longest, line.legs().size());
      line.legs().forEach(leg -> found.add(Stride.atom(leg.step(0))));
    }
    if (longest < FEWEST || found.size() != 1) {
      return List.of();
    }
    WholePath any = lines.get(0);
    String letter = DialectWriters.atoms(target).of(found.iterator().next()).orElse("");
    if (letter.isEmpty()) {
      return List.of();
    }
    if (lines.stream().anyMatch(line -> !line.landings().equals(any.landings()))) {
      return List.of();
    }
    String ends = (any.initial() ? "i" : "") + ModifierLetters.landing(any.ends());
    List<String> texts = new ArrayList<>();
    for (String turn : List.of("q", "z")) {
      AtomLetters.slider(letter).ifPresent(slider -> texts.add(ends + turn + slider));
      texts.add(ends + turn + letter);
      texts.add(ends + turn + letter + longest);
    }
    return texts;
  }
}
