package io.github.betza.game;

import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.model.RuleFeature;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Refuses positions that cannot occur in a game. */
final class PositionCheck {
  private final GameRules rules;
  private final String fen;
  private final Board board;
  private final int[] royals = new int[2];

  /** Whether pieces may come to squares that their own moves do not reach. */
  private final boolean mayBeDisplaced;

  /** Whether a royal piece may be captured en passant, by its own moves or by imitated ones. */
  private final boolean mayPassRoyals;

  /** Whether pieces castle that count as unmoved because of their squares. */
  private final boolean castleByPlace;

  PositionCheck(GameRules rules, String fen, Board board) {
    this.rules = rules;
    this.fen = fen;
    this.board = board;
    this.mayBeDisplaced =
        IntStream.rangeClosed(1, rules.pieces().size())
            .anyMatch(kind -> rules.traits(kind).displaces());
    this.mayPassRoyals =
        rules.has(RuleFeature.ROYAL_EN_PASSANT) || rules.has(RuleFeature.IMITATORS);
    this.castleByPlace =
        IntStream.rangeClosed(1, rules.pieces().size())
            .mapToObj(rules::traits)
            .anyMatch(traits -> traits.has(Trait.CASTLING) && traits.initial());
  }

  /**
   * Checks every piece.
   *
   * @throws MalformedPositionException if the position cannot occur
   */
  void check() {
    Geometry geometry = rules.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        int cell = board.get(square);
        if (Cell.isPiece(cell)) {
          check(cell, square);
        }
      }
    }
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      checkRoyals(side);
    }
    checkPassing();
    if (rules.royalty().hasCheckmate() && !rules.has(RuleFeature.BLASTS)) {
      new TakenRoyals(rules, board)
          .find()
          .ifPresent(
              taken -> {
                throw at(taken.square()).refusal("the " + taken.why());
              });
    }
  }

  private void checkPassing() {
    int enPassantVictim = board.enPassantVictim();
    if (enPassantVictim != Geometry.OFF
        && !mayBeCapturedEnPassant(board.get(enPassantVictim), enPassantVictim)) {
      throw refusal(board.get(enPassantVictim), enPassantVictim, "is not captured en passant");
    }
    if (enPassantVictim != Geometry.OFF && rules.checksEnPassant()) {
      EnPassantCheck check = new EnPassantCheck(rules, board);
      if (check.cannotHavePassed(kindsBefore(board.get(enPassantVictim), enPassantVictim))) {
        throw refusal(
            board.get(enPassantVictim),
            enPassantVictim,
            "cannot have passed over " + check.squares());
      }
    }
  }

  private boolean mayBeCapturedEnPassant(int cell, int square) {
    int kind = Cell.kind(cell);
    boolean safe = (cell & Cell.ROYAL) != 0 && !mayPassRoyals;
    return !safe
        && (rules.traits(kind).grantsEnPassant()
            || mayHavePromoted(
                from -> rules.traits(from).grantsEnPassant(), kind, Cell.side(cell), square));
  }

  /**
   * Returns the kinds that a piece which may be captured en passant may have had before its move.
   */
  private List<Integer> kindsBefore(int cell, int square) {
    return IntStream.rangeClosed(1, rules.pieces().size())
        .filter(kind -> rules.traits(kind).grantsEnPassant())
        .filter(
            kind ->
                kind == Cell.kind(cell)
                    || mayHavePromoted(
                        from -> from == kind, Cell.kind(cell), Cell.side(cell), square))
        .boxed()
        .toList();
  }

  private void check(int cell, int square) {
    int kind = Cell.kind(cell);
    int side = Cell.side(cell);
    // Castling takes a partner where its own moves may not lead, and promotion changes the kind. A
    // piece on its castling square of the setup has not castled yet.
    boolean castled =
        rules.unmoved().castles(kind)
            && (rules.castlings().isEither(kind) || !rules.unmoved().mayBeBySetup(cell, square));
    boolean displaced =
        mayBeDisplaced
            || castled
            || (castleByPlace && rules.traits(kind).initial())
            || mayHavePromoted(from -> true, kind, side, square)
            || rules.drops().allow(kind, side, square)
            || mayHaveEntered(kind, side, square);
    if (!displaced && !rules.mayEnter(kind, side, square)) {
      String turned = side == Side.WHITE ? "" : ", which is turned by 180 degrees for Black";
      throw refusal(cell, square, "is outside its zone" + turned);
    }
    if (!displaced && rules.promotions().mustHavePromoted(kind, side, square)) {
      throw refusal(cell, square, "must have promoted there");
    }
    if ((cell & Cell.UNMOVED) != 0 && !rules.unmoved().mayBe(cell, square)) {
      throw refusal(cell, square, "stands where no castling right can be");
    }
    if (partners(square, -1) > 1 || partners(square, 1) > 1) {
      throw refusal(cell, square, "has castling rights with two pieces on one side of it");
    }
    royals[side] += (cell & Cell.ROYAL) != 0 ? 1 : 0;
  }

  /** Returns the number of pieces on one side with which a piece castles by file. */
  private int partners(int square, int step) {
    int royal = board.get(square);
    boolean castles = (royal & Cell.UNMOVED) != 0 && rules.castlings().isRoyal(Cell.kind(royal));
    int count = 0;
    for (int other = square + step; castles && rules.geometry().isSquare(other); other += step) {
      int partner = board.get(other);
      count +=
          Cell.isPiece(partner)
                  && (partner & Cell.UNMOVED) != 0
                  && Cell.side(partner) == Cell.side(royal)
                  && rules.castlings().arePair(Cell.kind(royal), Cell.kind(partner))
              ? 1
              : 0;
    }
    return count;
  }

  private boolean mayHaveEntered(int kind, int side, int square) {
    return rules.gates() != null
        && IntStream.of(rules.gates().kinds(side, square)).anyMatch(each -> each == kind);
  }

  /** Returns whether a piece of one of some kinds may have promoted to a kind on a square. */
  private boolean mayHavePromoted(IntPredicate from, int kind, int side, int square) {
    return IntStream.rangeClosed(1, rules.pieces().size())
        .filter(from)
        .mapToObj(rules.promotions()::ofKind)
        .flatMap(List::stream)
        .anyMatch(rule -> rule.choices().contains(kind) && rule.mayEndOn(side, square));
  }

  private void checkRoyals(int side) {
    int most = rules.initialPosition().royalCount(side);
    royals[side] += rules.initialPosition().royalsInHand(board, side);
    boolean least =
        rules.royalty() == Royalty.CHECKMATE && most > 0 && !rules.has(RuleFeature.BLASTS);
    if ((least && royals[side] == 0) || (royals[side] > most && !mayBecomeRoyal())) {
      throw new MalformedPositionException(
          InitialPosition.name(side)
              + " has "
              + (most == 1 ? "one royal piece" : most + " royal pieces")
              + " when a game begins, but here "
              + royals[side]);
    }
  }

  private boolean mayBecomeRoyal() {
    PieceTable pieces = rules.pieces();
    for (int kind = 1; kind <= pieces.size(); kind++) {
      for (PromotionRule rule : rules.promotions().ofKind(kind)) {
        if (rule.choices().stream().anyMatch(pieces::isRoyal)) {
          return true;
        }
      }
    }
    return false;
  }

  private MalformedPositionException refusal(int cell, int square, String why) {
    return at(square)
        .refusal(
            "the "
                + rules.pieces().name(Cell.kind(cell))
                + " on "
                + rules.geometry().name(square)
                + " "
                + why);
  }

  private Fen.Part at(int square) {
    return Fen.Part.onSquare(fen, rules.geometry(), square);
  }
}
