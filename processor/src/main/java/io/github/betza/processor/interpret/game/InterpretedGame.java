package io.github.betza.processor.interpret.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.generated.AttackPath;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RulesByKind;
import io.github.betza.processor.variant.RulesByKind.KindPromotion;
import io.github.betza.processor.variant.RulesByKind.KindZone;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.attack.RoyalAttacks;
import java.util.List;

/** Makes the rules of a game without errors, with pieces that are interpreted. */
public final class InterpretedGame {
  private final VariantFacts facts;
  private final RulesByKind rules;
  private final GrantingKinds granting;
  private final RoyalAttacks attacks;

  private InterpretedGame(VariantFacts facts) {
    this.facts = facts;
    this.rules = RulesByKind.of(facts);
    this.granting = GrantingKinds.of(facts);
    this.attacks = new RoyalAttacks(facts, rules, granting);
  }

  /**
   * Returns the rules of a game.
   *
   * @throws IllegalArgumentException where the notation of a piece has errors, or the rules do not
   *     fit each other
   */
  public static GameRules rules(VariantFacts facts) {
    return new InterpretedGame(facts).rules();
  }

  private GameRules rules() {
    GameRulesBuilder builder =
        GameRules.builder(facts.name(), facts.files(), facts.ranks(), facts.setup());
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      addPiece(builder, kind);
    }
    addKindRules(builder);
    if (!granting.inClasses()) {
      builder.enPassant(granting.kinds().stream().mapToInt(Integer::intValue).toArray());
      if (granting.royal()) {
        builder.history();
      }
    }
    addEnds(builder);
    // Sets of bits are slow where numbers of 64 bits are made of smaller ones.
    return builder.cellsOnly().build();
  }

  private void addPiece(GameRulesBuilder builder, int kind) {
    PieceFacts piece = facts.piece(kind);
    PieceMoves moves = interpreted(piece);
    if (piece.royal()) {
      builder.royal(piece.symbol(), piece.name(), moves);
    } else {
      builder.piece(piece.symbol(), piece.name(), moves);
    }
    PieceTraits traits = facts.traits(kind);
    boolean reshaped = !rules.blockersTo(kind).isEmpty() || !facts.extrasOf(kind).isEmpty();
    attacks.of(kind).map(InterpretedGame::array).ifPresent(builder::attacks);
    if (attacks.of(kind).isEmpty() && traits.direct() && !reshaped && !granting.royal()) {
      builder.direct();
    }
  }

  private PieceMoves interpreted(PieceFacts piece) {
    return new InterpretedMoves(moves(piece), kind -> moves(facts.piece(kind)));
  }

  private static AttackPath[] array(List<AttackPath> paths) {
    return paths.toArray(AttackPath[]::new);
  }

  private static Piece moves(PieceFacts piece) {
    return piece
        .piece()
        .orElseThrow(() -> new IllegalArgumentException(piece.name() + " has errors"));
  }

  private void addKindRules(GameRulesBuilder builder) {
    for (KindPromotion promotion : rules.promotions()) {
      int[] choices = promotion.choices().stream().mapToInt(Integer::intValue).toArray();
      builder.promotion(promotion.kind(), promotion.rule().zone(), choices);
      builder.promoting(promotion.rule().on());
      if (promotion.rule().optional()) {
        builder.optional();
      }
      if (promotion.rule().limited()) {
        builder.limited();
      }
    }
    for (KindZone zone : rules.zones()) {
      builder.zone(zone.kind(), zone.zone().squares());
      if (!zone.zone().captures().isEmpty()) {
        builder.captureZone(zone.kind(), zone.zone().captures());
      }
    }
    for (ExtraFacts extra : facts.extras()) {
      int[] kinds = facts.kindsOf(extra.of()).stream().mapToInt(Integer::intValue).toArray();
      extra.moves().ifPresent(moves -> builder.extra(extra.squares(), interpreted(moves), kinds));
    }
    rules.blockers().forEach(blocker -> builder.blocker(blocker.of(), blocker.to()));
  }

  private void addEnds(GameRulesBuilder builder) {
    EndFacts ends = facts.ends();
    builder.royalty(facts.royalty()).stalemate(facts.stalemate()).bareKing(ends.bareKing());
    builder.capturing(facts.capturing());
    if (ends.repetitions() > 0) {
      builder.repetitions(ends.repetitions());
    }
    if (ends.moveLimit() > 0) {
      builder.moveLimit(ends.moveLimit());
    }
    rules.goals().forEach(goal -> builder.goal(goal.kind(), goal.squares()));
    if (facts.flyingGeneral()) {
      builder.flyingGeneral();
    }
    if (facts.bikjang()) {
      builder.bikjang();
    }
    if (facts.passesEnd()) {
      builder.passesEnd();
    }
  }
}
