package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * Writes the look-ups of several slides at once, on a board of at most 64 squares.
 *
 * @param files the number of files of the board
 * @param ranks the number of its ranks
 * @param words the names of sets of bits
 * @param constants the tables
 */
record LineCalls(int files, int ranks, BitWords words, BitConstants constants) {
  /** The most squares that may matter to a square; with more a table takes long to make. */
  private static final int MOST_BITS = 11;

  /** The size of the board for which the runtime contains the magics of rooks and bishops. */
  private static final int KNOWN_SIZE = 8;

  /**
   * Adds the squares reached by slides that can be looked up at once.
   *
   * @param sets the squares reached, by word
   * @param turns whether the pieces of the two sides move differently
   * @return these slides
   */
  List<Slide> add(List<IntFunction<Code>> sets, List<Slide> slides, boolean turns) {
    List<Slide> added = new ArrayList<>();
    for (boolean symmetric : List.of(true, false)) {
      Predicate<Slide> isHere = slide -> symmetric == (!turns || slides.contains(slide.turned()));
      for (List<Slide> group : groups(slides.stream().filter(isHere).toList())) {
        Code white = reach(group);
        Code reached =
            symmetric
                ? white
                : BitWords.bySide(white, reach(group.stream().map(Slide::turned).toList()));
        sets.add(word -> reached);
        added.addAll(group);
      }
    }
    return added;
  }

  /** Returns the groups of slides that can be looked up at once. */
  private List<List<Slide>> groups(Collection<Slide> slides) {
    Map<LineKind, List<Slide>> groups = new LinkedHashMap<>();
    for (Slide slide : slides) {
      if (slide.isDirect() && !slide.joined()) {
        groups.computeIfAbsent(LineKind.of(slide), none -> new ArrayList<>()).add(slide);
      }
    }
    return groups.values().stream().filter(this::serves).toList();
  }

  /** Returns whether a group is looked up at once; a single slide is found as fast from its ray. */
  private boolean serves(List<Slide> group) {
    boolean known =
        files == KNOWN_SIZE && ranks == KNOWN_SIZE && LineKind.of(group.get(0)).longer() == 1;
    return group.size() > 1 && (known || bits(group) <= MOST_BITS);
  }

  /** Returns the greatest number of squares that matter to a square. */
  private int bits(List<Slide> group) {
    int most = 0;
    for (int file = 0; file < files; file++) {
      for (int rank = 0; rank < ranks; rank++) {
        int bits = 0;
        for (Slide slide : group) {
          int room =
              Math.min(
                  room(file, files, slide.step().files()), room(rank, ranks, slide.step().ranks()));
          // The last square of a line does not matter.
          bits += Math.max(0, Math.min(room, slide.most()) - 1);
        }
        most = Math.max(most, bits);
      }
    }
    return most;
  }

  private static int room(int at, int size, int step) {
    if (step == 0) {
      return Integer.MAX_VALUE;
    }
    return step > 0 ? (size - 1 - at) / step : at / -step;
  }

  /** Returns the squares that a group reaches. */
  private Code reach(List<Slide> group) {
    LineKind kind = LineKind.of(group.get(0));
    List<Vector> steps = group.stream().map(Slide::step).toList();
    return Code.of(
        "$T.reach($L, $L, $L)",
        BitConstants.MAGICS,
        constants.magics(kind.tableName("LINES"), steps, kind.most()),
        BitWords.FROM,
        words.variable(BitWords.OCCUPIED, 0));
  }

  /**
   * What slides that are looked up together have in common.
   *
   * @param longer the greater number of files or ranks of a step
   * @param shorter the other number
   * @param most the most steps
   */
  record LineKind(int longer, int shorter, int most) {
    static LineKind of(Slide slide) {
      int files = Math.abs(slide.step().files());
      int ranks = Math.abs(slide.step().ranks());
      return new LineKind(Math.max(files, ranks), Math.min(files, ranks), slide.most());
    }

    /**
     * Returns what the name of a table of such slides begins with.
     *
     * @param what what the table holds, such as RAYS
     */
    String tableName(String what) {
      if (longer == 1) {
        return (shorter == 0 ? "ROOK_" : "BISHOP_") + what;
      }
      return what + "_" + longer + "_" + shorter;
    }
  }
}
