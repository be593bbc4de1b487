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

  private record Entry(char letter, String name, boolean royal, PieceMoves moves) {}

  private PieceTable(List<Entry> entries) {
    this.entries = List.copyOf(entries);
    this.moves = new PieceMoves[entries.size() + 1];
    for (int kind = 1; kind <= entries.size(); kind++) {
      moves[kind] = entries.get(kind - 1).moves();
    }
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
