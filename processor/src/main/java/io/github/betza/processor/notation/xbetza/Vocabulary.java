package io.github.betza.processor.notation.xbetza;

/** In which dialect corrections are offered: Betza's own has no legs to spell a move with. */
enum Vocabulary {
  /** Everything that this grammar has. */
  XBETZA(""),
  /** What Betza himself wrote. */
  CLASSIC("in XBETZA, which has legs, ");

  private final String beforeLegs;

  Vocabulary(String beforeLegs) {
    this.beforeLegs = beforeLegs;
  }

  /** Returns a help text that spells a move leg by leg. */
  String legByLeg(String help) {
    return beforeLegs + help;
  }
}
