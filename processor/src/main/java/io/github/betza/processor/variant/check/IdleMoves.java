package io.github.betza.processor.variant.check;

import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.attack.GrantingKinds;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.reach.Travel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Warns of pieces that can never move on their declared board, because all their moves lead over
 * its edge; of pieces that get stuck; and of captures en passant in games whose long first moves do
 * not allow them.
 */
public final class IdleMoves {
  private IdleMoves() {}

  /** Returns whether a piece has moves, but all of them leave the board. */
  public static boolean leaveBoard(Piece piece, int files, int ranks) {
    Geometry geometry = new Geometry(files, ranks);
    BitSet squares = new BitSet();
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        squares.set(geometry.square(file, rank));
      }
    }
    return leave(piece, geometry, squares);
  }

  /** Returns the message about a piece whose moves all leave the board. */
  public static String message(String piece, int files, int ranks) {
    return piece
        + " never moves: on a board of "
        + files
        + "x"
        + ranks
        + " all its moves leave the board";
  }

  /** Returns the help for a piece that never moves. */
  public static String help() {
    return "write shorter moves, or a larger board";
  }

  /** Returns the warnings of a game whose setup is valid. */
  static List<Diagnostic> check(VariantFacts facts, Geometry geometry, Starts starts) {
    List<Diagnostic> problems = new ArrayList<>();
    boolean isForgotten = forgetsToGrant(facts);
    for (int kind = 1; kind <= facts.pieces().size(); kind++) {
      PieceFacts piece = facts.piece(kind);
      List<Alternative> moves = facts.moves(kind);
      AnnotationPlace place = AnnotationPlace.piece(kind - 1, "value");
      if (piece.piece().isPresent() && leave(new Piece(moves), geometry, starts.open())) {
        problems.add(
            new Diagnostic(
                ProblemCode.NEVER_MOVES,
                place,
                message(piece.typeName(), facts.files(), facts.ranks()),
                help()));
      }
      if (isForgotten && facts.traits(kind).takesEnPassant()) {
        problems.add(
            new Diagnostic(
                ProblemCode.NEVER_EN_PASSANT,
                place,
                piece.typeName()
                    + " captures en passant, but no piece of the game can be captured en "
                    + "passant",
                "remove 'e', or give a piece a move with \"in\" or \"nn\" over a "
                    + "square, such as \"ifmnD\""));
      }
    }
    return problems;
  }

  /** Returns the warnings about pieces that get stuck. */
  static List<Diagnostic> stuck(VariantFacts facts, Geometry geometry, ReachableSquares arrivals) {
    return IntStream.rangeClosed(1, facts.pieces().size())
        .mapToObj(kind -> stuck(facts, geometry, arrivals, kind))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * Returns a warning if a piece can go to a square that it can never leave, does not promote
   * anywhere, and does not win there: a pawn of a game without promotion, for example.
   */
  private static Optional<Diagnostic> stuck(
      VariantFacts facts, Geometry geometry, ReachableSquares arrivals, int kind) {
    PieceFacts piece = facts.piece(kind);
    boolean promotes =
        facts.model().promotions().stream()
            .anyMatch(rule -> facts.kindsOf(rule.of()).contains(kind));
    boolean dependsOnOthers =
        facts.isAnyUnknown()
            || VariantFacts.hasOthersMoves(facts.traits(kind))
            || facts.some(Trait.EXCITING)
            || facts.some(Trait.DISPLACING);
    if (promotes || dependsOnOthers) {
      return Optional.empty();
    }
    BitSet squares = arrivals.of(kind, Side.WHITE);
    BitSet within = arrivals.mayEnter(kind, Side.WHITE);
    squares.and(within);
    facts.model().goals().stream()
        .filter(goal -> facts.kindsOf(goal.of()).contains(kind))
        .forEach(goal -> squares.andNot(Squares.of(geometry, goal.squares(), Side.WHITE)));
    Travel travel = new Travel(geometry, facts.moves(kind), Side.WHITE, within::get);
    List<String> stuck =
        squares.stream()
            .filter(square -> travel.ends(square).isEmpty())
            .mapToObj(geometry::name)
            .toList();
    if (stuck.isEmpty() || stuck.size() == squares.cardinality()) {
      return Optional.empty();
    }
    int more = stuck.size() - 1;
    String others =
        more == 0 ? "" : more == 1 ? " or " + stuck.get(1) : " or " + more + " other squares";
    return Optional.of(
        new Diagnostic(
            ProblemCode.STUCK_PIECE,
            AnnotationPlace.piece(kind - 1, "value"),
            piece.typeName()
                + " can never leave "
                + stuck.get(0)
                + others
                + ", and the game has no promotion for it",
            promoting(facts, piece, stuck)));
  }

  /** Returns the help to add a promotion; most pieces become a piece that is not royal. */
  private static String promoting(VariantFacts facts, PieceFacts piece, List<String> stuck) {
    List<String> ranks =
        stuck.stream().map(square -> square.replaceAll("[a-z]", "")).distinct().toList();
    Optional<String> other =
        facts.pieces().stream()
            .filter(each -> !each.royal() && !each.symbol().equals(piece.symbol()))
            .map(PieceFacts::symbol)
            .findFirst();
    return "add promotions = @Variant.Promotion(of = \""
        + piece.symbol()
        + "\", to = \""
        + other.orElse("Q")
        + "\", zone = \""
        + String.join(" ", ranks)
        + "\")"
        + (other.isPresent() ? "" : " and @Betza(value = \"Q\", letter = 'Q') interface Queen {}")
        + " to the game, or give the piece another move";
  }

  /**
   * Returns whether pieces have first moves, but none that can be answered by capturing en passant.
   * Without first moves, the pawns of another game have probably been copied unchanged.
   */
  private static boolean forgetsToGrant(VariantFacts facts) {
    return !facts.isAnyUnknown()
        && GrantingKinds.of(facts).kinds().isEmpty()
        && IntStream.rangeClosed(1, facts.pieces().size())
            .anyMatch(kind -> facts.isInitial(kind) || !facts.extrasOf(kind).isEmpty());
  }

  private static boolean leave(Piece piece, Geometry geometry, BitSet squares) {
    List<Alternative> moves = piece.alternatives();
    return !moves.isEmpty()
        && IntStream.rangeClosed(Side.WHITE, Side.BLACK)
            .mapToObj(side -> new Travel(geometry, moves, side, squares::get))
            .allMatch(travel -> squares.stream().allMatch(from -> travel.ends(from).isEmpty()));
  }
}
