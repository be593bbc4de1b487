package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.generated.AttackTables.Other;
import io.github.betza.generated.AttackTables.Way;
import java.util.Arrays;

/**
 * The lines on which the royal pieces of the side to move are attacked, or may be after one move,
 * and the sets of squares on which its moves may end: the check masks. One rule serves riders, lame
 * leapers, hoppers and royal pieces that face each other, see {@link Way}. For generated code and
 * for games.
 */
public final class Checks {
  private final Board board;
  private final BitBoards bits;
  private final AttackTables tables;
  private final LineAttacks attacks;
  private final CheckLines lines;
  private final CastlingPartner partners;
  private final int words;

  /** Which moves are listed, a value of {@link PieceMoves}. */
  private int part;

  private int side;

  private boolean endsByNullMove;

  private int[] royals = new int[4];
  private int royalCount;

  /** Where pieces and holes are. */
  private final long[] occupied;

  /** The pieces that cannot be hurdles. */
  private final long[] blockers;

  /** The squares for which the attack on the only royal piece has been computed. */
  private final long[] looked;

  private final long[] unsafe;

  /**
   * By square: the squares to which castling of a king there may lead; null until it is first
   * needed.
   */
  private long[] castling;

  /** Makes the checks of a game. */
  public Checks(AttackTables tables, Board board, BitBoards bits) {
    this.tables = tables;
    this.board = board;
    this.partners = new CastlingPartner(board.cells(), bits);
    this.bits = bits;
    this.words = bits.words();
    this.attacks = new LineAttacks(tables, bits);
    this.occupied = new long[words];
    this.blockers = new long[words];
    this.looked = new long[words];
    this.unsafe = new long[words];
    this.lines = new CheckLines(bits, occupied, blockers);
  }

  /** Sets which moves are listed from now on: a value of {@link PieceMoves}. */
  public void want(int newPart) {
    part = newPart;
  }

  /**
   * Returns a word of the set of squares on which listed moves may end of a piece that does not
   * promote.
   */
  public long wanted(int word) {
    return wanted(0, word);
  }

  /**
   * Returns a word of the set of squares on which listed moves may end of a piece that must promote
   * on some squares: promotions are listed with the captures.
   *
   * @param zone the same word of the set of these squares
   */
  public long wanted(long zone, int word) {
    long captures = bits.side(side ^ 1, word) | zone;
    return switch (part) {
      case PieceMoves.CAPTURES -> captures;
      case PieceMoves.QUIETS -> ~captures;
      default -> -1;
    };
  }

  /** Permits moves of the side to move to end on all squares: no royal piece needs to be safe. */
  public void open() {
    clear();
    royalCount = 0;
  }

  /**
   * Finds the lines to the royal pieces of the side to move.
   *
   * @return whether no other attack can hit them on their squares: then the masks decide which
   *     plain moves of other pieces are legal
   */
  public boolean look() {
    clear();
    findRoyals();
    boolean known = true;
    for (int i = 0; i < royalCount; i++) {
      lines.close(royals[i]);
      look(tables.side(side ^ 1), royals[i]);
      known &= !mayBeAttackedByOthers(tables.side(side ^ 1), royals[i]);
    }
    return known;
  }

  private void look(AttackTables.Side enemies, int royal) {
    int[] pieces = enemies.pieces;
    long[] origins = enemies.origins;
    int first = royal * pieces.length;
    boolean mayLeap = bits.meet(side ^ 1, enemies.leapOrigins, royal * words);
    for (int place = mayLeap ? 0 : enemies.leaping; place < pieces.length; place++) {
      long left = bits.word(pieces[place]) & origins[first + place];
      for (; left != 0; left &= left - 1) {
        int from = enemies.bit[place] + Long.numberOfTrailingZeros(left);
        Way way = enemies.ways[enemies.number[place]];
        lines.meet(way, from, way.places[royal * tables.squares + from]);
      }
    }
  }

  private void clear() {
    side = board.side();
    for (int word = 0; word < words; word++) {
      occupied[word] = bits.occupied(word);
      looked[word] = 0;
    }
    for (int word = 0; tables.hasHurdles && word < words; word++) {
      blockers[word] = attacks.blockers(word);
    }
    lines.clear(side);
    attacks.look(side, occupied, blockers);
  }

  private void findRoyals() {
    royalCount = 0;
    for (int kind : tables.royals) {
      for (int word = 0; word < words; word++) {
        for (long left = bits.pieces(side, kind, word); left != 0; left &= left - 1) {
          if (royalCount == royals.length) {
            royals = Arrays.copyOf(royals, 2 * royalCount);
          }
          royals[royalCount++] = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        }
      }
    }
  }

  /**
   * Returns whether some enemies attack without lines, so that royal pieces may move into their
   * attacks.
   */
  public boolean hasOthers() {
    for (Other other : tables.side(side ^ 1).others) {
      for (int word = 0; word < words; word++) {
        if (bits.pieces(side ^ 1, other.kind, word) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayBeAttackedByOthers(AttackTables.Side enemies, int royal) {
    for (Other other : enemies.others) {
      for (int word = 0; word < words; word++) {
        long pieces = bits.pieces(side ^ 1, other.kind, word);
        if ((pieces & other.origins(royal, words, word)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns a word of the set of squares on which the moves of a piece that is not held may end.
   */
  public long targets(int word) {
    return lines.targets(word);
  }

  /** Returns a word of the set of pieces whose moves may end on squares of their own. */
  public long held(int word) {
    return lines.held(word);
  }

  /** Returns whether only royal pieces may move. */
  public boolean allowNone() {
    long any = 0;
    for (int word = 0; word < words; word++) {
      any |= lines.targets(word) | lines.held(word);
    }
    return any == 0;
  }

  /**
   * Sets whether a move that leaves a royal piece on its square is legal in check as well, because
   * it ends the game.
   */
  public void endByNullMove(boolean ends) {
    endsByNullMove = ends;
  }

  /** Returns whether moves that leave a royal piece on its square are listed and legal. */
  public boolean allowNullMove() {
    return (endsByNullMove || !isChecked()) && part != PieceMoves.CAPTURES;
  }

  /** Returns whether a royal piece is attacked along a line. */
  public boolean isChecked() {
    return lines.isOpen();
  }

  /**
   * Returns a word of the set of squares on which plain moves of a piece that is not royal may end.
   *
   * @param from its bit
   * @param word which word
   */
  public long targetsOf(int from, int word) {
    return lines.targetsOf(from, word);
  }

  /** Returns whether a plain move to another square is legal, also for a royal piece. */
  public boolean allow(int from, int to) {
    return isRoyal(from)
        ? safe(from, BitBoards.bit(to, to >> 6), to >> 6) != 0
        : (targetsOf(from, to >> 6) >>> to & 1) != 0;
  }

  private boolean isRoyal(int from) {
    for (int i = 0; i < royalCount; i++) {
      if (royals[i] == from) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the squares of a word of a set to which a royal piece may go.
   *
   * @param from its bit
   */
  public long safe(int from, long set, int word) {
    return safe(from, set, 0, word);
  }

  /**
   * Returns the same for a royal piece that castles while it is unmoved.
   *
   * @param steps how far it goes then, in files: the attacks on its way are computed, too
   */
  public long safe(int from, long set, int steps, int word) {
    long all = set;
    if (steps > 0
        && part != PieceMoves.CAPTURES
        && !lines.isOpen()
        && (bits.unmoved(from >> 6) >>> from & 1) != 0) {
      castling = castling == null ? ways(steps) : castling;
      all |= castling[from * words + word] & ~occupied[word];
    }
    if (royalCount == 0 || all == 0) {
      return set;
    }
    // Its last square is on no line to that square.
    attacks.leave(from);
    long attacked = attacks.attacked(from, all, word);
    if (royalCount == 1) {
      looked[word] = all;
      unsafe[word] = attacked;
    }
    long safe = set & ~attacked;
    for (long left = royalCount == 1 ? 0 : safe; left != 0; left &= left - 1) {
      int to = word * Long.SIZE + Long.numberOfTrailingZeros(left);
      attacks.move(from, to);
      if (endangers(from, to)) {
        safe ^= left & -left;
      }
    }
    return safe;
  }

  /** Returns by square the words of the squares to which castling may lead. */
  private long[] ways(int steps) {
    long[] found = new long[tables.squares * words];
    int files = board.geometry().files();
    for (int from = 0; from < tables.squares; from++) {
      int file = from % files;
      int last = from + Math.min(steps, files - 1 - file);
      for (int bit = from - Math.min(steps, file); bit <= last; bit++) {
        found[from * words + (bit >> 6)] |= 1L << bit;
      }
    }
    return found;
  }

  /** Returns whether a royal piece is lost, or attacked, if another one has moved. */
  private boolean endangers(int from, int to) {
    for (int i = 0; i < royalCount; i++) {
      if (royals[i] == to || (royals[i] != from && attacks.find(royals[i], to))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an enemy of a side attacks a square along a line in the position. */
  public boolean isAttacked(int target, int whose) {
    return attacks.findNow(target, whose);
  }

  /**
   * Returns whether a capture en passant is listed and leaves the royal pieces safe.
   *
   * @param from the bit of the piece
   * @param to the bit that it reaches, which is empty
   * @param victim the bit of the piece that it captures
   */
  public boolean allowEnPassant(int from, int to, int victim) {
    if (part == PieceMoves.QUIETS) {
      return false;
    }
    attacks.move(from, to);
    attacks.remove(victim);
    for (int i = 0; i < royalCount; i++) {
      if (attacks.find(royals[i], victim)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Appends castling of a royal piece that has not moved yet, with the first piece on one side of
   * it, if no piece attacks its square, the squares that it passes and the one where it ends,
   * unless only captures are listed.
   *
   * @param from the bit of the royal piece
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far it goes, in files
   * @param inset the distance of its partner from the edge, in files
   */
  public void castle(int from, int step, int steps, int inset, MoveList moves) {
    if (part != PieceMoves.CAPTURES
        && partners.isThere(from, step, steps, inset)
        && (royalCount == 0 || isSafe(from, step, steps, inset))) {
      partners.castle(from, step, steps, moves);
    }
  }

  /**
   * Returns whether a castling king is attacked on no square of its way, and no other king at the
   * end.
   */
  private boolean isSafe(int from, int step, int steps, int inset) {
    int to = from + step * steps;
    // On a rank bits follow each other as squares do.
    for (int passed = 1; passed < steps; passed++) {
      if (isAttackedOn(from, from + step * passed)) {
        return false;
      }
    }
    // A partner at the edge was on no straight line to that square, and may block one now.
    boolean isLooked = (looked[to >> 6] >>> to & 1) != 0;
    if (tables.straight && inset == 0 && isLooked && (unsafe[to >> 6] >>> to & 1) == 0) {
      return true;
    }
    attacks.move(from, to);
    attacks.moveAsWell(bits.number(partners.square(from, step)), to - step);
    return !attacks.find(to, -1) && !(royalCount > 1 && endangers(from, to));
  }

  private boolean isAttackedOn(int from, int passed) {
    if ((looked[passed >> 6] >>> passed & 1) != 0) {
      return (unsafe[passed >> 6] >>> passed & 1) != 0;
    }
    attacks.move(from, passed);
    return attacks.find(passed, -1);
  }
}
