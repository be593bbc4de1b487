package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes bent sliders such as {@code [F?R]} as they were written before there were brackets: {@code
 * FyafsF}. All that is tried is compared with the notation before it is believed.
 */
final class WithoutBrackets {
  /** Modifiers, a step, whether the piece may stop there, and where it goes on as a slider. */
  private static final Pattern BENT =
      Pattern.compile("([a-z]*)\\[([a-z]*)([WF])([?-])([a-z]*)[RB]]");

  /** How a step may turn into a slide; first as it does where nothing else is written. */
  private static final List<String> TURNS = List.of("fs", "bs", "s", "f", "b", "");

  private WithoutBrackets() {}

  /** Returns terms with the same moves and without brackets; nothing where none are found. */
  static List<Term> find(Term term) {
    Matcher bent = BENT.matcher(term.text());
    if (!bent.matches()) {
      return List.of();
    }
    String first = bent.group(1) + bent.group(2);
    String step = bent.group(3);
    Optional<String> wanted = shortest(term.text());
    Set<String> turns = new LinkedHashSet<>();
    if (!bent.group(5).isEmpty()) {
      turns.add(bent.group(5));
    }
    turns.addAll(TURNS);
    for (String turn : turns) {
      String slide = first + "ya" + turn + step;
      // The piece that may stop after its step is the sum of the step and the slide.
      String whole = bent.group(4).equals("?") ? first + step + slide : slide;
      if (wanted.isPresent() && wanted.equals(shortest(whole))) {
        return Term.parse(whole);
      }
    }
    return List.of();
  }

  private static Optional<String> shortest(String notation) {
    return BetzaTool.translate(notation, Dialect.XBETZA, Dialect.XBETZA).notation();
  }
}
