package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Guesses terms for many lines at once that no group of lines suggests: captures without
 * replacement, the Pao of EXTENDED, and repetitions of a whole chain.
 */
record TermGuesser(Dialect target, ShortestDirections letters) {
  private static final int LONGEST_ROUND = 4;
  private static final int LONG_CHAIN = 16;
  private static final int ALL = 0b11111111;
  private static final List<String> EXOTIC = List.of("[cl]", "[cw]", "[ca]", "[cj]");

  /** Returns terms that may have some of the lines, and no others. */
  List<String> texts(List<WholePath> lines) {
    return switch (target) {
      case BEX -> exotic(lines);
      case EXTENDED -> prefixed("p", lines);
      case XBETZA, CLASSIC -> List.of();
    };
  }

  private List<String> exotic(List<WholePath> lines) {
    List<String> texts = new ArrayList<>();
    EXOTIC.forEach(operator -> texts.addAll(prefixed(operator, lines)));
    return texts;
  }

  /** Returns a word before each atom of a first leg, with and without its slider. */
  private List<String> prefixed(String word, List<WholePath> lines) {
    Map<String, Integer> directions = new TreeMap<>();
    Map<String, Atom> found = new LinkedHashMap<>();
    for (WholePath line : lines) {
      if (line.legs().size() > 1) {
        Atom own = Stride.atom(line.legs().get(0).step(0));
        int bit = 1 << Stride.direction(line.legs().get(0).step(0));
        for (Atom atom : own.far() == 1 ? List.of(Atom.king(), own) : List.of(own)) {
          DialectWriters.atoms(target)
              .of(atom)
              .ifPresent(
                  letter -> {
                    found.put(letter, atom);
                    directions.merge(letter, bit, (some, more) -> some | more);
                  });
        }
      }
    }
    List<String> texts = new ArrayList<>();
    found.forEach(
        (letter, atom) -> {
          int bits = directions.get(letter);
          boolean half = letter.equals("K") && bits != ALL;
          Optional<String> text = half ? Optional.empty() : letters.first(atom, bits);
          text.ifPresent(
              some -> {
                AtomLetters.slider(letter)
                    .ifPresent(slider -> texts.add(word(word, some) + slider));
                texts.add(word(word, some) + letter);
              });
        });
    return texts;
  }

  private String word(String word, String directions) {
    return target == Dialect.BEX ? word + directions : directions + word;
  }

  /**
   * Returns a repeated chain, made from the texts of its first rounds.
   *
   * @param round the terms of the lines with this number of legs
   */
  List<String> repeated(List<String> round) {
    if (target == Dialect.BEX && round.size() == 1) {
      return List.of("(" + round.get(0) + ")*");
    }
    if (target == Dialect.EXTENDED && round.size() == 1) {
      return bent(round.get(0));
    }
    return List.of();
  }

  /** A chain that bends to either side goes straight on if it bends back before the next round. */
  private static List<String> bent(String chain) {
    int joint = chain.indexOf('-');
    if (joint < 0) {
      return List.of();
    }
    String before = "(" + chain.substring(0, joint + 1);
    String after = chain.substring(joint + 1) + ")";
    return List.of(
        before + "fl" + after + "fr0" + before + "fr" + after + "fl0",
        before + "l" + after + "r0" + before + "r" + after + "l0",
        before + after + "0");
  }

  /** Returns whether lines are chains of different leaps, repeated up to the edge of the board. */
  static boolean isLongChain(List<WholePath> lines) {
    int longest = 0;
    Set<Atom> atoms = new HashSet<>();
    for (WholePath line : lines) {
      longest = Math.max(longest, line.legs().size());
      for (Leg leg : line.legs()) {
        if (!leg.length().isOne()) {
          return false;
        }
        atoms.add(Stride.atom(leg.step(0)));
      }
    }
    return longest >= LONG_CHAIN && atoms.size() > 1;
  }

  /** Returns the possible numbers of legs in one round of a repetition. */
  static List<Integer> rounds(List<WholePath> lines) {
    int longest = lines.stream().mapToInt(line -> line.legs().size()).max().orElse(0);
    List<Integer> rounds = new ArrayList<>();
    for (int legs = 2; legs <= LONGEST_ROUND; legs++) {
      int round = legs;
      if (longest >= 3 * legs && lines.stream().allMatch(line -> line.legs().size() % round == 0)) {
        rounds.add(legs);
      }
    }
    return rounds;
  }
}
