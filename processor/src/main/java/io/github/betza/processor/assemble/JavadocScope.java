package io.github.betza.processor.assemble;

/** Which members of generated classes have Javadoc. */
public enum JavadocScope {
  /** Those that programs can use. A private one has a comment of one line, if any. */
  PROTECTED,
  /** All members. */
  PRIVATE
}
