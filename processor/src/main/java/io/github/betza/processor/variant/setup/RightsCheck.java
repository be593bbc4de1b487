package io.github.betza.processor.variant.setup;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that a royal piece castles with every partner that the castling rights of a setup name.
 * That depends on their distance from each other and from the edge, whatever is between them.
 *
 * @param board the setup, in which only the pieces named by castling rights are unmoved
 */
public record RightsCheck(VariantFacts facts, Geometry geometry, Board board) {
  /** The squares of a royal piece and of a partner of which a right speaks. */
  private record Pair(int royal, int partner) {}

  /** Returns what is wrong with all partners with which no piece castles, if there are some. */
  Optional<Diagnostic> check() {
    List<Pair> never = never();
    return never.isEmpty() ? Optional.empty() : Optional.of(problem(never));
  }

  private List<Pair> never() {
    List<Pair> never = new ArrayList<>();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      if (isUnmoved(square)
          && !isRoyal(square)
          && !facts.isInitial(kind(square))
          && !facts.isGate(Cell.side(board.get(square)), square)) {
        never(square, royalsBeside(square)).ifPresent(never::add);
      }
    }
    return never;
  }

  /**
   * Returns a partner with a royal piece, if no royal piece castles with it; a right may also exist
   * because a piece has other first moves.
   */
  private Optional<Pair> never(int partner, List<Integer> royals) {
    for (int royal : royals) {
      boolean known = facts.piece(kind(royal)).piece().isPresent();
      if (!known || hasOtherFirstMoves(royal) || castles(royal, partner)) {
        return Optional.empty();
      }
    }
    return royals.stream().findFirst().map(royal -> new Pair(royal, partner));
  }

  private List<Integer> royalsBeside(int partner) {
    List<Integer> royals = new ArrayList<>();
    for (int file = 0; file < geometry.files(); file++) {
      int square = geometry.square(file, geometry.rank(partner));
      if (isUnmoved(square)
          && isRoyal(square)
          && Cell.side(board.get(square)) == Cell.side(board.get(partner))) {
        royals.add(square);
      }
    }
    return royals;
  }

  private boolean hasOtherFirstMoves(int royal) {
    return facts.moves(kind(royal)).stream()
        .anyMatch(move -> move.initial() && !(move instanceof Castling));
  }

  /** Returns whether a piece castles with another if the squares between are empty. */
  public boolean castles(int royal, int partner) {
    if (facts.castleByFile(kind(royal), kind(partner))) {
      return true;
    }
    Board probe = new Board(geometry.files(), geometry.ranks(), board.pieces());
    for (int file = 0; file < geometry.files(); file++) {
      int square = geometry.square(file, geometry.rank(royal));
      probe.put(square, board.get(square) == Cell.EDGE ? Cell.EDGE : Cell.EMPTY);
    }
    probe.put(royal, board.get(royal));
    probe.put(partner, board.get(partner));
    boolean castles = reaches(probe, royal, partner);
    int outward = Integer.signum(partner - royal);
    boolean blocked = !facts.blockersTo(kind(royal)).isEmpty();
    for (int edge = geometry.step(partner, outward, 0);
        blocked && !castles && edge != Geometry.OFF;
        edge = geometry.step(edge, outward, 0)) {
      // A blocker is like the edge of the board to the piece, on any square.
      int before = probe.get(edge);
      probe.put(edge, Cell.EDGE);
      castles = reaches(probe, royal, partner);
      probe.put(edge, before);
    }
    return castles;
  }

  private boolean reaches(Board probe, int royal, int partner) {
    List<Alternative> moves = facts.moves(kind(royal));
    MoveList found = new MoveList();
    new CastlingMoves(moves).generate(probe, royal, 1, PieceMoves.QUIETS, found);
    for (int i = 0; i < found.size(); i++) {
      // Zones restrict the ends of moves; the partner may go anywhere.
      if (!mayEnd(royal, Move.to(found.get(i)))) {
        continue;
      }
      for (int j = 0; j < found.effectCount(i); j++) {
        if (Effect.first(found.effect(i, j)) == partner) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayEnd(int royal, int to) {
    return facts.zonesOf(kind(royal)).stream()
        .allMatch(
            zone -> Squares.of(geometry, zone.squares(), Cell.side(board.get(royal))).get(to));
  }

  private Diagnostic problem(List<Pair> never) {
    boolean one = never.size() == 1;
    return new Diagnostic(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.of("setup"),
        Optional.of(SetupText.field(facts, SetupText.RIGHTS)),
        "the setup has "
            + (one ? "a castling right of " : "castling rights of ")
            + names(never.stream().map(Pair::partner))
            + ", but "
            + names(never.stream().map(Pair::royal))
            + " can never castle with "
            + (one ? "it" : "them"),
        "remove " + (one ? "that right" : "those rights") + partnerOf(never.get(0).royal()));
  }

  /** Returns the required square of a royal piece's partner, as the continuation of a help. */
  private String partnerOf(int royal) {
    return facts.moves(kind(royal)).stream()
        .filter(Castling.class::isInstance)
        .map(Castling.class::cast)
        .findFirst()
        .map(
            castling ->
                ": the partner must be "
                    + (castling.inset() == 0 ? "on the edge file" : "one file from the edge")
                    + ", at least "
                    + castling.steps()
                    + " files from the "
                    + facts.piece(kind(royal)).typeName())
        .orElse("");
  }

  /** Returns the names of the pieces on squares, each once. */
  private String names(Stream<Integer> squares) {
    List<String> names = squares.distinct().map(this::name).toList();
    int last = names.size() - 1;
    return (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " and ") + names.get(last);
  }

  private String name(int square) {
    return "the " + facts.piece(kind(square)).typeName() + " on " + geometry.name(square);
  }

  private int kind(int square) {
    return Cell.kind(board.get(square));
  }

  private boolean isRoyal(int square) {
    return Cells.isRoyal(board.get(square));
  }

  private boolean isUnmoved(int square) {
    return Cells.isUnmoved(board.get(square));
  }
}
