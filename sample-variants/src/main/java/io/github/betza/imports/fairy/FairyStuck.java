package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.export.fairy.FairyNotation;
import io.github.betza.export.fairy.FirstMove.Way;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the squares from which pieces could never move again. The engine may forbid moves there,
 * unless they promote.
 */
record FairyStuck(
    FairyState state,
    Geometry geometry,
    Setup setup,
    FairyZones zones,
    Map<String, FairyNotation> notations) {
  private static final List<Way> FORWARD = List.of(new Way(0, 1));

  /**
   * Returns the squares that a piece of a side may enter here, but in the engine only by promoting,
   * as its side sees the board.
   */
  Set<String> squares(String name, boolean white) {
    Set<String> stuck = new LinkedHashSet<>();
    if (!state.flag("immobilityIllegal") || name.equals("immobile")) {
      return stuck;
    }
    Squares squares = new Squares(geometry);
    Set<String> holes = squares.own(new LinkedHashSet<>(setup.holes()), white);
    for (String square : zones.zone(name, white)) {
      if (!holes.contains(square)
          && ways(name).stream().noneMatch(way -> leads(square, way, holes))) {
        stuck.add(square);
      }
    }
    return stuck;
  }

  private List<Way> ways(String name) {
    FairyNotation notation = notations.get(name);
    return notation != null
        ? notation.quietWays()
        : name.equals("pawn") ? FORWARD : FairyNotation.read("K").quietWays();
  }

  private boolean leads(String square, Way way, Set<String> holes) {
    int to = geometry.step(geometry.square(square), way.files(), way.ranks());
    return to != Geometry.OFF && !holes.contains(geometry.name(to));
  }
}
