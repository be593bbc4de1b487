package io.github.betza.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The pieces that take part in a game, each with its kind (a dense number from 1), letter, name and
 * moves. A board needs the table only if a piece uses another's moves.
 */
public final class PieceTable {
  /** A table without pieces. */
  public static final PieceTable NONE = builder().build();

  private final List<Entry> entries;
  private final PieceMoves[] moves;

  /** Whether each kind immobilises. */
  private final boolean[] immobilizers;

  private final boolean hasImmobilizers;

  /** The kinds that each kind may promote to. */
  private final int[][] promotions;

  private record Entry(String symbol, String name, boolean royal, PieceMoves moves) {}

  private PieceTable(List<Entry> entries) {
    this.entries = List.copyOf(entries);
    this.moves = new PieceMoves[entries.size() + 1];
    this.immobilizers = new boolean[Cell.KIND + 1];
    this.promotions = new int[entries.size() + 1][];
    boolean some = false;
    for (int kind = 1; kind <= entries.size(); kind++) {
      moves[kind] = entries.get(kind - 1).moves();
      immobilizers[kind] = moves[kind].isImmobilizer();
      some |= immobilizers[kind];
      promotions[kind] = kindsOf(moves[kind].promotions());
    }
    this.hasImmobilizers = some;
  }

  private int[] kindsOf(List<String> notations) {
    return notations.stream().mapToInt(this::kindWith).filter(kind -> kind != 0).toArray();
  }

  private int kindWith(String notation) {
    for (int kind = 1; kind <= entries.size(); kind++) {
      if (entries.get(kind - 1).moves().notation().equals(notation)) {
        return kind;
      }
    }
    return 0;
  }

  /** Returns a new builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the number of kinds, which are numbered from 1. */
  public int size() {
    return entries.size();
  }

  /**
   * Returns the moves of a kind.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public PieceMoves moves(int kind) {
    check(kind);
    return moves[kind];
  }

  /**
   * Refuses a kind that the table does not contain.
   *
   * @throws IllegalArgumentException if it does not contain it
   */
  void check(int kind) {
    if (kind < 1 || kind >= moves.length) {
      throw new IllegalArgumentException(
          "the board's piece table has no kind "
              + kind
              + "; make the board with new Board(files, ranks, pieces)");
    }
  }

  private Entry entry(int kind) {
    check(kind);
    return entries.get(kind - 1);
  }

  /**
   * Returns the symbol of a kind in positions: its upper-case letter, after a {@code +} if it is
   * the promoted form of the kind with that letter.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public String symbol(int kind) {
    return entry(kind).symbol();
  }

  /**
   * Returns whether a kind is the promoted form of another, with a symbol such as {@code +P}.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public boolean isPromoted(int kind) {
    return entry(kind).symbol().length() > 1;
  }

  /**
   * Returns the upper-case letter of a kind; for a promoted form the letter of the kind from which
   * it promotes.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public char letter(int kind) {
    String symbol = entry(kind).symbol();
    return symbol.charAt(symbol.length() - 1);
  }

  /**
   * Returns the name of a kind.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public String name(int kind) {
    return entry(kind).name();
  }

  /**
   * Returns whether a kind is royal.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public boolean isRoyal(int kind) {
    return entry(kind).royal();
  }

  /**
   * Returns a kind as it is in a cell, with {@link Cell#ROYAL} if it is royal; an unknown kind is
   * not royal. For generated games.
   */
  public int withRoyalty(int kind) {
    return kind | (kind <= entries.size() && isRoyal(kind) ? Cell.ROYAL : 0);
  }

  /**
   * Returns whether some kind immobilises enemy pieces. If no kind does, an engine need not call
   * {@link Board#isImmobilized}.
   */
  public boolean hasImmobilizers() {
    return hasImmobilizers;
  }

  /**
   * Returns whether a kind immobilises enemy pieces; false for a kind that the table lacks.
   *
   * @param kind a number from 0 to {@link Cell#KIND}, as {@link Cell#kind} returns it
   */
  public boolean isImmobilizer(int kind) {
    return immobilizers[kind];
  }

  /**
   * Returns to how many kinds of this table a kind may promote: the kinds whose notation equals one
   * of its {@link PieceMoves#promotions}, letter by letter. So all pieces of a table should be
   * declared in one dialect. Notations of no piece in the table do not count, see {@link
   * #missingPromotions}.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public int promotionCount(int kind) {
    check(kind);
    return promotions[kind].length;
  }

  /**
   * Returns a kind that a kind may promote to, for {@link MoveList#promote} or {@link
   * MoveList#appendPromoting}.
   *
   * @param kind the kind of the piece that promotes
   * @param number its index, from 0 to {@link #promotionCount} - 1, in the order of the promoting
   *     piece's notation
   * @throws IllegalArgumentException if the table has no such kind
   * @throws IndexOutOfBoundsException if the kind may promote to fewer kinds
   */
  public int promotion(int kind, int number) {
    check(kind);
    return promotions[kind][number];
  }

  /**
   * Returns the notations to which a kind may promote, but which no piece of the table has: for
   * example, {@code W0} in the table is not the notation {@code R}.
   *
   * @throws IllegalArgumentException if the table has no such kind
   */
  public List<String> missingPromotions(int kind) {
    return moves(kind).promotions().stream().filter(target -> kindWith(target) == 0).toList();
  }

  /**
   * Returns the kind with a letter, in either case, or 0 if there is none; a promoted form is found
   * by its {@link #symbol} only.
   */
  public int kindOf(char letter) {
    return kindOf(String.valueOf(letter));
  }

  /** Returns the kind with a {@link #symbol}, in either case, or 0 if there is none. */
  public int kindOf(String symbol) {
    for (int kind = 1; kind <= entries.size(); kind++) {
      // The argument is not case-folded, because some non-ASCII letters would become ASCII letters.
      String known = symbol(kind);
      if (known.equals(symbol) || known.toLowerCase(Locale.ROOT).equals(symbol)) {
        return kind;
      }
    }
    return 0;
  }

  /** Returns the symbols and names in the order of the kinds, for debugging. */
  @Override
  public String toString() {
    return entries.stream()
        .map(entry -> entry.symbol() + " " + entry.name() + (entry.royal() ? " (royal)" : ""))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /** Collects the pieces of a table. */
  public static final class Builder {
    private final List<Entry> entries = new ArrayList<>();

    private Builder() {}

    /**
     * Adds a piece with its declared letter, name and royalty, for example {@code
     * GriffonMoves.INSTANCE}.
     *
     * @throws IllegalArgumentException if it has no letter, or an earlier piece has the same
     */
    public Builder add(PieceMoves moves) {
      return add(String.valueOf(moves.letter()), moves.name(), moves.isRoyal(), moves);
    }

    /**
     * Adds a piece, whose kind is the number of pieces added before it, plus one. It is royal only
     * if {@link #addRoyal} adds it, whatever its class declares.
     *
     * @param letter its letter, {@code A} to {@code Z}
     * @throws IllegalArgumentException if it is not a letter, or an earlier piece has the same
     */
    public Builder add(char letter, String name, PieceMoves moves) {
      return add(String.valueOf(letter), name, false, moves);
    }

    /**
     * Adds a piece with a symbol, as {@link #add(char, String, PieceMoves)} adds one with a letter.
     *
     * @param symbol its letter, {@code A} to {@code Z}, after a {@code +} if it is a promoted form
     * @throws IllegalArgumentException if it is not a symbol, or an earlier piece has the same
     */
    public Builder add(String symbol, String name, PieceMoves moves) {
      return add(symbol, name, false, moves);
    }

    /** Adds a royal piece, as {@link #add(char, String, PieceMoves)} adds another. */
    public Builder addRoyal(char letter, String name, PieceMoves moves) {
      return add(String.valueOf(letter), name, true, moves);
    }

    /** Adds a royal piece, as {@link #add(String, String, PieceMoves)} adds another. */
    public Builder addRoyal(String symbol, String name, PieceMoves moves) {
      return add(symbol, name, true, moves);
    }

    private Builder add(String symbol, String name, boolean royal, PieceMoves moves) {
      if (!symbol.matches("\\+?[A-Z]")) {
        throw new IllegalArgumentException("a piece's letter is A to Z, not '" + symbol + "'");
      }
      if (entries.stream().anyMatch(entry -> entry.symbol().equals(symbol))) {
        throw new IllegalArgumentException("two pieces have the letter " + symbol);
      }
      entries.add(
          new Entry(
              symbol,
              Objects.requireNonNull(name, "name"),
              royal,
              Objects.requireNonNull(moves, "moves")));
      return this;
    }

    /** Returns the table. */
    public PieceTable build() {
      return new PieceTable(entries);
    }
  }

  /** Returns whether an enemy of the piece on a square of a board immobilises it. */
  boolean areHolding(Board board, int square) {
    int[] cells = board.cells();
    int enemy = (cells[square] & Cell.EDGE) ^ Cell.EDGE;
    int end = board.geometry().end();
    for (int from = board.geometry().first(); from < end; from++) {
      int cell = cells[from];
      if ((cell & Cell.EDGE) == enemy
          && isImmobilizer(Cell.kind(cell))
          && moves(Cell.kind(cell)).canImmobilize(board, from, square)) {
        return true;
      }
    }
    return false;
  }
}
