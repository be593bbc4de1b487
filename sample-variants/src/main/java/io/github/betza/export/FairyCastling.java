package io.github.betza.export;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Castling in Fairy-Stockfish: where the king goes, and who its partners are. */
final class FairyCastling {
  private final FairyArmy army;
  private final Setup setup;
  private final List<String> omissions;
  private final Geometry geometry;

  FairyCastling(FairyArmy army, Setup setup, List<String> omissions) {
    this.army = army;
    this.setup = setup;
    this.omissions = omissions;
    this.geometry = new Geometry(army.variant().files(), army.variant().ranks());
  }

  void write(Map<String, String> options) {
    List<Term> terms = army.castlings();
    List<String> kings = setup.squaresOf(army.king());
    boolean castles = !terms.isEmpty() && kings.size() == 1 && !setup.castling().equals("-");
    options.put("castling", String.valueOf(castles));
    if (!castles) {
      if (!terms.isEmpty() && !setup.castling().equals("-")) {
        omissions.add("castling: only a single royal piece castles");
      }
      return;
    }
    if (terms.size() > 1) {
      omissions.add("castling by " + terms.get(1).text() + ": there can be only one way");
    }
    int king = geometry.square(kings.get(0));
    int steps = Integer.parseInt(terms.get(0).range());
    Set<Character> partners = new LinkedHashSet<>();
    options.put("castlingRank", String.valueOf(geometry.rank(king) + 1));
    options.put("castlingKingFile", file(geometry.file(king)));
    options.put("castlingKingsideFile", file(geometry.file(king) + steps));
    options.put("castlingQueensideFile", file(geometry.file(king) - steps));
    options.put("castlingRookKingsideFile", file(partner(king, 1, partners)));
    options.put("castlingRookQueensideFile", file(partner(king, -1, partners)));
    StringBuilder letters = new StringBuilder();
    partners.forEach(letters::append);
    options.put("castlingRookPieces", letters.toString().toLowerCase(Locale.ROOT));
    checkBlack(king);
  }

  /** Black's castling is White's in the mirror here. */
  private void checkBlack(int king) {
    int rank = geometry.ranks() - 1 - geometry.rank(king);
    String mirrored = geometry.name(geometry.square(geometry.file(king), rank));
    if (!setup.squaresOf(Character.toLowerCase(army.king())).equals(List.of(mirrored))) {
      omissions.add("castling of Black, whose king does not face White's");
    }
  }

  /** Returns the file of the outermost piece on a side of the king: the edge, or before a hole. */
  private int partner(int king, int direction, Set<Character> partners) {
    int rank = geometry.rank(king);
    int file = geometry.file(king);
    int found = direction > 0 ? geometry.files() - 1 : 0;
    for (int at = file + direction; at >= 0 && at < geometry.files(); at += direction) {
      Character letter = setup.pieces().get(geometry.name(geometry.square(at, rank)));
      if (letter != null) {
        found = at;
      }
    }
    Character letter = setup.pieces().get(geometry.name(geometry.square(found, rank)));
    if (letter != null) {
      partners.add(letter);
    }
    return found;
  }

  private static String file(int file) {
    return String.valueOf((char) ('a' + file));
  }
}
