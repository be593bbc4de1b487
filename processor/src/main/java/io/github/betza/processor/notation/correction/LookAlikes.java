package io.github.betza.processor.notation.correction;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The characters of notations for characters that only look like them. Keyboards of other scripts,
 * word processors and web pages put such characters into notations.
 */
public final class LookAlikes {
  /** Cyrillic and Greek letters, and signs. */
  private static final String FOREIGN =
      "\u0410\u0412\u0415\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0405\u0423"
          + "\u050c\u051a\u0474\u051c\u04ae\u0501\u051b\u0475\u051d"
          + "\u0430\u0435\u043e\u0441\u0440\u0445\u0443\u0456\u0458\u0455\u043c\u043a\u043f\u0442\u04bb"
          + "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
          + "\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
          + "\u221e\u00d7\u2217\u2212";

  private static final String LATIN =
      "ABEIJKMHOPCTXSY"
          + "GQVWY"
          + "dqvw"
          + "aeocpxyijsmknth"
          + "ABEZHIKMNOPTYX"
          + "aikvoptux"
          + "0x*-";

  private static final int FIRST_CYRILLIC = 0x400;

  /** The distance of the wide letters, digits and signs from the ASCII ones. */
  private static final int WIDE = 0xFEE0;

  /** Figures of chess, without pawns, which are not a single move. */
  private static final String FIGURES =
      "\u2654\u2655\u2656\u2657\u2658\u265a\u265b\u265c\u265d\u265e";

  private static final String LATIN_FIGURES = "KQRBNKQRBN";

  /** Quotation marks and full stops of print. */
  private static final String QUOTES =
      "\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a"
          + "\u3008\u3009\u300a\u300b\u300c\u300d\u300e\u300f\u3010\u3011\u3002";

  /** Dashes that word processors make of two hyphens. */
  private static final Pattern LONG_DASH = Pattern.compile("[\u2014\u2015]");

  private LookAlikes() {}

  /** Returns a text with two dashes for each long one, as before typesetting. */
  static String withTwoDashes(String text) {
    return LONG_DASH.matcher(text).replaceAll("--");
  }

  /**
   * Returns a text with look-alikes replaced by characters of notations, and without invisible
   * ones. Other characters are unchanged.
   */
  static String replaced(String text) {
    StringBuilder replaced = new StringBuilder();
    text.codePoints().forEach(sign -> replaced.append(of(sign).orElseGet(() -> text(sign))));
    return replaced.toString();
  }

  /**
   * Returns a text of several words with the same replacements. Blanks are unchanged, and so are
   * figures of chess, which have a side.
   */
  public static String replacedInWords(String text) {
    StringBuilder replaced = new StringBuilder();
    text.codePoints()
        .forEach(
            sign -> {
              boolean stays =
                  Character.isWhitespace(sign)
                      || Character.isSpaceChar(sign)
                      || FIGURES.indexOf(sign) >= 0;
              replaced.append(stays ? text(sign) : of(sign).orElseGet(() -> text(sign)));
            });
    return replaced.toString();
  }

  /**
   * Returns words for a letter of another script or width that looks like a letter of notations.
   */
  public static Optional<String> name(int sign) {
    if (!Character.isLetter(sign)) {
      return Optional.empty();
    }
    int known = FOREIGN.indexOf(sign);
    if (known >= 0) {
      String script = sign < FIRST_CYRILLIC ? "Greek" : "Cyrillic";
      return Optional.of(name(script, LATIN.charAt(known)));
    }
    return sign - WIDE > ' ' && sign - WIDE < 0x7F
        ? Optional.of(name("fullwidth", (char) (sign - WIDE)))
        : Optional.empty();
  }

  private static String name(String script, char latin) {
    return "the " + script + " letter that looks like '" + latin + "'";
  }

  private static String text(int sign) {
    return new String(Character.toChars(sign));
  }

  private static Optional<String> of(int sign) {
    if (sign > ' ' && sign < 0x7F) {
      return Optional.of(text(sign));
    }
    int known = FOREIGN.indexOf(sign);
    if (known >= 0) {
      return Optional.of(LATIN.substring(known, known + 1));
    }
    int figure = FIGURES.indexOf(sign);
    if (figure >= 0) {
      return Optional.of(LATIN_FIGURES.substring(figure, figure + 1));
    }
    if (Character.isISOControl(sign) || QUOTES.indexOf(sign) >= 0) {
      return Optional.of("");
    }
    return switch (Character.getType(sign)) {
      case Character.SPACE_SEPARATOR,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.FORMAT ->
          Optional.of("");
      case Character.DASH_PUNCTUATION -> Optional.of("-");
      default -> plain(sign);
    };
  }

  /** Returns a character without its accents, its raised or lowered place and its width. */
  private static Optional<String> plain(int sign) {
    String parts = Decomposition.of(text(sign));
    String plain = parts.replaceAll("\\p{M}", "").replace('\u2212', '-');
    return !plain.isEmpty() && plain.chars().allMatch(c -> c > ' ' && c < 0x7F)
        ? Optional.of(plain)
        : Optional.empty();
  }
}
