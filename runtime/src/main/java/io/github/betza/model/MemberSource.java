package io.github.betza.model;

/** The values of one annotation, wherever they come from. */
public interface MemberSource {
  /**
   * Returns the value of a member: a String, an Integer, a Boolean, a constant or its name, for
   * {@link Member.Kind#RULES} a list of sources; null where it cannot be worked out (yet).
   */
  Object value(Member<?> member);
}
