package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The shortest paths of king's steps to the end of an oblique leap: all steps lead toward it, so
 * that no slanted step goes aside that another must make good.
 */
final class KingPaths {
  private final Vector diagonal;
  private final Vector straight;
  private final List<List<LegSpec>> paths = new ArrayList<>();

  private KingPaths(Vector leap) {
    int files = Integer.signum(leap.files());
    int ranks = Integer.signum(leap.ranks());
    this.diagonal = new Vector(files, ranks);
    this.straight =
        Math.abs(leap.files()) > Math.abs(leap.ranks())
            ? new Vector(files, 0)
            : new Vector(0, ranks);
  }

  /** Returns the paths, each as single steps. */
  static List<List<LegSpec>> of(Vector leap) {
    KingPaths paths = new KingPaths(leap);
    int slanted = Math.min(Math.abs(leap.files()), Math.abs(leap.ranks()));
    paths.extend(List.of(), slanted, leap.reach() - slanted);
    return paths.paths;
  }

  private void extend(List<LegSpec> made, int slanted, int rest) {
    if (slanted == 0 && rest == 0) {
      paths.add(made);
      return;
    }
    if (slanted > 0) {
      extend(with(made, diagonal), slanted - 1, rest);
    }
    if (rest > 0) {
      extend(with(made, straight), slanted, rest - 1);
    }
  }

  private static List<LegSpec> with(List<LegSpec> made, Vector step) {
    List<LegSpec> more = new ArrayList<>(made);
    more.add(
        LegSpec.straight(
            Atom.king(),
            new Absolute(1 << Atom.king().direction(step)),
            Length.one(),
            List.of(),
            List.of()));
    return more;
  }
}
