package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Fen.Unmoved;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The rules of a game as data: what {@link io.github.betza.Variant} says, with the pieces' letters
 * turned into kinds. Immutable; generated classes build theirs once.
 */
public final class GameRules {
  private final String name;
  private final PieceTable pieces;
  private final Geometry geometry;
  private final String setup;
  private final Royalty royalty;
  private final Stalemate stalemate;
  private final Capturing capturing;
  private final boolean flyingGeneral;
  private final boolean history;
  private final List<Traits> traits;
  private final List<List<PromotionRule>> promotions;
  private final SquareSet[] zones;
  private final Unmoved ownUnmoved;
  private final Reach reach;
  private final Home home;

  private GameRules(Builder builder) {
    this.name = builder.name;
    this.pieces = builder.table.build();
    this.geometry = builder.geometry;
    this.setup = builder.setup;
    this.royalty = builder.royalty;
    this.stalemate = builder.stalemate;
    this.capturing = builder.capturing;
    this.flyingGeneral = builder.flyingGeneral;
    this.history = builder.history;
    this.ownUnmoved = builder.unmoved;
    int kinds = pieces.size() + 1;
    this.traits = List.copyOf(builder.traits);
    List<List<PromotionRule>> lists = new ArrayList<>();
    for (int kind = 0; kind < kinds; kind++) {
      lists.add(new ArrayList<>());
    }
    builder.promotions.forEach(rule -> lists.get(rule.kind()).add(rule.rule()));
    this.promotions = lists.stream().map(List::copyOf).toList();
    this.zones = new SquareSet[kinds];
    builder.zones.forEach(zone -> zones[zone.kind()] = zone.squares());
    this.reach = new Reach(pieces, geometry, traits);
    this.home = new Home(this);
  }

  /**
   * Returns a new builder.
   *
   * @param name the name of the game
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param setup the position in which a game begins
   * @throws IllegalArgumentException where the size is out of range
   */
  public static Builder builder(String name, int files, int ranks, String setup) {
    return new Builder(name, new Geometry(files, ranks), setup);
  }

  /** Returns the name of the game. */
  public String name() {
    return name;
  }

  /** Returns the pieces; their kinds are the numbers that the cells of the board hold. */
  public PieceTable pieces() {
    return pieces;
  }

  /** Returns how the squares are numbered. */
  public Geometry geometry() {
    return geometry;
  }

  /** Returns the position in which a game begins. */
  public String setup() {
    return setup;
  }

  /** Returns what the royal pieces are to their side. */
  public Royalty royalty() {
    return royalty;
  }

  /** Returns what becomes of a side without a legal move that is not in check. */
  public Stalemate stalemate() {
    return stalemate;
  }

  /** Returns whether a side that can capture must. */
  public Capturing capturing() {
    return capturing;
  }

  /** Returns whether royal pieces may not face each other on a file. */
  public boolean flyingGeneral() {
    return flyingGeneral;
  }

  /**
   * Returns whether what attacks a royal piece may depend on the move made last, and not only on
   * where the pieces stand: with imitators, or with royal pieces that grant en-passant rights.
   */
  boolean dependsOnHistory() {
    return history;
  }

  /** Returns whether a kind promotes anywhere. */
  boolean promotes(int kind) {
    return !promotions.get(kind).isEmpty();
  }

  /** Returns how a kind promotes; the first rule whose zone holds the square reached counts. */
  List<PromotionRule> promotions(int kind) {
    return promotions.get(kind);
  }

  /** Returns how a move of a kind to a square promotes, or null where it does not. */
  PromotionRule promotionAt(int kind, int side, int square) {
    List<PromotionRule> all = promotions.get(kind);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).zone().contains(side, square)) {
        return all.get(i);
      }
    }
    return null;
  }

  /** Returns whether a piece may stand on, and attack, a square. */
  boolean mayEnter(int kind, int side, int square) {
    return zones[kind] == null || zones[kind].contains(side, square);
  }

  /** Returns whether a piece that stands on a square may be one that has not moved. */
  boolean mayBeUnmoved(int cell, int square) {
    return ownUnmoved != null || home.has(cell, square);
  }

  /** Returns the highest number of a kind. */
  int kinds() {
    return pieces.size();
  }

  /**
   * Returns whether the squares that a move touches never tell that it is legal, because what
   * attacks a royal piece depends on more than where the pieces stand.
   */
  boolean needsProof() {
    return history || pieces.hasImmobilizers();
  }

  Reach reach() {
    return reach;
  }

  Home home() {
    return home;
  }

  /** Returns whether the moves of a kind ask whether the piece has moved. */
  boolean isInitial(int kind) {
    return traits.get(kind).initial();
  }

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException where the text has no meaning, or the position cannot be in
   *     this game
   */
  public Board read(String fen) {
    Unmoved unmoved = ownUnmoved == null ? home::isFreshByPlace : ownUnmoved;
    Board board = new Fen(pieces, geometry.files(), geometry.ranks(), unmoved).read(fen);
    new PositionCheck(this, board).check();
    return board;
  }

  /** Returns whether a side has lost by what it has lost. */
  boolean isLost(PieceLists lists, int side) {
    return switch (royalty) {
      case NONE, CHECKMATE -> false;
      case LAST_CAPTURED -> home.royalCount(side) > 0 && lists.royalCount(side) == 0;
      case KIND_EXTINCT -> isSomeKindExtinct(lists, side);
    };
  }

  private boolean isSomeKindExtinct(PieceLists lists, int side) {
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (home.count(side, kind) > 0 && lists.count(side, kind) == 0) {
        return true;
      }
    }
    return false;
  }

  /** Collects the rules of a game. Kinds are the numbers of the pieces in the order added. */
  public static final class Builder {
    private final String name;
    private final Geometry geometry;
    private final String setup;
    private final PieceTable.Builder table = PieceTable.builder();

    /** By kind; there is no kind 0. */
    private final List<Traits> traits = new ArrayList<>(List.of(Traits.NONE));

    private final List<KindRule> promotions = new ArrayList<>();
    private final List<KindZone> zones = new ArrayList<>();
    private Royalty royalty = Royalty.CHECKMATE;
    private Stalemate stalemate = Stalemate.DRAW;
    private Capturing capturing = Capturing.FREE;
    private boolean flyingGeneral;
    private boolean history;
    private Unmoved unmoved;

    private record KindRule(int kind, PromotionRule rule) {}

    private record KindZone(int kind, SquareSet squares) {}

    private Builder(String name, Geometry geometry, String setup) {
      this.name = Objects.requireNonNull(name);
      this.geometry = geometry;
      this.setup = Objects.requireNonNull(setup);
    }

    /** Adds a piece. */
    public Builder piece(char letter, String pieceName, PieceMoves moves) {
      table.add(letter, pieceName, moves);
      traits.add(Traits.NONE);
      return this;
    }

    /** Adds a royal piece. */
    public Builder royal(char letter, String pieceName, PieceMoves moves) {
      table.addRoyal(letter, pieceName, moves);
      traits.add(Traits.NONE);
      return this;
    }

    /** Says that the piece added last has moves that only an unmoved piece has. */
    public Builder initial() {
      Traits known = last();
      return set(new Traits(true, known.direct(), known.attacks()));
    }

    /**
     * Says that the piece added last attacks over empty squares only, and that neither other pieces
     * nor the place on the board decide how: so where it cannot attack when it is alone with its
     * victim, it never can.
     */
    public Builder direct() {
      Traits known = last();
      return set(new Traits(known.initial(), true, known.attacks()));
    }

    /**
     * Says along which lines the piece added last captures royal pieces, all of them: so the game
     * knows which squares between it and a royal piece matter.
     *
     * @param paths the paths as White sees them, with spaces between them. A path is legs one after
     *     another; a leg is a step in files and ranks ({@code 1,2}), and where the step may be
     *     repeated over empty squares, how often ({@code 0,1x1-7}). A dot stands between two legs
     *     where the square between them must be empty, a {@code #} where it must be occupied: so
     *     {@code 0,1.1,1} is a leap of the horse of Xiangqi and {@code 0,1x1-9#0,1x1-9} the capture
     *     of its cannon to the front. The empty text is a piece that captures no royal piece.
     */
    public Builder attacks(String paths) {
      Traits known = last();
      return set(new Traits(known.initial(), known.direct(), Optional.of(paths)));
    }

    private Traits last() {
      return traits.get(traits.size() - 1);
    }

    private Builder set(Traits known) {
      traits.set(traits.size() - 1, known);
      return this;
    }

    /**
     * Says that what attacks a royal piece may depend on the move made last: some piece imitates,
     * or a royal piece grants en-passant rights.
     */
    public Builder history() {
      history = true;
      return this;
    }

    /**
     * Adds a way to promote, see {@link io.github.betza.Variant.Promotion}.
     *
     * @throws IllegalArgumentException where the zone cannot be read
     */
    public Builder promotion(
        int kind, String zone, boolean optional, boolean limited, Integer... choices) {
      SquareSet squares = SquareSet.parse(geometry, zone);
      PromotionRule rule = new PromotionRule(squares, List.of(choices), optional, limited);
      promotions.add(new KindRule(kind, rule));
      return this;
    }

    /**
     * Confines a kind to squares, see {@link io.github.betza.Variant.Zone}.
     *
     * @throws IllegalArgumentException where the squares cannot be read
     */
    public Builder zone(int kind, String squares) {
      zones.add(new KindZone(kind, SquareSet.parse(geometry, squares)));
      return this;
    }

    /** Sets what the royal pieces are to their side; without it, they may not be left attacked. */
    public Builder royalty(Royalty newRoyalty) {
      royalty = Objects.requireNonNull(newRoyalty);
      return this;
    }

    /** Sets what becomes of a side without a legal move; without it, the game is drawn. */
    public Builder stalemate(Stalemate newStalemate) {
      stalemate = Objects.requireNonNull(newStalemate);
      return this;
    }

    /** Sets whether a side that can capture must; without it, it need not. */
    public Builder capturing(Capturing newCapturing) {
      capturing = Objects.requireNonNull(newCapturing);
      return this;
    }

    /**
     * Sets which pieces of a position count as unmoved, apart from those that its castling rights
     * speak of; without it, those that ask for it and stand where the setup has them.
     */
    public Builder unmoved(Unmoved newUnmoved) {
      unmoved = Objects.requireNonNull(newUnmoved);
      return this;
    }

    /** Says that royal pieces may not face each other on a file. */
    public Builder flyingGeneral() {
      flyingGeneral = true;
      return this;
    }

    /**
     * Returns the rules.
     *
     * @throws MalformedPositionException where the setup has no meaning or cannot be in this game
     */
    public GameRules build() {
      return new GameRules(this);
    }
  }
}
