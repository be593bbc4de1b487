package io.github.betza.game;

import java.util.EnumMap;
import java.util.Map;

/** How a game stands, and why. All there can be are made once, as engines ask at every node. */
final class Verdict {
  /** The game goes on. */
  static final Verdict NONE = new Verdict(EndReason.NONE, Ending.NONE);

  private static final Map<EndReason, Map<Ending, Verdict>> ALL = new EnumMap<>(EndReason.class);

  static {
    for (EndReason reason : EndReason.values()) {
      Map<Ending, Verdict> verdicts = new EnumMap<>(Ending.class);
      for (Ending ending : Ending.values()) {
        verdicts.put(ending, new Verdict(reason, ending));
      }
      ALL.put(reason, verdicts);
    }
  }

  private final EndReason reason;
  private final Ending ending;

  private Verdict(EndReason reason, Ending ending) {
    this.reason = reason;
    this.ending = ending;
  }

  /** Returns the verdict that a side, 0 for White or 1 for Black, has won. */
  static Verdict win(int side, EndReason reason) {
    return ALL.get(reason).get(Ending.win(side));
  }

  /** Returns the verdict that the game is drawn. */
  static Verdict draw(EndReason reason) {
    return ALL.get(reason).get(Ending.DRAW);
  }

  EndReason reason() {
    return reason;
  }

  Ending ending() {
    return ending;
  }
}
