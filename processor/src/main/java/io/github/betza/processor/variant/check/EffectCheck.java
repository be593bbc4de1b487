package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Zone;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.reach.Travel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds rules that never have an effect: zones of the whole board, extra moves that no piece ever
 * has, passes that end a game in which no piece can pass. {@link EndCheck} checks goals.
 */
final class EffectCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final ReachableSquares arrivals;

  /** The squares that are not holes. */
  private final BitSet all;

  private final List<Diagnostic> problems = new ArrayList<>();

  EffectCheck(VariantFacts facts, Geometry geometry, Starts starts, ReachableSquares arrivals) {
    this.facts = facts;
    this.geometry = geometry;
    this.arrivals = arrivals;
    this.all = starts.open();
  }

  List<Diagnostic> check() {
    PlacedRule.of(facts.model(), GameModel.ZONES).forEach(this::checkZone);
    PlacedRule.of(facts.model(), GameModel.EXTRAS).forEach(this::checkExtra);
    checkPasses();
    return problems;
  }

  private void checkZone(PlacedRule<Zone> zone) {
    if (sides()
        .allMatch(side -> Squares.hold(Squares.of(geometry, zone.rule().squares(), side), all))) {
      add(
          zone.at(Zone.SQUARES),
          "this zone is the whole board, so it has no effect",
          "name fewer squares, or remove the zone");
    }
  }

  private void checkExtra(PlacedRule<Extra> placed) {
    Extra extra = placed.rule();
    Optional<PieceFacts> piece = facts.movesOf(extra);
    List<String> never =
        facts.kindsOf(extra.of()).stream()
            .filter(kind -> piece.filter(moves -> !isEverHad(kind, extra, moves)).isPresent())
            .map(kind -> facts.piece(kind).typeName())
            .toList();
    if (!never.isEmpty()) {
      add(
          placed.at(Extra.SQUARES),
          String.join(" and ", never)
              + (never.size() == 1 ? " never has" : " never have")
              + " any of these moves within these squares",
          "name squares that the piece can reach and where one of these moves "
              + "can begin and end");
    }
  }

  /**
   * Returns whether a kind may ever have extra moves; moves that depend on other pieces may end
   * anywhere.
   */
  private boolean isEverHad(int kind, Extra extra, PieceFacts moves) {
    if (moves.piece().isEmpty() || dependsOnOthers(moves.traits())) {
      return true;
    }
    List<Alternative> alternatives = moves.piece().get().alternatives();
    return sides()
        .anyMatch(
            side -> {
              BitSet begins = Squares.of(geometry, extra.squares(), side);
              BitSet within = arrivals.mayEnter(kind, side);
              within.and(begins);
              begins.and(arrivals.of(kind, side));
              return begins.stream()
                  .anyMatch(from -> !ends(alternatives, side, within, from).isEmpty());
            });
  }

  private void checkPasses() {
    if (facts.model().passesEnd()
        && areAllKnown()
        && IntStream.rangeClosed(1, facts.pieces().size()).noneMatch(this::passes)) {
      add(
          AnnotationPlace.of(GameModel.PASSES_END.name()),
          "passesEnd has no effect, because no piece can pass",
          "remove passesEnd, or give a piece the null move, as in @Betza(\"KO\")");
    }
  }

  /** Returns whether the moves of all pieces are known, and do not depend on other pieces. */
  private boolean areAllKnown() {
    return !facts.isAnyUnknown()
        && facts.withExtras().noneMatch(piece -> dependsOnOthers(piece.traits()));
  }

  /** Returns whether some move of a kind may end on its first square. */
  private boolean passes(int kind) {
    List<Alternative> moves = facts.moves(kind).stream().filter(Travel::mayReturn).toList();
    return !moves.isEmpty()
        && sides()
            .anyMatch(
                side -> all.stream().anyMatch(from -> ends(moves, side, all, from).get(from)));
  }

  /**
   * Returns the squares on which a single move may end that begins on some squares and ends within
   * some others.
   */
  private BitSet ends(List<Alternative> moves, int side, BitSet within, int from) {
    return new Travel(geometry, moves, side, within::get).ends(from);
  }

  private static boolean dependsOnOthers(PieceTraits traits) {
    return VariantFacts.hasOthersMoves(traits) || traits.has(Trait.EXCITING);
  }

  private static IntStream sides() {
    return IntStream.rangeClosed(Side.WHITE, Side.BLACK);
  }

  private void add(AnnotationPlace place, String message, String help) {
    problems.add(new Diagnostic(ProblemCode.RULE_WITHOUT_EFFECT, place, message, help));
  }
}
