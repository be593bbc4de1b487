package io.github.betza.export;

import java.util.ArrayList;
import java.util.List;

/**
 * One move of an XBETZA notation: the modifiers of its legs, an atom and a range.
 *
 * @param text the whole term as written in the notation
 * @param legs the modifiers of each leg; empty if the term has brackets, a repeated group, or an
 *     atom written with numbers
 * @param atom the atom, with its extension, for example {@code N} or {@code FX}
 * @param range the range as written: digits, {@code *}, 0 for a doubled letter, or nothing
 */
public record Term(String text, List<String> legs, String atom, String range) {
  public Term {
    legs = List.copyOf(legs);
  }

  /** Returns whether the term is one leg of plain modifiers. */
  public boolean isSingle() {
    return legs.size() == 1;
  }

  /** Splits a correct notation into terms. */
  public static List<Term> parse(String notation) {
    List<Term> terms = new ArrayList<>();
    int start = 0;
    while (start < notation.length()) {
      int atom = start;
      while (atom < notation.length() && Character.isLowerCase(notation.charAt(atom))) {
        atom++;
      }
      boolean plain = atom < notation.length() && Character.isUpperCase(notation.charAt(atom));
      Term term = plain ? plain(notation, start, atom) : opaque(notation, start, atom);
      terms.add(term);
      start += term.text().length();
    }
    return terms;
  }

  private static Term plain(String notation, int start, int atom) {
    int end = atom + 1;
    while (end < notation.length() && notation.charAt(end) == 'X') {
      end++;
    }
    String name = notation.substring(atom, end);
    String range;
    if (end < notation.length() && notation.charAt(end) == notation.charAt(atom)) {
      range = "0";
      end++;
    } else {
      int digits = endOfRange(notation, end);
      range = notation.substring(end, digits);
      end = digits;
    }
    List<String> legs = List.of(notation.substring(start, atom).split("a", -1));
    return new Term(notation.substring(start, end), legs, name, range);
  }

  /** Returns a term with brackets or parentheses, which is not split further. */
  private static Term opaque(String notation, int start, int from) {
    int end = from;
    while (end < notation.length() && !Character.isUpperCase(notation.charAt(end))) {
      int close = notation.indexOf(notation.charAt(end) == '[' ? ']' : ')', end);
      boolean opens = notation.charAt(end) == '[' || notation.charAt(end) == '(';
      if (opens && close >= 0) {
        boolean whole = notation.charAt(end) == '[' || Character.isDigit(notation.charAt(end + 1));
        end = close + 1;
        if (whole) {
          end = endOfRange(notation, end);
          return new Term(notation.substring(start, end), List.of(), "", "");
        }
      } else {
        end++;
      }
    }
    end = endOfRange(notation, Math.min(end + 1, notation.length()));
    return new Term(notation.substring(start, end), List.of(), "", "");
  }

  private static int endOfRange(String notation, int start) {
    int end = start;
    while (end < notation.length()
        && (Character.isDigit(notation.charAt(end)) || notation.charAt(end) == '*')) {
      end++;
    }
    return end;
  }
}
