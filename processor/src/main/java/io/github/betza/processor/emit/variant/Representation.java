package io.github.betza.processor.emit.variant;

/** In what forms a game keeps its position. */
public enum Representation {
  /** As cells and lists of pieces, and besides as sets of bits where those are faster. */
  AUTO,

  /** As cells and lists of pieces alone, on every board. */
  CELLS
}
