package io.github.betza.processor.describe;

import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Describes the end of a move, with its effects. */
final class LandingWords {
  private LandingWords() {}

  /** The common part of landings that one phrase describes. */
  private record Sequel(boolean grants, Finish finish, List<Custody> custodies) {
    static Sequel of(Landing landing) {
      return new Sequel(landing.grantsEnPassant(), landing.finish(), landing.custodies());
    }

    /** Written out, like {@link Vector#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Sequel sequel
          && grants == sequel.grants
          && finish == sequel.finish
          && custodies.equals(sequel.custodies);
    }

    @Override
    public int hashCode() {
      return 62 * finish.hashCode() + 2 * custodies.hashCode() + (grants ? 1 : 0);
    }
  }

  /** Returns the ends of a move, each as words: "to move or capture". */
  static List<String> endings(List<Landing> landings) {
    Map<Sequel, Set<LegOutcome>> bySequel = new LinkedHashMap<>();
    for (Landing landing : landings) {
      Sequel sequel = Sequel.of(landing);
      Set<LegOutcome> outcomes = bySequel.get(sequel);
      if (outcomes == null) {
        outcomes = new TreeSet<>();
        bySequel.put(sequel, outcomes);
      }
      outcomes.add(landing.outcome());
    }
    List<String> endings = new ArrayList<>();
    for (Map.Entry<Sequel, Set<LegOutcome>> entry : bySequel.entrySet()) {
      Sequel sequel = entry.getKey();
      String empty = sequel.finish().returns() ? "touch an empty square" : "move";
      endings.add(OutcomeWords.ending(entry.getValue(), empty) + words(sequel));
    }
    return endings;
  }

  private static String words(Sequel sequel) {
    String finish =
        switch (sequel.finish()) {
          case STAY -> "";
          case RETURN -> ", and returns to the square that it came from";
          case VANISH -> ", and captures itself: it vanishes";
          case RETURN_AND_VANISH ->
              ", returns to the square that it came from, and captures itself: it vanishes";
        };
    String rights =
        sequel.grants() ? " (it can then be captured en passant on squares passed over)" : "";
    return finish + custody(sequel.custodies()) + rights;
  }

  private static String custody(List<Custody> custodies) {
    if (custodies.isEmpty()) {
      return "";
    }
    Comparator<Vector> byPlace =
        Comparator.comparingInt(Vector::files).thenComparingInt(Vector::ranks);
    Map<String, Set<Vector>> friends = new TreeMap<>();
    for (Custody custody : custodies) {
      Vector friend = custody.friend();
      String distance =
          EnglishText.isOblique(friend)
              ? "a leap of " + EnglishText.leap(friend) + " away"
              : EnglishText.count(friend.reach(), "square") + " away";
      friends.computeIfAbsent(distance, key -> new TreeSet<>(byPlace)).add(friend);
    }
    List<String> places = new ArrayList<>();
    friends.forEach(
        (distance, set) -> {
          boolean oblique = set.stream().anyMatch(EnglishText::isOblique);
          places.add(oblique ? distance : distance + " " + Compass.straight(set));
        });
    return ", capturing every enemy piece that alone stands between it and an own piece "
        + EnglishText.either(places)
        + ", of which there must be at least one";
  }
}
