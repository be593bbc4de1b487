package io.github.betza.processor.translate;

import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Direction letters: for each set of directions the shortest text, the first in the alphabet. */
final class ShortestDirections {
  private static final String ALPHABET = "bfhlrsv";
  private static final int LONGEST = 4;

  private final Map<Symmetry, Map<Integer, String>> texts = new EnumMap<>(Symmetry.class);
  private final Map<String, Sector> sectors = new LinkedHashMap<>();

  /**
   * Makes the tables.
   *
   * @param hands whether {@code hr} and {@code hl} have a meaning
   * @param halves whether {@code fh} and its like have a meaning
   */
  ShortestDirections(boolean hands, boolean halves) {
    for (Symmetry symmetry : Symmetry.values()) {
      texts.put(symmetry, new LinkedHashMap<>());
    }
    List<String> longest = List.of("");
    for (int length = 1; length <= LONGEST; length++) {
      List<String> longer = new ArrayList<>();
      for (String start : longest) {
        for (int i = 0; i < ALPHABET.length(); i++) {
          longer.add(start + ALPHABET.charAt(i));
        }
      }
      longer.forEach(text -> add(text, hands, halves));
      longest = longer;
    }
  }

  private void add(String text, boolean hands, boolean halves) {
    if (text.contains("h") && !halves) {
      return;
    }
    for (Symmetry symmetry : Symmetry.values()) {
      int bits = bits(text, symmetry, hands);
      if (bits > 0) {
        texts.get(symmetry).putIfAbsent(bits, text);
      }
    }
    if (text.length() < LONGEST) {
      sector(text).ifPresent(sector -> sectors.put(text, sector));
    }
  }

  /** Returns the letters for directions of a first leg; the empty text for all its directions. */
  Optional<String> first(Atom atom, int bits) {
    if (bits == atom.ownDirections()) {
      return Optional.of("");
    }
    return Optional.ofNullable(texts.get(atom.symmetry()).get(bits));
  }

  /** Returns the letters for a turn in the eight-fold system of XBETZA. */
  Optional<String> turn(int bits) {
    return Optional.ofNullable(texts.get(Symmetry.EIGHTFOLD).get(bits));
  }

  /** Returns all letters that mean directions by the angle from the step before. */
  Map<String, Sector> sectors() {
    return sectors;
  }

  private static int bits(String text, Symmetry symmetry, boolean hands) {
    int bits = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean hasNext = i + 1 < text.length();
      if (letter == 'h') {
        boolean hand = hasNext && "rl".indexOf(text.charAt(i + 1)) >= 0;
        if (!hands || !hand || symmetry != Symmetry.OBLIQUE) {
          return 0;
        }
        bits |= Directions.hand(text.charAt(++i));
      } else if (hasNext && Directions.combine(letter, text.charAt(i + 1))) {
        bits |= Directions.pair(letter, text.charAt(++i), symmetry);
      } else {
        bits |= Directions.single(letter, symmetry);
      }
    }
    return bits;
  }

  private static Optional<Sector> sector(String text) {
    Sector sector = new Sector(0, 0, 0, 0);
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == 'h') {
        return Optional.empty();
      }
      boolean pair = i + 1 < text.length() && Directions.combine(letter, text.charAt(i + 1));
      sector = sector.or(pair ? Sectors.pair(letter, text.charAt(++i)) : Sectors.single(letter));
    }
    return Optional.of(sector);
  }
}
