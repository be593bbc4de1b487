package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the features of a piece for which a dialect has no words. */
record MissingWordFinder(Dialect target) {
  private static final Set<OccupancyCondition> EVERYWHERE =
      Set.of(OccupancyCondition.EMPTY, OccupancyCondition.ENEMY);

  /** Returns the first of them in some lines. */
  static Optional<MissingWord> of(List<WholePath> lines, Dialect target) {
    MissingWordFinder missing = new MissingWordFinder(target);
    return lines.stream().flatMap(line -> missing.of(line).stream()).findFirst();
  }

  private Optional<MissingWord> of(WholePath line) {
    return line.legs().stream()
        .flatMap(leg -> leg(leg).stream())
        .findFirst()
        .or(() -> line.outcomes().stream().flatMap(some -> transit(some).stream()).findFirst())
        .or(() -> line.landings().stream().flatMap(end -> landing(end).stream()).findFirst())
        .or(() -> legs(line));
  }

  private Optional<MissingWord> leg(Leg leg) {
    if (leg.wrap() == Wrap.TORUS && target != Dialect.XBETZA) {
      return Optional.of(MissingWord.TORUS);
    }
    if (leg.wrap() == Wrap.CYLINDER && target == Dialect.BEX) {
      return Optional.of(MissingWord.CYLINDER);
    }
    if (leg.ski() && !SkiSlides.haveWord(target) && SkiSlides.ways(leg).isEmpty()) {
      return Optional.of(MissingWord.SKI);
    }
    if (leg.length() instanceof Length.ToEnemyHalf && target != Dialect.XBETZA) {
      return Optional.of(MissingWord.TO_ENEMY_HALF);
    }
    return Optional.empty();
  }

  private Optional<MissingWord> legs(WholePath line) {
    if (line.legs().size() > 1 && target == Dialect.CLASSIC) {
      return Optional.of(MissingWord.SEVERAL_LEGS);
    }
    boolean equal =
        line.legs().stream().anyMatch(leg -> leg.length() instanceof Length.SameAsBefore);
    if (equal && target == Dialect.BEX) {
      return Optional.of(MissingWord.EQUAL_LENGTH);
    }
    return Optional.empty();
  }

  private Optional<MissingWord> landing(Landing landing) {
    LegOutcome outcome = landing.outcome();
    if (!landing.custodies().isEmpty() && target != Dialect.BEX) {
      return Optional.of(MissingWord.CUSTODY);
    }
    if (landing.finish().vanishes() && target != Dialect.BEX) {
      return Optional.of(MissingWord.SELF_CAPTURE);
    }
    if (landing.finish() == Finish.RETURN && target == Dialect.CLASSIC) {
      return Optional.of(MissingWord.RETURN);
    }
    if (outcome.effect() == LegEffect.SWAP && target != Dialect.BEX) {
      return Optional.of(MissingWord.SWAP);
    }
    if (target == Dialect.XBETZA) {
      return Optional.empty();
    }
    if (landing.grantsEnPassant() && target != Dialect.CLASSIC) {
      return Optional.of(MissingWord.EN_PASSANT_RIGHT);
    }
    return switch (outcome.effect()) {
      case BORROW -> Optional.of(MissingWord.BORROWING);
      case UNLOAD_AT_ORIGIN ->
          Optional.of(
              outcome.occupant() == OccupancyCondition.ENEMY
                  ? MissingWord.UNLOAD
                  : MissingWord.ELSEWHERE);
      case UNLOAD_AT_LEG_START, DROP_AT_LEG_START -> Optional.of(MissingWord.ELSEWHERE);
      case NONE, REMOVE, SWAP, EXCITE ->
          EVERYWHERE.contains(outcome.occupant())
              ? Optional.empty()
              : Optional.of(MissingWord.ofEnd(outcome.occupant()));
    };
  }

  private Optional<MissingWord> transit(List<LegOutcome> outcomes) {
    for (LegOutcome outcome : outcomes) {
      Optional<MissingWord> reason = transit(outcome);
      if (reason.isPresent()) {
        return reason;
      }
    }
    return Optional.empty();
  }

  private Optional<MissingWord> transit(LegOutcome outcome) {
    if (target == Dialect.CLASSIC) {
      return Optional.empty();
    }
    boolean bex = target == Dialect.BEX;
    boolean extended = target == Dialect.EXTENDED;
    if (outcome.effect() == LegEffect.EXCITE && (bex || extended)) {
      return Optional.of(MissingWord.EXCITING);
    }
    if (outcome.effect().putsAtLegStart() && (bex || extended)) {
      return Optional.of(MissingWord.ELSEWHERE);
    }
    boolean removes = outcome.effect() == LegEffect.REMOVE;
    return switch (outcome.occupant()) {
      case EMPTY_BEFORE_PIECE ->
          extended ? Optional.empty() : Optional.of(MissingWord.BEFORE_PIECE);
      case OWN ->
          bex
              ? Optional.of(removes ? MissingWord.OWN_REMOVAL : MissingWord.OWN_HURDLE)
              : Optional.empty();
      case ENEMY -> removes || extended ? Optional.empty() : Optional.of(MissingWord.ENEMY_HURDLE);
      case ENEMY_ROYAL, ENEMY_COMMON, OWN_COMMON ->
          target == Dialect.XBETZA ? Optional.empty() : Optional.of(MissingWord.ROYAL_ON_WAY);
      case EN_PASSANT, EN_PASSANT_COMMON ->
          target == Dialect.XBETZA ? Optional.empty() : Optional.of(MissingWord.EN_PASSANT_ON_WAY);
      case PIECE, EMPTY -> Optional.empty();
    };
  }
}
