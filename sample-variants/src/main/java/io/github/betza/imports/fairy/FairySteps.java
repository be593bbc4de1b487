package io.github.betza.imports.fairy;

import io.github.betza.Dialect;
import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredExtra;
import io.github.betza.declared.Setup;
import io.github.betza.export.fairy.FairyNotation;
import io.github.betza.export.fairy.FirstMove;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads first moves. In the engine pieces count as unmoved by their squares, even if they have
 * moved there. If that is possible, a first move becomes an extra move between squares here;
 * otherwise it becomes a move of unmoved pieces.
 */
final class FairySteps {
  /** Two steps forward without a right to capture en passant. */
  private static final String SILENT = "fmafmW";

  private static final List<Boolean> NO_SIDES = List.of();

  private final FairyState state;
  private final Geometry geometry;
  private final Squares squares;
  private final Setup setup;
  private final InPlay play;
  private final Map<String, FairyNotation> notations;
  private final FairyHands hands;
  private final List<DeclaredExtra> extras = new ArrayList<>();

  private final Set<Passage> passages = new LinkedHashSet<>();

  /** Moves that grant otherwise here. */
  private boolean grantsOtherwise;

  /**
   * A square that a first move passes over.
   *
   * @param white whether White makes the move
   * @param passed the square
   * @param end the square on which the move ends
   */
  record Passage(boolean white, String passed, String end) {}

  FairySteps(
      FairyState state,
      Geometry geometry,
      Squares squares,
      Setup setup,
      InPlay play,
      Map<String, FairyNotation> notations,
      FairyHands hands) {
    this.state = state;
    this.geometry = geometry;
    this.squares = squares;
    this.setup = setup;
    this.play = play;
    this.notations = notations;
    this.hands = hands;
  }

  /** Returns the first moves that are part of the notation of a kind, as terms. */
  List<String> terms(String name) {
    List<String> terms = new ArrayList<>();
    if (name.equals("pawn")) {
      add(name, "doubleStepRegion", FirstMove.DOUBLE_STEP, terms);
      add(name, "tripleStepRegion", FirstMove.TRIPLE_STEP, terms);
    } else if (notations.containsKey(name)) {
      notations.get(name).firstMoves().forEach(move -> add(name, "doubleStepRegion", move, terms));
    }
    return terms;
  }

  /** Returns the first moves that become extra moves between squares. */
  List<DeclaredExtra> extras() {
    return List.copyOf(extras);
  }

  private void add(String name, String key, FirstMove move, List<String> terms) {
    List<Set<String>> regions =
        play.sides(name).stream().map(white -> region(key, white)).distinct().toList();
    boolean never = regions.stream().allMatch(Set::isEmpty) || neverThere(name, key);
    if (never) {
      return;
    }
    Set<String> silent = silent(name, key, move);
    play.sides(name).forEach(white -> pass(move, key, white, silent));
    grantsOtherwise |= move.passes() != move.grants();
    if (silent.isEmpty() && isOfUnmoved(name, key)) {
      terms.add(move.unmoved());
      return;
    }
    Optional<Set<String>> common = common(name, key);
    if (common.isEmpty()) {
      String black = FairyState.key(key, false);
      String white = FairyState.key(key, true);
      state.problem(
          black + " has to be " + white + " as Black sees it, for a " + name,
          List.of(black, white));
      return;
    }
    Set<String> region = common.get();
    region.removeAll(silent);
    Set<String> both = withEnds(region, move);
    if (!silent.isEmpty()) {
      Set<String> ends = withEnds(silent, move);
      if (!leadsOnlyFrom(ends, silent, move)) {
        state.problem(
            "enPassantRegion", "a " + name + " makes several first moves, only some en passant");
      }
      extras.add(extra(name, "SilentStep", SILENT, ends));
    }
    if (both.size() == region.size() && leadsOnlyFrom(squares.all(), region, move)) {
      terms.add(move.anywhere());
    } else if (leadsOnlyFrom(both, region, move)) {
      extras.add(extra(name, "FirstMove", move.anywhere(), both));
    } else if (leadsOnlyFrom(squares.all(), region, move)) {
      terms.add(move.anywhere());
    } else {
      state.problem(
          FairyState.key(key, play.has(name, true)),
          "%s lets a %s make its first move on from where that ends, which cannot be written here"
              .formatted(FairyState.key(key, play.has(name, true)), name));
    }
  }

  private DeclaredExtra extra(String name, String title, String notation, Set<String> within) {
    String piece = name.startsWith("customPiece") ? "piece" + play.letter(name) : name;
    return new DeclaredExtra(
        play.symbols(name),
        FairyState.title(piece) + title,
        notation,
        Dialect.XBETZA,
        squares.text(within));
  }

  /** Returns a region with the squares on which moves from it end. */
  private Set<String> withEnds(Set<String> region, FirstMove move) {
    Set<String> both = new LinkedHashSet<>(region);
    for (String from : region) {
      for (FirstMove.Way way : move.ways()) {
        int to = geometry.step(geometry.square(from), way.files(), way.ranks());
        if (to != Geometry.OFF) {
          both.add(geometry.name(to));
        }
      }
    }
    return both;
  }

  /**
   * Returns the common region of both sides, if their regions differ only in squares that are never
   * reached.
   */
  private Optional<Set<String>> common(String name, String key) {
    Set<String> all = new LinkedHashSet<>();
    play.sides(name).forEach(white -> all.addAll(region(key, white)));
    boolean isCommon =
        play.sides(name).stream()
            .allMatch(
                white ->
                    all.stream()
                        .filter(
                            square -> !onlyForward(name) || isReached(square, starts(name, white)))
                        .allMatch(region(key, white)::contains));
    return isCommon ? Optional.of(all) : Optional.empty();
  }

  /**
   * Returns the squares of double steps that pass over no square on which the engine allows
   * captures en passant, if other double steps do.
   */
  private Set<String> silent(String name, String key, FirstMove move) {
    Set<String> silent = new LinkedHashSet<>();
    Set<String> granting = new LinkedHashSet<>();
    for (boolean white : move.equals(FirstMove.DOUBLE_STEP) ? play.sides(name) : NO_SIDES) {
      String region = FairyState.key("enPassantRegion", !white);
      Set<String> open =
          state.option(region).isEmpty() ? squares.all() : squares.read(region, state, "*3 *6");
      for (String from : region(key, white)) {
        int square = geometry.square(from);
        if (geometry.step(square, 0, 2) != Geometry.OFF) {
          boolean isOpen = open.contains(absolute(geometry.step(square, 0, 1), white));
          (isOpen ? granting : silent).add(from);
        }
      }
    }
    boolean areApart = !granting.isEmpty() && silent.stream().noneMatch(granting::contains);
    return areApart ? silent : Set.of();
  }

  /** Returns whether a move within some squares always begins in a region. */
  private boolean leadsOnlyFrom(Set<String> within, Set<String> region, FirstMove move) {
    for (String from : within) {
      for (FirstMove.Way way : move.ways()) {
        int to = geometry.step(geometry.square(from), way.files(), way.ranks());
        if (to != Geometry.OFF && within.contains(geometry.name(to)) && !region.contains(from)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the region of first moves of a side, as it sees the board. */
  private Set<String> region(String key, boolean white) {
    if (key.startsWith("double") && !state.flag("doubleStep")) {
      return Set.of();
    }
    return squares.own(squares.read(FairyState.key(key, white), state, "e4 *2"), white);
  }

  private Set<String> home(String name, boolean white) {
    char letter = play.letter(name);
    return squares.own(
        new LinkedHashSet<>(setup.squaresOf(white ? letter : Character.toLowerCase(letter))),
        white);
  }

  /** Returns the squares where pieces of a kind come to the board. */
  private Set<String> starts(String name, boolean white) {
    Set<String> starts = new LinkedHashSet<>(home(name, white));
    starts.addAll(hands.squares(name, white));
    return starts;
  }

  /** Returns whether no piece of a kind is ever in its region, because it only moves forward. */
  private boolean neverThere(String name, String key) {
    return onlyForward(name)
        && play.sides(name).stream()
            .allMatch(
                white ->
                    region(key, white).stream()
                        .noneMatch(square -> isReached(square, starts(name, white))));
  }

  /** Returns whether the pieces in the region are exactly the unmoved ones. */
  private boolean isOfUnmoved(String name, String key) {
    return onlyForward(name)
        && play.sides(name).stream()
            .allMatch(
                white -> {
                  Set<String> home = home(name, white);
                  Set<String> region = region(key, white);
                  Set<String> starts = starts(name, white);
                  // A piece dropped elsewhere than on its first squares has no first move.
                  return region.containsAll(home)
                      && region.stream().filter(starts::contains).allMatch(home::contains)
                      && region.stream()
                          .filter(square -> isReached(square, starts))
                          .allMatch(
                              square -> starts.stream().allMatch(own -> rank(own) >= rank(square)));
                });
  }

  /** Returns whether a piece that only moves forward may be on a square. */
  private boolean isReached(String square, Set<String> home) {
    return home.stream().anyMatch(own -> rank(own) <= rank(square));
  }

  private int rank(String square) {
    return geometry.rank(geometry.square(square));
  }

  /**
   * Returns whether a piece of a kind may ever capture on a square: it begins on its first squares
   * or where it is dropped, and if it only moves forward, it never comes to earlier ranks.
   */
  boolean mayReach(String name, boolean white, String square) {
    String own = squares.own(Set.of(square), white).iterator().next();
    return !onlyForward(name)
        || starts(name, white).stream().anyMatch(start -> rank(start) < rank(own));
  }

  private boolean onlyForward(String name) {
    boolean forward =
        name.equals("pawn") || (notations.containsKey(name) && notations.get(name).isForward());
    return forward && !play.isPromoted(name);
  }

  private void pass(FirstMove move, String key, boolean white, Set<String> silent) {
    Set<String> granting = new LinkedHashSet<>(region(key, white));
    granting.removeAll(silent);
    for (String from : granting) {
      for (FirstMove.Way way : move.ways()) {
        int length = Math.max(Math.abs(way.files()), Math.abs(way.ranks()));
        int square = geometry.square(from);
        int to = geometry.step(square, way.files(), way.ranks());
        for (int i = 1; i < length && move.passes() && to != Geometry.OFF; i++) {
          int passed = geometry.step(square, i * way.files() / length, i * way.ranks() / length);
          passages.add(new Passage(white, absolute(passed, white), absolute(to, white)));
        }
      }
    }
  }

  private String absolute(int square, boolean white) {
    return squares.own(Set.of(geometry.name(square)), white).iterator().next();
  }

  /** Returns the squares that first moves pass over, with their moves. */
  Set<Passage> passages() {
    return passages;
  }

  /** Returns the squares that first moves of a side pass over. */
  Set<String> passed(boolean white) {
    return passages.stream()
        .filter(passage -> passage.white() == white)
        .map(Passage::passed)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns whether some can be answered by capturing en passant here, but not there, or so. */
  boolean grantsOtherwise() {
    return grantsOtherwise;
  }
}
