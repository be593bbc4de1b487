package io.github.betza.processor;

import io.github.betza.board.PieceTrait;
import io.github.betza.processor.emit.variant.GameOutline;
import io.github.betza.processor.emit.variant.GameSource;
import io.github.betza.processor.emit.variant.GameSource.GameBoard;
import io.github.betza.processor.emit.variant.GameSource.GameDuties;
import io.github.betza.processor.emit.variant.GameSource.GameEnds;
import io.github.betza.processor.emit.variant.GameSource.GameGoal;
import io.github.betza.processor.emit.variant.GameSource.GameHistory;
import io.github.betza.processor.emit.variant.GameSource.GamePiece;
import io.github.betza.processor.emit.variant.KindRules;
import io.github.betza.processor.emit.variant.KindRules.GameExtra;
import io.github.betza.processor.emit.variant.KindRules.GamePromotion;
import io.github.betza.processor.emit.variant.KindRules.GameWall;
import io.github.betza.processor.emit.variant.KindRules.GameZone;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.AttackLines;
import io.github.betza.processor.variant.GrantingKinds;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.Place;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.EndFacts;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.WallFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import io.github.betza.processor.variant.VariantProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
  static GameOutline unknown(String packageName, TypeElement type) {
    return new GameOutline(packageName, GeneratedNames.gameName(type), List.of());
  }

  /** Returns what of a game with errors others may speak of: the names of its pieces. */
  static GameOutline outline(String packageName, VariantDeclaration declaration) {
    return new GameOutline(
        packageName,
        GeneratedNames.gameName(declaration.type()),
        declaration.facts().pieces().stream().map(PieceFacts::typeName).toList());
  }

  static GameSource source(String packageName, VariantDeclaration declaration) {
    VariantFacts facts = declaration.facts();
    GrantingKinds granting = GrantingKinds.of(facts);
    return new GameSource(
        packageName,
        GeneratedNames.gameName(declaration.type()),
        facts.name(),
        new GameBoard(facts.files(), facts.ranks(), facts.setup()),
        pieces(facts, !granting.royal()),
        new KindRules(promotions(facts), zones(facts), extras(facts), walls(facts)),
        new GameDuties(facts.capturing(), facts.flyingGeneral(), facts.bikjang()),
        ends(facts),
        history(facts, granting),
        facts.pieces().stream()
            .flatMap(piece -> piece.piece().stream())
            .anyMatch(Piece::isImmobilizer));
  }

  private static GameHistory history(VariantFacts facts, GrantingKinds granting) {
    boolean imitates =
        IntStream.rangeClosed(1, facts.pieces().size())
            .anyMatch(kind -> facts.traits(kind).has(PieceTrait.IMITATING));
    return new GameHistory(
        imitates,
        granting.royal(),
        granting.told() ? Optional.empty() : Optional.of(granting.kinds()));
  }

  private static List<GamePiece> pieces(VariantFacts facts, boolean royalsAreSafeInPassing) {
    return IntStream.rangeClosed(1, facts.pieces().size())
        .mapToObj(kind -> piece(facts, kind, royalsAreSafeInPassing))
        .toList();
  }

  private static GamePiece piece(VariantFacts facts, int kind, boolean royalsAreSafeInPassing) {
    PieceFacts piece = facts.piece(kind);
    PieceTraits traits = facts.traits(kind);
    List<ExtraFacts> extras =
        facts.extras().stream().filter(extra -> facts.kindsOf(extra.of()).contains(kind)).toList();
    Set<Integer> walls =
        walls(facts).stream()
            .filter(wall -> wall.to() == kind)
            .map(GameWall::of)
            .collect(Collectors.toSet());
    boolean reshaped = !extras.isEmpty() || !walls.isEmpty();
    boolean excites = facts.mayExcite(kind);
    // A piece that is made to move keeps to its own zone.
    boolean confined =
        facts.zones().stream().anyMatch(zone -> excites || facts.kindsOf(zone.of()).contains(kind));
    boolean distant = confined && traits.has(PieceTrait.DISTANT);
    // A royal piece that is a wall is captured by none of the lines.
    boolean followsLines =
        royalsAreSafeInPassing
            && !distant
            && walls.stream().noneMatch(wall -> wall != 0 && facts.piece(wall).royal())
            && extras.stream().allMatch(extra -> extraAttacks(facts, extra).isPresent());
    return new GamePiece(
        piece.typeName(),
        piece.movesClass(),
        piece.symbol(),
        piece.name(),
        piece.royal(),
        // The game asks a direct piece about a larger board, which one for a size would refuse.
        traits.direct() && !reshaped && royalsAreSafeInPassing && piece.anySize(),
        distant,
        excites,
        facts.furtherTraits(kind),
        piece.piece(),
        followsLines ? attacks(facts, piece) : Optional.empty());
  }

  private static Optional<String> attacks(VariantFacts facts, PieceFacts piece) {
    return piece.piece().flatMap(moves -> AttackLines.of(moves, facts.files(), facts.ranks()));
  }

  /** Of moves that capture elsewhere than where they end, no line tells whether they are had. */
  private static Optional<String> extraAttacks(VariantFacts facts, ExtraFacts extra) {
    return extra
        .moves()
        .filter(moves -> !moves.traits().has(PieceTrait.DISTANT))
        .flatMap(moves -> attacks(facts, moves));
  }

  private static List<GamePromotion> promotions(VariantFacts facts) {
    List<GamePromotion> rules = new ArrayList<>();
    for (PromotionFacts rule : facts.promotions()) {
      for (int kind : facts.kindsOf(rule.of())) {
        List<Integer> choices =
            kind == 0
                ? List.of()
                : VariantFacts.choices(rule, facts.piece(kind).symbol()).stream()
                    .map(facts::kindOf)
                    .toList();
        rules.add(
            new GamePromotion(
                kind, rule.zone(), rule.on(), rule.optional(), rule.limited(), choices));
      }
    }
    return rules;
  }

  private static List<GameZone> zones(VariantFacts facts) {
    List<GameZone> zones = new ArrayList<>();
    for (ZoneFacts zone : facts.zones()) {
      facts
          .kindsOf(zone.of())
          .forEach(kind -> zones.add(new GameZone(kind, zone.squares(), zone.captures())));
    }
    return zones;
  }

  private static List<GameExtra> extras(VariantFacts facts) {
    List<GameExtra> extras = new ArrayList<>();
    for (ExtraFacts extra : facts.extras()) {
      extra
          .moves()
          .ifPresent(
              moves ->
                  extras.add(
                      new GameExtra(
                          facts.kindsOf(extra.of()),
                          moves.movesClass(),
                          extra.squares(),
                          moves.traits().has(PieceTrait.DISTANT),
                          moves.piece(),
                          extraAttacks(facts, extra))));
    }
    return extras;
  }

  private static List<GameWall> walls(VariantFacts facts) {
    List<GameWall> walls = new ArrayList<>();
    for (WallFacts wall : facts.walls()) {
      for (int of : facts.kindsOf(wall.of())) {
        facts.kindsOf(wall.to()).forEach(to -> walls.add(new GameWall(of, to)));
      }
    }
    return walls;
  }

  private static GameEnds ends(VariantFacts facts) {
    List<GameGoal> goals = new ArrayList<>();
    for (GoalFacts goal : facts.ends().goals()) {
      facts.kindsOf(goal.of()).forEach(kind -> goals.add(new GameGoal(kind, goal.squares())));
    }
    EndFacts ends = facts.ends();
    return new GameEnds(
        facts.royalty(),
        facts.stalemate(),
        ends.bareKing(),
        ends.repetitions(),
        ends.moveLimit(),
        facts.passesEnd(),
        goals);
  }
}
