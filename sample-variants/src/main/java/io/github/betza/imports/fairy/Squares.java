package io.github.betza.imports.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.imports.Findings;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sets of squares by their names, in the syntax of Fairy-Stockfish and of {@code Variant}. */
public record Squares(Geometry geometry) {
  /** Reads a list of squares in which {@code *} means any file or any rank. */
  public Optional<Set<String>> read(String text) {
    Set<String> squares = new LinkedHashSet<>();
    if (text.equals("-")) {
      return Optional.of(squares);
    }
    for (String item : text.strip().split("\\s+", -1)) {
      if (item.matches("\\*[1-9][0-9]?")) {
        int rank = Integer.parseInt(item.substring(1)) - 1;
        for (int file = 0; file < geometry.files(); file++) {
          add(squares, file, rank);
        }
      } else if (item.matches("[a-zA-Z]\\*")) {
        for (int rank = 0; rank < geometry.ranks(); rank++) {
          add(squares, Character.toLowerCase(item.charAt(0)) - 'a', rank);
        }
      } else if (item.matches("[a-zA-Z][1-9][0-9]?")) {
        add(
            squares,
            Character.toLowerCase(item.charAt(0)) - 'a',
            Integer.parseInt(item.substring(1)) - 1);
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(squares);
  }

  /**
   * Reads an option as a list of squares. If it is invalid, that is a problem, and the result is
   * empty.
   *
   * @param example a valid list, for the message
   */
  public Set<String> read(String key, FairyState state, String example) {
    String text = state.text(key);
    return read(text)
        .orElseGet(
            () -> {
              state.problem(
                  key,
                  "%s is a list of squares such as %s, not %s"
                      .formatted(
                          state.written(key), Findings.quote(example), Findings.quote(text)));
              return Set.of();
            });
  }

  /** Returns the squares of a side as it sees the board: for White the same squares. */
  public Set<String> own(Set<String> squares, boolean white) {
    return white ? squares : turned(squares);
  }

  /** Returns all squares. */
  public Set<String> all() {
    Set<String> all = new LinkedHashSet<>();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      all.addAll(row(rank));
    }
    return all;
  }

  /**
   * Adds a square; squares off the board are ignored, because the engine's largest board has them.
   */
  private void add(Set<String> squares, int file, int rank) {
    int square = geometry.square(file, rank);
    if (square != Geometry.OFF) {
      squares.add(geometry.name(square));
    }
  }

  /** Returns the squares as a player on the other side of the board sees them. */
  public Set<String> turned(Set<String> squares) {
    Set<String> turned = new LinkedHashSet<>();
    for (String name : squares) {
      int square = geometry.square(name);
      int file = geometry.files() - 1 - geometry.file(square);
      int rank = geometry.ranks() - 1 - geometry.rank(square);
      turned.add(geometry.name(geometry.square(file, rank)));
    }
    return turned;
  }

  /** Returns the text with which {@code Variant} names some squares. */
  public String text(Set<String> squares) {
    List<String> items = new ArrayList<>();
    int first = -1;
    for (int rank = 0; rank <= geometry.ranks(); rank++) {
      boolean whole = rank < geometry.ranks() && squares.containsAll(row(rank));
      if (whole) {
        first = first < 0 ? rank : first;
        continue;
      }
      if (first >= 0) {
        items.add(first + 1 == rank ? String.valueOf(rank) : (first + 1) + "-" + rank);
        first = -1;
      }
      if (rank < geometry.ranks()) {
        row(rank).stream().filter(squares::contains).forEach(items::add);
      }
    }
    return String.join(" ", items);
  }

  /** Returns the squares of a rank, counted from 0. */
  public Set<String> row(int rank) {
    Set<String> row = new LinkedHashSet<>();
    for (int file = 0; file < geometry.files(); file++) {
      row.add(geometry.name(geometry.square(file, rank)));
    }
    return row;
  }
}
