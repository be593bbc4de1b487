package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Converts lists of moves to notations. */
final class ListRewriting {
  /** The words between two moves in a sentence. */
  private static final Pattern WORD_BETWEEN =
      Pattern.compile("(?<= )(or|and|plus)(?= )", Pattern.CASE_INSENSITIVE);

  /** The signs between moves in a list, with the spaces around them. */
  private static final Pattern SIGN_BETWEEN = Pattern.compile(" *[+,;&/|] +");

  /** A space instead of a comma: between the numbers of a leap, or between pieces to promote to. */
  private static final Pattern COMMA =
      Pattern.compile("(?<=\\([0-9]{1,2}) +(?=[0-9])|(?<=[=,] ?[A-Z]) +(?=[A-Z])");

  /** Without their space two numbers would be a third one, and a word would be modifiers. */
  private static final Pattern APART = Pattern.compile("[0-9] +[0-9]|^[A-Za-z][a-z]{3,} ");

  private ListRewriting() {}

  static Advice ofSpaces(Matcher found, PieceNames names) {
    String text = found.group();
    if (APART.matcher(commas(text)).find()) {
      return Advice.NONE;
    }
    String close = text.replace(" ", "");
    List<Suggestion> meant = new ArrayList<>();
    closed(text).forEach(each -> meant.add(new Suggestion(each)));
    meant.add(new Suggestion("[" + close + "]", "brackets join the legs"));
    meant.add(new Suggestion(text.trim().replaceAll(" +", "?"), "one move, over an own piece"));
    meant.add(new Suggestion(text.trim().replaceAll(" +", "-"), "one move, joined with '-'"));
    return Advice.suggest(meant);
  }

  /** Returns the moves of a list as one notation: with its signs, and without them. */
  static List<String> closed(String text) {
    String unworded = WORD_BETWEEN.matcher(text).replaceAll("");
    return Stream.of(commas(unworded), unworded, SIGN_BETWEEN.matcher(unworded).replaceAll(" "))
        .map(each -> each.replace(" ", ""))
        .distinct()
        .toList();
  }

  private static String commas(String text) {
    Matcher comma = COMMA.matcher(text);
    // A comma may allow the next one.
    return comma.find() ? commas(comma.replaceFirst(",")) : text;
  }
}
