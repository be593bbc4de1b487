package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.resolve.PathCount;
import io.github.betza.processor.path.resolve.SaturatedMath;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.function.Supplier;

/** The limits of notations in all dialects; texts beyond them are refused. */
public final class NotationLimits {
  /** The longest notation that is read, in letters. */
  public static final int LONGEST = 1_000;

  /**
   * The most paths of one piece: ways to choose a direction for every leg of every move, counting
   * paths that can be open in one position.
   */
  public static final long MOST_PATHS = 100_000;

  /**
   * The most ways to move of one piece: to choose a direction and a length for every leg of every
   * move, on an empty board of 36x36 squares. Listing the moves walks all of them, which takes
   * seconds at the limit.
   */
  public static final long MOST_RUNS = 10_000_000_000L;

  private NotationLimits() {}

  /** The work of reading a text, without its letters. */
  private static final long TEXT = 150;

  /** The work of reading a letter. */
  private static final long LETTER = 10;

  /** The work for a leg of a move. */
  private static final long LEG = 80;

  /** Returns whether a notation is too long to be read; its letters are then not examined. */
  public static boolean isTooLong(String notation) {
    return notation.length() > LONGEST;
  }

  /** Returns whether a notation is neither empty nor too long, and otherwise reports it. */
  public static boolean isReadable(String notation, ProblemLog log) {
    if (notation.isEmpty()) {
      log.add(
          ProblemCode.EMPTY_NOTATION,
          new Span(0, 0),
          "the notation is empty",
          "write how the piece moves, such as \"N\" (the knight), \"R\" (the rook) or \"fmWfcF\" "
              + "(the pawn)");
      return false;
    }
    if (isTooLong(notation)) {
      log.add(
          ProblemCode.NOTATION_TOO_LONG,
          new Span(LONGEST, notation.length()),
          "the notation has " + notation.length() + " letters, more than " + LONGEST,
          "write the moves after the first "
              + LONGEST
              + " letters as a second piece, or leave them "
              + "out");
      return false;
    }
    log.work().count(TEXT + LETTER * notation.length());
    return true;
  }

  /**
   * Reports a piece with too many paths.
   *
   * @param help the correction to suggest
   */
  public static void check(String notation, List<MoveSpec> moves, String help, ProblemLog log) {
    check(notation, moves, () -> help, log);
  }

  /**
   * Reports a piece with too many paths.
   *
   * @param help finds the correction to suggest
   */
  public static void check(
      String notation, List<MoveSpec> moves, Supplier<String> help, ProblemLog log) {
    long runs = 0;
    for (MoveSpec move : moves) {
      if (move instanceof Chain chain) {
        log.work().count(LEG * chain.legs().size());
        runs = SaturatedMath.sum(runs, PathCount.runs(chain, log.work()));
      }
    }
    // A path runs in at least one way, so most pieces need no second count.
    long paths = runs > MOST_PATHS ? paths(moves, log.work()) : runs;
    if (paths > MOST_PATHS) {
      report(notation, log, paths, "paths", MOST_PATHS, help.get());
    } else if (runs > MOST_RUNS) {
      report(notation, log, runs, "ways to move on an empty 36x36 board", MOST_RUNS, help.get());
    }
  }

  private static long paths(List<MoveSpec> moves, Work work) {
    long paths = 0;
    for (MoveSpec move : moves) {
      if (move instanceof Chain chain) {
        paths = SaturatedMath.sum(paths, PathCount.open(chain, work));
      }
    }
    return paths;
  }

  private static void report(
      String notation, ProblemLog log, long count, String what, long limit, String help) {
    String number =
        count == Long.MAX_VALUE ? "more " + what + " than can be counted" : count + " " + what;
    log.add(
        ProblemCode.TOO_MANY_PATHS,
        new Span(0, notation.length()),
        "the piece has " + number + "; the limit is " + limit,
        help);
  }
}
