package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Slide;

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
