package io.github.betza.processor.atlas;

import io.github.betza.processor.json.Json;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts the paths of a piece into the form in which {@code travel.js} follows them; that file says
 * what the form is. Legs from which the same follows are written once.
 */
final class PathData {
  /** More legs than this would make the page too heavy; hardly a piece has a tenth of them. */
  static final int MOST_NODES = 4_000;

  private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
  private final Map<Object, Integer> known = new HashMap<>();
  private final List<Object> nodes = new ArrayList<>();

  private PathData() {}

  /** Returns the paths of a piece as data for {@link Json}; nothing where they are too many. */
  static Optional<Map<String, Object>> of(Piece piece) {
    PathData data = new PathData();
    List<Object> moves = data.alternatives(piece.alternatives());
    List<Object> holds = data.alternatives(piece.immobilizes());
    if (data.isFull()) {
      return Optional.empty();
    }
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("nodes", data.nodes);
    model.put("moves", moves);
    model.put("holds", holds);
    return Optional.of(model);
  }

  private boolean isFull() {
    return nodes.size() > MOST_NODES || numbers.size() > 10 * MOST_NODES;
  }

  private List<Object> alternatives(List<Alternative> alternatives) {
    return alternatives.stream().<Object>map(this::alternative).toList();
  }

  private Map<String, Object> alternative(Alternative alternative) {
    Map<String, Object> data = new LinkedHashMap<>();
    if (alternative instanceof Walk walk) {
      data.put("t", "walk");
      data.put("n", numbers(walk.first()));
    } else if (alternative instanceof Universal universal) {
      data.put("t", "anywhere");
      data.put("end", LegData.landings(universal.landings()));
    } else if (alternative instanceof NullMove) {
      data.put("t", "pass");
    } else if (alternative instanceof Castling castling) {
      data.put("t", "castle");
      data.put("d", castling.direction());
      data.put("steps", castling.steps());
      data.put("inset", castling.inset());
    } else if (alternative instanceof Imitation imitation) {
      data.put("t", "imitate");
      data.put("mirrored", imitation.mirrored());
      data.put("on", imitation.kinds().stream().sorted().map(LegData::name).toList());
    } else if (alternative instanceof ImitativeCapture) {
      data.put("t", "mimic");
    } else {
      throw new AssertionError("moves that pages do not know: " + alternative);
    }
    if (alternative.initial()) {
      data.put("first", true);
    }
    return data;
  }

  private List<Object> numbers(List<Node> followers) {
    List<Object> result = new ArrayList<>();
    for (Node node : followers) {
      if (!isFull()) {
        result.add(number(node));
      }
    }
    return result;
  }

  /** Legs that are shared in memory are looked at once, and equal ones have one number. */
  private int number(Node node) {
    Integer number = numbers.get(node);
    if (number == null) {
      List<Object> branches = new ArrayList<>();
      for (Branch branch : node.branches()) {
        branches.add(
            List.of(
                LegData.name(branch.outcome().occupant()),
                LegData.name(branch.outcome().effect()),
                numbers(branch.next())));
      }
      Map<String, Object> data = LegData.of(node.leg());
      if (!node.landings().isEmpty()) {
        data.put("end", LegData.landings(node.landings()));
      }
      if (!branches.isEmpty()) {
        data.put("on", branches);
      }
      number = known.computeIfAbsent(data, key -> nodes.size());
      if (number == nodes.size()) {
        nodes.add(data);
      }
      numbers.put(node, number);
    }
    return number;
  }
}
