package io.github.betza.processor.notation;

import io.github.betza.processor.path.spec.Atom;

/** How EXTENDED and BEX write a leap that has no letter. */
public final class Leaps {
  private Leaps() {}

  /** Returns a leap by its numbers, the longer part first, as seed 000 writes the giraffe's. */
  public static String byNumbers(Atom atom) {
    return "(" + atom.far() + "," + atom.near() + ")";
  }
}
