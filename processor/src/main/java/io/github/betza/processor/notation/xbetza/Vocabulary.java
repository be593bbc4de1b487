package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /** Returns the advice to spell a move leg by leg, in one of some ways. */
  Advice legByLeg(Suggestion... spellings) {
    return this == XBETZA
        ? Advice.suggest(spellings)
        : Advice.note(
            Stream.of(spellings)
                .map(each -> '"' + each.text() + "\" (" + each.reason() + ")")
                .collect(Collectors.joining(", ", beforeLegs + "write ", "")));
  }
}
