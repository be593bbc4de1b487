package io.github.betza.processor.browser;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.core.JSArrayReader;

/** The declaration of a game as a page holds it: the members of the annotation. */
public interface GameDeclaration extends JSObject {
  /** Returns the name of the game. */
  @JSProperty
  String getName();

  /** Returns the number of files. */
  @JSProperty
  int getFiles();

  /** Returns the number of ranks. */
  @JSProperty
  int getRanks();

  /** Returns the position in which a game begins. */
  @JSProperty
  String getSetup();

  /** Returns the pieces, in the order of their kinds. */
  @JSProperty
  JSArrayReader<RuleData> getPieces();

  /** Returns which pieces promote. */
  @JSProperty
  JSArrayReader<RuleData> getPromotions();

  /** Returns which pieces may not leave which squares. */
  @JSProperty
  JSArrayReader<RuleData> getZones();

  /** Returns which pieces have further moves within some squares. */
  @JSProperty
  JSArrayReader<RuleData> getExtras();

  /** Returns which pieces are like the edge of the board to which. */
  @JSProperty
  JSArrayReader<RuleData> getBlockers();

  /** Returns the squares that win the game. */
  @JSProperty
  JSArrayReader<RuleData> getGoals();

  /** Returns the name of a {@link io.github.betza.Royalty}. */
  @JSProperty
  String getRoyalty();

  /** Returns the name of a {@link io.github.betza.Stalemate}. */
  @JSProperty
  String getStalemate();

  /** Returns the name of a {@link io.github.betza.BareKing}. */
  @JSProperty
  String getBareKing();

  /** Returns how often a position may occur, or 0. */
  @JSProperty
  int getRepetitions();

  /** Returns how many moves of each side may change nothing for good, or 0. */
  @JSProperty
  int getMoveLimit();

  /** Returns the name of a {@link io.github.betza.Capturing}. */
  @JSProperty
  String getCapturing();

  /** Returns whether royal pieces may not face each other on a file. */
  @JSProperty("flyingGeneral")
  boolean isFlyingGeneral();

  /** Returns whether royal pieces that do must be separated. */
  @JSProperty("bikjang")
  boolean isBikjang();

  /** Returns whether two passes in a row end the game. */
  @JSProperty("passesEnd")
  boolean isPassesEnd();
}
