package io.github.betza.imports.fairy;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredExtra;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the engine's rules of Janggi: moves along diagonal lines, and passes. */
record FairyPalace(FairyState state, Squares squares, InPlay play) {
  private static final String LINES = "diagonalLines";

  /** The move of a king that passes the turn. */
  static final String PASS = "O";

  /** A move along lines, by its name and notation. */
  private record Diagonal(String name, String notation) {}

  private static final Diagonal STEP = new Diagonal("DiagonalStep", "F");

  /** Returns the moves of pieces on the lines. */
  List<DeclaredExtra> extras() {
    Set<String> lines = squares.read(LINES, state, "d1 f1 e2");
    if (lines.isEmpty()) {
      return List.of();
    }
    if (!squares.own(lines, true).equals(squares.own(lines, false))) {
      state.problem(LINES, LINES + " has to name the same squares for both sides");
    }
    Map<Diagonal, StringBuilder> letters = new LinkedHashMap<>();
    for (String name : play.names()) {
      Diagonal move = move(name);
      if (move != null) {
        letters.computeIfAbsent(move, any -> new StringBuilder()).append(play.symbols(name));
      }
    }
    List<DeclaredExtra> extras = new ArrayList<>();
    letters.forEach(
        (move, of) ->
            extras.add(
                new DeclaredExtra(
                    of.toString(),
                    move.name(),
                    move.notation(),
                    Dialect.XBETZA,
                    squares.text(lines))));
    return extras;
  }

  /** Returns the move of a kind along the lines, or null if it has none. */
  private Diagonal move(String name) {
    return switch (name) {
      case "wazir" -> STEP;
      case "king" -> state.pieces().get(name).notation().equals("W") ? STEP : null;
      case "rook" -> new Diagonal("DiagonalSlide", "B");
      case "janggiCannon" -> new Diagonal("DiagonalJump", "pB");
      case "soldier" -> new Diagonal("DiagonalAdvance", "fF");
      default -> null;
    };
  }

  /** Returns whether the sides may pass the turn. */
  boolean mayPass() {
    boolean white = state.flag("passWhite");
    boolean black = state.flag("passBlack");
    boolean isKings =
        play.names().contains("king") && play.has("king", true) && play.has("king", false);
    if (white != black || (white && !isKings)) {
      state.problem(
          white ? "passWhite" : "passBlack",
          "the kings of both sides pass the turn here: write pass = false to import the game"
              + " without it");
    }
    return white && black;
  }
}
