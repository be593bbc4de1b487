package io.github.betza.game;

import io.github.betza.board.Side;
import java.util.EnumMap;
import java.util.Map;

/**
 * How a game stands, and why. All there can be are made once, as engines need one at every node.
 */
final class Verdict {
  /** The game goes on. */
  static final Verdict NONE = new Verdict(EndReason.NONE, Ending.NONE);

  private static final Map<EndReason, Verdict> WHITE_WINS = all(Ending.win(Side.WHITE));
  private static final Map<EndReason, Verdict> BLACK_WINS = all(Ending.win(Side.BLACK));
  private static final Map<EndReason, Verdict> DRAWS = all(Ending.DRAW);

  private final EndReason reason;
  private final Ending ending;

  private Verdict(EndReason reason, Ending ending) {
    this.reason = reason;
    this.ending = ending;
  }

  /** Returns the verdicts with an ending. */
  private static Map<EndReason, Verdict> all(Ending ending) {
    Map<EndReason, Verdict> verdicts = new EnumMap<>(EndReason.class);
    for (EndReason reason : EndReason.values()) {
      verdicts.put(reason, new Verdict(reason, ending));
    }
    return verdicts;
  }

  /** Returns the verdict that a side, 0 for White or 1 for Black, has won. */
  static Verdict win(int side, EndReason reason) {
    return (side == Side.WHITE ? WHITE_WINS : BLACK_WINS).get(reason);
  }

  /** Returns the verdict that the game is drawn. */
  static Verdict draw(EndReason reason) {
    return DRAWS.get(reason);
  }

  EndReason reason() {
    return reason;
  }

  Ending ending() {
    return ending;
  }
}
