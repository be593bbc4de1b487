package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Drop;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The kinds of a game that are dropped, and their squares, in the order of the kinds. */
final class DropRules {
  /**
   * How a kind is dropped.
   *
   * @param kind the kind
   * @param paid the kind in hand in whose place it is dropped
   * @param rule the rule that names it
   * @param squares by side: the squares
   */
  record KindDrop(int kind, int paid, Drop rule, List<int[]> squares) {
    /** Returns whether each drop must be made to find out whether it is legal. */
    boolean mustBeTried() {
      return !rule.checks() || !rule.checkmates();
    }

    /** Returns whether the piece may be dropped on a square if no other condition forbids it. */
    boolean isOn(int side, int square) {
      return IntStream.of(squares.get(side)).anyMatch(each -> each == square);
    }
  }

  private final Geometry geometry;
  private final List<KindDrop> drops = new ArrayList<>();

  /** By kind and side: the squares on which a dropped piece counts as unmoved, or null. */
  private final boolean[][] unmoved;

  DropRules(GameRules rules, List<Drop> declared, List<String> symbols) {
    this.geometry = rules.geometry();
    for (int kind = 1; kind <= symbols.size(); kind++) {
      for (Drop drop : declared) {
        if (RulesByKind.kinds(drop.of(), symbols).contains(kind)) {
          int paid = rules.hands().paid(kind);
          List<int[]> squares =
              List.of(
                  squares(rules, drop, kind, Side.WHITE), squares(rules, drop, kind, Side.BLACK));
          drops.add(new KindDrop(kind, paid, drop, squares));
        }
      }
    }
    this.unmoved = new boolean[2 * (symbols.size() + 1)][];
    for (KindDrop drop : drops) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        boolean[] squares = new boolean[geometry.arrayLength()];
        unmoved(drop, side).forEach(square -> squares[square] = true);
        unmoved[2 * drop.kind() + side] = squares;
      }
    }
  }

  private int[] squares(GameRules rules, Drop drop, int kind, int side) {
    SquareSet named = drop.squares().isEmpty() ? null : SquareSet.parse(geometry, drop.squares());
    return geometry
        .squares()
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

  /** Returns the squares on which a piece that a side drops counts as unmoved. */
  IntStream unmoved(KindDrop drop, int side) {
    String named = drop.rule().unmoved();
    return named.isEmpty()
        ? IntStream.empty()
        : IntStream.of(drop.squares().get(side))
            .filter(
                square ->
                    SquareSet.parse(geometry, named).contains(Side.WHITE, asWhite(square, side)));
  }

  /** Returns whether a piece is dropped on a square as one that has not moved. */
  boolean isUnmoved(int cell, int square) {
    boolean[] squares = unmoved[2 * Cell.kind(cell) + Cell.side(cell)];
    return squares != null && squares[square];
  }

  /** Returns White's square on the same file: Black's squares are White's mirrored, not turned. */
  private int asWhite(int square, int side) {
    int rank = geometry.rank(square);
    return side == Side.WHITE
        ? square
        : geometry.square(geometry.file(square), geometry.ranks() - 1 - rank);
  }
}
