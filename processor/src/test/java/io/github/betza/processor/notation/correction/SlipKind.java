package io.github.betza.processor.notation.correction;

import io.github.betza.Dialect;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a hand may do to a notation by mistake. The Javadoc of each kind is its rule. */
enum SlipKind {
  /** Any letter of the alphabet in the place of a character. */
  REPLACE {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      int at = random.nextInt(text.length());
      return Optional.of(
          replaced(at, pick(LETTERS.replace(text.substring(at, at + 1), ""), random)));
    }
  },
  /** A small letter taken out, and put back two to four places from there. */
  MOVED_MODIFIER {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      Optional<Integer> from = index(text, i -> Character.isLowerCase(text.charAt(i)), random);
      if (from.isEmpty() || text.length() < 3) {
        return Optional.empty();
      }
      int at = from.get();
      List<Integer> places =
          IntStream.rangeClosed(Math.max(0, at - 4), Math.min(text.length() - 1, at + 4))
              .filter(to -> Math.abs(to - at) > 1)
              .boxed()
              .toList();
      if (places.isEmpty()) {
        return Optional.empty();
      }
      int to = places.get(random.nextInt(places.size()));
      String moved = text.substring(at, at + 1);
      return Optional.of(
          to < at
              ? new SlipEdit(to, at + 1, moved + text.substring(to, at))
              : new SlipEdit(at, to + 1, text.substring(at + 1, to + 1) + moved));
    }
  },
  /** A letter more that the dialect does not have. */
  ALIEN_LETTER {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      String known = ATOMS.get(dialect) + SMALL.get(dialect);
      String alien =
          LETTERS
              .chars()
              .mapToObj(Character::toString)
              .filter(letter -> !known.contains(letter))
              .collect(Collectors.joining());
      return Optional.of(inserted(text, pick(alien, random), random));
    }
  },
  /** A sign more that hardly a dialect has. */
  ALIEN_SIGN {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return Optional.of(inserted(text, pick("!#;:./&%$@~'`\\_|^=+,", random), random));
    }
  },
  /** A small letter of the dialect more. */
  INSERT_LOWER {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return Optional.of(inserted(text, pick(SMALL.get(dialect), random), random));
    }
  },
  /** A character less. */
  DELETE {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return text.length() < 2
          ? Optional.empty()
          : Optional.of(replaced(random.nextInt(text.length()), ""));
    }
  },
  /** Two different neighbors exchanged. */
  SWAP {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return index(text, i -> i + 1 < text.length() && text.charAt(i) != text.charAt(i + 1), random)
          .map(at -> new SlipEdit(at, at + 2, "" + text.charAt(at + 1) + text.charAt(at)));
    }
  },
  /** A character typed twice. */
  DOUBLE {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      int at = random.nextInt(text.length());
      return Optional.of(replaced(at, text.substring(at, at + 1).repeat(2)));
    }
  },
  /** A letter in the other case. */
  CASE {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return index(text, i -> Character.isLetter(text.charAt(i)), random)
          .map(
              at -> {
                char c = text.charAt(at);
                char other =
                    Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
                return replaced(at, String.valueOf(other));
              });
    }
  },
  /** A bracket of another kind, more often than one less or one more; without brackets one more. */
  BRACKET {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      Optional<Integer> bracket = index(text, i -> isBracket(text.charAt(i)), random);
      if (bracket.isEmpty()) {
        return random.nextBoolean()
            ? Optional.empty()
            : Optional.of(inserted(text, pick("()[]{}", random), random));
      }
      int at = bracket.get();
      return Optional.of(
          switch (random.nextInt(4)) {
            case 0 -> replaced(at, "");
            case 1 -> inserted(text, pick("()[]{}", random), random);
            default -> replaced(at, pick(BRACKETS.replace(text.substring(at, at + 1), ""), random));
          });
    }
  },
  /** A character that looks like another one; for a quarter, or without one, its wide form. */
  LOOK_ALIKE {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      int at = random.nextInt(text.length());
      char c = text.charAt(at);
      String alike = ALIKE.getOrDefault(c, "");
      if (alike.isEmpty() || random.nextInt(4) == 0) {
        alike = Character.toString(c + ('\uff01' - '!'));
      }
      return Optional.of(replaced(at, pick(alike, random)));
    }
  },
  /** A blank or an invisible sign: half of them at the end, a quarter in front. */
  BLANK {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      String blank = BLANKS.get(random.nextInt(BLANKS.size()));
      int at =
          switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> random.nextInt(text.length() + 1);
            default -> text.length();
          };
      return Optional.of(new SlipEdit(at, at, blank));
    }
  },
  /** No letter is wrong, but the text is one of another dialect; see {@link Slips}. */
  WRONG_DIALECT {
    @Override
    Optional<SlipEdit> of(String text, Dialect dialect, Random random) {
      return Optional.empty();
    }
  };

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private static final String BRACKETS = "()[]{}<>";

  private static final List<String> BLANKS =
      List.of(" ", "  ", "\t", "\n", "\u00a0", "\u200b", "\ufeff", "\u3000");

  /** The capitals that each dialect has. {@code X} is one of XBETZA, but hardly of a piece. */
  private static final Map<Dialect, String> ATOMS =
      new EnumMap<>(
          Map.of(
              Dialect.XBETZA, "WFNDAHCLZJGKRBQOUIX",
              Dialect.EXTENDED, "OWFDAIHLCJZGNKBRQ",
              Dialect.BEX, "OWFDNAHLJGRBQK",
              Dialect.CLASSIC, "WFDNAHCLZJGKRBQ"));

  /** The small letters that each dialect has. */
  private static final Map<Dialect, String> SMALL =
      new EnumMap<>(
          Map.of(
              Dialect.XBETZA, "abcdefghijklmnopqrstuvxyz",
              Dialect.EXTENDED, "fblrsvahcmnjpgqzoiketxdy",
              Dialect.BEX, "fbrlsvhmcyenijpgzq",
              Dialect.CLASSIC, "fblrsvhmcnjpgzqoi"));

  /** Characters of the keyboard, of Cyrillic, Greek and Arabic, and of word processors. */
  private static final Map<Character, String> ALIKE =
      Map.ofEntries(
          Map.entry('l', "I1"),
          Map.entry('I', "l1"),
          Map.entry('1', "lI"),
          Map.entry('O', "0"),
          Map.entry('0', "Oo"),
          Map.entry('o', "0"),
          Map.entry('2', "Z"),
          Map.entry('Z', "2"),
          Map.entry('5', "S"),
          Map.entry('B', "8\u0412"),
          Map.entry('A', "\u0410\u0391"),
          Map.entry('K', "\u041a\u212a"),
          Map.entry('H', "\u041d"),
          Map.entry('C', "\u0421"),
          Map.entry('N', "\u039d"),
          Map.entry('a', "\u0430"),
          Map.entry('c', "\u0441"),
          Map.entry('p', "\u0440"),
          Map.entry('x', "\u0445"),
          Map.entry('y', "\u0443"),
          Map.entry('i', "\u0456"),
          Map.entry('s', "\u0455"),
          Map.entry('-', "\u2013\u2212\u2010"),
          Map.entry('?', "\uff1f\u061f"),
          Map.entry('*', "\u00d7\u2217"),
          Map.entry('(', "\uff08"),
          Map.entry(')', "\uff09"),
          Map.entry('[', "\uff3b"),
          Map.entry('+', "\uff0b"));

  /** Returns a slip of this kind in a text, if it can be made there. */
  abstract Optional<SlipEdit> of(String text, Dialect dialect, Random random);

  private static SlipEdit replaced(int at, String other) {
    return new SlipEdit(at, at + 1, other);
  }

  private static SlipEdit inserted(String text, String more, Random random) {
    int at = random.nextInt(text.length() + 1);
    return new SlipEdit(at, at, more);
  }

  private static String pick(String characters, Random random) {
    return String.valueOf(characters.charAt(random.nextInt(characters.length())));
  }

  private static boolean isBracket(char c) {
    return BRACKETS.indexOf(c) >= 0;
  }

  private static Optional<Integer> index(String text, IntPredicate wanted, Random random) {
    List<Integer> all = IntStream.range(0, text.length()).filter(wanted).boxed().toList();
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /** Returns the name as it is printed. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * A slip at a place of a text.
   *
   * @param start the first character that is not as it was meant
   * @param end behind the last of them
   * @param written what was written in their place
   */
  record SlipEdit(int start, int end, String written) {}
}
