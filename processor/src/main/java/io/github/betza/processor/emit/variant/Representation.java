package io.github.betza.processor.emit.variant;

/** The forms in which a game keeps its position. */
public enum Representation {
  /** As cells and lists of pieces, and also as sets of bits if they are faster. */
  AUTO,

  /** Only as cells and lists of pieces, on every board. */
  CELLS
}
