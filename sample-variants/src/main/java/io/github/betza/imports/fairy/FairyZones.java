package io.github.betza.imports.fairy;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredExtra;
import io.github.betza.declared.Setup;
import io.github.betza.imports.Findings;
import io.github.betza.model.Zone;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the squares that pieces of a variant of Fairy-Stockfish may not leave. */
record FairyZones(
    FairyState state,
    Geometry geometry,
    Squares squares,
    Setup setup,
    InPlay play,
    FairyPromotions promotions) {
  /** On a board of so many files and ranks no three-leaper has a move. */
  private static final int TINY = 3;

  /** Returns whether a board has no more than three files and ranks. */
  static boolean isTiny(Geometry geometry) {
    return geometry.files() <= TINY && geometry.ranks() <= TINY;
  }

  List<Zone> read() {
    List<Zone> zones = new ArrayList<>();
    for (String name : play.names()) {
      Optional<Set<String>> zone =
          name.equals("immobile") && !isTiny(geometry) ? places(name) : zone(name);
      zone.ifPresent(own -> zones.add(new Zone(play.symbols(name), squares.text(own))));
    }
    return zones;
  }

  /** Returns the squares that a kind may not leave, as its side sees them. */
  private Optional<Set<String>> zone(String name) {
    List<Set<String>> sides =
        play.sides(name).stream().map(white -> zone(name, white)).distinct().toList();
    String black = key(name, false);
    if (sides.size() > 1) {
      state.problem(
          black + " has to be " + key(name, true) + " as Black sees it",
          List.of(black, key(name, true)));
      return Optional.empty();
    }
    if (sides.get(0).isEmpty()) {
      String key = key(name, play.has(name, true));
      state.problem(key, key + " names no square of the board");
      return Optional.empty();
    }
    return sides.get(0).equals(squares.all()) ? Optional.empty() : Optional.of(sides.get(0));
  }

  private static String key(String name, boolean white) {
    return FairyState.key("mobilityRegion", white) + FairyState.title(name);
  }

  /** Returns the squares of a kind of a side; all squares if no option restricts them. */
  Set<String> zone(String name, boolean white) {
    Set<String> zone = new LinkedHashSet<>(region(name, white));
    if (promotions.neverBecomeAnything(name, white)) {
      zone.removeAll(promotions.zone(white));
    }
    return zone;
  }

  private Set<String> region(String name, boolean white) {
    String key = key(name, white);
    return state.option(key).isEmpty() || state.text(key).equals("-")
        ? squares.all()
        : squares.own(squares.read(key, state, "e4 *2"), white);
  }

  /**
   * Returns the squares of pieces without moves. Here every piece needs moves, so it gets steps to
   * neighbours, and may not leave these squares.
   */
  private Optional<Set<String>> places(String name) {
    char letter = play.letter(name);
    Set<String> places = new LinkedHashSet<>(setup.squaresOf(letter));
    places.addAll(
        squares.turned(new LinkedHashSet<>(setup.squaresOf(Character.toLowerCase(letter)))));
    boolean neighbours =
        places.stream()
            .map(geometry::square)
            .anyMatch(
                square ->
                    isIn(places, geometry.step(square, 1, 0))
                        || isIn(places, geometry.step(square, 0, 1)));
    if (play.isPromoted(name) && winsAtOnce(name)) {
      return Optional.empty();
    }
    if (neighbours || play.isPromoted(name)) {
      state
          .findings()
          .problem(
              state.pieces().get(name).line(),
              "immobile is a piece without moves, which no piece is here, unless it is alone and"
                  + " none promotes to it: import the game without it");
    }
    return Optional.of(places);
  }

  /** Returns whether a piece ends the game when it enters the board, so that it never moves. */
  private boolean winsAtOnce(String name) {
    return play.sides(name).stream()
        .allMatch(
            white -> {
              String flag = state.text(FairyState.key("flagPiece", white));
              String region = FairyState.key("flagRegion", white);
              return flag.equals(String.valueOf(Character.toLowerCase(play.letter(name))))
                  && state.option(region).isPresent()
                  && squares
                      .own(squares.read(region, state, "e4 *8"), white)
                      .containsAll(promotions.zone(white));
            });
  }

  private boolean isIn(Set<String> places, int square) {
    return square != Geometry.OFF && places.contains(geometry.name(square));
  }

  /**
   * Checks the squares that first moves pass over: the engine's pawn does not pass over squares
   * that it may not enter, but captures en passant there.
   */
  void checkPawns(FairySteps steps) {
    for (boolean white : play.names().contains("pawn") ? play.sides("pawn") : List.<Boolean>of()) {
      Set<String> zone = squares.own(zone("pawn", white), white);
      if (steps.passages().stream().anyMatch(passage -> !zone.contains(passage.passed()))) {
        state.problem(
            key("pawn", white),
            key("pawn", white)
                + " leaves out squares that first moves pass over; there a pawn moves otherwise in"
                + " Fairy-Stockfish: add them");
      }
    }
  }

  /** Returns the moves that the engine's soldier has only beyond a rank. */
  List<DeclaredExtra> soldiers() {
    String key = "soldierPromotionRank";
    String text = state.text(key);
    if (play.names().stream().noneMatch("soldier"::equals) || text.equals("1")) {
      return List.of();
    }
    if (!text.matches("[1-9][0-9]?")) {
      state.problem(key, key + " is a rank of the board, not " + Findings.quote(text));
      return List.of();
    }
    int rank = Integer.parseInt(text);
    return rank > geometry.ranks()
        ? List.of()
        : List.of(
            new DeclaredExtra(
                play.symbols("soldier"),
                "Sideways",
                "sW",
                Dialect.XBETZA,
                rank == geometry.ranks() ? text : rank + "-" + geometry.ranks()));
  }
}
