package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Drop;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Which kinds of a game are dropped where, in the order of the kinds. */
final class DropRules {
  /**
   * How a kind is dropped.
   *
   * @param kind the kind
   * @param paid the kind in hand in whose place it is dropped
   * @param rule the rule that names it
   * @param squares by side: the squares
   */
  record KindDrop(int kind, int paid, Drop rule, int[][] squares) {
    /** Returns whether each drop must be made to find out whether it is legal. */
    boolean mustBeTried() {
      return !rule.checks() || !rule.checkmates();
    }

    /** Returns whether the piece may be dropped on a square if nothing else forbids it. */
    boolean isOn(int side, int square) {
      return IntStream.of(squares[side]).anyMatch(each -> each == square);
    }
  }

  private final List<KindDrop> drops = new ArrayList<>();

  DropRules(GameRules rules, List<Drop> declared, List<String> symbols) {
    for (int kind = 1; kind <= symbols.size(); kind++) {
      for (Drop drop : declared) {
        if (RulesByKind.kinds(drop.of(), symbols).contains(kind)) {
          int paid = rules.hands().paid(kind);
          int[][] squares = {
            squares(rules, drop, kind, Side.WHITE), squares(rules, drop, kind, Side.BLACK)
          };
          drops.add(new KindDrop(kind, paid, drop, squares));
        }
      }
    }
  }

  private static int[] squares(GameRules rules, Drop drop, int kind, int side) {
    Geometry geometry = rules.geometry();
    SquareSet named = drop.squares().isEmpty() ? null : SquareSet.parse(geometry, drop.squares());
    return IntStream.range(0, geometry.files() * geometry.ranks())
        .map(i -> geometry.square(i % geometry.files(), i / geometry.files()))
        .filter(square -> named == null || named.contains(side, square))
        .filter(square -> rules.mayRest(kind, side, square))
        .toArray();
  }

  /** Returns all drops. */
  List<KindDrop> all() {
    return drops;
  }

  /** Returns whether a piece may have been dropped on a square. */
  boolean allow(int kind, int side, int square) {
    return drops.stream()
        .filter(drop -> drop.kind() == kind)
        .anyMatch(drop -> drop.isOn(side, square));
  }
}
