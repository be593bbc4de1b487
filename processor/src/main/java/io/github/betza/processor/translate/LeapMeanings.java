package io.github.betza.processor.translate;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.work.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which leaps a heading means after a step, and which letters mean these leaps. */
final class LeapMeanings {
  /** The work of looking up a meaning, without its paths. */
  private static final long LOOK = 200;

  private static final List<Landing> ENDS = List.of(new Landing(LegOutcome.EMPTY, false));

  private final ShortestDirections letters;
  private final Work work;
  private final Map<List<Object>, Map<Set<Vector>, String>> tables = new HashMap<>();
  private final Map<List<Object>, Set<Vector>> known = new HashMap<>();

  /**
   * Makes a table that is filled on demand.
   *
   * @param work the work that the searches are a part of
   */
  LeapMeanings(ShortestDirections letters, Work work) {
    this.letters = letters;
    this.work = work;
  }

  /** Returns the letters for some leaps, relative to the step before. */
  Optional<String> letters(Vector before, Atom atom, Set<Vector> leaps) {
    Map<Set<Vector>, String> texts =
        tables.computeIfAbsent(List.of(before, atom), any -> table(before, atom));
    return Optional.ofNullable(texts.get(leaps));
  }

  private Map<Set<Vector>, String> table(Vector before, Atom atom) {
    Map<Set<Vector>, String> texts = new HashMap<>();
    letters
        .sectors()
        .forEach((text, sector) -> texts.putIfAbsent(after(before, atom, sector), text));
    return texts;
  }

  /** Returns the leaps of an atom after a step. */
  Set<Vector> after(Vector before, Atom atom, Heading heading) {
    return known.computeIfAbsent(
        List.of(before, atom, heading), any -> leaps(before, atom, heading));
  }

  private Set<Vector> leaps(Vector before, Atom atom, Heading heading) {
    work.spend(LOOK);
    LegSpec first =
        LegSpec.straight(
            Stride.atom(before),
            new Absolute(1 << Stride.direction(before)),
            Length.one(),
            List.of(),
            List.of(LegOutcome.EMPTY));
    LegSpec second = LegSpec.straight(atom, heading, Length.one(), ENDS, List.of());
    Set<Vector> leaps = new HashSet<>();
    MoveSpec move = new MoveSpec.Chain(false, List.of(first, second));
    if (PathTreeBuilder.build(List.of(move), work).alternatives().get(0) instanceof Walk walk) {
      for (Node node : walk.first()) {
        node.branches().get(0).next().forEach(next -> leaps.add(next.leg().step(0)));
      }
    }
    return leaps;
  }
}
