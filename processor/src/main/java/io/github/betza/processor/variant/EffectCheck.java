package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTrait;
import io.github.betza.board.Side;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.Place.In;
import io.github.betza.processor.variant.VariantFacts.ExtraFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds rules that change nothing, whatever is played: zones of the whole board, extra moves that
 * nobody ever has, passes that end a game in which nobody can pass. Whoever wrote them meant
 * something else. Goals are looked at by {@link EndCheck}.
 */
final class EffectCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Arrivals arrivals;

  /** The squares that are no holes. */
  private final BitSet all = new BitSet();

  private final List<VariantProblem> problems = new ArrayList<>();

  EffectCheck(VariantFacts facts, Geometry geometry, Board board, Arrivals arrivals) {
    this.facts = facts;
    this.geometry = geometry;
    this.arrivals = arrivals;
    for (int square = 0; square < geometry.arrayLength(); square++) {
      all.set(square, board.get(square) != Cell.EDGE);
    }
  }

  List<VariantProblem> check() {
    for (int i = 0; i < facts.zones().size(); i++) {
      check(i, facts.zones().get(i));
    }
    for (int i = 0; i < facts.extras().size(); i++) {
      check(i, facts.extras().get(i));
    }
    checkPasses();
    return problems;
  }

  private void check(int index, ZoneFacts zone) {
    SquareSet squares = SquareSet.parse(geometry, zone.squares());
    if (sides().allMatch(side -> all.stream().allMatch(at -> squares.contains(side, at)))) {
      add(
          new Place(In.ZONE, index, "squares"),
          "this is the whole board, which no piece can leave anyway",
          "name fewer squares, or leave the zone out");
    }
  }

  private void check(int index, ExtraFacts extra) {
    for (int kind : facts.kindsOf(extra.of())) {
      if (extra.moves().isPresent() && !isEverHad(kind, extra, extra.moves().get())) {
        add(
            new Place(In.EXTRA, index, "squares"),
            facts.piece(kind).typeName() + " never has any of these moves within these squares",
            "name squares that it can come to, and on which such a move begins and ends");
      }
    }
  }

  /** Of moves that depend on other pieces it is not known where they end. */
  private boolean isEverHad(int kind, ExtraFacts extra, PieceFacts moves) {
    if (moves.piece().isEmpty() || dependsOnOthers(moves.traits())) {
      return true;
    }
    List<Alternative> alternatives = moves.piece().get().alternatives();
    SquareSet squares = SquareSet.parse(geometry, extra.squares());
    Optional<SquareSet> zone = arrivals.confines(kind);
    return sides()
        .anyMatch(
            side -> {
              IntPredicate within =
                  square ->
                      all.get(square)
                          && squares.contains(side, square)
                          && (zone.isEmpty() || zone.get().contains(side, square));
              return arrivals.everComes(kind, extra.squares(), side)
                  && all.stream()
                      .filter(within)
                      .anyMatch(
                          from ->
                              !new Travel(geometry, alternatives, side, within)
                                  .ends(from)
                                  .isEmpty());
            });
  }

  private void checkPasses() {
    boolean known =
        facts.pieces().stream()
            .allMatch(piece -> piece.piece().isPresent() && !dependsOnOthers(piece.traits()));
    if (facts.passesEnd()
        && known
        && IntStream.rangeClosed(1, facts.pieces().size()).noneMatch(this::passes)) {
      add(
          Place.variant("passesEnd"),
          "no piece can pass, so that passes never end the game",
          "give a piece the null move, as in @Betza(\"KO\"), or leave passesEnd out");
    }
  }

  /** Returns whether some move of a kind may end where it begins. */
  private boolean passes(int kind) {
    List<Alternative> moves = facts.moves(kind);
    return sides()
        .anyMatch(
            side ->
                all.stream()
                    .anyMatch(
                        from -> new Travel(geometry, moves, side, all::get).ends(from).get(from)));
  }

  private static boolean dependsOnOthers(PieceTraits traits) {
    return VariantFacts.hasOthersMoves(traits) || traits.has(PieceTrait.EXCITING);
  }

  private static IntStream sides() {
    return IntStream.rangeClosed(Side.WHITE, Side.BLACK);
  }

  private void add(Place place, String message, String help) {
    problems.add(new VariantProblem(ProblemCode.RULE_WITHOUT_EFFECT, place, message, help));
  }
}
