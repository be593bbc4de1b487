package io.github.betza.processor.atlas;

import java.util.Locale;
import java.util.regex.Pattern;

/** Readable names, made from the names of types if no name is declared. */
public final class Title {
  private static final Pattern WORDS = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private Title() {}

  /**
   * Returns the name of a game.
   *
   * @param declared its name, which is the simple name of its type if none is declared
   * @param type the simple name of its type
   * @return the declared name, or the words of the type's: {@code Chu Shogi} of {@code ChuShogi}
   */
  public static String ofGame(String declared, String type) {
    return declared.equals(type) ? String.join(" ", WORDS.split(type, -1)) : declared;
  }

  /** Returns the name of a piece, with a capital only in the first word. */
  public static String ofPiece(String declared, String type) {
    String title = ofGame(declared, type);
    return declared.equals(type) && !title.isEmpty()
        ? title.charAt(0) + title.substring(1).toLowerCase(Locale.ROOT)
        : declared;
  }
}
