package io.github.betza.model;

/**
 * The values of one annotation, from any source: Java code, a class file, a page, or a text that a
 * program reads. {@link Form#read} makes a record of them.
 */
public interface MemberSource {
  /**
   * Returns the value of a member.
   *
   * @return a {@link String}, an {@link Integer}, a {@link Boolean}, a constant or its name; for
   *     {@link Member.Kind#RULES} a {@link java.util.List} of sources, one for each annotation;
   *     null if the value is not known (yet)
   */
  Object value(Member<?> member);
}
