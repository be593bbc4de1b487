package io.github.betza.processor.army;

import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import java.util.List;

/**
 * Builds the game of an army at run time, as a program does that knows pieces only by then: with
 * the rules of the game, and without a word about what the notations mean.
 */
final class ArmyTable {
  private ArmyTable() {}

  /**
   * Returns the game.
   *
   * @param pieces the pieces
   * @param extras the extra moves, by their numbers
   */
  static Game of(Army army, PieceTable pieces, List<PieceMoves> extras) {
    GameRulesBuilder rules =
        GameRules.builder(army.name(), army.files(), army.ranks(), army.setup())
            .royalty(army.royalty())
            .capturing(army.capturing())
            .checks(army.checks())
            .bareKing(army.bareKing());
    for (Army.Kind kind : army.pieces()) {
      PieceMoves moves = pieces.moves(army.kindOf(kind.letter()));
      if (kind.royal() || moves.isRoyal()) {
        rules.royal(kind.letter(), "royal", moves);
      } else {
        rules.piece(kind.letter(), "piece", moves);
      }
    }
    addSquares(army, rules);
    for (int i = 0; i < extras.size(); i++) {
      Army.Extra extra = army.extras().get(i);
      rules.extra(extra.squares(), extras.get(i), army.kindOf(extra.of()));
    }
    for (Army.Blocker blocker : army.blockers()) {
      rules.blocker(army.kindOf(blocker.of()), army.kindOf(blocker.to()));
    }
    army.goals().forEach(rules::goal);
    rules.hand(army.hand());
    army.drops().forEach(rules::drop);
    if (army.recurrence().times() > 0) {
      rules.repetitions(army.recurrence().times()).repetition(army.recurrence().outcome());
    }
    if (army.recurrence().perpetualCheck()) {
      rules.perpetualCheck();
    }
    army.extinctions().forEach(rules::extinction);
    army.blasts().forEach(rules::blast);
    army.castlings().forEach(rules::castling);
    army.gates().forEach(rules::gate);
    if (army.checksForbidden()) {
      rules.checksForbidden();
    }
    if (army.flyingGeneral()) {
      rules.flyingGeneral();
    }
    if (army.bikjang()) {
      rules.bikjang();
    }
    if (army.passesEnd()) {
      rules.passesEnd();
    }
    return rules.build().play(army.setup());
  }

  private static void addSquares(Army army, GameRulesBuilder rules) {
    for (Army.Promotion rule : army.promotions()) {
      int[] choices = rule.to().chars().map(to -> army.kindOf((char) to)).toArray();
      rules.promotion(army.kindOf(rule.of()), rule.zone(), choices).promoting(rule.on());
      if (rule.optional()) {
        rules.optional();
      }
      if (rule.limited()) {
        rules.limited();
      }
    }
    for (Army.Zone zone : army.zones()) {
      rules.zone(army.kindOf(zone.of()), zone.squares());
      if (!zone.captures().isEmpty()) {
        rules.captureZone(army.kindOf(zone.of()), zone.captures());
      }
    }
  }
}
