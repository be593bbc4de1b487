package io.github.betza.declared;

import io.github.betza.board.Geometry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pieces on the board when a game begins, without the pieces in hand.
 *
 * @param pieces the letters of the pieces, in lower case for Black, by the names of their squares;
 *     without promoted forms, which are not among the pieces of a {@link DeclaredVariant}
 * @param holes the names of the squares that the board does not have
 * @param castling the field of castling rights, {@code -} for none
 */
public record Setup(Map<String, Character> pieces, List<String> holes, String castling) {
  /** Copies the collections, and keeps their order. */
  public Setup {
    pieces = Collections.unmodifiableMap(new LinkedHashMap<>(pieces));
    holes = List.copyOf(holes);
  }

  /** Reads the setup of a game, which its compiler has checked. */
  public static Setup of(DeclaredVariant variant) {
    return of(variant.files(), variant.ranks(), variant.setup());
  }

  /**
   * Reads a setup.
   *
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param fen the setup as a FEN, whose rows fit the board
   */
  public static Setup of(int files, int ranks, String fen) {
    Geometry geometry = new Geometry(files, ranks);
    Map<String, Character> pieces = new LinkedHashMap<>();
    List<String> holes = new ArrayList<>();
    String[] fields = fen.strip().split("\\s+", -1);
    int rank = ranks - 1;
    // The pieces in hand follow the rows, and the piece before a ~ has promoted.
    String rows = fields[0].split("\\[", 2)[0].replace("~", "");
    for (String row : rows.split("/", -1)) {
      int file = 0;
      int number = 0;
      for (int i = 0; i < row.length(); i++) {
        char letter = row.charAt(i);
        if (letter >= '0' && letter <= '9') {
          number = 10 * number + letter - '0';
          continue;
        }
        file += number;
        number = 0;
        String square = geometry.name(geometry.square(file, rank));
        if (letter == '*') {
          holes.add(square);
        } else if (letter == '+') {
          // A promoted form: the sign and the next letter are one piece.
          i++;
        } else {
          pieces.put(square, letter);
        }
        file++;
      }
      rank--;
    }
    return new Setup(pieces, holes, fields.length > 2 ? fields[2] : "-");
  }

  /**
   * Returns the text of a setup with other castling rights, if it has that field.
   *
   * @param rights the field, {@code -} for none
   */
  public static String withCastling(String fen, String rights) {
    String[] fields = fen.strip().split("\\s+", -1);
    if (fields.length > 2) {
      fields[2] = rights;
    }
    return String.join(" ", fields);
  }

  /** Returns the names of the squares of a piece; lower case means Black's. */
  public List<String> squaresOf(char letter) {
    return pieces.entrySet().stream()
        .filter(entry -> entry.getValue() == letter)
        .map(Map.Entry::getKey)
        .toList();
  }
}
