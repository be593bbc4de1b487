package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.Hand;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.generated.AttackTables;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.Gates;
import io.github.betza.generated.Hands;
import io.github.betza.generated.PieceLists;
import io.github.betza.generated.PositionKeys;
import io.github.betza.model.FastPath;
import io.github.betza.model.GameModel;
import io.github.betza.model.RuleFeature;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The rules of a game as data: what {@link io.github.betza.Variant} says, with the pieces' letters
 * turned into kinds. Immutable; generated classes build theirs once.
 */
public final class GameRules extends SquareRules {
  private final String name;
  private final PieceTable pieces;
  private final String setup;
  private final Royalty royalty;
  private final Stalemate stalemate;
  private final Capturing capturing;
  private final Hand hand;
  private final boolean flyingGeneral;
  private final boolean bikjang;
  private final boolean passesEnd;
  private final Set<RuleFeature> features;
  private final boolean cellsOnly;
  private final List<Traits> traits;
  private final boolean[] promotes;

  /** Which kinds are blockers to which: the one moves, the other stands in its way. */
  private final BlockerRules blockers;

  /** What may be in hand, or null in a game without hands. */
  private final Hands hands;

  private final DropRules drops;
  private final Reach reach;

  /** The same as sets of bits, or null if the board is too large. */
  private final AttackTables attackTables;

  private final InitialPosition initial;
  private final UnmovedRules unmoved;
  private final PositionKeys keys;

  /**
   * Whether a piece that may be captured en passant has moved; where the setup has one, none need.
   */
  private final boolean checksEnPassant;

  GameRules(GameRulesBuilder builder) {
    super(builder);
    this.name = builder.model.name();
    this.pieces = builder.table.build();
    this.setup = builder.model.setup();
    this.royalty = builder.model.royalty();
    this.stalemate = builder.model.stalemate();
    this.capturing = builder.model.capturing();
    this.hand = builder.model.hand();
    this.flyingGeneral = builder.model.flyingGeneral();
    this.bikjang = builder.model.bikjang();
    this.passesEnd = builder.model.passesEnd();
    KnownTraits known = new KnownTraits(builder, pieces);
    this.features = Collections.unmodifiableSet(known.features());
    int kinds = pieces.size() + 1;
    this.traits = known.traits();
    this.promotes = new boolean[kinds];
    builder.promotions.forEach(rule -> promotes[rule.kind()] = true);
    this.blockers = new BlockerRules(builder, kinds, promotions());
    this.hands =
        HandRules.of(builder)
            .hands((cell, square) -> unmoved().arrived(cell, square), this::mayRest)
            .orElse(null);
    this.drops = new DropRules(this, builder.model.drops(), builder.symbols);
    this.reach = new Reach(pieces, geometry(), traits, extras());
    this.cellsOnly = builder.cellsOnly;
    this.attackTables = !cellsOnly && BitBoards.fit(geometry()) ? LineTables.of(this) : null;
    this.initial = new InitialPosition(this);
    this.unmoved = new UnmovedRules(this, builder.unmoved);
    this.keys = unmoved.keys();
    this.checksEnPassant = read(setup).enPassantVictim() == Geometry.OFF;
  }

  /**
   * Returns a new builder.
   *
   * @param name the name of the game
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param setup the position in which a game begins
   * @throws IllegalArgumentException if the size is out of range
   */
  public static GameRulesBuilder builder(String name, int files, int ranks, String setup) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(setup, "setup");
    return builder(GameModel.of(name, files, ranks, setup));
  }

  /**
   * Returns a new builder for a game that is declared as data; see {@link io.github.betza.model}
   * for an example. Pieces are yet to be added, and so are the moves that its extras name.
   *
   * @throws IllegalArgumentException if a number of the game is out of its range
   */
  public static GameRulesBuilder builder(GameModel model) {
    return new GameRulesBuilder(model);
  }

  /** Returns the name of the game. */
  public String name() {
    return name;
  }

  /** Returns the pieces; their kinds are the numbers that the cells of the board hold. */
  public PieceTable pieces() {
    return pieces;
  }

  /** Returns the position in which a game begins. */
  public String setup() {
    return setup;
  }

  /** Returns what the royal pieces are to their side. */
  public Royalty royalty() {
    return royalty;
  }

  /** Returns what becomes of a side without a legal move that is not checkmated. */
  public Stalemate stalemate() {
    return stalemate;
  }

  /** Returns whether a side that can capture must. */
  public Capturing capturing() {
    return capturing;
  }

  /** Returns what becomes of captured pieces. */
  public Hand hand() {
    return hand;
  }

  /** Returns whether royal pieces may not face each other on a file. */
  public boolean flyingGeneral() {
    return flyingGeneral;
  }

  /** Returns whether royal pieces that face each other must be separated. */
  boolean bikjang() {
    return bikjang;
  }

  /** Returns whether it matters that the last moves were passes. */
  boolean countsPasses() {
    return bikjang || passesEnd;
  }

  /** Returns how many passes in a row matter; more of them make no other position. */
  int mostPasses() {
    return passesEnd ? 2 : 1;
  }

  /** Returns whether two passes in a row end the game. */
  boolean passesEnd() {
    return passesEnd;
  }

  /**
   * Returns the features of the rules and the pieces, on which it depends which fast paths the game
   * uses; see {@link FastPath}.
   *
   * @return a set that does not change
   */
  public Set<RuleFeature> features() {
    return features;
  }

  /** Returns whether the rules, or the pieces, have a feature. */
  boolean has(RuleFeature feature) {
    return features.contains(feature);
  }

  /** Returns whether a fast path may be used. A game asks it once, and not for each move. */
  boolean allow(FastPath path) {
    return path.fits(features);
  }

  /** Returns whether a kind promotes anywhere. */
  boolean promotes(int kind) {
    return promotes[kind];
  }

  /**
   * Returns the squares from which a kind attacks each square if all squares between are empty. For
   * generated code.
   *
   * @return by square and side a set of squares, on a board of at most 64
   */
  public long[] attackOrigins(int kind) {
    return attackTables.origins(kind);
  }

  /**
   * Returns the squares between an attacker and its target. For generated code.
   *
   * @return by target and attacker, each of 64 squares, a set of squares
   * @throws IllegalStateException if it depends on more than these two
   */
  public long[] between() {
    return attackTables.between();
  }

  /** Returns whether a piece might attack a square, as far as its zone goes. */
  boolean mayAttack(int kind, int side, int square) {
    return mayEnter(kind, side, square) || traits(kind).distant();
  }

  /** Returns whether a kind attacks as its notation says, and not along lines. */
  boolean attacksAlongPaths(int kind) {
    Traits known = traits(kind);
    boolean lines = known.attacks().isPresent() || known.direct();
    return !lines && !known.distant() && !known.has(Trait.CAPTURING_ALIKE);
  }

  /** Returns which kinds are blockers to a kind, by their numbers, or null where none is. */
  boolean[] blockersTo(int kind) {
    return blockers.to(kind);
  }

  /** Returns whether a kind is a blocker to some kind. */
  boolean isBlocker(int kind) {
    return blockers.isBlocker(kind);
  }

  /**
   * Returns whether sets of bits express over which pieces a kind jumps: there are no blockers in
   * the game, or it has the same as all kinds that have blockers.
   */
  boolean hasCommonBlockers(int kind) {
    return blockers.areCommonTo(kind);
  }

  /** Returns the highest number of a kind. */
  int kinds() {
    return pieces.size();
  }

  /** Returns whether positions are kept without sets of bits, whatever the board. */
  boolean cellsOnly() {
    return cellsOnly;
  }

  /** Returns what may be in hand, or null in a game without hands. */
  Hands hands() {
    return hands;
  }

  /** Returns where pieces in hand may enter as others leave, or null in a game without gates. */
  Gates gates() {
    return hands == null ? null : hands.gates();
  }

  /** Returns which kinds are dropped where. */
  DropRules drops() {
    return drops;
  }

  Reach reach() {
    return reach;
  }

  /** Returns what attacks royal pieces, or null where positions are not kept as sets of bits. */
  AttackTables attackTables() {
    return attackTables;
  }

  InitialPosition initialPosition() {
    return initial;
  }

  /** Returns which pieces count as unmoved. */
  UnmovedRules unmoved() {
    return unmoved;
  }

  /** Lets a board keep its pieces, its hash and its clock. */
  void keep(BoardWriter writer, PieceLists lists, int clock) {
    writer.keep(lists, keys, promotes, countsPasses() ? mostPasses() : 0, clock);
    if (ends().checks() > 0) {
      writer.countChecks();
    }
  }

  /** Returns whether some move has brought a piece there that may be captured en passant. */
  boolean checksEnPassant() {
    return checksEnPassant;
  }

  /** Returns what is known of a kind besides its moves. */
  Traits traits(int kind) {
    return traits.get(kind);
  }

  /**
   * Returns a game by these rules that goes on from a position. It gets the moves of the pieces
   * from the piece table, so generated games are faster.
   *
   * @throws MalformedPositionException if the text has no meaning, or the position cannot be in
   *     this game
   */
  public Game play(String fen) {
    return new TableGame(this, fen);
  }

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException if the text has no meaning, or the position cannot be in
   *     this game
   */
  public Board read(String fen) {
    Board board = parse(fen);
    new PositionCheck(this, fen, board).check();
    if (unmoved.followsSetup()) {
      new CastlingCheck(this, board).check();
    }
    return board;
  }

  private Board parse(String fen) {
    return new Fen(
            pieces,
            geometry(),
            unmoved.byPlace(),
            unmoved::castles,
            kind -> UnmovedRules.isAlone(this, kind),
            promotions()::onlyForm,
            hands,
            ends().checks())
        .read(fen);
  }

  /** Returns whether a side has lost by what it has lost. */
  boolean isLost(Board board, PieceLists lists, int side) {
    return switch (royalty) {
      case NONE -> false;
      case CHECKMATE -> has(RuleFeature.BLASTS) && initial.hasLostRoyals(board, lists, side);
      case LAST_CHECKMATED, LAST_CAPTURED -> initial.hasLostRoyals(board, lists, side);
      case KIND_EXTINCT -> initial.hasLostKind(lists, side);
    };
  }
}
