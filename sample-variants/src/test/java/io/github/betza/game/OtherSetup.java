package io.github.betza.game;

import io.github.betza.board.PieceTable;
import java.util.stream.IntStream;

/**
 * A game with the pieces of another, which begins from another position. Its rules are about royal
 * pieces only.
 */
record OtherSetup(GameRules rules, String setup) {
  /** Returns whether there are no rules that would be left out. */
  static boolean canBe(GameRules rules) {
    return !rules.hasZones()
        && !rules.reshapesMoves()
        && IntStream.rangeClosed(1, rules.kinds()).noneMatch(rules::promotes);
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
    return new TableGame(other.royalty(rules.royalty()).build(), setup).fen();
  }
}
