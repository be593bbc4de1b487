package io.github.betza.processor.variant.sentence;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.RuleSentences;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.RightsCheck;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Describes which royal pieces castle with which partners, by the rights of the setup. */
final class CastlingSentences {
  /** The kinds of a royal piece and of its partners. */
  private record Pair(int royal, int partner) {}

  private final VariantFacts facts;
  private final Board board;
  private final Geometry geometry;

  private CastlingSentences(VariantFacts facts) {
    this.facts = facts;
    this.board = SetupBoard.of(facts);
    this.geometry = board.geometry();
  }

  /** Returns a sentence for each pair of kinds that castle. */
  static List<String> of(VariantFacts facts) {
    return new CastlingSentences(facts).sentences();
  }

  private List<String> sentences() {
    Map<Pair, List<List<String>>> squares = new LinkedHashMap<>();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        collect(side, rank, squares);
      }
    }
    return squares.entrySet().stream()
        .map(entry -> sentence(entry.getKey(), entry.getValue()))
        .toList();
  }

  private void collect(int side, int rank, Map<Pair, List<List<String>>> squares) {
    for (int royal : unmoved(side, rank)) {
      for (int partner : unmoved(side, rank)) {
        boolean isGate = facts.isGate(side, partner);
        if (castles(royal)
            && !Cells.isRoyal(board.get(partner))
            && (!isGate || new RightsCheck(facts, geometry, board).castles(royal, partner))) {
          squares
              .computeIfAbsent(
                  new Pair(kind(royal), kind(partner)),
                  pair -> List.of(new ArrayList<>(), new ArrayList<>()))
              .get(side)
              .add(geometry.name(partner));
        }
      }
    }
  }

  private List<Integer> unmoved(int side, int rank) {
    List<Integer> unmoved = new ArrayList<>();
    for (int file = 0; file < geometry.files(); file++) {
      int square = geometry.square(file, rank);
      if (Cells.isOwn(board.get(square), side) && Cells.isUnmoved(board.get(square))) {
        unmoved.add(square);
      }
    }
    return unmoved;
  }

  private boolean castles(int square) {
    return Cells.isRoyal(board.get(square))
        && facts.moves(kind(square)).stream().anyMatch(Castling.class::isInstance);
  }

  private int kind(int square) {
    return Cell.kind(board.get(square));
  }

  private String sentence(Pair pair, List<List<String>> squares) {
    String royal = facts.piece(pair.royal()).name();
    List<String> sides = new ArrayList<>();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      List<String> own = squares.get(side).stream().distinct().toList();
      if (!own.isEmpty()) {
        sides.add(
            RuleSentences.list(own, " or ") + " for " + (side == Side.WHITE ? "White" : "Black"));
      }
    }
    String safe =
        facts.model().royalty().hasCheckmate()
            ? ", and the "
                + royal
                + (facts.model().royalty() == Royalty.LAST_CHECKMATED
                    ? ", if it is the last royal piece of its side,"
                    : "")
                + " is attacked neither where it begins nor on a square that it passes or reaches"
            : "";
    return "The "
        + royal
        + " castles with the "
        + facts.piece(pair.partner()).name()
        + " on "
        + String.join(", on ", sides)
        + ", if neither has moved"
        + safe
        + ".";
  }
}
