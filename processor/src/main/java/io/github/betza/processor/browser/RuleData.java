package io.github.betza.processor.browser;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A piece, or a rule for some pieces, as a page holds it; each has some of the members. */
public interface RuleData extends JSObject {
  /** Returns the letter of a piece, after a plus where it is a promoted form. */
  @JSProperty
  String getSymbol();

  /** Returns the name of a piece. */
  @JSProperty
  String getName();

  /** Returns whether a piece is royal. */
  @JSProperty("royal")
  boolean isRoyal();

  /** Returns the notation of a piece or of further moves. */
  @JSProperty
  String getNotation();

  /** Returns the name of the dialect of the notation. */
  @JSProperty
  String getDialect();

  /** Returns the letters of the pieces that a rule is about. */
  @JSProperty
  String getOf();

  /** Returns the letters of the other pieces of a rule. */
  @JSProperty
  String getTo();

  /** Returns the squares of a rule. */
  @JSProperty
  String getSquares();

  /** Returns the further squares of a zone, on which only captures end. */
  @JSProperty
  String getCaptures();

  /** Returns the squares of a promotion. */
  @JSProperty
  String getZone();

  /** Returns the name of a {@link io.github.betza.Promoting}. */
  @JSProperty
  String getOn();

  /** Returns whether a promotion is optional. */
  @JSProperty("optional")
  boolean isOptional();

  /** Returns whether only what was lost is promoted to. */
  @JSProperty("limited")
  boolean isLimited();
}
