package io.github.betza.game;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The traits of all kinds of a game: declared by the pieces or passed to the builder, without
 * traits that make no difference in this game.
 */
final class KnownTraits {
  private final GameRulesBuilder builder;
  private final PieceTable pieces;

  /** By kind; there is no kind 0. */
  private final List<Traits> traits;

  private final boolean grantsRoyal;

  KnownTraits(GameRulesBuilder builder, PieceTable pieces) {
    this.builder = builder;
    this.pieces = pieces;
    this.traits = new ArrayList<>(builder.traits);
    for (int kind = 1; kind < traits.size(); kind++) {
      traits.set(kind, withExtras(kind));
    }
    for (int kind = 1; kind < traits.size(); kind++) {
      traits.set(kind, inThisGame(kind));
    }
    if (!builder.saysEnPassant && some(Trait.EN_PASSANT)) {
      spreadEnPassant();
    }
    this.grantsRoyal = mayCaptureRoyalEnPassant();
    for (int kind = 1; !builder.saysEnPassant && kind < traits.size(); kind++) {
      if (!traits.get(kind).complete()) {
        add(kind, Trait.EN_PASSANT);
      }
    }
  }

  private Traits inThisGame(int kind) {
    Traits declared = known(kind);
    // Only royal pieces have castling rights; whether another piece has moved follows from its
    // square.
    boolean initial = declared.has(Trait.CASTLING) && !pieces.isRoyal(kind);
    Traits known = initial ? declared.with(Trait.INITIAL) : declared;
    // A piece that another one moves keeps to its own zone, not to that of its mover. A piece that
    // may have the moves of others may have the moves of one that moves others.
    boolean excites = known.excites() || (known.movesAsOthers() && some(Trait.EXCITING));
    boolean confined = builder.zones.stream().anyMatch(zone -> excites || zone.kind() == kind);
    boolean blasts = !builder.model.blasts().isEmpty();
    return confined || blasts || hasExtras(kind) ? known : known.without(Trait.DISTANT);
  }

  /** Returns the traits of a kind with its extra moves, which it has within some squares. */
  private Traits withExtras(int kind) {
    Traits known = known(kind);
    boolean lines = true;
    for (int number = 0; number < builder.extras.size(); number++) {
      ExtraMoves extra = builder.extras.get(number);
      if (extra.kinds().contains(kind)) {
        Traits further = Traits.of(extra.moves());
        known = known.and(builder.saysEnPassant ? further.without(Trait.EN_PASSANT) : further);
        lines &= known.hasLinesOf(number);
      }
    }
    return !hasExtras(kind) || (lines && known.attacks().isPresent())
        ? known
        : known.withoutAttacks();
  }

  private boolean hasExtras(int kind) {
    return builder.extras.stream().anyMatch(extra -> extra.kinds().contains(kind));
  }

  private Traits known(int kind) {
    return traits.get(kind);
  }

  private boolean some(Trait trait) {
    return traits.stream().anyMatch(each -> each.has(trait));
  }

  private void add(int kind, Trait trait) {
    traits.set(kind, traits.get(kind).with(trait));
  }

  /** Adds the kinds that may move as a piece that may then be captured en passant. */
  private void spreadEnPassant() {
    // If a piece moves another one, or moves as another does, the kind that moved so is not
    // certain.
    boolean any = some(Trait.EXCITING) || some(Trait.BORROWING);
    for (int kind = 1; kind < traits.size(); kind++) {
      Traits known = known(kind);
      if (any || known.has(Trait.IMITATING) || known.has(Trait.CAPTURING_ALIKE)) {
        add(kind, Trait.EN_PASSANT);
      }
    }
  }

  /** Returns whether a royal piece may be captured en passant, even one that has just promoted. */
  private boolean mayCaptureRoyalEnPassant() {
    for (int kind = 1; kind < traits.size(); kind++) {
      if (known(kind).grantsEnPassant() && pieces.isRoyal(kind)) {
        return true;
      }
    }
    // A caller that sets which moves grant that right also sets whether such a move may promote.
    return !builder.saysEnPassant
        && builder.promotions.stream()
            .filter(promotion -> known(promotion.kind()).grantsEnPassant())
            .flatMap(promotion -> promotion.rule().choices().stream())
            .anyMatch(pieces::isRoyal);
  }

  /** Returns the traits of each kind; there is no kind 0. */
  List<Traits> traits() {
    return List.copyOf(traits);
  }

  /** Returns the features of the game. */
  EnumSet<RuleFeature> features() {
    EnumSet<RuleFeature> features = RuleFeature.of(this::value);
    for (int kind = 1; kind < traits.size(); kind++) {
      boolean immobilizes = pieces.isImmobilizer(kind);
      features.addAll(
          RuleFeature.of(Trait.of(known(kind).bits()), immobilizes, pieces.isRoyal(kind)));
    }
    if (builder.imitates) {
      features.add(RuleFeature.IMITATORS);
    }
    if (builder.history || grantsRoyal) {
      features.add(RuleFeature.ROYAL_EN_PASSANT);
    }
    if (HandRules.of(builder).dropRoyals()) {
      features.add(RuleFeature.ROYAL_DROPS);
    }
    if (!builder.unaided) {
      features.add(RuleFeature.AIDED_CAPTURES);
    }
    return features;
  }

  /** Rules for some pieces are added to the builder by kind, the declared ones as well. */
  private Object value(Member<?> member) {
    Map<Member<?>, List<?>> rules =
        Map.ofEntries(
            Map.entry(GameModel.PROMOTIONS, builder.promotions),
            Map.entry(GameModel.ZONES, builder.zones),
            Map.entry(GameModel.EXTRAS, builder.extras),
            Map.entry(GameModel.BLOCKERS, builder.blockers),
            Map.entry(GameModel.CASTLINGS, builder.model.castlings()),
            Map.entry(GameModel.DROPS, builder.model.drops()),
            Map.entry(GameModel.GATES, builder.model.gates()),
            Map.entry(GameModel.EXTINCTIONS, builder.model.extinctions()),
            Map.entry(GameModel.BLASTS, builder.model.blasts()),
            Map.entry(GameModel.GOALS, builder.model.goals()));
    return member.ruleForm().isPresent()
        ? Objects.requireNonNull(rules.get(member), member.name())
        : builder.model.get(member);
  }
}
