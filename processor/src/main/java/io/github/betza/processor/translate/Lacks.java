package io.github.betza.processor.translate;

import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Wrap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Names what a piece does and a dialect has no words for. Sentences without full stop. */
final class Lacks {
  private static final Set<Occupant> EVERYWHERE = Set.of(Occupant.EMPTY, Occupant.ENEMY);

  /** Swapping with an enemy piece, which is no capture: it differs in this from {@link #UNLOAD}. */
  static final String SWAP =
      "only BEX swaps the mover with an enemy piece without a capture; \"ucW\" of XBETZA captures";

  private static final String UNLOAD =
      "only XBETZA captures a piece and puts it where the mover came from; \"[xwW]\" of BEX does not"
          + " capture";

  private static final String ELSEWHERE = "only XBETZA puts a captured piece on another square";

  private final Language target;

  private Lacks(Language target) {
    this.target = target;
  }

  /** Returns the first such thing in some lines. */
  static Optional<String> of(List<Line> lines, Language target) {
    Lacks lacks = new Lacks(target);
    return lines.stream().flatMap(line -> lacks.of(line).stream()).findFirst();
  }

  private Optional<String> of(Line line) {
    return line.legs().stream()
        .flatMap(leg -> leg(leg).stream())
        .findFirst()
        .or(() -> line.outcomes().stream().flatMap(some -> transit(some).stream()).findFirst())
        .or(() -> line.landings().stream().flatMap(end -> landing(end).stream()).findFirst())
        .or(() -> legs(line));
  }

  private Optional<String> leg(Leg leg) {
    if (leg.wrap() == Wrap.TORUS && target != Language.XBETZA) {
      return Optional.of("only XBETZA joins all edges of the board");
    }
    if (leg.wrap() == Wrap.CYLINDER && target == Language.BEX) {
      return Optional.of("BEX does not join edges of the board");
    }
    if (leg.ski() && !Skis.haveWord(target) && Skis.ways(leg).isEmpty()) {
      return Optional.of("only XBETZA and CLASSIC skip the first square of a slide");
    }
    if (leg.length() instanceof Length.ToEnemyHalf && target != Language.XBETZA) {
      return Optional.of("only XBETZA has slides up to the enemy's half of the board");
    }
    return Optional.empty();
  }

  private Optional<String> legs(Line line) {
    if (line.legs().size() > 1 && target == Language.CLASSIC) {
      return Optional.of("it has moves of several legs");
    }
    boolean equal =
        line.legs().stream().anyMatch(leg -> leg.length() instanceof Length.SameAsBefore);
    if (equal && target == Language.BEX) {
      return Optional.of("BEX has no leg that must be as long as the one before");
    }
    return Optional.empty();
  }

  private Optional<String> landing(Landing landing) {
    Outcome outcome = landing.outcome();
    if (!landing.custodies().isEmpty() && target != Language.BEX) {
      return Optional.of("only BEX has custodial captures");
    }
    if (landing.finish().vanishes() && target != Language.BEX) {
      return Optional.of("only BEX has pieces that capture themselves");
    }
    if (landing.finish() == Finish.RETURN && target == Language.CLASSIC) {
      return Optional.of("the piece returns to where it began, which came later");
    }
    if (outcome.deed() == Deed.SWAP && target != Language.BEX) {
      return Optional.of(SWAP);
    }
    if (target == Language.XBETZA) {
      return Optional.empty();
    }
    if (landing.grantsEnPassant() && target != Language.CLASSIC) {
      return Optional.of("only XBETZA and CLASSIC give a right to capture en passant");
    }
    return switch (outcome.deed()) {
      case BORROW -> Optional.of("only XBETZA borrows the moves of an own piece");
      case UNLOAD_AT_ORIGIN ->
          Optional.of(outcome.occupant() == Occupant.ENEMY ? UNLOAD : ELSEWHERE);
      case UNLOAD_AT_LEG_START, DROP_AT_LEG_START -> Optional.of(ELSEWHERE);
      case NONE, REMOVE, SWAP, EXCITE ->
          EVERYWHERE.contains(outcome.occupant())
              ? Optional.empty()
              : Optional.of("only XBETZA " + ends(outcome.occupant()));
    };
  }

  private static String ends(Occupant occupant) {
    return switch (occupant) {
      case EN_PASSANT, EN_PASSANT_COMMON -> "captures en passant";
      case ENEMY_ROYAL -> "has moves that capture nothing but royal pieces";
      case ENEMY_COMMON -> "has moves that capture no royal pieces";
      case OWN, OWN_COMMON -> "ends a move with the capture of an own piece";
      case EMPTY, ENEMY, PIECE, EMPTY_BEFORE_PIECE -> "ends a move in this way";
    };
  }

  private Optional<String> transit(List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      Optional<String> reason = transit(outcome);
      if (reason.isPresent()) {
        return reason;
      }
    }
    return Optional.empty();
  }

  private Optional<String> transit(Outcome outcome) {
    if (target == Language.CLASSIC) {
      return Optional.empty();
    }
    boolean bex = target == Language.BEX;
    boolean extended = target == Language.EXTENDED;
    if (outcome.deed() == Deed.EXCITE && (bex || extended)) {
      return Optional.of("only XBETZA lets another piece make the move");
    }
    if (outcome.deed().putsAtLegStart() && (bex || extended)) {
      return Optional.of(ELSEWHERE);
    }
    boolean removes = outcome.deed() == Deed.REMOVE;
    return switch (outcome.occupant()) {
      case EMPTY_BEFORE_PIECE ->
          extended
              ? Optional.empty()
              : Optional.of("only EXTENDED goes on from the last empty square before a piece");
      case OWN ->
          bex
              ? Optional.of(
                  removes
                      ? "BEX removes no own pieces on the way"
                      : "BEX does not tell own hurdles from others")
              : Optional.empty();
      case ENEMY ->
          removes || extended
              ? Optional.empty()
              : Optional.of("only EXTENDED hops over enemy pieces alone");
      case ENEMY_ROYAL, ENEMY_COMMON, OWN_COMMON ->
          target == Language.XBETZA
              ? Optional.empty()
              : Optional.of("only XBETZA tells royal pieces from others on the way");
      case EN_PASSANT, EN_PASSANT_COMMON ->
          target == Language.XBETZA
              ? Optional.empty()
              : Optional.of("only XBETZA goes on after a capture en passant");
      case PIECE, EMPTY -> Optional.empty();
    };
  }
}
