package io.github.betza.processor.interpret.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.model.AttackPath;
import io.github.betza.model.RulesByKind;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.attack.RoyalAttacks;
import java.util.List;

/** Makes the rules of a game without errors, with interpreted pieces. */
public final class InterpretedGame {
  private final VariantFacts facts;
  private final RulesByKind rules;
  private final GrantingKinds granting;
  private final RoyalAttacks attacks;

  private InterpretedGame(VariantFacts facts) {
    this.facts = facts;
    this.rules = facts.byKind();
    this.granting = GrantingKinds.of(facts);
    this.attacks = new RoyalAttacks(facts, rules, granting);
  }

  /**
   * Returns the rules of a game.
   *
   * @throws IllegalArgumentException if the notation of a piece has errors, or the rules contradict
   *     each other
   */
  public static GameRules rules(VariantFacts facts) {
    return new InterpretedGame(facts).rules();
  }

  private GameRules rules() {
    GameRulesBuilder builder = GameRules.builder(facts.model());
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      addPiece(builder, kind);
    }
    facts.moves().forEach((type, piece) -> builder.moves(type, interpreted(piece)));
    if (!granting.inClasses()) {
      builder.enPassant(granting.kinds().stream().mapToInt(Integer::intValue).toArray());
      if (granting.royal()) {
        builder.history();
      }
    }
    // Sets of bits are slow if numbers of 64 bits are composed of smaller ones.
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
    return InterpretedMoves.of(moves(piece), kind -> moves(facts.piece(kind)));
  }

  private static AttackPath[] array(List<AttackPath> paths) {
    return paths.toArray(AttackPath[]::new);
  }

  private static Piece moves(PieceFacts piece) {
    return piece
        .piece()
        .orElseThrow(() -> new IllegalArgumentException(piece.name() + " has errors"));
  }
}
