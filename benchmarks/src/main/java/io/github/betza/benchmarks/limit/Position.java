package io.github.betza.benchmarks.limit;

import java.util.Arrays;

/** A position of chess: a set for each side and kind, and the same square by square. */
final class Position {
  static final int PAWN = 0;
  static final int KNIGHT = 1;
  static final int BISHOP = 2;
  static final int ROOK = 3;
  static final int QUEEN = 4;
  static final int KING = 5;

  /** How far the kinds of Black are from those of White. */
  static final int SIDE = 8;

  // What a move is besides a step from one square to another.
  static final int CASTLING = 1;
  static final int PROMOTION = 2;
  static final int EN_PASSANT = 3;
  static final int DOUBLE_STEP = 4;

  private static final byte EMPTY = -1;
  private static final int[] RIGHTS = new int[64];

  static {
    Arrays.fill(RIGHTS, 15);
    RIGHTS[0] = 13;
    RIGHTS[4] = 12;
    RIGHTS[7] = 14;
    RIGHTS[56] = 7;
    RIGHTS[60] = 3;
    RIGHTS[63] = 11;
  }

  /** The squares of each kind: {@code side * SIDE + kind}. */
  final long[] sets = new long[2 * SIDE];

  /** The squares of each side. */
  final long[] pieces = new long[2];

  /** The piece on each square, an index of {@link #sets}, or less than 0. */
  final byte[] squares = new byte[64];

  int side;

  /** Where castling is still possible: White's king's side 1 and queen's side 2, Black's 4, 8. */
  int rights;

  /** The square that a pawn has just passed, or less than 0. */
  int passed = -1;

  /** Reads a position in FEN, as whoever wrote the task has checked it. */
  Position(String fen) {
    Arrays.fill(squares, EMPTY);
    String[] fields = fen.split(" ", -1);
    int square = 56;
    for (char letter : fields[0].toCharArray()) {
      if (letter == '/') {
        square -= 16;
      } else if (Character.isDigit(letter)) {
        square += letter - '0';
      } else {
        int kind = "PNBRQK".indexOf(Character.toUpperCase(letter));
        put((Character.isLowerCase(letter) ? SIDE : 0) + kind, square++);
      }
    }
    side = fields[1].equals("w") ? 0 : 1;
    for (char letter : fields[2].toCharArray()) {
      rights |= letter == '-' ? 0 : 1 << "KQkq".indexOf(letter);
    }
    if (!fields[3].equals("-")) {
      passed = fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1');
    }
  }

  /**
   * Packs a move.
   *
   * @param special what it is besides a step, or 0
   * @param promoted the kind that a pawn becomes
   */
  static int move(int from, int to, int special, int promoted) {
    return from | to << 6 | special << 12 | promoted << 16;
  }

  private void put(int piece, int square) {
    squares[square] = (byte) piece;
    turn(piece, 1L << square);
  }

  /** Adds squares to the sets of a piece, or removes them. */
  private void turn(int piece, long changed) {
    sets[piece] ^= changed;
    pieces[piece >> 3] ^= changed;
  }

  /**
   * Makes a move.
   *
   * @param piece what moves
   * @param captured what stands on its target, less than 0 for nothing
   */
  void make(int move, int piece, int captured) {
    int from = move & 63;
    int to = move >> 6 & 63;
    step(from, to, piece, captured);
    squares[from] = EMPTY;
    squares[to] = (byte) piece;
    rights &= RIGHTS[from] & RIGHTS[to];
    passed = -1;
    if (move >> 12 != 0) {
      makeSpecial(move, to, piece);
    }
    side ^= 1;
  }

  private void step(int from, int to, int piece, int captured) {
    turn(piece, 1L << from | 1L << to);
    if (captured >= 0) {
      turn(captured, 1L << to);
    }
  }

  private void makeSpecial(int move, int to, int piece) {
    switch (move >> 12 & 15) {
      case DOUBLE_STEP -> passed = ((move & 63) + to) / 2;
      case PROMOTION -> {
        turn(piece, 1L << to);
        put(side * SIDE + (move >> 16), to);
      }
      case EN_PASSANT -> {
        int beside = to + (side == 0 ? -8 : 8);
        turn(squares[beside], 1L << beside);
        squares[beside] = EMPTY;
      }
      default -> moveRook(rookCorner(to), rookTarget(to));
    }
  }

  /** Takes a move back, of the same piece and capture. */
  void takeBack(int move, int piece, int captured) {
    int from = move & 63;
    int to = move >> 6 & 63;
    side ^= 1;
    if (move >> 12 != 0) {
      takeBackSpecial(move, to, piece);
    }
    step(from, to, piece, captured);
    squares[from] = (byte) piece;
    squares[to] = (byte) captured;
  }

  private void takeBackSpecial(int move, int to, int piece) {
    switch (move >> 12 & 15) {
      case PROMOTION -> {
        turn(squares[to], 1L << to);
        turn(piece, 1L << to);
      }
      case EN_PASSANT -> put((side ^ 1) * SIDE + PAWN, to + (side == 0 ? -8 : 8));
      case CASTLING -> moveRook(rookTarget(to), rookCorner(to));
      default -> {}
    }
  }

  private static int rookCorner(int kingTarget) {
    return kingTarget % 8 == 6 ? kingTarget + 1 : kingTarget - 2;
  }

  private static int rookTarget(int kingTarget) {
    return kingTarget % 8 == 6 ? kingTarget - 1 : kingTarget + 1;
  }

  private void moveRook(int from, int to) {
    turn(side * SIDE + ROOK, 1L << from | 1L << to);
    squares[to] = squares[from];
    squares[from] = EMPTY;
  }
}
