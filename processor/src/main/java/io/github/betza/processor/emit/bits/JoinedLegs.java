package io.github.betza.processor.emit.bits;

import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Edges;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.LinePath;
import java.util.List;
import java.util.Optional;

/** Finds the shape of legs on a board whose left and right edges are joined. */
final class JoinedLegs {
  private JoinedLegs() {}

  /**
   * Returns how a path goes: one leg, which comes back to where it began only by single steps along
   * the rank.
   */
  static Optional<Shape> shape(AttackPath way) {
    List<Leg> legs = way.legs();
    Leg leg = legs.get(0);
    Vector step = LinePath.step(leg);
    boolean known =
        legs.size() == 1
            && way.edges() == Edges.CYLINDER
            && (step.ranks() != 0 || Math.abs(step.files()) == 1);
    if (known && LinePath.isLeap(leg)) {
      return Optional.of(new Leaps(List.of(), List.of(step), true));
    }
    return known && leg.least() == 1
        ? Optional.of(new Slide(List.of(), Vector.ZERO, step, leg.most(), true))
        : Optional.empty();
  }
}
