package io.github.betza.benchmarks.limit;

import java.util.Arrays;

/**
 * A position of chess with the full state of a game: the cells, a set for each side and kind, and a
 * record for each ply with the hash, the rights, the clock and the move made, for taking moves back
 * and for finding repetitions.
 */
final class Position {
  static final int PAWN = 1;
  static final int KNIGHT = 2;
  static final int BISHOP = 3;
  static final int ROOK = 4;
  static final int QUEEN = 5;
  static final int KING = 6;

  /** The distance of the pieces of Black from those of White. */
  static final int SIDE = 8;

  private static final int KIND = SIDE - 1;
  private static final int EMPTY = 0;

  // The record of a ply.
  private static final int RECORD = 8;
  private static final int HASH = 0;
  private static final int RIGHTS = 1;

  /** The squares that a pawn has just passed, as a set. */
  private static final int PASSED = 2;

  /** The part of the hash for passed squares; 0 if no pawn attacks one. */
  private static final int PASSED_KEY = 3;

  /** The half-move clock, and from {@link #MOVED} the kind that moved last. */
  private static final int CLOCK = 4;

  /** The move made in this position, with the piece that moved and the piece captured. */
  private static final int MADE = 5;

  private static final int MOVED = 32;
  private static final int MOVER = 32;
  private static final int CAPTURED = 40;

  /** The castling rights that remain after a move from or to a square. */
  private static final int[] KEPT_RIGHTS = new int[64];

  static {
    Arrays.fill(KEPT_RIGHTS, 15);
    KEPT_RIGHTS[0] = 13;
    KEPT_RIGHTS[4] = 12;
    KEPT_RIGHTS[7] = 14;
    KEPT_RIGHTS[56] = 7;
    KEPT_RIGHTS[60] = 3;
    KEPT_RIGHTS[63] = 11;
  }

  /** The squares of each piece: {@code side * SIDE + kind}. */
  final long[] sets = new long[2 * SIDE];

  /** The squares of each side. */
  final long[] pieces = new long[2];

  /** The piece on each square, an index of {@link #sets}, or 0. */
  final int[] cells = new int[64];

  int side;

  private long[] records = new long[64 * RECORD];
  private int ply;

  /** Reads a position in FEN, which its task has checked. */
  Position(String fen) {
    String[] fields = fen.split(" ", -1);
    int square = 56;
    for (char letter : fields[0].toCharArray()) {
      if (letter == '/') {
        square -= 16;
      } else if (Character.isDigit(letter)) {
        square += letter - '0';
      } else {
        int kind = PAWN + "PNBRQK".indexOf(Character.toUpperCase(letter));
        put((Character.isLowerCase(letter) ? SIDE : 0) + kind, square++);
      }
    }
    side = fields[1].equals("w") ? 0 : 1;
    for (char letter : fields[2].toCharArray()) {
      records[RIGHTS] |= letter == '-' ? 0 : 1L << "KQkq".indexOf(letter);
    }
    if (!fields[3].equals("-")) {
      pass(0, fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1'), side);
    }
    records[CLOCK] = fields.length > 4 ? Integer.parseInt(fields[4]) : 0;
    records[HASH] = hashFromScratch();
  }

  /** Returns the castling rights: White's king's side 1, queen's side 2, Black's 4 and 8. */
  int rights() {
    return (int) records[ply * RECORD + RIGHTS];
  }

  /** Returns the squares that a pawn has just passed. */
  long passed() {
    return records[ply * RECORD + PASSED];
  }

  /** Returns the hash, equal for equal positions with equal usable rights. */
  long hash() {
    return records[ply * RECORD + HASH];
  }

  /** Returns the number of plies since a pawn moved or a piece was captured. */
  int clock() {
    return (int) records[ply * RECORD + CLOCK];
  }

  /** Returns the kind that moved last, or 0. */
  int moved() {
    return (int) (records[ply * RECORD + CLOCK] >>> MOVED);
  }

  /** Returns the number of occurrences of the position, this one included. */
  int occurrences() {
    long hash = hash();
    int found = 1;
    int first = Math.max(0, ply - clock());
    for (int earlier = ply - 2; earlier >= first; earlier -= 2) {
      found += records[earlier * RECORD + HASH] == hash ? 1 : 0;
    }
    return found;
  }

  /** Returns the hash, computed from the board. */
  long hashFromScratch() {
    long hash = side == 0 ? 0 : Keys.TURN;
    for (int square = 0; square < 64; square++) {
      hash ^= cells[square] == EMPTY ? 0 : Keys.PIECES[cells[square] * 64 + square];
    }
    for (long left = passed(); left != 0; left &= left - 1) {
      hash ^= passedKey(Long.numberOfTrailingZeros(left), side);
    }
    return hash ^ Keys.RIGHTS[rights()];
  }

  /** Returns the key of a square passed if a pawn of a side attacks it, otherwise 0. */
  private long passedKey(int square, int attacker) {
    long origins = Lines.PAWN[(attacker ^ 1) * 64 + square];
    return (origins & sets[attacker * SIDE + PAWN]) == 0 ? 0 : Keys.PASSED[square];
  }

  /** Records that a pawn has passed a square. */
  private void pass(int record, int square, int attacker) {
    records[record + PASSED] = 1L << square;
    records[record + PASSED_KEY] = passedKey(square, attacker);
  }

  private void put(int piece, int square) {
    cells[square] = piece;
    change(piece, 1L << square);
  }

  /** Adds squares to the sets of a piece, or removes them. */
  private void change(int piece, long squares) {
    sets[piece] ^= squares;
    pieces[piece / SIDE] ^= squares;
  }

  /** Makes a legal move. */
  void make(int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int mover = cells[from];
    int captured = cells[to];
    int here = ply++ * RECORD;
    int next = here + RECORD;
    if (next == records.length) {
      records = Arrays.copyOf(records, 2 * next);
    }
    long[] all = records;
    all[here + MADE] = move | (long) mover << MOVER | (long) captured << CAPTURED;
    int promoted = Moves.promoted(move);
    int arriving = promoted == 0 ? mover : side * SIDE + promoted;
    sets[mover] ^= 1L << from;
    sets[arriving] ^= 1L << to;
    pieces[side] ^= 1L << from | 1L << to;
    cells[from] = EMPTY;
    cells[to] = arriving;
    long hash = all[here + HASH] ^ all[here + PASSED_KEY] ^ Keys.TURN;
    hash ^= Keys.PIECES[mover * 64 + from] ^ Keys.PIECES[arriving * 64 + to];
    int kind = mover & KIND;
    int clock = kind == PAWN ? 0 : (int) all[here + CLOCK] + 1;
    if (captured != EMPTY) {
      change(captured, 1L << to);
      hash ^= Keys.PIECES[captured * 64 + to];
      clock = 0;
    }
    int rights = (int) all[here + RIGHTS];
    int kept = rights & KEPT_RIGHTS[from] & KEPT_RIGHTS[to];
    if (kept != rights) {
      hash ^= Keys.RIGHTS[rights] ^ Keys.RIGHTS[kept];
    }
    all[next + RIGHTS] = kept;
    all[next + PASSED] = 0;
    all[next + PASSED_KEY] = 0;
    all[next + CLOCK] = clock | (long) kind << MOVED;
    if (Moves.special(move) != 0) {
      hash ^= makeSpecial(move, next);
    }
    all[next + HASH] = hash;
    side ^= 1;
  }

  /** Makes the special part of a move, and returns the change of the hash. */
  private long makeSpecial(int move, int next) {
    int to = Moves.to(move);
    switch (Moves.special(move)) {
      case Moves.DOUBLE_STEP -> {
        pass(next, (Moves.from(move) + to) / 2, side ^ 1);
        return records[next + PASSED_KEY];
      }
      case Moves.EN_PASSANT -> {
        int square = beside(to);
        int pawn = cells[square];
        change(pawn, 1L << square);
        cells[square] = EMPTY;
        return Keys.PIECES[pawn * 64 + square];
      }
      default -> {
        int rook = side * SIDE + ROOK;
        moveRook(rookCorner(to), rookTarget(to));
        return Keys.PIECES[rook * 64 + rookCorner(to)] ^ Keys.PIECES[rook * 64 + rookTarget(to)];
      }
    }
  }

  /** Takes the last move back. */
  void unmake() {
    side ^= 1;
    long made = records[--ply * RECORD + MADE];
    int move = (int) made;
    int from = Moves.from(move);
    int to = Moves.to(move);
    if (Moves.special(move) != 0) {
      unmakeSpecial(move);
    }
    int mover = (int) (made >>> MOVER) & 0xFF;
    int captured = (int) (made >>> CAPTURED);
    sets[cells[to]] ^= 1L << to;
    sets[mover] ^= 1L << from;
    pieces[side] ^= 1L << from | 1L << to;
    cells[from] = mover;
    cells[to] = captured;
    if (captured != EMPTY) {
      change(captured, 1L << to);
    }
  }

  private void unmakeSpecial(int move) {
    int to = Moves.to(move);
    switch (Moves.special(move)) {
      case Moves.EN_PASSANT -> put((side ^ 1) * SIDE + PAWN, beside(to));
      case Moves.CASTLING -> moveRook(rookTarget(to), rookCorner(to));
      default -> {}
    }
  }

  /** Returns the square of a pawn that the side to move captures en passant. */
  private int beside(int target) {
    return target + (side == 0 ? -8 : 8);
  }

  private static int rookCorner(int kingTarget) {
    return kingTarget % 8 == 6 ? kingTarget + 1 : kingTarget - 2;
  }

  private static int rookTarget(int kingTarget) {
    return kingTarget % 8 == 6 ? kingTarget - 1 : kingTarget + 1;
  }

  private void moveRook(int from, int to) {
    change(side * SIDE + ROOK, 1L << from | 1L << to);
    cells[to] = cells[from];
    cells[from] = EMPTY;
  }
}
