package io.github.betza.processor.variant.setup;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.generated.GeneratedMoves;
import io.github.betza.model.AttackPath;
import io.github.betza.model.Blast;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.attack.RoyalAttacks;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads the setup by the rules of its game that may refuse it. */
public final class SetupRules {
  private final VariantFacts facts;
  private final RulesByKind byKind;
  private final GrantingKinds granting;

  /** The lines along which each kind captures royal pieces, if lines describe all captures. */
  private final List<Optional<AttackPath[]>> attacks;

  /** Makes the rules of a game. */
  public SetupRules(VariantFacts facts) {
    this.facts = facts;
    this.byKind = facts.byKind();
    this.granting = GrantingKinds.of(facts);
    RoyalAttacks royalAttacks = new RoyalAttacks(facts, byKind, granting);
    this.attacks =
        IntStream.rangeClosed(1, facts.pieces().size())
            .mapToObj(royalAttacks::alone)
            .map(paths -> paths.map(all -> all.toArray(AttackPath[]::new)))
            .toList();
  }

  /**
   * Returns the board, on which only the pieces named by castling rights are unmoved.
   *
   * @throws MalformedPositionException if the setup is refused
   */
  public Board read() {
    Set<Integer> alone = namedAlone();
    GameRulesBuilder rules =
        rules(
            kind -> alone.contains(kind) ? new AloneMoves(facts.traits(kind)) : PieceMoves.none(),
            kind -> false);
    byKind.zones().forEach(each -> rules.zone(each.kind(), each.zone().all()));
    for (KindPromotion promotion : byKind.promotions()) {
      Promotion rule = promotion.rule();
      int[] choices = promotion.choices().stream().mapToInt(Integer::intValue).toArray();
      rules.promotion(promotion.kind(), rule.zone(), choices).promoting(rule.on());
      if (rule.optional()) {
        rules.optional();
      }
      if (rule.limited()) {
        rules.limited();
      }
    }
    rules.enPassant(granting.numbers());
    if (facts.model().flyingGeneral()) {
      rules.flyingGeneral();
    }
    return read(rules);
  }

  /**
   * Returns the board, on which all pieces that may count as unmoved are unmoved.
   *
   * @throws MalformedPositionException if two pieces castle with each other
   */
  Board readUnmoved() {
    Set<Integer> alone = namedAlone();
    return read(
        rules(
            kind ->
                alone.contains(kind)
                    ? new AloneMoves(facts.traits(kind))
                    : new CastlingMoves(facts.moves(kind), facts.traits(kind)),
            facts::isInitial));
  }

  private Board read(GameRulesBuilder rules) {
    // Without a history no setup could have the right to capture a royal piece en passant.
    return (granting.royal() ? rules.history() : rules).build().read(facts.setup());
  }

  /**
   * Returns the kinds that castling rights name although they never castle; an empty set if other
   * royal pieces castle, which the rights then mean.
   */
  private Set<Integer> namedAlone() {
    return facts.someRoyalCastles()
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
   * @param moves the moves of a kind
   * @param initial whether a kind has moves that only an unmoved piece has
   */
  private GameRulesBuilder rules(IntFunction<PieceMoves> moves, IntPredicate initial) {
    GameRulesBuilder rules =
        GameRules.builder(facts.name(), facts.files(), facts.ranks(), facts.setup())
            .royalty(facts.model().royalty())
            .hand(facts.model().hand())
            .cellsOnly();
    // The number may be out of range.
    if (GameModel.CHECKS.refusal(facts.model().checks()).isEmpty()) {
      rules.checks(facts.model().checks());
    }
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      PieceFacts piece = facts.piece(kind);
      if (piece.royal()) {
        rules.royal(piece.symbol(), piece.name(), moves.apply(kind));
      } else {
        rules.piece(piece.symbol(), piece.name(), moves.apply(kind));
      }
      if (initial.test(kind)) {
        rules.trait(Trait.INITIAL);
      }
      attacks.get(kind - 1).ifPresent(rules::attacks);
    }
    // The number per file does not matter here, and may be out of range.
    facts.model().drops().forEach(drop -> rules.drop(drop.with(Drop.PER_FILE, 0)));
    facts.model().castlings().forEach(rules::castling);
    facts.model().gates().forEach(rules::gate);
    // The spared pieces do not matter here, and their letters may be wrong.
    if (!facts.model().blasts().isEmpty()) {
      rules.blast(new Blast("", "", ""));
    }
    byKind.blockers().forEach(blocker -> rules.blocker(blocker.of(), blocker.to()));
    return rules;
  }

  /**
   * A substitute for the moves of a royal piece that never castles, but has other moves while it is
   * unmoved, for reading the setup: a castling right may mean that it is unmoved. It has the traits
   * of the piece, like generated code.
   */
  private static final class AloneMoves extends GeneratedMoves {
    /** Makes the substitute with the traits of the piece. */
    AloneMoves(PieceTraits traits) {
      super("", "", ' ', true, Dialect.XBETZA, bits(traits));
    }

    private static int bits(PieceTraits traits) {
      return traits.all().stream().mapToInt(Trait::bit).reduce(0, (one, other) -> one | other);
    }

    @Override
    public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
      // Only the setup is read.
    }

    @Override
    public boolean canCapture(Board board, int from, int target) {
      return false;
    }
  }
}
