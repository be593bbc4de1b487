package io.github.betza.processor.atlas;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Length.SameAsBefore;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts legs and what ends them into the form in which {@code travel.js} reads them. */
final class LegData {
  private LegData() {}

  static Map<String, Object> of(Leg leg) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("v", vectors(leg.cycle()));
    if (!leg.length().isOne()) {
      data.put("n", length(leg.length()));
    }
    if (leg.residue() != Leg.ANY) {
      data.put("r", leg.residue());
    }
    if (!leg.bridge().isNone()) {
      data.put("b", List.of(name(leg.bridge().condition()), routes(leg.bridge())));
    }
    if (leg.ski()) {
      data.put("s", true);
    }
    if (leg.wrap() != Wrap.NONE) {
      data.put("w", leg.wrap() == Wrap.TORUS ? "torus" : "cylinder");
    }
    return data;
  }

  static List<Object> landings(List<Landing> landings) {
    return landings.stream().<Object>map(LegData::landing).toList();
  }

  /** What a plain ending has at its end is left out. */
  private static List<Object> landing(Landing landing) {
    List<Object> data = new ArrayList<>();
    data.add(name(landing.outcome().occupant()));
    boolean custody = !landing.custodies().isEmpty();
    boolean grants = landing.grantsEnPassant() || custody;
    boolean finish = landing.finish() != Finish.STAY || grants;
    if (landing.outcome().effect() != LegEffect.NONE || finish) {
      data.add(name(landing.outcome().effect()));
    }
    if (finish) {
      data.add(name(landing.finish()));
    }
    if (grants) {
      data.add(landing.grantsEnPassant());
    }
    if (custody) {
      data.add(landing.custodies().stream().map(LegData::custody).toList());
    }
    return data;
  }

  private static List<Object> custody(Custody custody) {
    return List.of(vectors(custody.between()), vector(custody.friend()));
  }

  private static Object length(Length length) {
    if (length instanceof Between between) {
      boolean unlimited = between.most() == Length.UNLIMITED;
      return List.of(between.least(), unlimited ? 0 : between.most());
    }
    return length instanceof SameAsBefore
        ? "same"
        : length instanceof AcrossBoard ? "board" : "half";
  }

  private static List<Object> routes(Bridge bridge) {
    return bridge.routes().stream()
        .<Object>map(step -> step.stream().map(LegData::vectors).toList())
        .toList();
  }

  private static List<Object> vectors(List<Vector> vectors) {
    return vectors.stream().<Object>map(LegData::vector).toList();
  }

  private static List<Object> vector(Vector vector) {
    return List.of(vector.files(), vector.ranks());
  }

  static String name(OccupancyCondition occupant) {
    return switch (occupant) {
      case EMPTY -> "empty";
      case ENEMY -> "enemy";
      case ENEMY_ROYAL -> "royal";
      case ENEMY_COMMON -> "common";
      case OWN -> "own";
      case OWN_COMMON -> "own-common";
      case PIECE -> "piece";
      case EN_PASSANT -> "passant";
      case EN_PASSANT_COMMON -> "passant-common";
      case EMPTY_BEFORE_PIECE -> "before";
    };
  }

  static String name(LegEffect effect) {
    return switch (effect) {
      case NONE -> "none";
      case REMOVE -> "remove";
      case UNLOAD_AT_LEG_START -> "unload";
      case DROP_AT_LEG_START -> "drop";
      case UNLOAD_AT_ORIGIN -> "unload-home";
      case SWAP -> "swap";
      case EXCITE -> "excite";
      case BORROW -> "borrow";
    };
  }

  private static String name(Finish finish) {
    return switch (finish) {
      case STAY -> "stay";
      case RETURN -> "return";
      case VANISH -> "vanish";
      case RETURN_AND_VANISH -> "return-vanish";
    };
  }

  private static String name(Bridge.Condition condition) {
    return switch (condition) {
      case EMPTY -> "empty";
      case OCCUPIED -> "occupied";
      case ONE_OCCUPIED -> "one";
    };
  }
}
