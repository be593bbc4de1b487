package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.game.PromotionRule.Supply;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import io.github.betza.generated.PositionKeys;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** What stands where in the setup of a game. */
final class InitialPosition {
  private final GameRules rules;
  private final CastlingRules castlings;
  private final int[] cells;
  private final int[][] counts;
  private final int[] royals = new int[2];

  /**
   * The kinds that castle: those that the setup's field of castling rights names, and those that
   * castle where they are dropped.
   */
  private final boolean[] castling;

  /** The royal kinds that never castle, but have other moves as long as they have not moved. */
  private final boolean[] alone;

  /** The kinds of which an unmoved piece may have other moves than castling, be they of others. */
  private final boolean[] initial;

  /**
   * By square: whether a piece that would count as unmoved because of where it stands does not,
   * since it could castle with one that a right names, and no right names it.
   */
  private final boolean[] moved;

  /** The squares of pairs that castle: a royal piece's, and its partner's. */
  private final int[] pairs;

  /** By pair: the number of its right to castle in a hash. */
  private final long[] rights;

  /** By kind and side: the squares on which a dropped piece counts as unmoved, or null. */
  private final boolean[][] dropped;

  /** The royal kinds that come from a hand. */
  private final int[] droppedRoyals;

  /** A piece that may have its first moves, and where it has them. */
  private record Start(int cell, int square) {}

  InitialPosition(GameRules rules) {
    this.rules = rules;
    PieceTable pieces = rules.pieces();
    Geometry geometry = rules.geometry();
    this.castlings = rules.castlings();
    this.alone = new boolean[pieces.size() + 1];
    for (int kind = 1; kind <= pieces.size(); kind++) {
      alone[kind] = pieces.isRoyal(kind) && neverCastles(kind) && rules.traits(kind).initial();
    }
    Board board =
        new Fen(
                pieces,
                geometry,
                (cell, square) -> false,
                kind -> !rules.has(RuleFeature.CASTLING_BY_FILE) || castlings.isEither(kind),
                this::isAlone,
                rules.hands(),
                rules.ends().checks())
            .read(rules.setup());
    this.cells = board.cells().clone();
    this.counts = new int[2][pieces.size() + 1];
    this.castling = new boolean[pieces.size() + 1];
    for (int cell : cells) {
      if (Cell.isPiece(cell)) {
        counts[Cell.side(cell)][Cell.kind(cell)]++;
        royals[Cell.side(cell)] += (cell & Cell.ROYAL) != 0 ? 1 : 0;
        // Of pieces on gates, those castle that are found to.
        boolean mayCastle = rules.gates() == null || castlings.isEither(Cell.kind(cell));
        castling[Cell.kind(cell)] |= mayCastle && (cell & Cell.UNMOVED) != 0;
      }
    }
    this.dropped = new boolean[2 * (pieces.size() + 1)][];
    this.droppedRoyals =
        IntStream.rangeClosed(1, pieces.size())
            .filter(kind -> pieces.isRoyal(kind) && rules.hands() != null)
            .filter(kind -> rules.hands().paid(kind) != 0)
            .toArray();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      royals[side] += royalsInHand(board, side);
    }
    this.initial = new boolean[pieces.size() + 1];
    for (int kind = 1; kind <= pieces.size(); kind++) {
      initial[kind] = rules.traits(kind).initial() || hasOthersFirstMoves(kind);
    }
    this.moved = new boolean[cells.length];
    CastlingCheck check = new CastlingCheck(rules, board);
    this.pairs = pairs(geometry, check);
    findMoved(new CastlingCheck(rules, withFirstMoves(board)), check);
    this.rights = new long[pairs.length / 2];
    for (int i = 0; i < rights.length; i++) {
      rights[i] = Long.rotateLeft(PositionKeys.castlingPartner(pairs[2 * i + 1]), kings(i));
    }
  }

  /** Returns a reader of the positions of the game. */
  Fen reader(Fen.Unmoved unmoved) {
    return new Fen(
        rules.pieces(),
        rules.geometry(),
        unmoved,
        this::castles,
        this::isAlone,
        rules.promotions()::onlyForm,
        rules.hands(),
        rules.ends().checks());
  }

  private boolean neverCastles(int kind) {
    Traits traits = rules.traits(kind);
    return traits.complete()
        && !traits.has(Trait.CASTLING)
        && !traits.hasOthersMoves()
        && !castlings.isRoyal(kind);
  }

  private boolean hasOthersFirstMoves(int kind) {
    return rules.traits(kind).movesAsOthers()
        && IntStream.rangeClosed(1, rules.kinds()).anyMatch(each -> rules.traits(each).initial());
  }

  /** Returns how many pairs before one have the same partner; a key for each must differ. */
  private int kings(int pair) {
    int kings = 0;
    for (int i = 0; i < pair; i++) {
      kings += pairs[2 * i + 1] == pairs[2 * pair + 1] ? 1 : 0;
    }
    return kings;
  }

  /** Returns the setup, with all pieces unmoved that might count as that where they stand. */
  private Board withFirstMoves(Board setup) {
    Board board = setup.copy();
    for (int square = 0; square < cells.length; square++) {
      if (mayBeFresh(square)) {
        board.put(square, cells[square] | Cell.UNMOVED);
      }
    }
    return board;
  }

  private boolean mayBeFresh(int square) {
    int kind = Cell.kind(cells[square]);
    return Cell.isPiece(cells[square])
        && rules.traits(kind).initial()
        && !castling[kind]
        && !isGate(cells[square], square);
  }

  /**
   * Finds the pieces that count as moved. One that castles when it has moved as well does not:
   * nothing would be gained.
   */
  private void findMoved(CastlingCheck whenFresh, CastlingCheck whenMoved) {
    for (int square = 0; square < cells.length; square++) {
      for (int other = 0; mayBeFresh(square) && other < cells.length; other++) {
        moved[square] |=
            isNamed(other)
                && areBeside(square, other)
                && (whenFresh.castles(square, other) || whenFresh.castles(other, square))
                && !whenMoved.castles(square, other);
      }
    }
  }

  private boolean isNamed(int square) {
    return Cell.isPiece(cells[square]) && (cells[square] & Cell.UNMOVED) != 0;
  }

  /** Returns whether the pieces of one side stand on one rank. */
  private boolean areBeside(int square, int other) {
    return Cell.side(cells[square]) == Cell.side(cells[other])
        && rules.geometry().rank(square) == rules.geometry().rank(other);
  }

  /** Finds the pairs, and with them the kinds that castle where they are dropped. */
  private int[] pairs(Geometry geometry, CastlingCheck check) {
    List<Start> starts = starts();
    Set<List<Integer>> found = new LinkedHashSet<>();
    for (Start royal : starts) {
      int kind = Cell.kind(royal.cell);
      castling[kind] |= alone[kind];
      for (Start partner : starts) {
        if (Cell.side(royal.cell) == Cell.side(partner.cell)
            && (royal.cell & Cell.ROYAL) != 0
            && !alone[kind]
            && (partner.cell & Cell.ROYAL) == 0
            && royal.square != partner.square
            && geometry.rank(royal.square) == geometry.rank(partner.square)
            && mayMatter(royal, partner, check)) {
          found.add(List.of(royal.square, partner.square));
          castling[kind] = true;
          castling[Cell.kind(partner.cell)] = true;
        }
      }
    }
    return found.stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
  }

  /** Returns the pieces that castling rights name, and those that are unmoved when dropped. */
  private List<Start> starts() {
    List<Start> starts = new ArrayList<>(startsByFile());
    for (int square = 0; square < cells.length; square++) {
      if (isNamed(square)) {
        starts.add(new Start(cells[square], square));
      }
    }
    for (KindDrop drop : rules.drops().all()) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        int cell = Cell.of(drop.kind(), side) | rules.pieces().withRoyalty(drop.kind());
        boolean[] squares = new boolean[cells.length];
        rules.drops().unmoved(drop, side).forEach(square -> squares[square] = true);
        dropped[2 * drop.kind() + side] = squares;
        IntStream.range(0, squares.length)
            .filter(square -> squares[square])
            .forEach(square -> starts.add(new Start(cell | Cell.UNMOVED, square)));
      }
    }
    return starts;
  }

  /** Returns the pieces that castle by file, on all squares where such a piece may begin. */
  private List<Start> startsByFile() {
    List<Start> starts = new ArrayList<>();
    for (int square = 0; square < cells.length; square++) {
      for (int kind = 1; kind <= rules.kinds(); kind++) {
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
          int cell = Cell.of(kind, side) | rules.pieces().withRoyalty(kind) | Cell.UNMOVED;
          if (castlesByFile(cell, square)) {
            starts.add(new Start(cell, square));
          }
        }
      }
    }
    return starts;
  }

  /** Returns whether a piece may castle by file on the rank of a royal one of the setup. */
  private boolean castlesByFile(int cell, int square) {
    return rules.geometry().isSquare(square)
        && castlings.isEither(Cell.kind(cell))
        && IntStream.range(0, cells.length)
            .filter(this::isNamed)
            .filter(home -> castlings.isRoyal(Cell.kind(cells[home])))
            .filter(home -> Cell.side(cells[home]) == Cell.side(cell))
            .anyMatch(home -> rules.geometry().rank(home) == rules.geometry().rank(square));
  }

  /** A right without castling may mean that a piece has other first moves. */
  private boolean mayMatter(Start royal, Start partner, CastlingCheck check) {
    int kind = Cell.kind(royal.cell);
    return castlings.arePair(kind, Cell.kind(partner.cell))
        || initial[kind]
        || initial[Cell.kind(partner.cell)]
        || !rules.traits(kind).complete()
        || check.castles(royal.square, royal.cell, partner.square, partner.cell);
  }

  /** Returns whether a royal piece and another have their places in the setup, and may castle. */
  boolean arePaired(int royal, int partner) {
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] == royal && pairs[i + 1] == partner) {
        return true;
      }
    }
    return false;
  }

  /** Returns the numbers that make the hash of a position. */
  PositionKeys keys() {
    return new PositionKeys(
        rules.geometry(),
        rules.kinds(),
        rules.cellsOnly() || !BitBoards.fit(rules.geometry()),
        this::hashed,
        pairs,
        rights,
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

  /** Returns how many pieces of a kind a side has in the setup. */
  int count(int side, int kind) {
    return counts[side][kind];
  }

  /** Returns whether a side has lost what one of its pieces becomes by a rule, if it must have. */
  boolean supplies(PromotionRule rule, PieceLists lists, int side, int choice) {
    return rule.supply() == Supply.UNLIMITED || lists.count(side, choice) < count(side, choice);
  }

  /** Returns how many royal pieces a side has in the setup, with those in hand. */
  int royalCount(int side) {
    return royals[side];
  }

  /**
   * Returns whether pieces of a kind are royal and never castle, but have other moves as long as
   * they have not moved.
   */
  boolean isAlone(int kind) {
    return alone[kind];
  }

  /** Returns whether pieces of a kind count as unmoved only by a castling right. */
  boolean castles(int kind) {
    return castling[kind];
  }

  /** Returns whether the setup has a piece of that kind and side on a square. */
  private boolean has(int cell, int square) {
    int both = Cell.KIND | Cell.EDGE;
    return (cells[square] & both) == (cell & both);
  }

  /**
   * Returns whether a piece on a square may be one that has not moved: because of where it stands,
   * or by a right to castle, which no position has that the setup has not.
   */
  boolean mayBeUnmoved(int cell, int square) {
    return (has(cell, square) && (cells[square] & Cell.UNMOVED) != 0)
        || isNamedWhenDropped(cell, square)
        || castlesByFile(cell, square)
        || isFreshByPlace(cell, square);
  }

  /** Returns whether a piece that is dropped on a square counts as unmoved by a castling right. */
  boolean isNamedWhenDropped(int cell, int square) {
    return (castling[Cell.kind(cell)] || isGate(cell, square))
        && isUnmovedWhenDropped(cell, square);
  }

  private boolean isUnmovedWhenDropped(int cell, int square) {
    boolean[] squares = dropped[2 * Cell.kind(cell) + Cell.side(cell)];
    return squares != null && squares[square];
  }

  /** Returns whether a piece counts as unmoved because of where it stands. */
  boolean isFreshByPlace(int cell, int square) {
    int kind = Cell.kind(cell);
    return rules.traits(kind).initial()
        && !castling[kind]
        && !isGate(cell, square)
        && ((has(cell, square) && !moved[square]) || isUnmovedWhenDropped(cell, square));
  }

  /** Returns the name of a side. */
  static String name(int side) {
    return side == Side.WHITE ? "White" : "Black";
  }

  /** Returns whether a side that began with royal pieces has none left. */
  boolean hasLostRoyals(Board board, PieceLists lists, int side) {
    return royals[side] > 0 && lists.royalCount(side) == 0 && royalsInHand(board, side) == 0;
  }

  /** Returns how many royal pieces are in the hand of a side. */
  int royalsInHand(Board board, int side) {
    int count = 0;
    for (int kind : droppedRoyals) {
      count += board.inHand(side, kind);
    }
    return count;
  }

  /** Returns whether a side has lost all pieces of a kind with which it began. */
  boolean hasLostKind(PieceLists lists, int side) {
    for (int kind = 1; kind < counts[side].length; kind++) {
      if (counts[side][kind] > 0 && lists.count(side, kind) == 0) {
        return true;
      }
    }
    return false;
  }
}
