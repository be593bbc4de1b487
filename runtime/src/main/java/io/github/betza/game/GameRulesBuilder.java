package io.github.betza.game;

import io.github.betza.Promoting;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Fen.Unmoved;
import io.github.betza.model.AttackPath;
import io.github.betza.model.GameModel;
import io.github.betza.model.RulesByKind.KindBlocker;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * Collects the rules of a game. Kinds are the numbers of the pieces in the order added.
 *
 * <pre>{@code
 * GameRules knights =
 *     GameRules.builder("knights", 5, 5, "nnk2/5/5/5/2KNN w - - 0 1")
 *         .piece('N', "knight", Chess_KnightMoves.INSTANCE)
 *         .royal('K', "king", Chess_KingMoves.INSTANCE)
 *         .build();
 * System.out.println(knights.play(knights.setup()).legalMoves().size()); // 9
 * }</pre>
 *
 * <p>Rules depend on traits of a piece, which generated classes declare ({@link
 * PieceMoves#traits}). For moves written by hand that do not, call {@link #trait}, {@link
 * #imitates} and {@link #history} wherever they hold, or moves are missing or wrong; it does no
 * harm to set what a piece declares as well. {@link #direct}, {@link #attacks}, {@link
 * #extraAttacks} and {@link #enPassant} make games faster or refuse more impossible positions, and
 * must be called only where they hold. A method about the piece or the promotion added last throws
 * an {@link IllegalStateException} where there is none; one that takes squares throws an {@link
 * IllegalArgumentException} where they cannot be read.
 */
public final class GameRulesBuilder extends GameModelBuilder {
  final PieceTable.Builder table = PieceTable.builder();
  final List<String> symbols = new ArrayList<>();
  final Map<String, PieceMoves> moves = new HashMap<>();

  private boolean hasDeclared;

  // By kind; there is no kind 0.
  final List<Traits> traits = new ArrayList<>(List.of(Traits.NONE));
  final List<KindRule> promotions = new ArrayList<>();
  final List<KindSquares> zones = new ArrayList<>();
  final List<KindSquares> captureZones = new ArrayList<>();
  final List<ExtraMoves> extras = new ArrayList<>();
  final List<KindBlocker> blockers = new ArrayList<>();
  boolean history;
  boolean imitates;
  boolean unaided;
  boolean saysEnPassant;
  boolean cellsOnly;
  Unmoved unmoved;

  record KindRule(int kind, PromotionRule rule) {}

  record KindSquares(int kind, SquareSet squares) {}

  GameRulesBuilder(GameModel model) {
    super(model);
  }

  @Override
  GameRulesBuilder self() {
    return this;
  }

  /** Adds a piece with a letter, as {@link #piece(String, String, PieceMoves)} does. */
  public GameRulesBuilder piece(char letter, String pieceName, PieceMoves moves) {
    return piece(String.valueOf(letter), pieceName, moves);
  }

  /**
   * Adds a piece. It is royal only where {@link #royal} adds it, whatever its class declares.
   *
   * @param symbol its letter, {@code A} to {@code Z}, after a {@code +} where it is a promoted form
   * @throws IllegalArgumentException if it is none, or that of a piece added before
   */
  public GameRulesBuilder piece(String symbol, String pieceName, PieceMoves moves) {
    table.add(symbol, pieceName, moves);
    symbols.add(symbol);
    traits.add(Traits.of(moves));
    return this;
  }

  /** Adds a royal piece with a letter. */
  public GameRulesBuilder royal(char letter, String pieceName, PieceMoves moves) {
    return royal(String.valueOf(letter), pieceName, moves);
  }

  /** Adds a royal piece, as {@link #piece(String, String, PieceMoves)} adds another. */
  public GameRulesBuilder royal(String symbol, String pieceName, PieceMoves moves) {
    table.addRoyal(symbol, pieceName, moves);
    symbols.add(symbol);
    traits.add(Traits.of(moves));
    return this;
  }

  /**
   * Sets that the piece added last attacks over empty squares only, and that neither other pieces
   * nor the place on the board decide how: so where it cannot attack when it is alone with its
   * victim, it never can. This is tested on a board twice as large, if there is one, so its class
   * must serve boards of any size.
   */
  public GameRulesBuilder direct() {
    return set(last().withDirect());
  }

  /**
   * Sets that the piece added last has a trait that its moves do not declare. A piece with {@link
   * Trait#DISTANT} may attack squares that are outside its zone. Castling of a royal piece is no
   * {@link Trait#INITIAL} move: the field of castling rights decides whether it may castle.
   */
  public GameRulesBuilder trait(Trait trait) {
    Objects.requireNonNull(trait, "trait");
    return set(last().with(trait));
  }

  /**
   * Sets all lines along which the piece added last captures royal pieces, those of {@link #extra}
   * moves not among them: the game looks along them for checks and pins.
   *
   * @param paths the paths as White sees them; none for a piece that captures no royal piece
   */
  public GameRulesBuilder attacks(AttackPath... paths) {
    return set(last().withAttacks(List.of(paths)));
  }

  /**
   * Sets the lines along which the piece added last captures royal pieces by extra moves; without
   * those of each the lines of {@link #attacks} are not used. For generated games.
   *
   * @param number the number of the moves in the order of the calls of {@link #extra}, from 0 on
   * @param paths the paths, as those of {@link #attacks}
   */
  public GameRulesBuilder extraAttacks(int number, AttackPath... paths) {
    return set(last().withExtraAttacks(number, List.of(paths)));
  }

  private Traits last() {
    if (traits.size() == 1) {
      throw new IllegalStateException("no piece has been added");
    }
    return traits.get(traits.size() - 1);
  }

  private GameRulesBuilder set(Traits known) {
    traits.set(traits.size() - 1, known);
    return this;
  }

  /**
   * Sets that some piece has the moves of the one that moved last, as {@link Trait#IMITATING} does.
   * What attacks a royal piece then depends on the move made last, see {@link #history}.
   */
  public GameRulesBuilder imitates() {
    imitates = true;
    return this;
  }

  /**
   * Sets that attacks on a royal piece may depend on the move made last, as it does where a royal
   * piece may be captured en passant. This is known where the pieces that may are declared or set,
   * with one exception: where {@link #enPassant} names them, call this for a piece that may become
   * royal by the same move. Where some piece imitates, call {@link #imitates}.
   */
  public GameRulesBuilder history() {
    history = true;
    return this;
  }

  /**
   * Declares that no capture of a royal piece needs another enemy piece as hurdle or second victim.
   * For generated games.
   */
  public GameRulesBuilder unaided() {
    unaided = true;
    return this;
  }

  /**
   * Adds a way to promote, see {@link io.github.betza.Variant.Promotion}. Of several that a move
   * falls under, one whose zone holds the square reached counts first, then the one added first.
   *
   * @param kind the kind that promotes
   * @param zone the squares where it does, as White sees them: by moves that end there, unless
   *     {@link #promoting} sets others
   * @param choices the kinds that it may become
   */
  public GameRulesBuilder promotion(int kind, String zone, int... choices) {
    promotions.add(new KindRule(kind, PromotionRule.of(SquareSet.parse(geometry, zone), choices)));
    return this;
  }

  /** Sets by which moves the promotion added last happens. */
  public GameRulesBuilder promoting(Promoting on) {
    return changePromotion(rule -> rule.on(on));
  }

  /** Sets that a piece need not promote by the promotion added last. */
  public GameRulesBuilder optional() {
    return changePromotion(PromotionRule::asOptional);
  }

  /** Sets that a piece becomes only what its side has lost, by the promotion added last. */
  public GameRulesBuilder limited() {
    return changePromotion(PromotionRule::asLimited);
  }

  private GameRulesBuilder changePromotion(UnaryOperator<PromotionRule> change) {
    if (promotions.isEmpty()) {
      throw new IllegalStateException("no promotion has been added");
    }
    KindRule rule = promotions.remove(promotions.size() - 1);
    promotions.add(new KindRule(rule.kind(), change.apply(rule.rule())));
    return this;
  }

  /** Confines a kind to squares, see {@link io.github.betza.Variant.Zone}. */
  public GameRulesBuilder zone(int kind, String squares) {
    zones.add(new KindSquares(kind, SquareSet.parse(geometry, squares)));
    return this;
  }

  /**
   * Adds squares to the zone of a kind on which only captures end, see {@link
   * io.github.betza.Variant.Zone#captures}.
   */
  public GameRulesBuilder captureZone(int kind, String squares) {
    captureZones.add(new KindSquares(kind, SquareSet.parse(geometry, squares)));
    return this;
  }

  /**
   * Gives kinds further moves within some squares, see {@link io.github.betza.Variant.Extra}.
   *
   * @param moves the moves; their traits count as those of the kinds
   */
  public GameRulesBuilder extra(String squares, PieceMoves moves, int... kinds) {
    extras.add(ExtraMoves.of(SquareSet.parse(geometry, squares), moves, kinds));
    return this;
  }

  /** Makes a kind a {@link io.github.betza.Variant.Blocker} to another. */
  public GameRulesBuilder blocker(int of, int to) {
    blockers.add(new KindBlocker(of, to));
    return this;
  }

  /**
   * Sets which pieces of a position count as unmoved, apart from those that its castling rights
   * speak of; without it, those that ask for it and stand where the setup has them. With it,
   * positions are not checked for pieces that may castle without a right.
   */
  public GameRulesBuilder unmoved(Unmoved newUnmoved) {
    unmoved = Objects.requireNonNull(newUnmoved, "unmoved");
    return this;
  }

  /**
   * Sets which kinds have moves after which they, or what they promote to, may be captured en
   * passant; no others do. Without this, those may that declare {@link Trait#EN_PASSANT} or may
   * move as they do, and all whose moves are written by hand.
   *
   * @param kinds their numbers; the pieces have been added before
   * @throws IllegalArgumentException if a number is no kind's
   */
  public GameRulesBuilder enPassant(int... kinds) {
    for (int kind : kinds) {
      new RulesCheck(this).checkKind(kind);
    }
    saysEnPassant = true;
    traits.replaceAll(each -> each.without(Trait.EN_PASSANT));
    for (int kind : kinds) {
      traits.set(kind, traits.get(kind).with(Trait.EN_PASSANT));
    }
    return this;
  }

  /** Sets that positions are kept without sets of bits; the moves are found more slowly. */
  public GameRulesBuilder cellsOnly() {
    cellsOnly = true;
    return this;
  }

  /** Gives moves to the extra moves of a type, see {@link io.github.betza.model.Extra#moves}. */
  public GameRulesBuilder moves(String type, PieceMoves extraMoves) {
    moves.put(type, Objects.requireNonNull(extraMoves, "extraMoves"));
    return this;
  }

  /**
   * Returns the rules.
   *
   * @throws IllegalArgumentException if rules contradict each other, or name a kind, a letter,
   *     squares or extra moves that do not exist
   * @throws MalformedPositionException if the setup has no meaning, cannot be in this game, or a
   *     piece could castle there though no castling right names it
   */
  public GameRules build() {
    if (!hasDeclared) {
      new DeclaredRules(this).add();
      hasDeclared = true;
    }
    new RulesCheck(this).check();
    return new GameRules(this);
  }
}
