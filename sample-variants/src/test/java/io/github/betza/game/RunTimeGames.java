package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.model.SquareSet;
import java.util.function.IntPredicate;

/**
 * Builds games of generated pieces again, at run time: with the rules that their annotations
 * declare, and without a word about what the notations mean.
 */
final class RunTimeGames {
  private RunTimeGames() {}

  /** Returns the rules of a game. */
  static GameRulesBuilder rules(Game game) {
    GameRules rules = game.rules();
    PieceTable pieces = rules.pieces();
    Geometry geometry = rules.geometry();
    GameRulesBuilder builder =
        GameRules.builder(rules.name(), geometry.files(), geometry.ranks(), rules.setup())
            .royalty(rules.royalty())
            .stalemate(rules.stalemate())
            .capturing(rules.capturing())
            .hand(rules.hand())
            .bareKing(rules.ends().bareKing())
            .checkmate(rules.ends().model().checkmate())
            .checks(rules.ends().checks())
            .repetitions(rules.ends().repetitions())
            .repetition(rules.ends().model().repetition())
            .moveLimit(rules.ends().moveLimit());
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.isRoyal(kind)) {
        builder.royal(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      } else {
        builder.piece(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      }
    }
    for (int kind = 1; kind <= pieces.size(); kind++) {
      addSquares(builder, rules, kind);
    }
    rules.ends().model().goals().forEach(builder::goal);
    for (ExtraMoves extra : rules.extras()) {
      int[] kinds = extra.kinds().stream().mapToInt(Integer::intValue).toArray();
      builder.extra(names(geometry, extra.squares()), extra.moves(), kinds);
    }
    rules.ends().counted().forEach(each -> builder.extinction(each.rule()));
    rules.drops().all().stream().map(KindDrop::rule).distinct().forEach(builder::drop);
    rules.ends().model().blasts().forEach(builder::blast);
    rules.ends().model().castlings().forEach(builder::castling);
    rules.ends().model().gates().forEach(builder::gate);
    if (rules.ends().perpetualCheck()) {
      builder.perpetualCheck();
    }
    if (rules.ends().model().checksForbidden()) {
      builder.checksForbidden();
    }
    if (rules.flyingGeneral()) {
      builder.flyingGeneral();
    }
    if (rules.bikjang()) {
      builder.bikjang();
    }
    return rules.passesEnd() ? builder.passesEnd() : builder;
  }

  private static void addSquares(GameRulesBuilder builder, GameRules rules, int kind) {
    Geometry geometry = rules.geometry();
    boolean[] blockers = rules.blockersTo(kind);
    for (int of = 1; blockers != null && of < blockers.length; of++) {
      if (blockers[of]) {
        builder.blocker(of, kind);
      }
    }
    for (PromotionRule rule : rules.promotions().ofKind(kind)) {
      String zone = names(geometry, rule.zone());
      int[] choices = rule.choices().stream().mapToInt(Integer::intValue).toArray();
      builder.promotion(kind, zone, choices).promoting(rule.on());
      if (rule.isOptional()) {
        builder.optional();
      }
      if (rule.supply() == PromotionRule.Supply.SETUP) {
        builder.limited();
      }
    }
    String rested = names(geometry, square -> rules.mayRest(kind, Side.WHITE, square));
    String reached = names(geometry, square -> rules.mayEnter(kind, Side.WHITE, square));
    String all = names(geometry, square -> true);
    if (!rested.equals(all)) {
      builder.zone(kind, rested);
    }
    if (!reached.equals(rested)) {
      builder.captureZone(kind, reached);
    }
  }

  private static String names(Geometry geometry, SquareSet squares) {
    return names(geometry, square -> squares.contains(Side.WHITE, square));
  }

  private static String names(Geometry geometry, IntPredicate wanted) {
    StringBuilder names = new StringBuilder();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        names.append(wanted.test(square) ? geometry.name(square) + " " : "");
      }
    }
    return names.toString().strip();
  }
}
