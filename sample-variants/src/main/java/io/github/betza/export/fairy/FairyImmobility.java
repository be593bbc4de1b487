package io.github.betza.export.fairy;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.BoardRegion;
import io.github.betza.export.SimpleMove;
import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.export.XBetzaForm;
import io.github.betza.model.Promotion;
import io.github.betza.model.SquareSet;
import io.github.betza.model.Zone;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Fairy-Stockfish can forbid a piece to go to squares from which it could never move again. So
 * promotion is mandatory on the last rank, but the option holds for all pieces: this finds the
 * pieces that it restricts further.
 */
final class FairyImmobility {
  private final FairyArmy army;
  private final Geometry geometry;
  private final Set<String> holes;

  FairyImmobility(FairyArmy army) {
    this.army = army;
    DeclaredVariant variant = army.variant();
    this.geometry = new Geometry(variant.files(), variant.ranks());
    this.holes = new HashSet<>(Setup.of(variant).holes());
  }

  /**
   * Reports for every piece that could be stuck on squares where it does not promote that it may
   * not go there.
   *
   * @param promoting the letters of the pieces that must promote
   * @param duty the squares where they must
   */
  void report(Set<Character> promoting, SquareSet duty, List<String> omissions) {
    for (DeclaredPiece piece : army.variant().pieces()) {
      boolean stuck = false;
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = 0; file < geometry.files(); file++) {
          int square = geometry.square(file, rank);
          stuck |= isStuck(piece, Side.WHITE, square, promoting, duty);
          stuck |= isStuck(piece, Side.BLACK, square, promoting, duty);
        }
      }
      if (stuck) {
        omissions.add(
            XBetzaForm.title(piece)
                + " may not go in the engine where it could only capture, or not move");
      }
    }
  }

  /** The same for pieces that must become their forms. */
  void report(List<Promotion> toForms, List<String> omissions) {
    Set<Character> promoting = new HashSet<>();
    List<Promotion> duties = toForms.stream().filter(rule -> !rule.optional()).toList();
    for (Promotion rule : duties) {
      rule.of().chars().forEach(letter -> promoting.add((char) letter));
    }
    List<String> zones = duties.stream().map(Promotion::zone).toList();
    // Without mandatory promotion no square matters.
    SquareSet duty = BoardRegion.union(geometry, zones.isEmpty() ? List.of("1") : zones);
    report(promoting, duty, omissions);
  }

  /** Returns whether White's piece could never move off a square. */
  boolean isStuck(char letter, int square) {
    DeclaredPiece piece = army.variant().piece(letter).orElseThrow();
    return !leaves(piece, Side.WHITE, square);
  }

  /** Returns whether a piece may be on a square. */
  boolean mayStand(char letter, int side, int square) {
    return mayStand(army.variant().piece(letter).orElseThrow(), side, square);
  }

  private boolean isStuck(
      DeclaredPiece piece, int side, int square, Set<Character> promoting, SquareSet duty) {
    boolean promotes = promoting.contains(piece.letter()) && duty.contains(side, square);
    return mayStand(piece, side, square) && !promotes && !leaves(piece, side, square);
  }

  private boolean mayStand(DeclaredPiece piece, int side, int square) {
    return !holes.contains(geometry.name(square))
        && zone(piece).map(set -> set.contains(side, square)).orElse(true);
  }

  private Optional<SquareSet> zone(DeclaredPiece piece) {
    return army.variant().zones().stream()
        .filter(zone -> zone.of().indexOf(piece.letter()) >= 0)
        .map(Zone::squares)
        .map(squares -> SquareSet.parse(geometry, squares))
        .findFirst();
  }

  /** Returns whether a piece could move off a square of an empty board. */
  private boolean leaves(DeclaredPiece piece, int side, int square) {
    int forward = side == Side.WHITE ? 1 : -1;
    for (SimpleMove move : army.moves(piece.letter())) {
      boolean sure =
          move.movement() == Movement.LEAP
              || move.movement() == Movement.SLIDE
              || (move.movement() == Movement.LAME && holes.isEmpty());
      if (!move.moves() || move.initial() || !sure) {
        continue;
      }
      for (SimpleMove.Step step : move.steps()) {
        int to = geometry.step(square, forward * step.files(), forward * step.ranks());
        if (to != Geometry.OFF && mayStand(piece, side, to)) {
          return true;
        }
      }
    }
    return false;
  }
}
