package io.github.betza.processor.hint;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Reading;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a notation means in the dialects that were not said. */
final class Meanings {
  private Meanings() {}

  /**
   * Returns what a notation means in the dialects in which it has no problems, or else in those in
   * which it has no errors.
   */
  static List<Meaning> of(String notation, Language language) {
    Map<Language, Reading> clear = new EnumMap<>(Language.class);
    Map<Language, Reading> sound = new EnumMap<>(Language.class);
    for (Language other : Language.values()) {
      // CLASSIC is a part of XBETZA, and is not worth a name beside it.
      boolean named = other == Language.CLASSIC && sound.containsKey(Language.XBETZA);
      if (other == language || named) {
        continue;
      }
      Reading reading = Notations.read(notation, other);
      if (reading.isSound()) {
        sound.put(other, reading);
        if (reading.problems().isEmpty()) {
          clear.put(other, reading);
        }
      }
    }
    return grouped(notation, language, clear.isEmpty() ? sound : clear);
  }

  /** Returns those meanings in other dialects that are not the one that was read. */
  static List<Meaning> otherThan(Reading reading, String notation, Language language) {
    return of(notation, language).stream().filter(meaning -> !meaning.isThatOf(reading)).toList();
  }

  private static List<Meaning> grouped(
      String notation, Language here, Map<Language, Reading> readings) {
    List<Meaning> meanings = new ArrayList<>();
    readings.forEach(
        (language, reading) -> {
          for (int i = 0; i < meanings.size(); i++) {
            if (meanings.get(i).isThatOf(reading)) {
              meanings.set(i, meanings.get(i).in(language));
              return;
            }
          }
          meanings.add(new Meaning(notation, here, List.of(language), reading));
        });
    return meanings;
  }
}
