package io.github.betza.export.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.declared.Setup;
import io.github.betza.export.Letters;
import io.github.betza.export.Term;
import io.github.betza.model.Castling;
import io.github.betza.model.GameModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Castling in Fairy-Stockfish: the squares to which the king goes, and its partners. */
final class FairyCastling {
  private static final String RIGHTS = "KQkq";

  private final FairyArmy army;
  private final Setup setup;
  private final List<String> omissions;
  private final Geometry geometry;

  /** The squares of the partners of both sides, by the letters of the rights. */
  private final Map<Character, Integer> partners = new LinkedHashMap<>();

  FairyCastling(FairyArmy army, Setup setup, List<String> omissions) {
    this.army = army;
    this.setup = setup;
    this.omissions = omissions;
    this.geometry = new Geometry(army.variant().files(), army.variant().ranks());
  }

  void write(Map<String, String> options) {
    List<Castling> rules = army.variant().model().castlings();
    if (!rules.isEmpty()) {
      Optional<Integer> rank = rankByFile(rules);
      options.put("castling", String.valueOf(rank.isPresent()));
      rank.ifPresentOrElse(
          number -> writeByFile(options, rules.get(0), number),
          () -> omissions.addAll(army.variant().sentences().of(GameModel.CASTLINGS)));
      return;
    }
    List<Term> terms = army.castlings();
    List<Integer> kings = new ArrayList<>();
    if (!terms.isEmpty() && !setup.castling().equals("-")) {
      if (terms.size() > 1) {
        omissions.add("castling by " + terms.get(1).text() + ": there can be only one way");
      }
      kings.addAll(castlers(terms.get(0), setup.castling()));
    } else if (!terms.isEmpty() && army.isFreshByPlace(army.king())) {
      reportCastlingByPlace(terms.get(0));
    }
    options.put("castling", String.valueOf(!partners.isEmpty()));
    // A right without a partner has no effect, but the engine would look for one.
    String rights =
        RIGHTS
            .chars()
            .filter(right -> partners.containsKey((char) right))
            .mapToObj(right -> String.valueOf((char) right))
            .collect(Collectors.joining());
    options.computeIfPresent(
        "startFen", (key, fen) -> Setup.withCastling(fen, rights.isEmpty() ? "-" : rights));
    if (!partners.isEmpty()) {
      write(options, kings.get(0), Integer.parseInt(terms.get(0).range()));
    }
  }

  /** Returns the rank of White's king if the engine can express how it castles by file. */
  private Optional<Integer> rankByFile(List<Castling> rules) {
    Castling rule = rules.get(0);
    List<String> white = setup.squaresOf(army.king());
    List<String> black = setup.squaresOf(Character.toLowerCase(army.king()));
    // The engine puts the partner on the square that the king passes last.
    boolean isBeside =
        Castling.end(rule.partner(), -1) == Castling.end(rule.to(), -1) + 1
            && Castling.end(rule.partner(), 1) == Castling.end(rule.to(), 1) - 1;
    boolean isKnown =
        rules.size() == 1
            && rule.of().equals(String.valueOf(army.king()))
            && rule.with().indexOf('+') < 0
            && isBeside
            && setup.castling().matches("[A-Za-z]+")
            && white.size() == 1
            && black.size() == 1;
    if (!isKnown) {
      return Optional.empty();
    }
    int rank = geometry.rank(geometry.square(white.get(0)));
    boolean faces = geometry.rank(geometry.square(black.get(0))) == geometry.ranks() - 1 - rank;
    return faces ? Optional.of(rank) : Optional.empty();
  }

  private void writeByFile(Map<String, String> options, Castling rule, int rank) {
    options.put("chess960", "true");
    options.put("castlingRank", String.valueOf(rank + 1));
    options.put("castlingQueensideFile", rule.to().substring(0, 1));
    options.put("castlingKingsideFile", rule.to().substring(1));
    options.put("castlingRookPieces", rule.with().toLowerCase(Locale.ROOT));
  }

  /**
   * Reports castling without rights: pieces castle while their squares show that they have not
   * moved.
   */
  private void reportCastlingByPlace(Term term) {
    castlers(term, RIGHTS);
    boolean castles =
        partners.values().stream()
            .map(square -> setup.pieces().get(geometry.name(square)))
            .anyMatch(letter -> army.isFreshByPlace(Character.toUpperCase(letter)));
    if (castles) {
      omissions.add("castling by " + term.text() + ": the engine asks for castling rights");
    }
    partners.clear();
  }

  /** Finds the partners of the sides that can castle, and returns the squares of their kings. */
  private List<Integer> castlers(Term term, String rights) {
    List<Integer> kings = new ArrayList<>();
    int inset = (int) term.legs().get(0).chars().filter(letter -> letter == 'j').count();
    for (boolean white : new boolean[] {true, false}) {
      char letter = white ? army.king() : Character.toLowerCase(army.king());
      List<String> squares = letter == 0 ? List.of() : setup.squaresOf(letter);
      if (squares.size() != 1) {
        omissions.add("castling: only a single royal piece castles");
        continue;
      }
      int king = geometry.square(squares.get(0));
      int before = partners.size();
      for (char right : Letters.of(rights)) {
        if (Character.isUpperCase(right) == white) {
          partner(right, king, Integer.parseInt(term.range()), inset);
        }
      }
      if (partners.size() > before) {
        kings.add(king);
      }
    }
    return kings;
  }

  /** Records a partner, if it is on the square that the notation requires. */
  private void partner(char right, int king, int steps, int inset) {
    int rank = geometry.rank(king);
    int file =
        switch (right) {
          case 'K', 'k' -> outermost(rank, geometry.files() - 1, -1, Character.isUpperCase(right));
          case 'Q', 'q' -> outermost(rank, 0, 1, Character.isUpperCase(right));
          default -> Character.toLowerCase(right) - 'a';
        };
    int inward = file > geometry.file(king) ? -1 : 1;
    int edge = file - inset * inward;
    boolean fits =
        Math.abs(file - geometry.file(king)) >= steps
            && isOwn(geometry.square(file, rank), Character.isUpperCase(right))
            && isOnBoard(edge, rank)
            && !isOnBoard(edge - inward, rank);
    if (fits) {
      char side = inward < 0 ? 'K' : 'Q';
      partners.put(
          Character.isUpperCase(right) ? side : Character.toLowerCase(side),
          geometry.square(file, rank));
    }
  }

  private boolean isOwn(int square, boolean white) {
    Character letter = square == Geometry.OFF ? null : setup.pieces().get(geometry.name(square));
    return letter != null && Character.isUpperCase(letter) == white;
  }

  private boolean isOnBoard(int file, int rank) {
    int square = geometry.square(file, rank);
    return square != Geometry.OFF && !setup.holes().contains(geometry.name(square));
  }

  /** Returns the file of the own piece nearest to an edge, which a right of a FEN means. */
  private int outermost(int rank, int edge, int inward, boolean white) {
    int file = edge;
    for (; geometry.square(file, rank) != Geometry.OFF; file += inward) {
      Character letter = setup.pieces().get(geometry.name(geometry.square(file, rank)));
      if (letter != null && Character.isUpperCase(letter) == white) {
        return file;
      }
    }
    return file;
  }

  private void write(Map<String, String> options, int king, int steps) {
    int file = geometry.file(king);
    boolean white = partners.containsKey('K') || partners.containsKey('Q');
    int rank = white ? geometry.rank(king) : geometry.ranks() - 1 - geometry.rank(king);
    options.put("castlingRank", String.valueOf(rank + 1));
    options.put("castlingKingFile", file(file));
    options.put("castlingKingsideFile", file(file + steps));
    options.put("castlingQueensideFile", file(file - steps));
    Set<Character> letters = new LinkedHashSet<>();
    options.put("castlingRookKingsideFile", partnerFile('K', geometry.files() - 1, letters));
    options.put("castlingRookQueensideFile", partnerFile('Q', 0, letters));
    options.put(
        "castlingRookPieces",
        letters.stream()
            .map(letter -> letter.toString().toLowerCase(Locale.ROOT))
            .distinct()
            .collect(Collectors.joining()));
    checkBlack(file, rank);
  }

  /** Returns the file of the partners on a side, and adds their letters to the others. */
  private String partnerFile(char right, int otherwise, Set<Character> letters) {
    Set<Integer> files = new LinkedHashSet<>();
    for (char each : new char[] {right, Character.toLowerCase(right)}) {
      Integer square = partners.get(each);
      if (square != null) {
        files.add(geometry.file(square));
        letters.add(setup.pieces().get(geometry.name(square)));
      }
    }
    if (files.size() > 1) {
      omissions.add("castling of Black with a partner on another file than White's");
    }
    return file(files.stream().findFirst().orElse(otherwise));
  }

  /** Reports castling of Black if Black's king is not opposite White's. */
  private void checkBlack(int file, int rank) {
    String mirrored = geometry.name(geometry.square(file, geometry.ranks() - 1 - rank));
    boolean castles = partners.containsKey('k') || partners.containsKey('q');
    if (castles && !setup.squaresOf(Character.toLowerCase(army.king())).equals(List.of(mirrored))) {
      omissions.add("castling of Black, whose king does not face White's");
    }
  }

  private static String file(int file) {
    return String.valueOf((char) ('a' + file));
  }
}
