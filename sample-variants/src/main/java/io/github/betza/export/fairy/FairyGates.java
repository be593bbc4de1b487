package io.github.betza.export.fairy;

import io.github.betza.Hand;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Gates in Fairy-Stockfish: on the rank on which pieces castle, for all kinds in hand that may be
 * dropped there. Letters of files, next to the castling rights, name the unmoved pieces.
 */
final class FairyGates {
  private static final String CASTLING = "KQkq";
  private static final Pattern RIGHT = Pattern.compile("([A-Za-z])([0-9]*)");

  private final FairyArmy army;
  private final DeclaredVariant variant;
  private final Geometry geometry;
  private final List<Gate> gates;
  private final List<String> omissions;

  FairyGates(FairyArmy army, List<String> omissions) {
    this.army = army;
    this.variant = army.variant();
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.gates = variant.model().gates();
    this.omissions = omissions;
  }

  /** Writes the options, after the options of castling and drops. */
  void write(Map<String, String> options) {
    if (gates.isEmpty()) {
      return;
    }
    int rank = rank(options);
    String letters = rank < 0 ? "" : letters(rank);
    if (!letters.isEmpty() && entering(rank, options).equals(letters(gates))) {
      options.put("gating", "true");
      options.put("seirawanGating", "true");
      options.put("castlingRank", String.valueOf(rank + 1));
      options.computeIfPresent("startFen", (key, fen) -> withLetters(fen, letters));
    } else {
      gates.forEach(gate -> omissions.add(variant.sentences().of(GameModel.GATES, gate)));
    }
  }

  /** Returns the rank of all gates, if it is the only rank on which pieces castle; or -1. */
  private int rank(Map<String, String> options) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      int number = rank;
      boolean fits =
          !options.getOrDefault("castling", "false").equals("true")
              || options.get("castlingRank").equals(String.valueOf(rank + 1));
      if (fits && gates.stream().allMatch(gate -> isRank(gate, number))) {
        return rank;
      }
    }
    return -1;
  }

  private boolean isRank(Gate gate, int rank) {
    SquareSet squares = SquareSet.parse(geometry, gate.squares());
    return geometry
        .squares()
        .allMatch(
            square -> squares.contains(Side.WHITE, square) == (geometry.rank(square) == rank));
  }

  /**
   * Returns the letters of the files of all pieces that are named separately; empty if some have
   * none.
   */
  private String letters(int rank) {
    StringBuilder letters = new StringBuilder();
    Matcher right = RIGHT.matcher(Setup.of(variant).castling());
    while (right.find()) {
      String letter = right.group(1);
      boolean isWhite = Character.isUpperCase(letter.charAt(0));
      int own = isWhite ? rank + 1 : geometry.ranks() - rank;
      boolean isNamed = right.group(2).equals(String.valueOf(own));
      boolean isCastling = CASTLING.contains(letter);
      if ((!right.group(2).isEmpty() && !isNamed) || (isNamed && isCastling)) {
        return "";
      }
      letters.append(isCastling ? "" : letter);
    }
    return letters.toString();
  }

  private static String withLetters(String fen, String letters) {
    String castling = fen.split(" ", -1)[2];
    return Setup.withCastling(fen, (castling.equals("-") ? "" : castling) + letters);
  }

  /** Returns the letters of the kinds that may enter in the engine. */
  private Set<String> entering(int rank, Map<String, String> options) {
    Set<String> entering = new HashSet<>();
    boolean isCaptured = variant.model().hand() != Hand.NONE;
    // In the engine captured pieces go to the hand even if none is dropped; in the import they do
    // not.
    if (isCaptured && variant.model().drops().isEmpty()) {
      return entering;
    }
    String fen = variant.setup().split(" ", -1)[0];
    String hand = fen.substring(fen.indexOf('[') + 1);
    String region = options.getOrDefault("dropRegionWhite", "*" + (rank + 1));
    String promoting = options.getOrDefault("promotionRegionWhite", "");
    variant
        .pieces()
        .forEach(
            piece -> {
              String letter = String.valueOf(piece.letter());
              boolean isPawn = army.name(piece.letter()).equals("pawn");
              boolean isHeld =
                  isCaptured ? !piece.royal() : hand.toUpperCase(Locale.ROOT).contains(letter);
              boolean isOpen =
                  List.of(region.split(" ", -1)).contains("*" + (rank + 1))
                      && !(isPawn && rank == 0 && !isTrue(options, "firstRankPawnDrops"))
                      && !(isPawn
                          && promoting.contains("*" + (rank + 1))
                          && !isTrue(options, "promotionZonePawnDrops"));
              if (isHeld && isOpen) {
                entering.add(letter);
              }
            });
    return entering;
  }

  private static boolean isTrue(Map<String, String> options, String key) {
    return options.getOrDefault(key, "false").equals("true");
  }

  private static Set<String> letters(List<Gate> gates) {
    return gates.stream()
        .flatMap(gate -> RulesByKind.split(gate.of()).stream())
        .collect(Collectors.toSet());
  }
}
