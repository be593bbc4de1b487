package io.github.betza.processor.emit.plan;

/** How large generated code may become. */
public final class CodeLimits {
  /** The most lines of code that a class may have; compiling more would be felt. */
  public static final int LINES = 6_000;

  /**
   * The most bytes that a method is estimated to have. HotSpot never compiles a method of more than
   * 8,000; the estimate errs on the large side, and this leaves room besides.
   */
  public static final int METHOD_BYTES = 6_000;

  /**
   * By how much the estimate is too large at the least. Code is split, and legs become methods of
   * their own, while the estimate is beyond the limit; what still is then has a single leg that
   * very many follow, and is refused only if what javac makes of it could be beyond the limit.
   */
  public static final int OVERESTIMATE = 2;

  /** So many legs, however they follow one another, take less than a quarter of the lines. */
  public static final int FEW_LEGS = 32;

  /** The most legs that are written into the method of the leg they follow. */
  public static final int INLINED_LEGS = 6;

  /**
   * The most effort of a search for attackers that walks captures backward, see {@link
   * PiecePlan#effort}. Some curves and multiple captures would take more code than all else.
   */
  public static final int BACKWARD_EFFORT = 170;

  /** How many ends of paths are looked at to find out which moves can come twice. */
  static final int ENUMERATED_ENDS = 6_000;

  private CodeLimits() {}

  /** Returns whether a method may hold code that is estimated to have so many bytes. */
  public static boolean allow(int bytes) {
    return bytes <= METHOD_BYTES;
  }
}
