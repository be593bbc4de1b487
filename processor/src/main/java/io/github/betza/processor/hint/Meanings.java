package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
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
  static List<Meaning> of(String notation, Dialect dialect, Work work) {
    Map<Dialect, Reading> clear = new EnumMap<>(Dialect.class);
    Map<Dialect, Reading> sound = new EnumMap<>(Dialect.class);
    for (Dialect other : Dialect.values()) {
      // CLASSIC is a part of XBETZA, and is not worth a name beside it.
      boolean named = other == Dialect.CLASSIC && sound.containsKey(Dialect.XBETZA);
      if (other == dialect || named || work.isSpent()) {
        continue;
      }
      Reading reading = Notations.readWithoutCorrections(notation, other, work);
      if (reading.isSound()) {
        sound.put(other, reading);
        if (reading.problems().isEmpty()) {
          clear.put(other, reading);
        }
      }
    }
    return grouped(notation, dialect, clear.isEmpty() ? sound : clear, work);
  }

  /** Returns those meanings in other dialects that are not the one that was read. */
  static List<Meaning> otherThan(Reading reading, String notation, Dialect dialect, Work work) {
    return of(notation, dialect, work).stream()
        .filter(meaning -> !meaning.isThatOf(reading, work))
        .toList();
  }

  private static List<Meaning> grouped(
      String notation, Dialect here, Map<Dialect, Reading> readings, Work work) {
    List<Meaning> meanings = new ArrayList<>();
    readings.forEach(
        (dialect, reading) -> {
          for (int i = 0; i < meanings.size(); i++) {
            if (meanings.get(i).isThatOf(reading, work)) {
              meanings.set(i, meanings.get(i).in(dialect));
              return;
            }
          }
          meanings.add(new Meaning(notation, here, List.of(dialect), reading));
        });
    return meanings;
  }
}
