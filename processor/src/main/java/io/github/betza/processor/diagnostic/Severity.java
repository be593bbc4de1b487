package io.github.betza.processor.diagnostic;

/** How bad a problem is. */
public enum Severity {
  /** The notation has no meaning; no moves are generated. */
  ERROR,
  /** The notation has a meaning, but probably not the one that its author had in mind. */
  WARNING
}
