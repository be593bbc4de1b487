package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.Side;
import io.github.betza.generated.BitBoards;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * The rules of a game about squares: where pieces may be, promote, and win. Its public methods are
 * not final, so that the compiler repeats them in the public class, where reflection may call them.
 */
abstract class SquareRules {
  private final Geometry geometry;
  private final PromotionRules promotions;
  private final SquareSet[] zones;

  /** By kind: the squares outside the zone on which only captures may end. */
  private final SquareSet[] captureZones;

  private final List<ExtraMoves> extras;
  private final CastlingRules castlings;
  private final EndRules ends;

  SquareRules(GameRulesBuilder builder) {
    this.geometry = builder.geometry;
    this.promotions = new PromotionRules(builder, builder.traits.size());
    this.zones = new SquareSet[builder.traits.size()];
    builder.zones.forEach(zone -> zones[zone.kind()] = zone.squares());
    this.captureZones = new SquareSet[zones.length];
    builder.captureZones.forEach(
        zone -> captureZones[zone.kind()] = zone.squares().or(captureZones[zone.kind()]));
    this.extras = List.copyOf(builder.extras);
    this.castlings = new CastlingRules(builder);
    this.ends =
        new EndRules(
            builder.model,
            builder.model.goals().stream()
                .map(
                    goal ->
                        new EndRules.GoalArea(
                            goal,
                            RulesByKind.kinds(goal.of(), builder.symbols),
                            goal.area(geometry)))
                .toList(),
            builder.model.extinctions().stream()
                .map(
                    rule ->
                        new EndRules.Counted(rule, RulesByKind.kinds(rule.of(), builder.symbols)))
                .toList());
  }

  /** Returns the geometry, which numbers the squares. */
  public Geometry geometry() {
    return geometry;
  }

  /**
   * Returns whether a move of a piece may end on a square, as far as zones go. Zones do not
   * restrict a piece that another one puts there, such as the partner in castling, or the new kind
   * after a promotion.
   *
   * @param kind the kind of the piece, 1 to the number of pieces
   * @param side the side that owns it, 0 for White or 1 for Black
   * @param square a square of the board, as {@link #geometry} numbers them
   * @param capturing whether the move removes an enemy piece, on any square, or changes places with
   *     one: it may end on squares where other moves may not
   * @throws IllegalArgumentException if there is no such kind, side or square
   */
  public boolean mayEndOn(int kind, int side, int square, boolean capturing) {
    check(kind, side);
    check(square);
    return capturing ? mayEnter(kind, side, square) : mayRest(kind, side, square);
  }

  /**
   * Returns whether a piece may promote by a move. The legal moves show the kinds that it may
   * become: some rules allow only kinds of which its side has lost a piece.
   *
   * @param kind the kind of the piece, 1 to the number of pieces
   * @param side the side that owns it, 0 for White or 1 for Black
   * @param from the square that the move leaves, as {@link #geometry} numbers them
   * @param to the square that it reaches
   * @param capturing whether it removes an enemy piece, on any square
   * @throws IllegalArgumentException if there is no such kind, side or square
   */
  public boolean mayPromote(int kind, int side, int from, int to, boolean capturing) {
    return checkedPromotion(kind, side, from, to, capturing) != null;
  }

  /**
   * Returns whether a piece must promote by a move: it cannot make the move and keep its kind. If
   * it has no kind to become, because its side has lost no piece, it cannot make the move at all.
   *
   * @param kind the kind of the piece, 1 to the number of pieces
   * @param side the side that owns it, 0 for White or 1 for Black
   * @param from the square that the move leaves, as {@link #geometry} numbers them
   * @param to the square that it reaches
   * @param capturing whether it removes an enemy piece, on any square
   * @throws IllegalArgumentException if there is no such kind, side or square
   */
  public boolean mustPromote(int kind, int side, int from, int to, boolean capturing) {
    PromotionRule rule = checkedPromotion(kind, side, from, to, capturing);
    return rule != null && !rule.isOptional();
  }

  /**
   * Returns whether a square belongs to a goal of a side's pieces of a kind, see {@link
   * GameRulesBuilder#goal}. The goal may require several pieces.
   *
   * @param kind the kind of the piece, 1 to the number of pieces
   * @param side the side that owns it, 0 for White or 1 for Black
   * @param square a square of the board, as {@link #geometry} numbers them
   * @throws IllegalArgumentException if there is no such kind, side or square
   */
  public boolean isGoal(int kind, int side, int square) {
    check(kind, side);
    check(square);
    return ends.goals().stream()
        .anyMatch(goal -> goal.kinds().contains(kind) && goal.squares().contains(side, square));
  }

  /**
   * Returns the squares that a kind may stand on, the words of the set for White and then those for
   * Black, as {@link BitBoards} describes them. For generated code.
   *
   * @throws IllegalStateException if the board has more than 256 squares
   */
  public long[] zone(int kind) {
    return bits((side, square) -> mayEnter(kind, side, square));
  }

  /**
   * Returns the squares within which extra moves are had, as {@link #zone} does. For generated
   * code.
   *
   * @param number the number of the squares, see {@link GameRulesBuilder#extra}
   * @throws IndexOutOfBoundsException if there are none with this number
   * @throws IllegalStateException if the board has more than 256 squares
   */
  public long[] extraSquares(int number) {
    return bits((side, square) -> extras.get(number).squares().contains(side, square));
  }

  /**
   * Returns the squares on which a kind may promote, as {@link #zone} does. For generated code.
   *
   * @return a set that holds the squares that a move must reach or leave to promote
   * @throws IllegalStateException if the board has more than 256 squares
   */
  public long[] promotionZone(int kind) {
    return bits((side, square) -> promotions.mayPromoteOn(kind, side, square));
  }

  /**
   * Returns the squares of the zone of one rule by which a kind promotes, without those for which
   * an earlier rule of that kind counts, as {@link #zone} does. For generated code.
   *
   * @param rule the place of the rule among those of the kind, from 0 on
   * @throws IllegalStateException if the board has more than 256 squares
   */
  public long[] promotionZone(int kind, int rule) {
    return bits((side, square) -> promotions.firstOn(kind, side, square) == rule);
  }

  private long[] bits(BiPredicate<Integer, Integer> contains) {
    if (!BitBoards.fit(geometry)) {
      throw new IllegalStateException("the board has more squares than a set of bits");
    }
    return BitBoards.sets(geometry, contains);
  }

  private PromotionRule checkedPromotion(int kind, int side, int from, int to, boolean capturing) {
    check(kind, side);
    check(from);
    check(to);
    return promotions.ofMove(kind, side, capturing ? Move.capture(from, to) : Move.quiet(from, to));
  }

  private void check(int kind, int side) {
    if (kind < 1 || kind >= zones.length) {
      throw new IllegalArgumentException("there is no kind " + kind);
    }
    if (side != Side.WHITE && side != Side.BLACK) {
      throw new IllegalArgumentException("a side is 0 or 1, not " + side);
    }
  }

  private void check(int square) {
    if (!geometry.isSquare(square)) {
      throw new IllegalArgumentException(
          square + " is no square of a board of " + geometry.files() + "x" + geometry.ranks());
    }
  }

  /** Returns how pieces promote. */
  final PromotionRules promotions() {
    return promotions;
  }

  /** Returns whether a piece may be on a square, and attack it. */
  final boolean mayEnter(int kind, int side, int square) {
    return mayRest(kind, side, square)
        || (captureZones[kind] != null && captureZones[kind].contains(side, square));
  }

  /** Returns whether a piece may come to a square without capturing. */
  final boolean mayRest(int kind, int side, int square) {
    return zones[kind] == null || zones[kind].contains(side, square);
  }

  /** Returns the extra moves, by their numbers. */
  final List<ExtraMoves> extras() {
    return extras;
  }

  /** Returns the numbers of the extra moves of a kind. */
  final int[] extrasOf(int kind) {
    return IntStream.range(0, extras.size())
        .filter(number -> extras.get(number).kinds().contains(kind))
        .toArray();
  }

  /** Returns whether a piece has the extra moves with a number between two squares. */
  final boolean isExtra(int number, int side, int from, int to) {
    SquareSet squares = extras.get(number).squares();
    return squares.contains(side, from) && squares.contains(side, to);
  }

  /** Returns the rules of castling wherever the pieces begin. */
  final CastlingRules castlings() {
    return castlings;
  }

  /** Returns the endings other than mate and stalemate. */
  final EndRules ends() {
    return ends;
  }
}
