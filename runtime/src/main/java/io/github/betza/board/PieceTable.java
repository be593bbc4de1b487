package io.github.betza.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The pieces that take part in a game, each with its kind (a dense number from 1), letter, name and
 * moves. A board needs the table only where a piece asks for another's moves.
 */
public final class PieceTable {
  /** A table without any piece. */
  public static final PieceTable NONE = builder().build();

  private final List<Entry> entries;
  private final PieceMoves[] moves;

  /** Whether each kind immobilises. */
  private final boolean[] immobilizers;

  private final boolean hasImmobilizers;

  /** The kinds that each kind may promote to. */
  private final int[][] promotions;

  private record Entry(char letter, String name, boolean royal, PieceMoves moves) {}

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

  /** Returns how many kinds there are; their numbers are 1 to this. */
  public int size() {
    return entries.size();
  }

  /**
   * Returns the moves of a kind.
   *
   * @throws IllegalArgumentException where the table has no such kind
   */
  public PieceMoves moves(int kind) {
    if (kind < 1 || kind >= moves.length) {
      throw new IllegalArgumentException(
          "the board's piece table has no kind "
              + kind
              + "; make the board with new Board(files, ranks, pieces)");
    }
    return moves[kind];
  }

  /** Returns the upper-case letter of a kind. */
  public char letter(int kind) {
    return entries.get(kind - 1).letter();
  }

  /** Returns the name of a kind. */
  public String name(int kind) {
    return entries.get(kind - 1).name();
  }

  /** Returns whether a kind is royal. */
  public boolean isRoyal(int kind) {
    return entries.get(kind - 1).royal();
  }

  /**
   * Returns whether some kind immobilises enemy pieces. Where none does, an engine need not ask
   * {@link Board#isImmobilized}.
   */
  public boolean hasImmobilizers() {
    return hasImmobilizers;
  }

  /** Returns whether a kind immobilises enemy pieces; false for a kind that the table lacks. */
  public boolean isImmobilizer(int kind) {
    return immobilizers[kind];
  }

  /**
   * Returns how many kinds of this table a kind may promote to: those whose notation equals one of
   * its {@link PieceMoves#promotions}. A target that no piece of the table has is left out.
   */
  public int promotionCount(int kind) {
    return promotions[kind].length;
  }

  /**
   * Returns a kind that a kind may promote to, for {@link MoveList#promote} or {@link
   * MoveList#appendPromoting}.
   *
   * @param number which one, from 0, in the order of the promoting piece's notation
   */
  public int promotion(int kind, int number) {
    return promotions[kind][number];
  }

  /** Returns the kind with a letter, in either case, or 0 where there is none. */
  public int kindOf(char letter) {
    char upper = Character.toUpperCase(letter);
    for (int kind = 1; kind <= entries.size(); kind++) {
      if (letter(kind) == upper) {
        return kind;
      }
    }
    return 0;
  }

  /** Collects the pieces of a table. */
  public static final class Builder {
    private final List<Entry> entries = new ArrayList<>();

    private Builder() {}

    /**
     * Adds a piece with the letter, the name and the royalty that it was declared with, as {@code
     * GriffonMoves.INSTANCE} has them.
     *
     * @throws IllegalArgumentException where it has no letter, or that of a piece added before
     */
    public Builder add(PieceMoves moves) {
      return add(moves.letter(), moves.name(), moves.isRoyal(), moves);
    }

    /** Adds a piece, whose kind is the number of pieces added before it, plus one. */
    public Builder add(char letter, String name, PieceMoves moves) {
      return add(letter, name, false, moves);
    }

    /** Adds a royal piece. */
    public Builder addRoyal(char letter, String name, PieceMoves moves) {
      return add(letter, name, true, moves);
    }

    private Builder add(char letter, String name, boolean royal, PieceMoves moves) {
      if (letter < 'A' || letter > 'Z') {
        throw new IllegalArgumentException("a piece's letter is A to Z, not '" + letter + "'");
      }
      if (entries.stream().anyMatch(entry -> entry.letter() == letter)) {
        throw new IllegalArgumentException("two pieces have the letter " + letter);
      }
      if (entries.size() == Cell.KIND) {
        throw new IllegalArgumentException("a table has at most " + Cell.KIND + " pieces");
      }
      entries.add(
          new Entry(letter, Objects.requireNonNull(name), royal, Objects.requireNonNull(moves)));
      return this;
    }

    /** Returns the table. */
    public PieceTable build() {
      return new PieceTable(entries);
    }
  }
}
