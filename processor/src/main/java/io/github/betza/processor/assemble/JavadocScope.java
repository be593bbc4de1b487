package io.github.betza.processor.assemble;

/** The members of generated classes with Javadoc. */
public enum JavadocScope {
  /** Public and protected members. A private member has a comment of one line, if any. */
  PROTECTED,
  /** All members. */
  PRIVATE
}
