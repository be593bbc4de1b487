package io.github.betza.processor.notation.correction;

import java.util.Map;
import java.util.Optional;

/** What a hand may do to one letter of a text by mistake. */
enum SlipKind {
  DROPPED {
    @Override
    Optional<String> at(String text, int index) {
      return Optional.of(text.substring(0, index) + text.substring(index + 1));
    }
  },
  DOUBLED {
    @Override
    Optional<String> at(String text, int index) {
      return Optional.of(text.substring(0, index + 1) + text.substring(index));
    }
  },
  SWAPPED {
    @Override
    Optional<String> at(String text, int index) {
      return index + 1 < text.length() && text.charAt(index) != text.charAt(index + 1)
          ? Optional.of(
              text.substring(0, index)
                  + text.charAt(index + 1)
                  + text.charAt(index)
                  + text.substring(index + 2))
          : Optional.empty();
    }
  },
  RECASED {
    @Override
    Optional<String> at(String text, int index) {
      char c = text.charAt(index);
      char other = Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c);
      return c == other ? Optional.empty() : Optional.of(replaced(text, index, other));
    }
  },
  LOOK_ALIKE {
    @Override
    Optional<String> at(String text, int index) {
      return Optional.ofNullable(ALIKE.get(text.charAt(index)))
          .map(other -> replaced(text, index, other));
    }
  };

  /** Letters of the keyboard, of Cyrillic and of word processors. */
  private static final Map<Character, Character> ALIKE =
      Map.ofEntries(
          Map.entry('l', '1'),
          Map.entry('1', 'l'),
          Map.entry('0', 'O'),
          Map.entry('O', '0'),
          Map.entry('B', '8'),
          Map.entry('(', '['),
          Map.entry(')', ']'),
          Map.entry('[', '('),
          Map.entry(']', ')'),
          Map.entry('-', '\u2013'),
          Map.entry('a', '\u0430'),
          Map.entry('c', '\u0441'),
          Map.entry('p', '\u0440'),
          Map.entry('o', '\u043e'),
          Map.entry('x', '\u0445'),
          Map.entry('K', '\u041a'),
          Map.entry('H', '\u041d'));

  /** Returns a text with this slip at one of its letters, if it can be made there. */
  abstract Optional<String> at(String text, int index);

  private static String replaced(String text, int index, char other) {
    return text.substring(0, index) + other + text.substring(index + 1);
  }
}
