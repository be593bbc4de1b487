package io.github.betza.processor.emit;

import io.github.betza.Betza.Numbering;

/**
 * The only board that generated code must serve.
 *
 * @param files the number of files, 1 to 36
 * @param ranks the number of ranks, 1 to 36
 * @param numbering the numbers of its squares in functions over sets of bits
 */
public record DeclaredGeometry(int files, int ranks, Numbering numbering) {
  /** Makes a board whose squares are numbered from a1. */
  public DeclaredGeometry(int files, int ranks) {
    this(files, ranks, Numbering.FROM_A1);
  }
}
