package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.model.RuleFeature;
import java.util.stream.IntStream;

/**
 * A game with the pieces of another, which begins from another position. Its rules are about royal
 * pieces only.
 */
record OtherSetup(GameRules rules, String setup) {
  /** Returns whether there are no rules that would be left out. */
  static boolean canBe(GameRules rules) {
    return !rules.has(RuleFeature.EXTRAS)
        && !rules.has(RuleFeature.BLOCKERS)
        && IntStream.rangeClosed(1, rules.kinds())
            .noneMatch(kind -> rules.promotes(kind) || isConfined(rules, kind));
  }

  private static boolean isConfined(GameRules rules, int kind) {
    Geometry geometry = rules.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        if (!rules.mayRest(kind, Side.WHITE, geometry.square(file, rank))) {
          return true;
        }
      }
    }
    return false;
  }

  String fen() {
    PieceTable pieces = rules.pieces();
    GameRulesBuilder other =
        GameRules.builder("other", rules.geometry().files(), rules.geometry().ranks(), setup);
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.isRoyal(kind)) {
        other.royal(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      } else {
        other.piece(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      }
    }
    return other.royalty(rules.royalty()).build().play(setup).fen();
  }
}
