package io.github.betza.processor.variant.check;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Motionless;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTrait;
import io.github.betza.board.Side;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.RulesByKind;
import io.github.betza.processor.variant.RulesByKind.KindPromotion;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.attack.RoyalAttacks;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.setup.AloneMoves;
import io.github.betza.processor.variant.setup.CastlingMoves;
import io.github.betza.processor.variant.setup.MovedCheck;
import io.github.betza.processor.variant.setup.PartnerCheck;
import io.github.betza.processor.variant.setup.RightsCheck;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks the setup of a game whose board and pieces are sound, and what it has to do with those
 * rules that are.
 */
final class SetupCheck {
  private final SoundRules sound;
  private final VariantFacts facts;
  private final RulesByKind byKind;
  private final GrantingKinds granting;

  /** The lines along which each kind captures royal pieces, where they tell all. */
  private final List<Optional<String>> attacks;

  private final Geometry geometry;
  private final RoyalCheck royals;
  private final List<Diagnostic> problems = new ArrayList<>();

  SetupCheck(SoundRules sound) {
    this.sound = sound;
    this.facts = sound.facts();
    this.byKind = RulesByKind.of(facts);
    this.granting = GrantingKinds.of(facts);
    RoyalAttacks royalAttacks = new RoyalAttacks(facts, byKind, granting);
    this.attacks =
        IntStream.rangeClosed(1, facts.pieces().size()).mapToObj(royalAttacks::alone).toList();
    this.geometry = new Geometry(facts.files(), facts.ranks());
    this.royals = new RoyalCheck(facts);
  }

  List<Diagnostic> check() {
    try {
      Board board = rules().build().read(facts.setup());
      Optional<Diagnostic> missing = royals.missing(board);
      missing.ifPresentOrElse(problems::add, () -> problems.addAll(royals.idleRules(board)));
      if (sound.hasAll(In.BLOCKER)) {
        castling(board, missing.isEmpty()).ifPresent(problems::add);
      }
      checkPosition(board);
    } catch (MalformedPositionException exception) {
      checkRefused(exception);
    }
    if (sound.hasAll(In.PROMOTION)) {
      problems.addAll(new NotedPromotionCheck(facts).check());
    }
    return problems;
  }

  /** Checks what is left of a game whose setup is refused. */
  private void checkRefused(MalformedPositionException refusal) {
    // Without royal pieces there are no castling rights either, whatever their field says.
    Optional<Diagnostic> missing = SetupBoard.placement(facts).flatMap(royals::missing);
    missing.ifPresentOrElse(
        problems::add, () -> problems.addAll(SetupText.problems(facts, refusal)));
    if (SetupBoard.isReadable(facts, facts.setup())) {
      checkPosition(SetupBoard.of(facts));
    }
  }

  /** Checks what the pieces can do from where they stand. */
  private void checkPosition(Board board) {
    Starts starts = new Starts(facts, geometry, board);
    boolean areRulesKnown = sound.hasAll(In.PROMOTION) && sound.hasAll(In.EXTRA);
    ReachableSquares arrivals = new ReachableSquares(facts, geometry, starts, areRulesKnown);
    checkUse(starts, arrivals);
    PartnerCheck partners = new PartnerCheck(facts, geometry, board);
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      partners.check(kind).ifPresent(problems::add);
    }
    problems.addAll(IdleMoves.check(facts, geometry, starts));
    problems.addAll(new PromotionCheck(facts, starts, arrivals).check());
    problems.addAll(new EffectCheck(facts, geometry, starts, arrivals).check());
    problems.addAll(new EndCheck(facts, geometry, board, arrivals).check());
    // What is wrong with all squares of a rule is not told of some of them besides.
    Set<AnnotationPlace> wrong =
        problems.stream().map(Diagnostic::place).collect(Collectors.toSet());
    new UnreachedSquares(facts, geometry, arrivals)
        .check().stream().filter(each -> !wrong.contains(each.place())).forEach(problems::add);
  }

  /**
   * Returns what is wrong with castling.
   *
   * @param hasRoyals whether both sides have the royal pieces that they need
   */
  private Optional<Diagnostic> castling(Board board, boolean hasRoyals) {
    Optional<Diagnostic> useless = checkCastling(board);
    return useless.isPresent() || !hasRoyals
        ? useless
        : new RightsCheck(facts, geometry, board).check().or(() -> checkPartners(board));
  }

  private GameRulesBuilder rules() {
    // Only castling rights are to tell here that a piece has not moved.
    Set<Integer> alone = namedAlone();
    GameRulesBuilder rules =
        rules(
            kind -> alone.contains(kind) ? new AloneMoves(facts.traits(kind)) : Motionless.INSTANCE,
            kind -> false);
    byKind.zones().forEach(each -> rules.zone(each.kind(), each.zone().all()));
    for (KindPromotion promotion : byKind.promotions()) {
      PromotionFacts rule = promotion.rule();
      rules.promotion(
          promotion.kind(),
          rule.zone(),
          rule.on(),
          rule.optional(),
          rule.limited(),
          promotion.choices().toArray(Integer[]::new));
    }
    rules.enPassant(granting.numbers());
    if (facts.flyingGeneral()) {
      rules.flyingGeneral();
    }
    return granting.royal() ? rules.history() : rules;
  }

  /**
   * Returns the kinds that castling rights name though they never castle: none where other royal
   * pieces do, of which the rights speak then.
   */
  private Set<Integer> namedAlone() {
    boolean castle =
        IntStream.rangeClosed(1, facts.pieces().size())
            .filter(kind -> facts.piece(kind).royal())
            .anyMatch(kind -> facts.traits(kind).has(PieceTrait.CASTLING));
    return castle
        ? Set.of()
        : IntStream.of(SetupBoard.of(facts).cells())
            .filter(Cells::isUnmoved)
            .mapToObj(Cell::kind)
            .filter(facts::isAloneInitial)
            .collect(Collectors.toSet());
  }

  /**
   * Begins rules.
   *
   * @param moves how the pieces of a kind move
   * @param initial whether they have moves that only an unmoved piece has
   */
  private GameRulesBuilder rules(IntFunction<PieceMoves> moves, IntPredicate initial) {
    GameRulesBuilder rules =
        GameRules.builder(facts.name(), facts.files(), facts.ranks(), facts.setup())
            .royalty(facts.royalty())
            .cellsOnly();
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      PieceFacts piece = facts.piece(kind);
      if (piece.royal()) {
        rules.royal(piece.symbol(), piece.name(), moves.apply(kind));
      } else {
        rules.piece(piece.symbol(), piece.name(), moves.apply(kind));
      }
      if (initial.test(kind)) {
        rules.trait(PieceTrait.INITIAL);
      }
      attacks.get(kind - 1).ifPresent(rules::attacks);
    }
    byKind.blockers().forEach(blocker -> rules.blocker(blocker.of(), blocker.to()));
    return rules;
  }

  /** Checks that rights to castle have a piece that makes something of them. */
  private Optional<Diagnostic> checkCastling(Board board) {
    for (int cell : board.cells()) {
      if (Cells.isRoyal(cell) && Cells.isUnmoved(cell)) {
        PieceFacts royal = facts.piece(Cell.kind(cell));
        List<Alternative> moves = facts.moves(Cell.kind(cell));
        boolean other =
            moves.stream().anyMatch(Alternative::initial) && !castlesAnother(board, cell);
        if (royal.piece().isPresent()
            && moves.stream().noneMatch(Castling.class::isInstance)
            && !other) {
          return Optional.of(
              new Diagnostic(
                      ProblemCode.INVALID_SETUP,
                      AnnotationPlace.of("setup"),
                      "the setup has castling rights, but " + royal.typeName() + " does not castle",
                      "name the squares of those that castle and of their partners, or let "
                          + royal.typeName()
                          + " castle")
                  .at(SetupText.field(facts, SetupText.RIGHTS)));
        }
      }
    }
    return Optional.empty();
  }

  /** Checks that no piece castles of which castling rights do not tell. */
  private Optional<Diagnostic> checkPartners(Board named) {
    Set<Integer> alone = namedAlone();
    GameRulesBuilder rules =
        rules(
            kind ->
                alone.contains(kind)
                    ? new AloneMoves(facts.traits(kind))
                    : new CastlingMoves(facts.moves(kind), facts.traits(kind)),
            facts::isInitial);
    if (granting.royal()) {
      // Without this, no setup could have the right to capture a royal piece en passant.
      rules.history();
    }
    try {
      Board unmoved = rules.build().read(facts.setup());
      return new MovedCheck(facts, geometry, named).check(unmoved);
    } catch (MalformedPositionException exception) {
      return Optional.of(
          SetupText.problem(
              exception.getMessage(),
              "name both in the castling rights of the setup, as KQkq does, if the first is royal"
                  + " and the second is not; or write - for the rights, if both have first moves;"
                  + " otherwise leave castling out of the notation of the first, or set them up"
                  + " elsewhere"));
    }
  }

  /** Returns whether a royal piece of the same side castles that is not the one meant by a cell. */
  private boolean castlesAnother(Board board, int than) {
    return IntStream.of(board.cells())
        .filter(Cells::isRoyal)
        .filter(cell -> Cell.side(cell) == Cell.side(than) && Cell.kind(cell) != Cell.kind(than))
        .mapToObj(cell -> facts.moves(Cell.kind(cell)))
        .anyMatch(moves -> moves.stream().anyMatch(Castling.class::isInstance));
  }

  /**
   * Warns of pieces that no game will ever see, unless that makes a promotion of theirs an error.
   */
  private void checkUse(Starts starts, ReachableSquares arrivals) {
    for (int i = 0; i < facts.pieces().size(); i++) {
      PieceFacts piece = facts.pieces().get(i);
      int kind = i + 1;
      boolean promoted =
          facts.promotions().stream().anyMatch(rule -> facts.isPromotedTo(rule, kind));
      boolean told =
          facts.promotions().stream().anyMatch(rule -> isOf(rule, piece))
              && !arrivals.everComes(kind);
      if (!promoted
          && !told
          && starts.of(kind, Side.WHITE).isEmpty()
          && starts.of(kind, Side.BLACK).isEmpty()) {
        problems.add(
            new Diagnostic(
                ProblemCode.UNUSED_PIECE,
                AnnotationPlace.piece(i, "letter"),
                piece.typeName() + " is neither in the setup nor what another piece becomes",
                "set it up, promote to it, or leave it out"));
      }
    }
  }

  private static boolean isOf(PromotionFacts rule, PieceFacts piece) {
    return Symbols.split(rule.of()).contains(piece.symbol());
  }
}
