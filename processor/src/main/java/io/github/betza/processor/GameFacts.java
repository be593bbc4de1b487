package io.github.betza.processor;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.model.Extra;
import io.github.betza.model.RuleFeature;
import io.github.betza.model.RulesByKind;
import io.github.betza.processor.emit.variant.GameOutline;
import io.github.betza.processor.emit.variant.GameSource;
import io.github.betza.processor.emit.variant.GameSource.GameBoard;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.KindRules;
import io.github.betza.processor.emit.variant.KindRules.GameExtra;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.attack.RoyalAttacks;
import io.github.betza.processor.variant.sentence.VariantSentences;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;

/** Converts {@link VariantFacts} to the emitter's {@link GameSource}. */
final class GameFacts {
  private final VariantFacts facts;
  private final RulesByKind rules;
  private final GrantingKinds granting;
  private final RoyalAttacks attacks;

  private GameFacts(VariantFacts facts) {
    this.facts = facts;
    this.rules = facts.byKind();
    this.granting = GrantingKinds.of(facts);
    this.attacks = new RoyalAttacks(facts, rules, granting);
  }

  /** Returns the outline of a game of which only the name of its type is known. */
  static GameOutline unknown(String packageName, TypeElement type) {
    return new GameOutline(packageName, GeneratedNames.gameName(type), List.of(), List.of());
  }

  /** Returns the piece names of a game that has errors, for diagnostics and stubs. */
  static GameOutline outline(String packageName, VariantDeclaration declaration) {
    return new GameOutline(
        packageName,
        GeneratedNames.gameName(declaration.type()),
        declaration.facts().pieces().stream().map(PieceFacts::typeName).toList(),
        List.of());
  }

  /** Returns a game without errors. */
  static GameSource source(String packageName, VariantDeclaration declaration) {
    String className = GeneratedNames.gameName(declaration.type());
    return new GameFacts(declaration.facts()).source(packageName, className);
  }

  private GameSource source(String packageName, String className) {
    return new GameSource(
        packageName,
        className,
        facts.name(),
        new GameBoard(facts.files(), facts.ranks(), facts.setup()),
        IntStream.rangeClosed(1, facts.pieces().size()).mapToObj(this::piece).toList(),
        new KindRules(rules.promotions(), rules.zones(), extras(), rules.blockers()),
        facts.model(),
        features(),
        granting.inClasses() ? Optional.empty() : Optional.of(granting.kinds()),
        new VariantSentences(facts).all());
  }

  private Set<RuleFeature> features() {
    EnumSet<RuleFeature> features = RuleFeature.of(facts.model());
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      PieceTraits traits = facts.traits(kind);
      boolean immobilizes = facts.piece(kind).piece().filter(Piece::isImmobilizer).isPresent();
      features.addAll(RuleFeature.of(traits.all(), immobilizes, facts.piece(kind).royal()));
      if (!traits.unaided()) {
        features.add(RuleFeature.AIDED_CAPTURES);
      }
    }
    if (facts.dropsRoyals()) {
      features.add(RuleFeature.ROYAL_DROPS);
    }
    if (granting.royal()) {
      features.add(RuleFeature.ROYAL_EN_PASSANT);
    }
    return features;
  }

  private GamePiece piece(int kind) {
    PieceFacts piece = facts.piece(kind);
    PieceTraits traits = facts.traits(kind);
    boolean reshaped = !rules.blockersTo(kind).isEmpty() || !facts.extrasOf(kind).isEmpty();
    return new GamePiece(
        piece.typeName(),
        piece.movesClass(),
        piece.symbol(),
        piece.name(),
        piece.royal(),
        // The game uses a direct piece with a larger board, which the code for one size would
        // refuse.
        traits.direct() && !reshaped && !granting.royal() && piece.anySize(),
        attacks.isDistant(kind),
        facts.mayExcite(kind),
        piece.piece(),
        attacks.of(kind));
  }

  private List<GameExtra> extras() {
    List<GameExtra> extras = new ArrayList<>();
    for (Extra extra : facts.model().extras()) {
      facts
          .movesOf(extra)
          .ifPresent(
              moves ->
                  extras.add(
                      new GameExtra(
                          facts.kindsOf(extra.of()),
                          moves.movesClass(),
                          extra.squares(),
                          moves.traits().has(Trait.DISTANT),
                          moves.piece(),
                          attacks.of(extra))));
    }
    return extras;
  }
}
