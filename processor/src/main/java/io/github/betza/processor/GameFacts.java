package io.github.betza.processor;

import io.github.betza.processor.emit.variant.GameSource;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.GameSource.GamePromotion;
import io.github.betza.processor.emit.variant.GameSource.GameZone;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.AttackLines;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.PieceTraits;
import io.github.betza.processor.variant.Place;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import io.github.betza.processor.variant.VariantProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;

/** Makes what the emitter wants to know of a game from what its annotation says. */
final class GameFacts {
  /** The annotation as a whole. */
  static final Place WHOLE = new Place(Place.In.VARIANT, 0, "");

  private GameFacts() {}

  static VariantProblem invalidTarget() {
    return new VariantProblem(
        ProblemCode.INVALID_TARGET,
        WHOLE,
        "an annotation type cannot be a game",
        "put @Variant on a class, an interface, an enum or a record");
  }

  /** Returns a game of which nothing but the name of its type is known. */
  static GameSource unknown(String packageName, TypeElement type) {
    return new GameSource(
        packageName,
        GeneratedNames.gameName(type),
        type.getSimpleName().toString(),
        1,
        1,
        "",
        List.of(),
        List.of(),
        List.of(),
        "",
        "",
        "",
        false,
        false,
        false);
  }

  static GameSource source(String packageName, VariantDeclaration declaration) {
    VariantFacts facts = declaration.facts();
    boolean imitates = facts.pieces().stream().anyMatch(piece -> traits(piece).imitates());
    boolean grants =
        facts.pieces().stream().anyMatch(piece -> piece.royal() && traits(piece).grants());
    return new GameSource(
        packageName,
        GeneratedNames.gameName(declaration.type()),
        facts.name(),
        facts.files(),
        facts.ranks(),
        facts.setup(),
        facts.pieces().stream().map(piece -> piece(facts, piece, !grants)).toList(),
        promotions(facts),
        zones(facts),
        facts.royalty().name(),
        facts.stalemate().name(),
        facts.capturing().name(),
        facts.flyingGeneral(),
        imitates || grants,
        facts.pieces().stream()
            .flatMap(piece -> piece.piece().stream())
            .anyMatch(Piece::isImmobilizer));
  }

  /** A piece with errors in its notation has no traits, and its class is a stub. */
  private static PieceTraits traits(PieceFacts piece) {
    return piece
        .piece()
        .map(PieceTraits::of)
        .orElseGet(() -> new PieceTraits(false, false, false, false));
  }

  private static GamePiece piece(
      VariantFacts facts, PieceFacts piece, boolean royalsCannotBeTakenInPassing) {
    PieceTraits traits = traits(piece);
    return new GamePiece(
        piece.typeName(),
        piece.movesClass(),
        piece.letter(),
        piece.name(),
        piece.royal(),
        traits.initial(),
        // The game asks a direct piece about a larger board, which one for a size would refuse.
        traits.direct() && royalsCannotBeTakenInPassing && piece.anySize(),
        royalsCannotBeTakenInPassing
            ? piece
                .piece()
                .flatMap(moves -> AttackLines.of(moves, Math.max(facts.files(), facts.ranks())))
            : Optional.empty());
  }

  private static List<GamePromotion> promotions(VariantFacts facts) {
    List<GamePromotion> rules = new ArrayList<>();
    for (PromotionFacts rule : facts.promotions()) {
      List<Integer> choices = kinds(facts, rule.to());
      for (int kind : kinds(facts, rule.of())) {
        rules.add(new GamePromotion(kind, rule.zone(), rule.optional(), rule.limited(), choices));
      }
    }
    return rules;
  }

  private static List<GameZone> zones(VariantFacts facts) {
    List<GameZone> zones = new ArrayList<>();
    for (ZoneFacts zone : facts.zones()) {
      kinds(facts, zone.of()).forEach(kind -> zones.add(new GameZone(kind, zone.squares())));
    }
    return zones;
  }

  private static List<Integer> kinds(VariantFacts facts, String letters) {
    return letters.chars().mapToObj(letter -> facts.kindOf((char) letter)).toList();
  }
}
