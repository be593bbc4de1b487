package io.github.betza.imports;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads a game from the definition of an Interactive Diagram. */
public final class DiagramFile {
  /** The parts of a definition that only concern its looks. */
  private static final Set<String> LOOKS =
      Set.of(
          "graphicsDir",
          "graphicsType",
          "squareSize",
          "lightShade",
          "darkShade",
          "rimColor",
          "coordColor",
          "borderColor",
          "whitePrefix",
          "blackPrefix",
          "useMarkers",
          "satellite");

  private static final Set<String> RULES =
      Set.of(
          "files",
          "ranks",
          "promoZone",
          "maxPromote",
          "promoChoice",
          "royal",
          "symmetry",
          "firstRank");

  private final Findings findings = new Findings();
  private final Map<String, String> options = new HashMap<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private final List<DiagramPiece> pieces = new ArrayList<>();

  private DiagramFile() {}

  /**
   * Reads a game.
   *
   * @param name the name of the game; definitions contain none
   */
  public static Imported read(String text, String name) {
    return new DiagramFile().parse(text, name.isEmpty() ? "Diagram" : name);
  }

  private Imported parse(String text, String name) {
    int number = 0;
    for (String each : text.split("\n", -1)) {
      number++;
      String line = each.strip();
      boolean tag = line.matches("<div class=\"?idiagram\"?>|</div>");
      if (line.isEmpty() || tag) {
        continue;
      }
      if (line.startsWith("<")) {
        findings.problem(
            number, "only a diagram's own lines can be read: remove " + Findings.quote(line));
      } else if (line.matches("[A-Za-z]+ *=.*")) {
        option(line, number);
      } else {
        DiagramPiece.read(line, number, findings).ifPresent(pieces::add);
      }
    }
    if (findings.isClean() && pieces.isEmpty()) {
      findings.problem(
          1, "the file has no diagram: a piece is a line NAME:LETTER:MOVES:PICTURE:SQUARES");
    }
    return findings.result(1, () -> build(name));
  }

  private void option(String line, int number) {
    String key = line.substring(0, line.indexOf('=')).strip();
    String value = line.substring(line.indexOf('=') + 1).strip();
    if (RULES.contains(key)) {
      if (options.putIfAbsent(key, value) != null) {
        findings.problem(number, key + " is given twice: remove one");
      }
      lines.put(key, number);
    } else if (!LOOKS.contains(key)) {
      findings.problem(
          number,
          Findings.quote(key)
              + " is not known here: remove the line if the game can do without it");
    }
  }

  private int number(String key, int least, int usual) {
    String text = options.getOrDefault(key, String.valueOf(usual));
    int value = text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : -1;
    if (value < least || value > Geometry.MAX_SIZE) {
      problem(
          key, key + " is " + least + " to " + Geometry.MAX_SIZE + ", not " + Findings.quote(text));
      return usual;
    }
    return value;
  }

  private void problem(String key, String text) {
    findings.problem(lines.getOrDefault(key, 1), text);
  }

  private DeclaredVariant build(String name) {
    Geometry geometry = new Geometry(number("files", 1, 8), number("ranks", 1, 8));
    if (number("firstRank", 0, 1) != 1) {
      problem("firstRank", "ranks are counted from 1 here: name the squares so");
    }
    Map<Character, DiagramPiece> owners = new LinkedHashMap<>();
    for (DiagramPiece piece : pieces) {
      if (owners.putIfAbsent(piece.letter(), piece) != null) {
        findings.problem(piece.line(), "two pieces have the letter " + piece.letter());
      }
    }
    char royal = royal(owners.keySet());
    List<Promotion> promotions = promotions(geometry, owners.keySet());
    String fen = fen(geometry, royal);
    List<DeclaredPiece> declared =
        pieces.stream()
            .map(
                piece ->
                    Armies.piece(
                        piece.name(), piece.letter(), piece.notation(), piece.letter() == royal))
            .toList();
    return new DeclaredVariant(
        GameModel.of(name, geometry.files(), geometry.ranks(), fen)
            .with(GameModel.PROMOTIONS, promotions),
        declared);
  }

  private char royal(Set<Character> letters) {
    String text = options.getOrDefault("royal", "");
    if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= pieces.size()) {
      return pieces.get(Integer.parseInt(text) - 1).letter();
    }
    if (text.length() == 1 && letters.contains(text.charAt(0))) {
      return text.charAt(0);
    }
    problem(
        "royal",
        "royal names one piece, by its letter or its number in the list, not "
            + Findings.quote(text));
    return 0;
  }

  private List<Promotion> promotions(Geometry geometry, Set<Character> letters) {
    int zone = number("promoZone", 0, 1);
    int promoting = Math.min(number("maxPromote", 0, 1), pieces.size());
    if (zone == 0 || promoting == 0) {
      return List.of();
    }
    String choices = options.getOrDefault("promoChoice", "");
    boolean known = choices.chars().allMatch(letter -> letters.contains((char) letter));
    if (choices.isEmpty() || !known || zone > geometry.ranks()) {
      problem(
          "promoChoice",
          "promoChoice names the pieces that others promote to by their letters; write maxPromote=0"
              + " if nothing promotes");
      return List.of();
    }
    String of =
        pieces.stream()
            .limit(promoting)
            .map(piece -> String.valueOf(piece.letter()))
            .collect(Collectors.joining());
    String ranks =
        zone == 1
            ? String.valueOf(geometry.ranks())
            : (geometry.ranks() - zone + 1) + "-" + geometry.ranks();
    return List.of(new Promotion(of, choices, ranks, false, false));
  }

  /** Returns the setup of the game. */
  private String fen(Geometry geometry, char royal) {
    Map<String, Character> placed = new HashMap<>();
    String symmetry = options.getOrDefault("symmetry", "mirror");
    if (!Set.of("none", "mirror", "rotate").contains(symmetry)) {
      problem("symmetry", "symmetry is none, mirror or rotate, not " + Findings.quote(symmetry));
    }
    for (DiagramPiece piece : pieces) {
      Set<String> white = piece.squares(false, geometry, findings);
      Set<String> black = new LinkedHashSet<>(piece.squares(true, geometry, findings));
      if (!symmetry.equals("none")) {
        if (!black.isEmpty()) {
          findings.problem(piece.line(), "Black's squares are given twice: write symmetry=none");
        }
        white.forEach(square -> black.add(opposite(geometry, square, symmetry.equals("rotate"))));
      }
      white.forEach(square -> place(placed, square, piece.letter(), piece));
      black.forEach(square -> place(placed, square, Character.toLowerCase(piece.letter()), piece));
    }
    return rows(geometry, placed) + " w " + rights(geometry, placed, royal) + " - 0 1";
  }

  private void place(
      Map<String, Character> placed, String square, char letter, DiagramPiece piece) {
    if (placed.putIfAbsent(square, letter) != null) {
      findings.problem(piece.line(), "two pieces stand on " + square);
    }
  }

  private static String opposite(Geometry geometry, String name, boolean rotate) {
    int square = geometry.square(name);
    int file = geometry.file(square);
    return geometry.name(
        geometry.square(
            rotate ? geometry.files() - 1 - file : file,
            geometry.ranks() - 1 - geometry.rank(square)));
  }

  /**
   * Returns the rights to castle: the pieces at the edges of a castling king's rank have not moved.
   */
  private String rights(Geometry geometry, Map<String, Character> placed, char royal) {
    Optional<DiagramPiece> king =
        pieces.stream().filter(piece -> piece.letter() == royal).findFirst();
    if (king.isEmpty() || king.get().notation().indexOf('O') < 0) {
      return "-";
    }
    String rights = "";
    for (boolean white : new boolean[] {true, false}) {
      rights += castlingRights(geometry, placed, royal, white);
    }
    return rights.isEmpty() ? "-" : rights;
  }

  /** Returns the rows of a board, given the letters of the pieces by their squares. */
  private static String rows(Geometry geometry, Map<String, Character> placed) {
    StringBuilder fen = new StringBuilder();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < geometry.files(); file++) {
        Character letter = placed.get(geometry.name(geometry.square(file, rank)));
        if (letter == null) {
          empty++;
        } else {
          fen.append(empty == 0 ? "" : String.valueOf(empty)).append(letter);
          empty = 0;
        }
      }
      fen.append(empty == 0 ? "" : String.valueOf(empty)).append(rank == 0 ? "" : "/");
    }
    return fen.toString();
  }

  /** Returns the rights to castle of a side that has a single king, with the pieces on its rank. */
  private static String castlingRights(
      Geometry geometry, Map<String, Character> placed, char royal, boolean white) {
    char king = white ? royal : Character.toLowerCase(royal);
    String rights = "";
    for (Map.Entry<String, Character> entry : placed.entrySet()) {
      if (entry.getValue() == king) {
        int square = geometry.square(entry.getKey());
        rights = hasOwn(geometry, placed, square, 1, white) ? "K" : "";
        rights += hasOwn(geometry, placed, square, -1, white) ? "Q" : "";
      }
    }
    return white ? rights : rights.toLowerCase(Locale.ROOT);
  }

  private static boolean hasOwn(
      Geometry geometry, Map<String, Character> placed, int from, int direction, boolean white) {
    int square = geometry.step(from, direction, 0);
    while (square != Geometry.OFF) {
      Character letter = placed.get(geometry.name(square));
      if (letter != null && Character.isUpperCase(letter) == white) {
        return true;
      }
      square = geometry.step(square, direction, 0);
    }
    return false;
  }
}
