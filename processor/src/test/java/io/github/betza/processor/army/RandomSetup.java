package io.github.betza.processor.army;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Goal;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/** Sets pieces up at random, where their rules let them stand. */
final class RandomSetup {
  private static final String HOLE = "*";

  private final Random random;
  private final Geometry geometry;
  private final List<Army.Kind> pieces;
  private final List<Army.Promotion> promotions;
  private final List<Army.Zone> zones;
  private final List<Goal> goals;

  /** What stands on the squares, by rank and file; null where nothing does. */
  private final String[][] squares;

  RandomSetup(
      Random random,
      int files,
      int ranks,
      List<Army.Kind> pieces,
      List<Army.Promotion> promotions,
      List<Army.Zone> zones,
      List<Goal> goals) {
    this.random = random;
    this.geometry = new Geometry(files, ranks);
    this.pieces = pieces;
    this.promotions = promotions;
    this.zones = zones;
    this.goals = goals;
    this.squares = new String[ranks][files];
  }

  /**
   * Returns the position.
   *
   * @param castles whether the first royal piece is given the right to castle
   * @param holed whether the board has holes
   * @param anywhere whether it castles wherever it and its partners are on their rank
   */
  String write(boolean castles, boolean holed, boolean anywhere) {
    boolean alike = random.nextInt(3) > 0;
    String rights = !castles ? "-" : anywhere ? castlingByFile() : castling();
    for (int i = holed ? 1 + random.nextInt(4) : 0; i > 0; i--) {
      putHole();
    }
    for (Army.Kind kind : pieces) {
      boolean placed = castles && kind.royal();
      int count = kind.royal() ? 1 + random.nextInt(4) / 3 : 1 + random.nextInt(2);
      if (kind.letter() == RandomArmy.PROMOTING) {
        count = geometry.files() * 2 / 3;
      }
      for (int i = placed ? 0 : count; i > 0; i--) {
        place(kind.letter(), alike);
      }
    }
    return board() + (random.nextInt(3) == 0 ? " b " : " w ") + rights + " - 0 1";
  }

  /** Puts kings and the pieces with which they castle on the outermost ranks. */
  private String castling() {
    int files = geometry.files();
    int file = 3 + random.nextInt(files - 6);
    char left = pieces.get(1 + random.nextInt(2)).letter();
    char right = pieces.get(1 + random.nextInt(2)).letter();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int rank = side == Side.WHITE ? 0 : geometry.ranks() - 1;
      squares[rank][file] = symbol('K', side);
      squares[rank][0] = symbol(left, side);
      squares[rank][files - 1] = symbol(right, side);
    }
    String white = "A" + (char) ('A' + files - 1);
    return white + white.toLowerCase(Locale.ROOT);
  }

  /** Puts kings, and pieces on both sides of them, anywhere on the outermost ranks. */
  private String castlingByFile() {
    int files = geometry.files();
    StringBuilder rights = new StringBuilder();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int rank = side == Side.WHITE ? 0 : geometry.ranks() - 1;
      int file = 1 + random.nextInt(files - 2);
      int left = random.nextInt(file);
      int right = file + 1 + random.nextInt(files - 1 - file);
      squares[rank][file] = symbol('K', side);
      for (int partner : new int[] {left, right}) {
        squares[rank][partner] = symbol(pieces.get(1 + random.nextInt(2)).letter(), side);
        // On the files k and q the letter would mean the outermost partner.
        boolean isClear = partner != 'k' - 'a' && partner != 'q' - 'a';
        char letter = (char) ('a' + partner);
        String name = letter + (isClear ? "" : "" + (rank + 1));
        rights.append(side == Side.WHITE ? name.toUpperCase(Locale.ROOT) : name);
      }
    }
    return rights.toString();
  }

  private void putHole() {
    int file = random.nextInt(geometry.files());
    int rank = 1 + random.nextInt(geometry.ranks() - 2);
    if (squares[rank][file] == null) {
      squares[rank][file] = HOLE;
    }
  }

  /**
   * Puts a piece of each side on the board, on squares that face each other or on any two, where
   * there is room.
   */
  private void place(char letter, boolean alike) {
    int white = freeSquare(letter, Side.WHITE);
    if (white == Geometry.OFF) {
      return;
    }
    put(letter, Side.WHITE, white);
    int across =
        geometry.square(
            geometry.files() - 1 - geometry.file(white),
            geometry.ranks() - 1 - geometry.rank(white));
    boolean faces = alike && isFree(across) && mayStand(letter, Side.BLACK, across);
    int black = faces ? across : freeSquare(letter, Side.BLACK);
    if (black != Geometry.OFF) {
      put(letter, Side.BLACK, black);
    }
  }

  /** Returns a square on which a piece may stand, or {@link Geometry#OFF} where none is found. */
  private int freeSquare(char letter, int side) {
    for (int attempt = 0; attempt < 1000; attempt++) {
      int file = random.nextInt(geometry.files());
      // Most pieces begin in their own half.
      int deep = random.nextInt(random.nextInt(5) == 0 ? geometry.ranks() : geometry.ranks() / 2);
      int rank = side == Side.WHITE ? deep : geometry.ranks() - 1 - deep;
      int square = geometry.square(file, rank);
      if (isFree(square) && mayStand(letter, side, square)) {
        return square;
      }
    }
    return Geometry.OFF;
  }

  private boolean isFree(int square) {
    return squares[geometry.rank(square)][geometry.file(square)] == null;
  }

  private boolean mayStand(char letter, int side, int square) {
    Optional<Army.Zone> zone = zones.stream().filter(each -> each.of() == letter).findFirst();
    boolean promotes =
        promotions.stream()
            .filter(rule -> rule.of() == letter)
            .anyMatch(rule -> SquareSet.parse(geometry, rule.zone()).contains(side, square));
    boolean wins =
        goals.stream()
            .filter(goal -> goal.of().indexOf(letter) >= 0)
            .anyMatch(goal -> goal.area(geometry).contains(side, square));
    return !promotes
        && !wins
        && (zone.isEmpty()
            || SquareSet.parse(geometry, zone.get().squares()).contains(side, square));
  }

  private void put(char letter, int side, int square) {
    squares[geometry.rank(square)][geometry.file(square)] = symbol(letter, side);
  }

  private static String symbol(char letter, int side) {
    return String.valueOf(side == Side.WHITE ? letter : Character.toLowerCase(letter));
  }

  private String board() {
    List<String> rows = new ArrayList<>();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      int empty = 0;
      for (String square : squares[rank]) {
        if (square != null && empty > 0) {
          row.append(empty);
        }
        empty = square == null ? empty + 1 : 0;
        row.append(square == null ? "" : square);
      }
      rows.add(row.append(empty > 0 ? empty : "").toString());
    }
    return String.join("/", rows);
  }
}
