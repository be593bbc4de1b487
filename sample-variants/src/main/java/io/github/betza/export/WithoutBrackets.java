package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes bent sliders such as {@code [F?R]} in the older notation without brackets: {@code FyafsF}.
 * Each candidate is compared with the original notation before it is used.
 */
public final class WithoutBrackets {
  /** Modifiers, a step, whether the piece may stop there, and the slider that follows. */
  private static final Pattern BENT =
      Pattern.compile("([a-z]*)\\[([a-z]*)([WF])([?-])([a-z]*)[RB]]");

  /** The turns from a step into a slide; the default first. */
  private static final List<String> TURNS = List.of("fs", "bs", "s", "f", "b", "");

  /** The numbers of the outward paths that a letter before the bracket selects. */
  private static final Map<String, List<Integer>> SELECTED =
      Map.of(
          "f", List.of(0, 7),
          "b", List.of(3, 4),
          "r", List.of(1, 2),
          "l", List.of(5, 6),
          "v", List.of(0, 3, 4, 7),
          "s", List.of(1, 2, 5, 6));

  /** The first step of each outward path, clockwise from forward: diagonal, and straight. */
  private static final List<String> DIAGONAL =
      List.of("fr", "fr", "br", "br", "bl", "bl", "fl", "fl");

  private static final List<String> STRAIGHT = List.of("f", "r", "r", "b", "b", "l", "l", "f");

  private WithoutBrackets() {}

  /** Returns terms with the same moves and without brackets; an empty list if none are found. */
  public static List<Term> find(Term term) {
    Matcher bent = BENT.matcher(term.text());
    if (!bent.matches()) {
      return List.of();
    }
    String step = bent.group(3);
    String first = bent.group(1) + bent.group(2);
    // A piece that may stop after its step is the sum of the step and the slide.
    String stop = bent.group(4).equals("?") ? first + step : "";
    Set<String> slides = new LinkedHashSet<>();
    if (SELECTED.containsKey(bent.group(1))) {
      slides.add(selected(bent.group(1), step));
    } else if (!bent.group(5).isEmpty()) {
      slides.add(first + "ya" + bent.group(5) + step);
    }
    TURNS.forEach(turn -> slides.add(first + "ya" + turn + step));
    for (String slide : slides) {
      String whole = stop + slide;
      if (isSame(whole, term.text())) {
        return Term.parse(whole);
      }
    }
    return List.of();
  }

  /** Returns the slides along the outward paths that a letter selects, each with its own term. */
  private static String selected(String letter, String step) {
    boolean diagonal = step.equals("F");
    StringBuilder slides = new StringBuilder();
    for (int path : SELECTED.get(letter)) {
      boolean left = diagonal == (path % 2 == 0);
      slides.append((diagonal ? DIAGONAL : STRAIGHT).get(path));
      slides.append("ya").append(left ? "fl" : "fr").append(step);
    }
    return slides.toString();
  }

  /** Returns whether two notations of a bent slider have the same explanation or the same moves. */
  private static boolean isSame(String written, String meant) {
    return meaning(written).equals(meaning(meant)) || shortest(written).equals(shortest(meant));
  }

  private static List<String> meaning(String notation) {
    return BetzaTool.explain(notation, Dialect.XBETZA).words();
  }

  private static String shortest(String notation) {
    return BetzaTool.translate(notation, Dialect.XBETZA, Dialect.XBETZA)
        .notation()
        .orElse(notation);
  }
}
