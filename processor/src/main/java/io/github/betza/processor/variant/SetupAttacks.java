package io.github.betza.processor.variant;

import io.github.betza.board.PieceTrait;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.VariantFacts.WallFacts;
import java.util.Optional;

/**
 * Along which lines the pieces of a game capture royal pieces, so that a setup can be refused in
 * which the side to move could do so at once. Nothing is told where other rules decide as well.
 */
final class SetupAttacks {
  private final VariantFacts facts;

  SetupAttacks(VariantFacts facts) {
    this.facts = facts;
  }

  /**
   * Returns the lines of a kind, as {@link AttackLines} writes them, if they tell all: the same as
   * those that the game itself is told of.
   */
  Optional<String> of(int kind) {
    boolean others =
        facts.isAnyUnknown()
            || GrantingKinds.of(facts).royal()
            || facts.pieces().stream()
                .flatMap(piece -> piece.piece().stream())
                .anyMatch(Piece::isImmobilizer)
            || facts.walls().stream().anyMatch(wall -> hidesRoyals(wall, kind))
            || facts.extras().stream().anyMatch(extra -> facts.kindsOf(extra.of()).contains(kind))
            || (isConfined(kind) && facts.traits(kind).has(PieceTrait.DISTANT));
    return others
        ? Optional.empty()
        : facts
            .piece(kind)
            .piece()
            .flatMap(piece -> AttackLines.of(piece, facts.files(), facts.ranks()));
  }

  private boolean hidesRoyals(WallFacts wall, int kind) {
    return facts.kindsOf(wall.to()).contains(kind)
        && facts.kindsOf(wall.of()).stream().anyMatch(of -> facts.piece(of).royal());
  }

  private boolean isConfined(int kind) {
    return facts.zones().stream()
        .anyMatch(zone -> facts.mayExcite(kind) || facts.kindsOf(zone.of()).contains(kind));
  }
}
