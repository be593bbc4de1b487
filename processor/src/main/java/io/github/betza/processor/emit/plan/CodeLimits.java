package io.github.betza.processor.emit.plan;

/** The limits on the size of generated code. */
public final class CodeLimits {
  /** The most lines of a class; users would notice the time to compile more. */
  public static final int LINES = 6_000;

  /**
   * The most bytes that a method may have by the estimate. HotSpot never compiles a method of more
   * than 8,000; the estimate errs on the large side, and the difference is reserve.
   */
  public static final int METHOD_BYTES = 6_000;

  /**
   * The factor by which the estimate is too large at the least. While the estimate exceeds the
   * limit, code is split and legs become methods of their own. A method that still exceeds it is a
   * single leg with very many followers; it is refused only if the bytecode itself could exceed the
   * limit.
   */
  public static final int OVERESTIMATE = 2;

  /** This number of legs, however connected, takes less than a quarter of the lines. */
  public static final int FEW_LEGS = 32;

  /** The most legs that are written into the method of the leg before them. */
  public static final int INLINED_LEGS = 6;

  /**
   * The most effort of a backward search for attackers, see {@link PiecePlan#effort}. Some curves
   * and multiple captures would take more code than everything else.
   */
  public static final int BACKWARD_EFFORT = 170;

  /** The most ends of paths that are compared to find moves that can come twice. */
  static final int ENUMERATED_ENDS = 6_000;

  private CodeLimits() {}

  /** Returns whether a method of this estimated size is allowed. */
  public static boolean allow(int bytes) {
    return bytes <= METHOD_BYTES;
  }
}
