package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.game.Fen.Unmoved;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PositionKeys;
import io.github.betza.model.RuleFeature;
import java.util.stream.IntStream;

/** Which pieces count as unmoved: by a castling right, or because of where they stand. */
final class UnmovedRules {
  private final GameRules rules;
  private final InitialPosition setup;

  /** What decides in place of the setup, or null. */
  private final Unmoved given;

  private final CastlingPairs pairs;

  /**
   * The kinds that castle: those that the setup's field of castling rights names, and those that
   * castle where they are dropped.
   */
  private final boolean[] castling;

  /** The kinds of which an unmoved piece may have other moves than castling, be they of others. */
  private final boolean[] initial;

  /**
   * By square: whether a piece that would count as unmoved because of where it stands does not,
   * since it could castle with one that a right names, and no right names it.
   */
  private final boolean[] moved;

  UnmovedRules(GameRules rules, Unmoved given) {
    this.rules = rules;
    this.setup = rules.initialPosition();
    this.given = given;
    this.castling = new boolean[rules.kinds() + 1];
    for (int square = 0; square < setup.length(); square++) {
      if (setup.isUnmoved(square)) {
        int kind = Cell.kind(setup.cell(square));
        // Of pieces on gates, those castle that are found to.
        castling[kind] |= rules.gates() == null || rules.castlings().isEither(kind);
      }
    }
    this.initial = new boolean[rules.kinds() + 1];
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      initial[kind] = rules.traits(kind).initial() || hasOthersFirstMoves(kind);
    }
    CastlingCheck check = new CastlingCheck(rules, setup.board());
    this.pairs = new CastlingPairs(rules, kind -> initial[kind], check);
    pairs.kinds().forEach(kind -> castling[kind] = true);
    this.moved = new boolean[setup.length()];
    findMoved(new CastlingCheck(rules, withFirstMoves(setup.board())), check);
  }

  /**
   * Returns whether pieces of a kind are royal and never castle, but have other moves as long as
   * they have not moved.
   */
  static boolean isAlone(GameRules rules, int kind) {
    Traits traits = rules.traits(kind);
    return rules.pieces().isRoyal(kind)
        && traits.complete()
        && !traits.has(Trait.CASTLING)
        && !traits.hasOthersMoves()
        && !rules.castlings().isRoyal(kind)
        && traits.initial();
  }

  private boolean hasOthersFirstMoves(int kind) {
    return rules.traits(kind).movesAsOthers()
        && IntStream.rangeClosed(1, rules.kinds()).anyMatch(each -> rules.traits(each).initial());
  }

  /** Returns the setup, with all pieces unmoved that might count as that where they stand. */
  private Board withFirstMoves(Board before) {
    Board board = before.copy();
    for (int square = 0; square < moved.length; square++) {
      if (mayBeFresh(square)) {
        board.put(square, setup.cell(square) | Cell.UNMOVED);
      }
    }
    return board;
  }

  private boolean mayBeFresh(int square) {
    int cell = setup.cell(square);
    int kind = Cell.kind(cell);
    return Cell.isPiece(cell)
        && rules.traits(kind).initial()
        && !castling[kind]
        && !isGate(cell, square);
  }

  /**
   * Finds the pieces that count as moved. One that castles when it has moved as well does not:
   * nothing would be gained.
   */
  private void findMoved(CastlingCheck whenFresh, CastlingCheck whenMoved) {
    for (int square = 0; square < moved.length; square++) {
      for (int other = 0; mayBeFresh(square) && other < moved.length; other++) {
        moved[square] |=
            setup.isUnmoved(other)
                && areBeside(square, other)
                && (whenFresh.castles(square, other) || whenFresh.castles(other, square))
                && !whenMoved.castles(square, other);
      }
    }
  }

  /** Returns whether the pieces of one side stand on one rank. */
  private boolean areBeside(int square, int other) {
    return Cell.side(setup.cell(square)) == Cell.side(setup.cell(other))
        && rules.geometry().rank(square) == rules.geometry().rank(other);
  }

  /** Returns the numbers that make the hash of a position. */
  PositionKeys keys() {
    return new PositionKeys(
        rules.geometry(),
        rules.kinds(),
        rules.cellsOnly() || !BitBoards.fit(rules.geometry()),
        this::hashed,
        pairs.squares(),
        pairs.rights(),
        rules.has(RuleFeature.IMITATORS),
        rules.countsPasses());
  }

  /**
   * Returns a piece as the hash of a position sees it. That a piece which castles has not moved
   * counts only together with its partner, by a right to castle, unless it may have other moves
   * that only an unmoved piece has.
   */
  private int hashed(int cell) {
    int kind = Cell.kind(cell);
    boolean byRight = castling[kind] || rules.gates() != null;
    return byRight && !isAlwaysNamed(kind) ? cell & ~Cell.UNMOVED : cell;
  }

  /**
   * Returns whether it matters of each piece of a kind that has not moved, on a gate at least,
   * whether or not another may castle with it or enter.
   */
  boolean isAlwaysNamed(int kind) {
    return initial[kind] || (rules.gates() != null && someCastleByPlace());
  }

  /** Returns whether pieces castle that are not royal. */
  private boolean someCastleByPlace() {
    return IntStream.rangeClosed(1, rules.kinds())
        .filter(kind -> !rules.pieces().isRoyal(kind))
        .anyMatch(kind -> rules.traits(kind).has(Trait.CASTLING));
  }

  /** Returns whether a piece is on a gate of its side: castling rights tell if it has moved. */
  boolean isGate(int cell, int square) {
    return rules.gates() != null && rules.gates().isGate(Cell.side(cell), square);
  }

  /** Returns the pairs of pieces that castle by a right. */
  CastlingPairs pairs() {
    return pairs;
  }

  /** Returns whether pieces of a kind count as unmoved only by a castling right. */
  boolean castles(int kind) {
    return castling[kind];
  }

  /**
   * Returns whether the setup, and nothing given in its place, decides where pieces are unmoved.
   */
  boolean followsSetup() {
    return given == null;
  }

  /** Returns what decides for the pieces of which the castling rights do not speak. */
  Unmoved byPlace() {
    return given == null ? this::isFreshByPlace : given;
  }

  /** Returns whether a piece that stands on a square may be one that has not moved. */
  boolean mayBe(int cell, int square) {
    return given != null || mayBeBySetup(cell, square);
  }

  /**
   * Returns whether a piece on a square may be one that has not moved: because of where it stands,
   * or by a right to castle, which no position has that the setup has not.
   */
  boolean mayBeBySetup(int cell, int square) {
    return (setup.has(cell, square) && setup.isUnmoved(square))
        || isNamedWhenDropped(cell, square)
        || pairs.castlesByFile(cell, square)
        || isFreshByPlace(cell, square);
  }

  /**
   * Returns a dropped piece as a cell: it counts as unmoved if the setup has its kind on the
   * square, or its drop lists the square as one where it does.
   */
  int arrived(int cell, int square) {
    boolean isUnmoved = byPlace().test(cell, square) || isNamedWhenDropped(cell, square);
    return isUnmoved ? cell | Cell.UNMOVED : cell;
  }

  /** Returns whether a piece that is dropped on a square counts as unmoved by a castling right. */
  private boolean isNamedWhenDropped(int cell, int square) {
    return (castling[Cell.kind(cell)] || isGate(cell, square))
        && rules.drops().isUnmoved(cell, square);
  }

  /** Returns whether a piece counts as unmoved because of where it stands. */
  boolean isFreshByPlace(int cell, int square) {
    int kind = Cell.kind(cell);
    return rules.traits(kind).initial()
        && !castling[kind]
        && !isGate(cell, square)
        && ((setup.has(cell, square) && !moved[square]) || rules.drops().isUnmoved(cell, square));
  }
}
