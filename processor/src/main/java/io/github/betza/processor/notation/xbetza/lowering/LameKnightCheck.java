package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.ProblemLog.Spelling;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Warns of {@code n} on the knight's leap, and spells the move to which it is compiled. */
final class LameKnightCheck {
  private static final String MAO_ONLY =
      "if you mean the Mao, keep it with @SuppressWarnings(\"betza:lame-knight\")";

  private static final Pattern LEAP = Pattern.compile("[a-z]*(N|\\(1,2\\)|\\(2,1\\))1?");

  private final LegGeometry geometry;
  private final LegLetters letters;
  private final ProblemLog log;

  LameKnightCheck(LegGeometry geometry, ProblemLog log) {
    this.geometry = geometry;
    this.letters = geometry.letters();
    this.log = log;
  }

  /** Warns of the letter. Riders and legs of longer moves have no short spelling. */
  void warn() {
    boolean single =
        geometry.context().only()
            && geometry.length().isOne()
            && geometry.turn() == Turn.NONE
            && !geometry.hops()
            && !geometry.grants();
    log.addSpelled(
        ProblemCode.LAME_KNIGHT,
        letters.get('n').span(),
        "\"nN\" has no settled meaning: it is read as the Mao, a straight step "
            + "to an empty square and then a diagonal one",
        single ? spellings() : List.of(),
        MAO_ONLY);
  }

  /** The spellings of a single leap in two legs; the search finds the right one. */
  private List<Spelling> spellings() {
    String text = log.notation();
    int start = letters.span().start();
    Matcher term = LEAP.matcher(text).region(start, text.length());
    return term.lookingAt() ? spellings(text, new Span(start, term.end())) : List.of();
  }

  private List<Spelling> spellings(String text, Span term) {
    List<Spelling> spellings = new ArrayList<>();
    for (String first : firstLegs()) {
      for (String second : List.of("fs", "fr", "fl")) {
        String legs = legs(first, second);
        String mao = in(text, term, legs + "W");
        spellings.add(new Spelling(mao, advice(mao, legs, text, term)));
      }
    }
    return spellings;
  }

  /** Without direction letters another path may be meant. */
  private Advice advice(String mao, String legs, String text, Span term) {
    Suggestion first = new Suggestion(mao, "the Mao");
    return letters.runs().isEmpty()
        ? Advice.suggest(
            first,
            new Suggestion(in(text, term, legs + "F"), "the Moa"),
            new Suggestion(in(text, term, legs + "K"), "either way"))
        : Advice.suggest(first);
  }

  /** The candidates for the first step: the directions of the leap, or one of a pair, or all. */
  private Set<String> firstLegs() {
    StringBuilder all = new StringBuilder();
    letters.directions().forEach(letter -> all.append(letter.value()));
    Set<String> first = new LinkedHashSet<>();
    first.add(all.toString());
    if (all.length() == 2) {
      first.add(all.charAt(0) == 'h' ? "" : all.substring(0, 1));
      first.add(all.charAt(0) == 'h' ? "" : all.substring(1));
    }
    return first;
  }

  /** The letters for the end of the move are on its last leg. */
  private String legs(String first, String second) {
    StringBuilder behind = new StringBuilder();
    letters.without("n").letters().forEach(letter -> behind.append(letter.value()));
    return first + "a" + second + behind;
  }

  private static String in(String text, Span term, String spelled) {
    return text.substring(0, term.start()) + spelled + text.substring(term.end());
  }
}
