package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.game.BareKing;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Royalty;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.variant.Place.In;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Checks the setup of a game whose board, pieces and rules are sound, and whether the pieces can
 * get where they promote.
 */
final class SetupCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final List<VariantProblem> problems = new ArrayList<>();

  SetupCheck(VariantFacts facts) {
    this.facts = facts;
    this.geometry = new Geometry(facts.files(), facts.ranks());
  }

  List<VariantProblem> check() {
    Place place = Place.variant("setup");
    try {
      Board board = rules().read(facts.setup());
      checkRoyals(board);
      checkNeeds(board);
      checkCastling(board);
      checkUse(board);
      for (int i = 0; i < facts.promotions().size(); i++) {
        checkPromotion(i, board);
      }
    } catch (MalformedPositionException exception) {
      problems.add(
          new VariantProblem(
              ProblemCode.INVALID_SETUP,
              place,
              "the setup does not fit the game: " + exception.getMessage(),
              "write "
                  + facts.ranks()
                  + " rows of "
                  + facts.files()
                  + " squares, the last rank first, as in \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\""));
    }
    return problems;
  }

  private GameRules rules() {
    GameRulesBuilder rules =
        GameRules.builder(facts.name(), facts.files(), facts.ranks(), facts.setup())
            .royalty(facts.royalty())
            .cellsOnly();
    for (PieceFacts piece : facts.pieces()) {
      if (piece.royal()) {
        rules.royal(piece.symbol(), piece.name(), Motionless.INSTANCE);
      } else {
        rules.piece(piece.symbol(), piece.name(), Motionless.INSTANCE);
      }
    }
    for (ZoneFacts zone : facts.zones()) {
      facts.kindsOf(zone.of()).forEach(of -> rules.zone(of, zone.all()));
    }
    for (PromotionFacts promotion : facts.promotions()) {
      for (String of : Symbols.split(promotion.of())) {
        rules.promotion(
            facts.kindOf(of),
            promotion.zone(),
            promotion.on(),
            promotion.optional(),
            promotion.limited(),
            VariantFacts.choices(promotion, of).stream()
                .map(facts::kindOf)
                .toArray(Integer[]::new));
      }
    }
    return rules.build();
  }

  /** What stands for the moves of the pieces, which the position alone does not ask for. */
  private enum Motionless implements PieceMoves {
    INSTANCE;

    @Override
    public void generate(Board board, int from, int forward, int wanted, MoveList moves) {}

    @Override
    public boolean canCapture(Board board, int from, int target) {
      return false;
    }
  }

  private void checkRoyals(Board board) {
    boolean needed =
        facts.royalty() == Royalty.CHECKMATE || facts.royalty() == Royalty.LAST_CAPTURED;
    for (int side = Side.WHITE; needed && side <= Side.BLACK; side++) {
      if (count(board, side) == 0) {
        problems.add(
            new VariantProblem(
                ProblemCode.MISSING_ROYAL,
                Place.variant("setup"),
                (side == Side.WHITE ? "White" : "Black") + " has no royal piece",
                "add royal = true to the @Betza of the piece that must not be lost and set it up,"
                    + " or declare royalty = Royalty.NONE"));
        return;
      }
    }
  }

  /** Checks that rights to castle have a piece that makes something of them. */
  private void checkCastling(Board board) {
    for (int cell : board.cells()) {
      if (Cell.isPiece(cell) && (cell & Cell.ROYAL) != 0 && (cell & Cell.UNMOVED) != 0) {
        PieceFacts royal = facts.piece(Cell.kind(cell));
        if (royal.piece().isPresent()
            && royal.piece().get().alternatives().stream().noneMatch(Alternative::initial)
            && royal.piece().get().alternatives().stream().noneMatch(Castling.class::isInstance)) {
          problems.add(
              new VariantProblem(
                  ProblemCode.INVALID_SETUP,
                  Place.variant("setup"),
                  "the setup has castling rights, but " + royal.typeName() + " does not castle",
                  "write - in place of the rights, or add a move such as isO2 to the piece"));
          return;
        }
      }
    }
  }

  /** Checks that the rules about royal pieces have some to be about. */
  private void checkNeeds(Board board) {
    boolean both = count(board, Side.WHITE) > 0 && count(board, Side.BLACK) > 0;
    if (!both && problems.isEmpty()) {
      need(facts.ends().bareKing() != BareKing.PLAYS_ON, "bareKing");
      need(facts.flyingGeneral(), "flyingGeneral");
      need(facts.bikjang(), "bikjang");
    }
  }

  private void need(boolean declared, String member) {
    if (declared) {
      problems.add(
          new VariantProblem(
              ProblemCode.MISSING_ROYAL,
              Place.variant(member),
              "\"" + member + "\" is about royal pieces, but not both sides have one",
              "add royal = true to the @Betza of a piece of both sides, or leave it out"));
    }
  }

  private int count(Board board, int side) {
    int count = 0;
    for (int cell : board.cells()) {
      if (Cell.isPiece(cell) && Cell.side(cell) == side && (cell & Cell.ROYAL) != 0) {
        count++;
      }
    }
    return count;
  }

  /** Warns of pieces that no game will ever see. */
  private void checkUse(Board board) {
    for (int i = 0; i < facts.pieces().size(); i++) {
      PieceFacts piece = facts.pieces().get(i);
      int kind = i + 1;
      boolean promoted =
          facts.promotions().stream().anyMatch(rule -> facts.isPromotedTo(rule, kind));
      if (!promoted
          && starts(board, kind, Side.WHITE).isEmpty()
          && starts(board, kind, Side.BLACK).isEmpty()) {
        problems.add(
            new VariantProblem(
                ProblemCode.UNUSED_PIECE,
                Place.piece(i, "letter"),
                piece.typeName() + " is neither in the setup nor what another piece becomes",
                "set it up, promote to it, or leave it out"));
      }
    }
  }

  /** Returns the squares on which pieces of a kind begin, by the setup or by promotion. */
  private BitSet starts(Board board, int kind, int side) {
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      int cell = board.get(square);
      if (Cell.isPiece(cell) && Cell.kind(cell) == kind && Cell.side(cell) == side) {
        squares.set(square);
      }
    }
    for (PromotionFacts promotion : facts.promotions()) {
      if (facts.isPromotedTo(promotion, kind)) {
        add(squares, SquareSet.parse(geometry, promotion.zone()), side);
      }
    }
    return squares;
  }

  private void add(BitSet squares, SquareSet set, int side) {
    for (int square = 0; square < geometry.arrayLength(); square++) {
      if (set.contains(side, square)) {
        squares.set(square);
      }
    }
  }

  private void checkPromotion(int index, Board board) {
    PromotionFacts promotion = facts.promotions().get(index);
    SquareSet zone = SquareSet.parse(geometry, promotion.zone());
    for (int kind : facts.kindsOf(promotion.of())) {
      Optional<Piece> piece = facts.piece(kind).piece();
      if (piece.isPresent()
          && !arrives(board, kind, piece.get(), zone, Side.WHITE)
          && !arrives(board, kind, piece.get(), zone, Side.BLACK)) {
        problems.add(
            new VariantProblem(
                ProblemCode.UNREACHABLE_PROMOTION,
                new Place(In.PROMOTION, index, "zone"),
                facts.piece(kind).typeName() + " can never come to a square where it promotes",
                "name squares that it can reach from the setup, as White sees them"));
      }
    }
  }

  /** Returns the piece with its extra moves, as if it had them everywhere. */
  private List<Alternative> moves(int kind, Piece piece) {
    List<Alternative> all = new ArrayList<>(piece.alternatives());
    facts.extras().stream()
        .filter(extra -> facts.kindsOf(extra.of()).contains(kind))
        .flatMap(extra -> extra.moves().stream())
        .flatMap(extra -> extra.piece().stream())
        .forEach(extra -> all.addAll(extra.alternatives()));
    return all;
  }

  private boolean arrives(Board board, int kind, Piece piece, SquareSet zone, int side) {
    Optional<SquareSet> confines =
        facts.zones().stream()
            .filter(each -> facts.kindsOf(each.of()).contains(kind))
            .map(each -> SquareSet.parse(geometry, each.all()))
            .findFirst();
    Travel travel =
        new Travel(
            geometry,
            moves(kind, piece),
            side,
            square ->
                board.get(square) != Cell.EDGE
                    && (confines.isEmpty() || confines.get().contains(side, square)));
    BitSet target = new BitSet();
    add(target, zone, side);
    return travel.from(starts(board, kind, side)).intersects(target);
  }
}
