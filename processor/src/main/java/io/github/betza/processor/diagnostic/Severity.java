package io.github.betza.processor.diagnostic;

/** The severity of a problem. */
public enum Severity {
  /** The notation has no meaning; no moves are generated. */
  ERROR,
  /** The notation has a meaning, but probably not the intended one. */
  WARNING
}
